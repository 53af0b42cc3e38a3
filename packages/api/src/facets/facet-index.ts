import { TypedFastBitSet } from 'typedfastbitset';
import { groupCounter } from './group-counter.ts';

/** One choice of a list's rows: each row has exactly one value, by its place among `size`. */
export type FacetColumn = {
  readonly id: string;
  readonly size: number;
  /** The value's place, by row. */
  readonly codes: Uint16Array;
};

/** An order of all rows, as row numbers, in parts that are never sorted into each other: what can be compared first,
 * then what cannot. `ends` are where the parts end. */
export type RowOrder = { readonly rows: Uint32Array; readonly ends: readonly number[] };

/** Columns of a list. Rows of one group are neighbours, and a group is what is counted and listed: the variants of a
 * model, or a row alone. */
export type FacetColumns = {
  /** The group's number, by row, ascending from 0. */
  readonly groupOf: Uint32Array;
  readonly facets: readonly FacetColumn[];
  /** Figures for ranges, by row; NaN: not known, which no range holds. */
  readonly figures: Readonly<Record<string, Float64Array>>;
  readonly orders: Readonly<Record<string, RowOrder>>;
};

/** What is wanted. Values of one facet are alternatives; facets and ranges all hold together. */
export type FacetQuery = {
  readonly chosen: readonly { readonly id: string; readonly codes: readonly number[] }[];
  readonly ranges: readonly {
    readonly id: string;
    /** Both inclusive. */
    readonly least: number;
    readonly most: number;
  }[];
};

/** What fits a query. */
export type FacetResult = {
  readonly groups: number;
  readonly rows: number;
  /** By facet and value: groups that would fit if this value were the facet's only choice. */
  readonly counts: () => ReadonlyMap<string, Uint32Array>;
  /** Groups from `offset` on, at most `limit`. Throws RangeError for an order that the list does not have. */
  readonly page: (wish: PageWish) => readonly FacetHit[];
  /** Groups with a row that fits in the first part of an order. */
  readonly firstGroups: (order: string) => number;
  /** Rows of a group that fit. */
  readonly rowsOf: (group: number) => readonly number[];
};

/** A group at the place of its first row that fits. `part`: of the order. */
export type FacetHit = { readonly group: number; readonly row: number; readonly part: number };

export type PageWish = { readonly order: string; readonly offset: number; readonly limit: number };

/** Answers queries over a list. Throws RangeError for a facet or figure that the list does not have. */
export type FacetIndex = (query: FacetQuery) => FacetResult;

/** Holds a set of rows for each value. What fits is their intersection; a facet that is chosen from is counted over the
 * intersection of the others, so that its own choice does not hide what else it offers. Counts go word by word over the
 * sets, never row by row. Measured against other ways in docs/adr/0048 and 0068. */
