import type { SearchKind } from '@pahiya/domain/search/search-entry';

/** Titles of groups of results. */
const kinds: Readonly<Record<SearchKind, string>> = {
  page: 'Pages',
  article: 'Articles',
  service: 'RTO services',
  help: 'Questions and answers',
  offence: 'Fines',
  office: 'RTO offices',
  place: 'Towns and districts',
  state: 'States',
};

/** Words of the search of everything. */
export const copy = {
  kinds,
  metaTitle: 'Search',
  title: 'Search everything',
  lead: 'Articles, RTO offices and codes, services, fines, questions. A vehicle number opens its record.',
  label: 'What are you looking for?',
  submit: 'Search',
  missing: 'Type a word, a town, an RTO code or a vehicle number.',
  found: (n: number, q: string) => (n === 1 ? `1 result for “${q}”` : `${n} results for “${q}”`),
  none: (q: string) => `Nothing found for “${q}”`,
  noneDetail: 'Try fewer or other words, or ask the assistant.',
  instead: (typed: string, taken: string) => `Nothing has “${typed}”. Searched for: ${taken}.`,
  ask: 'Ask the assistant',
  failed: 'The search did not work',
  /** Said and shown while typing; `{n}` is the number, `{mark}` a vehicle number. */
  suggest: {
    list: 'Suggestions',
    one: '1 suggestion. Arrow keys choose.',
    many: '{n} suggestions. Arrow keys choose.',
    none: 'No suggestions',
    lookUp: 'Look up {mark}',
    office: 'RTO office',
  },
  fine: 'Fine',
};
