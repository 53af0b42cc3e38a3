/** What a list can be filtered and sorted by. */
export type FacetTerms = {
  /** Values by facet, in the order in which they are shown; null: any slug, such as makes. */
  readonly facets: Readonly<Record<string, readonly string[] | null>>;
  /** Figures with a least and a most. */
  readonly ranges: readonly string[];
  /** Sort orders; the first is the one without a choice. */
  readonly sorts: readonly [string, ...string[]];
};

/** Bounds of a figure, both inclusive; null: none. */
export type Bounds = { readonly least: number | null; readonly most: number | null };

/** What a person chose: values of one facet are alternatives, everything else holds together. */
export type FacetFilter = {
  readonly chosen: Readonly<Record<string, readonly string[]>>;
  readonly ranges: Readonly<Record<string, Bounds>>;
  readonly sort: string;
  /** From 0. */
  readonly page: number;
};

/** One thing that was chosen, to be shown and taken back alone. */
export type FacetChoice =
  | { readonly facet: string; readonly value: string }
  | { readonly range: string; readonly bounds: Bounds };

const mostValues = 40;
const mostFigure = 10_000_000_000;

/** Reads a filter from the parameters of an address. `unknown`: parameters whose value means nothing here; the filter
 * is without them. Parameters of others, such as the language of a campaign, are ignored. */
export function readFilter(
  terms: FacetTerms,
  params: URLSearchParams,
): { readonly filter: FacetFilter; readonly unknown: readonly string[] } {
  const unknown: string[] = [];
  const chosen: Record<string, readonly string[]> = {};
  for (const [facet, values] of Object.entries(terms.facets)) {
    const given = [...new Set(params.getAll(facet))].filter((value) => value !== '');
    const isKnown = (value: string) =>
      values === null ? /^[a-z0-9][a-z0-9-]{0,79}$/.test(value) : values.includes(value);
    if (given.some((value) => !isKnown(value)) || given.length > mostValues) unknown.push(facet);
    const known = given.filter(isKnown).slice(0, mostValues);
    const ordered = values === null ? known.sort() : values.filter((one) => known.includes(one));
    if (ordered.length > 0) chosen[facet] = ordered;
  }
  const ranges: Record<string, Bounds> = {};
  for (const range of terms.ranges) {
    const bound = (name: string) => {
      const written = (params.get(name) ?? '').replaceAll(',', '').trim();
      if (written === '') return null;
      const value = /^\d{1,10}(?:\.\d{1,2})?$/.test(written) ? Number(written) : Number.NaN;
      if (value <= mostFigure) return value;
      unknown.push(name);
      return null;
    };
    const bounds = { least: bound(`${range}-from`), most: bound(`${range}-to`) };
    if (bounds.least !== null || bounds.most !== null) ranges[range] = bounds;
  }
  const sortGiven = params.get('sort') ?? '';
  const sort = terms.sorts.find((one) => one === sortGiven);
  if (sort === undefined && sortGiven !== '') unknown.push('sort');
  const pageGiven = params.get('page') ?? '';
  const isPage = /^[1-9]\d{0,5}$/.test(pageGiven);
  if (!isPage && pageGiven !== '') unknown.push('page');
  return {
    filter: {
      chosen,
      ranges,
      sort: sort ?? terms.sorts[0],
      page: isPage ? Number(pageGiven) - 1 : 0,
    },
    unknown,
  };
}

/** The parameters of a filter, in one order, so that equal filters have one address. Without the defaults. */
export function filterParams(
  terms: FacetTerms,
  { chosen, ranges, sort, page }: FacetFilter,
): readonly (readonly [name: string, value: string])[] {
  const params: [string, string][] = [];
  for (const facet of Object.keys(terms.facets)) {
    for (const value of chosen[facet] ?? []) params.push([facet, value]);
  }
  for (const range of terms.ranges) {
    const { least, most } = ranges[range] ?? { least: null, most: null };
    if (least !== null) params.push([`${range}-from`, String(least)]);
    if (most !== null) params.push([`${range}-to`, String(most)]);
  }
  if (sort !== terms.sorts[0]) params.push(['sort', sort]);
  if (page > 0) params.push(['page', String(page + 1)]);
  return params;
}

/** Everything chosen, facets in their order and ranges after them. */
export function choicesOf(terms: FacetTerms, { chosen, ranges }: FacetFilter): FacetChoice[] {
  return [
    ...Object.keys(terms.facets).flatMap((facet) =>
      (chosen[facet] ?? []).map((value) => ({ facet, value })),
    ),
    ...terms.ranges.flatMap((range) => {
      const bounds = ranges[range];
      return bounds === undefined ? [] : [{ range, bounds }];
    }),
  ];
}

/** The filter without one choice, from its first page. */
export function withoutChoice(filter: FacetFilter, choice: FacetChoice): FacetFilter {
  if ('range' in choice) {
    const { [choice.range]: _, ...ranges } = filter.ranges;
    return { ...filter, ranges, page: 0 };
  }
  const left = (filter.chosen[choice.facet] ?? []).filter((value) => value !== choice.value);
  const { [choice.facet]: _, ...others } = filter.chosen;
  const chosen = left.length === 0 ? others : { ...others, [choice.facet]: left };
  return { ...filter, chosen, page: 0 };
}

/** Whether the upper bound of a range is below its lower one. */
export function isUpsideDown({ least, most }: Bounds): boolean {
  return least !== null && most !== null && most < least;
}
