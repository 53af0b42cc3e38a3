const choices = [
  ['fuel', ['petrol', 'diesel', 'cng', 'electric']],
  ['age', ['under-3y', '3y-5y', '5y-8y', '8y-10y', 'over-10y']],
  ['km', ['under-20k', '20k-40k', '40k-60k', '60k-100k', 'over-100k']],
  ['owners', ['1', '2', '3', '4-up']],
  ['price', ['under-3l', '3l-5l', '5l-8l', '8l-12l']],
] as const;
const sorts = ['newest', 'price-low', 'km-low', 'year-new', 'price-high'] as const;

/** The `turn`-th search: none to three facets, each with one or two choices. The same turn is the same search. */
export function searchOf(turn: number): URLSearchParams {
  const query = new URLSearchParams({ sort: sorts[turn % sorts.length] ?? 'newest' });
  for (let place = 0; place < turn % 4; place += 1) {
    const [id, values] = choices[(turn * 3 + place * 2) % choices.length] ?? choices[0];
    const chosen = [values[turn % values.length], values[(turn * 5 + 1) % values.length]];
    query.set(id, [...new Set(chosen)].join(','));
  }
  return query;
}

/** Path of the call in a city. */
export function searchPath(cityId: number, turn: number): string {
  const query = searchOf(turn);
  query.set('cityId', String(cityId));
  return `/api/v1/web/buyCar/search?${query}`;
}
