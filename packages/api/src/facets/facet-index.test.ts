import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildFacetIndex, type FacetColumns, type FacetQuery } from './facet-index.ts';

const sizes = { fuel: 4, body: 3, make: 40 } as const;
type FacetId = keyof typeof sizes;
const ids = Object.keys(sizes) as FacetId[];
type Row = { group: number; codes: Record<FacetId, number>; price: number };

// In forty: how often a row begins a group. Groups from one row to many words of the sets.
const shares = fc.constantFrom(0, 1, 15, 40);
const rowsOf = fc
  .tuple(
    shares,
    fc.array(
      fc.record({
        roll: fc.nat(39),
        fuel: fc.nat(sizes.fuel - 1),
        body: fc.nat(sizes.body - 1),
        make: fc.nat(sizes.make - 1),
        price: fc.oneof(fc.integer({ min: 1, max: 20 }), fc.constant(Number.NaN)),
      }),
      { maxLength: 200 },
    ),
  )
  .map(([share, given]): Row[] => {
    let group = -1;
    let make = 0;
    return given.map(({ roll, price, ...codes }, index) => {
      if (index === 0 || roll < share) {
        group += 1;
        make = codes.make;
      }
      // Models have one make, and variants of several fuels.
      return { group, codes: { ...codes, make }, price };
    });
  });

const queryOf: fc.Arbitrary<FacetQuery> = fc.record({
  chosen: fc.subarray(ids).chain((some) =>
    fc.tuple(
      ...some.map((id) =>
        fc.record({
          id: fc.constant(id),
          codes: fc.uniqueArray(fc.nat(sizes[id] - 1), { maxLength: 3 }),
        }),
      ),
    ),
  ),
  ranges: fc.array(fc.record({ id: fc.constant('price'), least: fc.nat(20), most: fc.nat(20) }), {
    maxLength: 2,
  }),
});

function columnsOf(rows: readonly Row[]): FacetColumns {
  // Known prices from low to high, then the others.
  const known = rows.flatMap((row, place) => (Number.isNaN(row.price) ? [] : [place]));
  const others = rows.flatMap((row, place) => (Number.isNaN(row.price) ? [place] : []));
  known.sort((a, b) => (rows[a]?.price ?? 0) - (rows[b]?.price ?? 0) || a - b);
  return {
    groupOf: Uint32Array.from(rows, ({ group }) => group),
    facets: ids.map((id) => ({
      id,
      size: sizes[id],
      codes: Uint16Array.from(rows, ({ codes }) => codes[id]),
    })),
    figures: { price: Float64Array.from(rows, ({ price }) => price) },
    orders: {
      price: {
        rows: Uint32Array.from([...known, ...others]),
        ends: [known.length, rows.length],
      },
    },
  };
}

/** What fits, row by row. */
function fits(row: Row, { chosen, ranges }: FacetQuery, except?: string): boolean {
  return (
    chosen.every(
      ({ id, codes }) =>
        id === except || codes.length === 0 || codes.includes(row.codes[id as FacetId]),
    ) && ranges.every(({ least, most }) => row.price >= least && row.price <= most)
  );
}

const groupsIn = (rows: readonly Row[]) => new Set(rows.map(({ group }) => group)).size;

test('counts equal a recount that leaves out the facet’s own choice, for any list and query', () => {
  fc.assert(
    fc.property(rowsOf, queryOf, (rows, query) => {
      const found = buildFacetIndex(columnsOf(rows))(query);
      const fitting = rows.filter((row) => fits(row, query));
      expect(found.rows).toBe(fitting.length);
      expect(found.groups).toBe(groupsIn(fitting));
      const counts = found.counts();
      for (const id of ids) {
        const recount = Array.from({ length: sizes[id] }, (_, code) =>
          groupsIn(rows.filter((row) => row.codes[id] === code && fits(row, query, id))),
        );
        expect([...(counts.get(id) ?? [])]).toEqual(recount);
      }
    }),
  );
});

test('the pages together list each group that fits once, known figures in order and before the others', () => {
  fc.assert(
    fc.property(rowsOf, queryOf, fc.integer({ min: 1, max: 7 }), (rows, query, limit) => {
      const found = buildFacetIndex(columnsOf(rows))(query);
      const hits = [];
      for (let offset = 0; offset < found.groups + limit; offset += limit) {
        hits.push(...found.page({ order: 'price', offset, limit }));
      }
      expect(hits).toHaveLength(found.groups);
      expect(new Set(hits.map(({ group }) => group)).size).toBe(found.groups);
      const parts = hits.map(({ part }) => part);
      expect(parts).toEqual([...parts].sort());
      const prices = hits.filter(({ part }) => part === 0).map(({ row }) => rows[row]?.price ?? 0);
      expect(prices).toEqual([...prices].sort((a, b) => a - b));
      for (const { group, row } of hits) {
        expect(found.rowsOf(group)).toContain(row);
        expect(found.rowsOf(group)).toEqual(
          rows.flatMap((one, place) => (one.group === group && fits(one, query) ? [place] : [])),
        );
      }
    }),
  );
});

test('an unknown facet, figure or order is refused', () => {
  const index = buildFacetIndex(columnsOf([]));
  expect(() => index({ chosen: [{ id: 'colour', codes: [1] }], ranges: [] })).toThrow(RangeError);
  expect(() => index({ chosen: [], ranges: [{ id: 'weight', least: 0, most: 1 }] })).toThrow(
    RangeError,
  );
  const all = index({ chosen: [], ranges: [] });
  expect(() => all.page({ order: 'name', offset: 0, limit: 1 })).toThrow(RangeError);
});
