import { addDays, type IstDate } from '../shared/ist-date.ts';

/** What the desk waits for. `recharge-late`: a bank that has not answered by its last day. `tag-…`: a tag at its issuer, by
 * its state. */
export type DeskWait =
  | 'recharge-late'
  | 'tag-paid'
  | 'tag-kyc-review'
  | 'tag-rejected'
  | 'tag-assigned'
  | 'tag-dispatched'
  | 'tag-delivered';

type Row = {
  readonly wait: DeskWait;
  readonly days: number;
  readonly from: string;
  readonly until: string | null;
  readonly source: string;
  readonly confidence: 'high' | 'medium' | 'low';
};

const own = { from: '2026-11-01', until: null, source: 'own terms', confidence: 'high' } as const;

/** Days after which the desk acts, counted from the day on which the wait began. A change is a new row, and the last day of
 * the old one. Rule id: DESK-DAYS. */
export const deskDayRows: readonly Row[] = [
  { wait: 'recharge-late', days: 1, ...own },
  { wait: 'tag-paid', days: 1, ...own },
  {
    wait: 'tag-kyc-review',
    days: 5,
    from: '2026-11-01',
    until: null,
    source: 'issuers: a review takes about three working days; with a weekend',
    confidence: 'medium',
  },
  { wait: 'tag-rejected', days: 2, ...own },
  { wait: 'tag-assigned', days: 4, ...own },
  { wait: 'tag-dispatched', days: 10, ...own },
  { wait: 'tag-delivered', days: 5, ...own },
];

/** The day by which the desk acts on a wait that began on the day `since`. Throws RangeError for a day without a rule. */
export function deskDueOn(wait: DeskWait, since: IstDate): IstDate {
  const rows = deskDayRows.filter(
    (row) => row.wait === wait && row.from <= since && (row.until === null || since <= row.until),
  );
  const [row] = rows;
  if (row === undefined) throw new RangeError(`no time for the desk at ${wait} on ${since}`);
  return addDays(since, row.days);
}
