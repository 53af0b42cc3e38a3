import {
  ageBands,
  bandOf,
  type ExtraId,
  extraIds,
  type FacetId,
  facetIds,
  fixedFacets,
  kmBands,
  type ListingChoice,
  type ListingSort,
  listingSorts,
  ownersChoice,
  priceBands,
  type SearchedListing,
} from './listing-facets.ts';

/** The listings of one city, ready to be searched: each fact as a small number in a column of its own. */
export type ListingIndex = {
  readonly size: number;
  readonly ids: readonly string[];
  readonly columns: Readonly<Record<Exclude<FacetId, 'extra'>, Column>>;
  /** Bits of `extraIds`. */
  readonly extras: Uint8Array;
  readonly orders: Readonly<Record<ListingSort, Uint32Array>>;
};
type Column = { readonly values: readonly string[]; readonly codes: Uint16Array };

/** Results of a search. Counts of a facet leave its own choice out: what would be found by choosing this instead. */
export type ListingHits = {
  readonly total: number;
  readonly ids: readonly string[];
  readonly counts: Readonly<Record<FacetId, ReadonlyMap<string, number>>>;
};

const columnIds = facetIds.filter((id): id is Exclude<FacetId, 'extra'> => id !== 'extra');

/** Builds the index of a city. `thisYear` decides the bands of age. */
export function buildListingIndex(
  listings: readonly SearchedListing[],
  thisYear: number,
): ListingIndex {
  const choices: Readonly<Record<Exclude<FacetId, 'extra'>, (one: SearchedListing) => string>> = {
    price: ({ rupees }) => bandOf(priceBands, rupees),
    make: ({ make }) => make,
    model: ({ model }) => model,
    age: ({ madeYear }) => bandOf(ageBands, thisYear - madeYear),
    km: ({ km }) => bandOf(kmBands, km),
    fuel: ({ fuel }) => fuel,
    gearbox: ({ gearbox }) => gearbox,
    body: ({ body }) => body,
    owners: ({ owners }) => ownersChoice(owners),
    seller: ({ seller }) => seller,
  };
  const columns = Object.fromEntries(
    columnIds.map((id) => [id, columnOf(listings, id, choices[id])]),
  ) as ListingIndex['columns'];
  const compare: Readonly<Record<ListingSort, (a: SearchedListing, b: SearchedListing) => number>> =
    {
      newest: (a, b) => b.firstDay - a.firstDay,
      'price-low': (a, b) => a.rupees - b.rupees,
      'price-high': (a, b) => b.rupees - a.rupees,
      'km-low': (a, b) => a.km - b.km,
      'year-new': (a, b) => b.madeYear - a.madeYear,
    };
  const places = listings.map((listing, place) => ({ listing, place }));
  const orders = Object.fromEntries(
    listingSorts.map((sort) => {
      const by = compare[sort];
      // The id makes the order of equal cars the same on every page.
      const sorted = places.toSorted(
        (a, b) => by(a.listing, b.listing) || (a.listing.id < b.listing.id ? -1 : 1),
      );
      return [sort, Uint32Array.from(sorted, ({ place }) => place)];
    }),
  ) as ListingIndex['orders'];
  return {
    size: listings.length,
    ids: listings.map(({ id }) => id),
    columns,
    extras: Uint8Array.from(listings, ({ extras }) => bitsOf(extras)),
    orders,
  };
}

/** Finds what matches a choice, a page of it in order, and the counts of every facet, in one pass over the city. */
export function searchListings(
  index: ListingIndex,
  choice: ListingChoice,
  page: { readonly sort: ListingSort; readonly offset: number; readonly limit: number },
): ListingHits {
  const filters = filtersOf(index, choice);
  const wantedExtras = bitsOf((choice.extra ?? []) as readonly ExtraId[]);
  const order = index.orders[page.sort];
  const matching = new Uint32Array(order.length);
  /** Cars that only the choice of one facet leaves out, by that facet. */
  const near = new Map<number, number[]>(filters.map(({ bit }) => [bit, []]));
  const extraTally = extraIds.map(() => 0);
  let total = 0;
  for (const place of order) {
    const extras = index.extras[place] ?? 0;
    let missed = 0;
    for (const { bit, codes, allowed } of filters) {
      if (allowed[codes[place] ?? 0] !== 1) missed |= bit;
    }
    if (missed === 0 && extras !== 0) countExtras(extraTally, extras, wantedExtras);
    if ((extras & wantedExtras) !== wantedExtras) continue;
    if (missed === 0) {
      matching[total] = place;
      total += 1;
    } else {
      near.get(missed)?.push(place);
    }
  }
  const found = matching.subarray(0, total);
  const counts: Record<string, ReadonlyMap<string, number>> = {
    extra: new Map(extraIds.map((id, bit) => [id, extraTally[bit] ?? 0])),
  };
  columnIds.forEach((id, column) => {
    counts[id] = countsOf(index.columns[id], found, near.get(1 << column) ?? []);
  });
  const shown = found.subarray(page.offset, page.offset + page.limit);
  return {
    total,
    ids: Array.from(shown, (place) => index.ids[place] ?? ''),
    counts: counts as ListingHits['counts'],
  };
}

/** An extra is one more wish: its count is of cars that also have those chosen already. */
function countExtras(tally: number[], extras: number, wanted: number): void {
  for (let bit = 0; bit < extraIds.length; bit += 1) {
    const wish = wanted | (1 << bit);
    if ((extras & wish) === wish) tally[bit] = (tally[bit] ?? 0) + 1;
  }
}

function countsOf(
  { values, codes }: Column,
  found: Uint32Array,
  near: readonly number[],
): ReadonlyMap<string, number> {
  const totals = new Uint32Array(values.length);
  for (let step = 0; step < found.length; step += 1) {
    const code = codes[found[step] ?? 0] ?? 0;
    totals[code] = (totals[code] ?? 0) + 1;
  }
  for (const place of near) {
    const code = codes[place] ?? 0;
    totals[code] = (totals[code] ?? 0) + 1;
  }
  return new Map(values.map((value, code) => [value, totals[code] ?? 0]));
}

type Filter = {
  /** Of the facet among the columns. */
  readonly bit: number;
  readonly codes: Uint16Array;
  readonly allowed: Uint8Array;
};

function filtersOf(index: ListingIndex, choice: ListingChoice): readonly Filter[] {
  return columnIds.flatMap((id, column) => {
    const chosen = choice[id];
    if (chosen === undefined || chosen.length === 0) return [];
    const { values, codes } = index.columns[id];
    const allowed = Uint8Array.from(values, (value) => (chosen.includes(value) ? 1 : 0));
    return [{ bit: 1 << column, codes, allowed }];
  });
}

function columnOf(
  listings: readonly SearchedListing[],
  id: Exclude<FacetId, 'extra'>,
  choiceOf: (one: SearchedListing) => string,
): Column {
  const fixed: readonly string[] = id === 'make' || id === 'model' ? [] : fixedFacets[id];
  const codeOf = new Map(fixed.map((value, code) => [value, code]));
  const codes = Uint16Array.from(listings, (listing) => {
    const value = choiceOf(listing);
    const known = codeOf.get(value);
    if (known !== undefined) return known;
    codeOf.set(value, codeOf.size);
    return codeOf.size - 1;
  });
  return { values: [...codeOf.keys()], codes };
}

function bitsOf(extras: readonly ExtraId[]): number {
  return extras.reduce((bits, id) => bits | (1 << extraIds.indexOf(id)), 0);
}
