/** Fields of a city used by the search. */
export type SearchableCity = {
  readonly name: string;
  readonly nameHindi?: string;
  readonly aliases: readonly string[];
  readonly popular: boolean;
};

/** Cities whose name or former name starts with the query, best match first: exact, prefix of the name, prefix of a
 * later word, then the same with a typo (one letter wrong, missing, extra or transposed; two from six letters).
 * Popular cities first within each. An empty query returns the popular ones. At most `limit`. Small and pure, to
 * run in the browser. */
export function searchCities<City extends SearchableCity>(
  cities: readonly City[],
  query: string,
  limit = 10,
): readonly City[] {
  const wanted = simplify(query).slice(0, 40);
  if (wanted === '') return cities.filter((city) => city.popular).slice(0, limit);
  return cities
    .map((city) => ({ city, rank: rankOf(city, wanted) }))
    .filter(({ rank }) => rank < NO_MATCH)
    .sort((a, b) => a.rank - b.rank || Number(b.city.popular) - Number(a.city.popular))
    .slice(0, limit)
    .map(({ city }) => city);
}

const NO_MATCH = 9;

function rankOf(city: SearchableCity, wanted: string): number {
  const names = [city.name, city.nameHindi ?? city.name, ...city.aliases];
  return Math.min(...names.map((name) => rankName(simplify(name), wanted)));
}

function rankName(name: string, wanted: string): number {
  if (name === wanted) return 0;
  if (name.startsWith(wanted)) return 1;
  if (name.includes(` ${wanted}`)) return 2;
  const slips = wanted.length < 3 ? 0 : wanted.length < 6 ? 1 : 2;
  if (slips === 0) return NO_MATCH;
  const distance = prefixDistance(name, wanted, slips);
  return distance <= slips ? 2 + distance : NO_MATCH;
}

function simplify(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Fewest edits (a transposition counts as one) from `wanted` to a prefix of `name`. */
function prefixDistance(name: string, wanted: string, slips: number): number {
  const reach = Math.min(name.length, wanted.length + slips);
  let beforeLast: number[] = [];
  let last = Array.from({ length: reach + 1 }, (_, column) => column);
  for (let row = 1; row <= wanted.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= reach; column += 1) {
      const isSame = wanted[row - 1] === name[column - 1];
      const isSwap =
        row > 1 &&
        column > 1 &&
        wanted[row - 1] === name[column - 2] &&
        wanted[row - 2] === name[column - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwap ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    beforeLast = last;
    last = current;
  }
  return Math.min(...last);
}
