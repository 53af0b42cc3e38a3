import type { IstDate } from '../shared/ist-date.ts';

/** How long the proof of an owner lasts, if the RC names no later owner before. */
export type OwnerProofPeriod = {
  readonly days: number;
  readonly validFrom: string;
  readonly source: string;
  readonly sourceDate: string;
  readonly confidence: 'high' | 'medium' | 'low';
};

/** Periods by the day of the proof; a change is a new row. Rule id: FASTAG-CROSSINGS. */
const rows: readonly OwnerProofPeriod[] = [
  {
    days: 180,
    validFrom: '2020-01-01',
    source: 'Own choice: half a year, as people sell their vehicles',
    sourceDate: '2026-11-01',
    confidence: 'high',
  },
];

/** The period of a proof given on a day. Throws before the first row: a bug. */
export function ownerProofPeriodOn(on: IstDate): OwnerProofPeriod {
  const found = rows.findLast((row) => row.validFrom <= on);
  if (found === undefined) throw new RangeError(`no period of a proof on ${on}`);
  return found;
}
