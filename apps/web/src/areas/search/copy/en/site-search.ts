import type { SearchKind } from '@pahiya/domain/search/search-entry';

/** Titles of groups of results. */
const kinds: Readonly<Record<SearchKind, string>> = {
  page: 'Pages',
  article: 'Articles',
  service: 'RTO services',
  help: 'FAQs',
  offence: 'Fines',
  office: 'RTO offices',
  place: 'Towns and districts',
  state: 'States',
};

/** Words of the site search. */
export const copy = {
  kinds,
  metaTitle: 'Search',
  title: 'Search Pahiya',
  lead: 'Search articles, RTO offices and codes, services, fines and FAQs. Enter a vehicle number to open its record.',
  label: 'What are you looking for?',
  submit: 'Search',
  missing: 'Enter a word, a town, an RTO code or a vehicle number.',
  found: (n: number, q: string) => (n === 1 ? `1 result for “${q}”` : `${n} results for “${q}”`),
  none: (q: string) => `No results for “${q}”`,
  noneDetail: 'Try fewer or other words, or ask the assistant.',
  instead: (typed: string, taken: string) =>
    `No results for “${typed}”. Showing results for ${taken}.`,
  written: 'What people wrote',
  writtenHint: 'From the community. Written by other users, not checked by Pahiya.',
  replies: (n: number) => (n === 0 ? 'No replies yet' : n === 1 ? '1 reply' : `${n} replies`),
  answered: (n: number) => (n === 1 ? 'Answered, 1 reply' : `Answered, ${n} replies`),
  ask: 'Ask the assistant',
  failed: 'Search failed',
  /** Shown and announced while typing; `{n}` is the count, `{mark}` a vehicle number. */
  suggest: {
    list: 'Suggestions',
    one: '1 suggestion. Use the arrow keys to choose.',
    many: '{n} suggestions. Use the arrow keys to choose.',
    none: 'No suggestions',
    lookUp: 'Look up {mark}',
    office: 'RTO office',
  },
  fine: 'Fine',
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'site-search': typeof copy;
  }
}
