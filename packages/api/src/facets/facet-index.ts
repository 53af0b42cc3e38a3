import { TypedFastBitSet } from 'typedfastbitset';

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
  readonly counts: ReadonlyMap<string, Uint32Array>;
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
 * intersection of the others, so that its own choice does not hide what else it offers. Measured against other ways in
 * docs/adr/0048. */
export function buildFacetIndex(columns: FacetColumns): FacetIndex {
  const { groupOf, facets, figures, orders } = columns;
  const rowCount = groupOf.length;
  const groupStarts = startsOf(groupOf);
  const sets = new Map(facets.map((facet) => [facet.id, setsOf(facet)]));
  const firstParts = new Map(
    Object.entries(orders).map(([order, { rows, ends }]) => [
      order,
      new TypedFastBitSet(rows.subarray(0, ends[0] ?? 0)),
    ]),
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

  // Of the call that runs: none waits.
  const found = new Uint32Array(rowCount);

  /** Writes the rows of a set to `found`, ascending; returns how many. */
  function find(rows: TypedFastBitSet): number {
    let count = 0;
    rows.forEach((row) => {
      found[count] = row;
      count += 1;
    });
    return count;
  }

  function page(fitting: TypedFastBitSet, { order, offset, limit }: PageWish): readonly FacetHit[] {
    const rowOrder = orders[order];
    if (rowOrder === undefined) throw new RangeError(`no order ${order}`);
    const isListed = new Uint8Array(groupStarts.length);
    const hits: FacetHit[] = [];
    let passed = 0;
    let part = 0;
    for (let place = 0; place < rowCount && hits.length < limit; place += 1) {
      while (place >= (rowOrder.ends[part] ?? rowCount)) part += 1;
      const row = rowOrder.rows[place] as number;
      const group = groupOf[row] as number;
      if (isListed[group] === 1 || !fitting.has(row)) continue;
      isListed[group] = 1;
      if (passed >= offset) hits.push({ group, row, part });
      passed += 1;
    }
    return hits;
  }

  function firstGroups(fitting: TypedFastBitSet, order: string): number {
    const first = firstParts.get(order);
    if (first === undefined) throw new RangeError(`no order ${order}`);
    return countGroups(groupOf, found, find(fitting.new_intersection(first)));
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
    const counts = new Map<string, Uint32Array>();
    for (const facet of facets) {
      if (!wanted.has(facet.id)) continue;
      const rows = find(intersectionOf(wanted, facet.id));
      counts.set(facet.id, countValues(facet, groupOf, found, rows));
    }
    const fitting = intersectionOf(wanted);
    const rows = find(fitting);
    for (const facet of facets) {
      if (counts.has(facet.id)) continue;
      counts.set(facet.id, countValues(facet, groupOf, found, rows));
    }
    return {
      groups: countGroups(groupOf, found, rows),
      rows,
      counts,
      page: (wish) => page(fitting, wish),
      firstGroups: (order) => firstGroups(fitting, order),
      rowsOf: (group) => rowsOf(fitting, group),
    };
  };
}

/** By value, the groups with such a row among the first `count` found. */
function countValues(
  { size, codes }: FacetColumn,
  groupOf: Uint32Array,
  found: Uint32Array,
  count: number,
): Uint32Array {
  const counts = new Uint32Array(size);
  const lastGroup = new Int32Array(size).fill(-1);
  for (let place = 0; place < count; place += 1) {
    const row = found[place] as number;
    const code = codes[row] as number;
    const group = groupOf[row] as number;
    if (lastGroup[code] === group) continue;
    lastGroup[code] = group;
    counts[code] = (counts[code] as number) + 1;
  }
  return counts;
}

function countGroups(groupOf: Uint32Array, found: Uint32Array, count: number): number {
  let groups = 0;
  let last = -1;
  for (let place = 0; place < count; place += 1) {
    const group = groupOf[found[place] as number] as number;
    if (group !== last) groups += 1;
    last = group;
  }
  return groups;
}

/** The rows of each value. */
function setsOf({ size, codes }: FacetColumn): readonly TypedFastBitSet[] {
  const sets = Array.from({ length: size }, () => new TypedFastBitSet());
  for (let row = 0; row < codes.length; row += 1) sets[codes[row] as number]?.add(row);
  return sets;
}

function rowsWithin(values: Float64Array, least: number, most: number): TypedFastBitSet {
  const rows = new TypedFastBitSet();
  for (let row = 0; row < values.length; row += 1) {
    const value = values[row] as number;
    // False for NaN.
    if (value >= least && value <= most) rows.add(row);
  }
  return rows;
}

/** Where each group begins, and after them where the last ends. */
function startsOf(groupOf: Uint32Array): Uint32Array {
  const starts: number[] = [];
  for (let row = 0; row < groupOf.length; row += 1) {
    if (row === 0 || groupOf[row] !== groupOf[row - 1]) starts.push(row);
  }
  return Uint32Array.from([...starts, groupOf.length]);
}
