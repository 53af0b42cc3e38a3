/** Filters of the article list. */
export type ArticleFilters = {
  readonly state: (typeof articleStates)[number];
  readonly language: (typeof articleLanguages)[number];
  readonly q: string;
};

export const articleStates = ['all', 'live', 'draft', 'scheduled', 'withdrawn'] as const;
export const articleLanguages = ['any', 'en', 'hi', 'no-en', 'no-hi'] as const;

/** Reads the filters of an address; invalid values count as not chosen. */
export function readArticleFilters(search: URLSearchParams): ArticleFilters {
  return {
    state: articleStates.find((one) => one === search.get('state')) ?? 'all',
    language: articleLanguages.find((one) => one === search.get('language')) ?? 'any',
    q: (search.get('q') ?? '').trim().slice(0, 100),
  };
}

/** The page number of an address: 1 to 10,000. */
export function readPageNumber(search: URLSearchParams): number {
  const text = /^[1-9]\d{0,3}$/.exec(search.get('page') ?? '')?.[0];
  return text === undefined ? 1 : Number(text);
}

/** Address of the list with these filters. */
export function articlesPath({ state, language, q }: ArticleFilters, pageNumber = 1): string {
  const search = new URLSearchParams();
  if (state !== 'all') search.set('state', state);
  if (language !== 'any') search.set('language', language);
  if (q !== '') search.set('q', q);
  if (pageNumber > 1) search.set('page', String(pageNumber));
  return search.size === 0 ? '/desk/blog' : `/desk/blog?${search}`;
}