export function buildFacetIndex(columns: FacetColumns): FacetIndex {
  const { groupOf, facets, figures, orders } = columns;
  const rowCount = groupOf.length;
  const groupStarts = startsOf(groupOf);
  const { count: countGroups, groupsOf } = groupCounter(groupOf);
  const sets = new Map(facets.map((facet) => [facet.id, setsOf(facet)]));
  // Of a facet that is the same for all rows of each group, groups are counted instead of rows: they are fewer.
  const groupSets = new Map(
    facets
      .filter((facet) => isSameInGroups(facet, groupOf))
      .map(({ id }) => [
        id,
        (sets.get(id) ?? []).map(({ words }) => TypedFastBitSet.fromWords(groupsOf(words))),
      ]),
  );
  const firstParts = new Map(
    Object.entries(orders).map(([order, { rows, ends }]) => [
      order,
      new TypedFastBitSet(rows.subarray(0, ends[0] ?? 0)),
    ]),
  );
  const places = new Map(
    Object.entries(orders).map(([order, { rows }]) => [order, placesOf(rows)]),
  );
  const every = new TypedFastBitSet();
  if (rowCount > 0) every.addRange(0, rowCount);

  /** The rows of what is wanted, by facet; ranges are under the empty id. */
  function wantedOf({ chosen, ranges }: FacetQuery): ReadonlyMap<string, TypedFastBitSet> {
    const wanted = new Map<string, TypedFastBitSet>();
    for (const { id, codes } of chosen) {
      const values = sets.get(id);
      if (values === undefined) throw new RangeError(`no facet ${id}`);
      const rows = new TypedFastBitSet();
      for (const code of codes) rows.union(values[code] ?? new TypedFastBitSet());
      if (codes.length > 0) wanted.set(id, rows);
    }
    for (const { id, least, most } of ranges) {
      const values = figures[id];
      if (values === undefined) throw new RangeError(`no figure ${id}`);
      const rows = rowsWithin(values, least, most);
      wanted.set('', wanted.get('')?.intersection(rows) ?? rows);
    }
    return wanted;
  }

  function intersectionOf(
    wanted: ReadonlyMap<string, TypedFastBitSet>,
    except?: string,
  ): TypedFastBitSet {
    const [first = every, ...others] = [...wanted]
      .filter(([id]) => id !== except)
      .map(([, rows]) => rows);
    const rows = first.clone();
    for (const other of others) rows.intersection(other);
    return rows;
  }

  function countValues(id: string, rows: TypedFastBitSet, groups: TypedFastBitSet): Uint32Array {
    const ofGroups = groupSets.get(id);
    return ofGroups === undefined
      ? Uint32Array.from(sets.get(id) ?? [], ({ words }) => countGroups(rows.words, words))
      : Uint32Array.from(ofGroups, (value) => groups.intersection_size(value));
  }

  const groupSetOf = ({ words }: TypedFastBitSet) => TypedFastBitSet.fromWords(groupsOf(words));
  const everyGroup = groupSetOf(every);
  // What a facet offers when nothing else is chosen.
  const offered = new Map(facets.map(({ id }) => [id, countValues(id, every, everyGroup)]));

  function countsOf(
    wanted: ReadonlyMap<string, TypedFastBitSet>,
    fitting: TypedFastBitSet,
    fittingGroups: TypedFastBitSet,
  ): ReadonlyMap<string, Uint32Array> {
    const others = (id: string) => wanted.size - (wanted.has(id) ? 1 : 0);
    return new Map(
      facets.map(({ id }) => {
        const known = others(id) === 0 ? offered.get(id) : undefined;
        if (known !== undefined) return [id, known];
        if (!wanted.has(id)) return [id, countValues(id, fitting, fittingGroups)];
        const rows = intersectionOf(wanted, id);
        return [id, countValues(id, rows, groupSetOf(rows))];
      }),
    );
  }

  /** Rows that fit in an order. Few are sorted by their places; for many, the whole order is walked from its start. */
  function inOrder(fitting: TypedFastBitSet, order: string): Iterable<number> {
    const rowOrder = orders[order]?.rows;
    const placeOf = places.get(order);
    if (rowOrder === undefined || placeOf === undefined) throw new RangeError(`no order ${order}`);
    if (fitting.size() * fewOf > rowCount) return rowOrder;
    return Uint32Array.from(fitting.array(), (row) => placeOf[row] as number)
      .sort()
      .map((place) => rowOrder[place] as number);
  }

  function page(fitting: TypedFastBitSet, { order, offset, limit }: PageWish): readonly FacetHit[] {
    const isListed = new Uint8Array(groupStarts.length);
    const ends = orders[order]?.ends ?? [];
    const hits: FacetHit[] = [];
    let passed = 0;
    for (const row of inOrder(fitting, order)) {
      if (hits.length === limit) break;
      const group = groupOf[row] as number;
      if (isListed[group] === 1 || !fitting.has(row)) continue;
      isListed[group] = 1;
      passed += 1;
      if (passed <= offset) continue;
      const place = places.get(order)?.[row] ?? 0;
      hits.push({ group, row, part: ends.findIndex((end) => place < end) });
    }
    return hits;
  }

  function firstGroups(fitting: TypedFastBitSet, order: string): number {
    const first = firstParts.get(order);
    if (first === undefined) throw new RangeError(`no order ${order}`);
    return countGroups(fitting.words, first.words);
  }

  function rowsOf(fitting: TypedFastBitSet, group: number): readonly number[] {
    const rows: number[] = [];
    const end = groupStarts[group + 1] as number;
    for (let row = groupStarts[group] as number; row < end; row += 1) {
      if (fitting.has(row)) rows.push(row);
    }
    return rows;
  }

  return (query) => {
    const wanted = wantedOf(query);
    const fitting = intersectionOf(wanted);
    const fittingGroups = groupSetOf(fitting);
    return {
      groups: fittingGroups.size(),
      rows: fitting.size(),
      counts: () => countsOf(wanted, fitting, fittingGroups),
      page: (wish) => page(fitting, wish),
      firstGroups: (order) => firstGroups(fitting, order),
      rowsOf: (group) => rowsOf(fitting, group),
    };
  };
}

/** Below this share of the list, sorting what fits is quicker than walking an order. */
const fewOf = 16;

/** Where each row is in an order. */
function placesOf(rows: Uint32Array): Uint32Array {
  const places = new Uint32Array(rows.length);
  for (let place = 0; place < rows.length; place += 1) places[rows[place] as number] = place;
  return places;
}

function isSameInGroups({ codes }: FacetColumn, groupOf: Uint32Array): boolean {
  return codes.every((code, row) => groupOf[row] !== groupOf[row - 1] || codes[row - 1] === code);
}

/** The rows of each value. */
function setsOf({ size, codes }: FacetColumn): readonly TypedFastBitSet[] {
  const sets = Array.from({ length: size }, () => new TypedFastBitSet());
  for (let row = 0; row < codes.length; row += 1) sets[codes[row] as number]?.add(row);
  for (const set of sets) set.trim();
  return sets;
}

function rowsWithin(values: Float64Array, least: number, most: number): TypedFastBitSet {
  const words = new Uint32Array(Math.ceil(values.length / 32));
  for (let row = 0; row < values.length; row += 1) {
    const value = values[row] as number;
    // False for NaN.
    if (value >= least && value <= most)
      words[row >>> 5] = (words[row >>> 5] as number) | (1 << row);
  }
  return TypedFastBitSet.fromWords(words);
}

/** Where each group begins, and after them where the last ends. */
function startsOf(groupOf: Uint32Array): Uint32Array {
  const starts: number[] = [];
  for (let row = 0; row < groupOf.length; row += 1) {
    if (row === 0 || groupOf[row] !== groupOf[row - 1]) starts.push(row);
  }
  return Uint32Array.from([...starts, groupOf.length]);
}
