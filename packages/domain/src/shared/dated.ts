import type { IstDate } from './ist-date.ts';

/** A row of a list that changes over time. `until`: its last day; null while it is current. */
export type Dated = { readonly from: string; readonly until: string | null };

/** The row of a dated list on a day; null if none is. */
export function currentOf<Row extends Dated>(rows: readonly Row[], on: IstDate): Row | null {
  return rows.find(({ from, until }) => from <= on && (until === null || on <= until)) ?? null;
}
