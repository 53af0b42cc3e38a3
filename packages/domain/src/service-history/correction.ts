import { addDays, type IstDate } from '../shared/ist-date.ts';

/** What a buyer says is wrong with a line. */
export type CorrectionClaim = 'not-mine' | 'wrong-km';

/** Why a source does not change a line. */
export const correctionRefusals = [
  'job-card-agrees',
  'right-vehicle',
  'no-proof',
  'not-checkable',
  'other',
] as const;
export type CorrectionRefusal = (typeof correctionRefusals)[number];

/** A correction: open until the source, or an operator in its name, answers. */
export type CorrectionState = 'open' | 'accepted' | 'refused';

/** The answer of a source. */
export type CorrectionAnswer =
  | { readonly state: 'accepted' }
  | { readonly state: 'refused'; readonly reason: CorrectionRefusal };

/** Days in which a source has to answer, from a day on. */
export type CorrectionTime = {
  readonly from: string;
  /** Last day; null while it is current. */
  readonly until: string | null;
  readonly days: number;
  readonly source: string;
  readonly confidence: 'high' | 'medium' | 'low';
};

/** Our own terms: no Indian rule sets a time for service histories. Rule id: HISTORY-CORRECTION. */
const times: readonly CorrectionTime[] = [
  { from: '2026-11-01', until: null, days: 15, source: 'own terms', confidence: 'high' },
];

/** Last day for the answer to a correction that is asked for on a day. Throws where no row is current. */
export function answerDueOn(askedOn: IstDate, rows: readonly CorrectionTime[] = times): IstDate {
  const row = rows.find(
    ({ from, until }) => from <= askedOn && (until === null || askedOn <= until),
  );
  if (row === undefined) throw new Error(`no time for corrections on ${askedOn}`);
  return addDays(askedOn, row.days);
}

/** Whether the readings are also compared without a line: it is being corrected, or the source confirmed that it is
 * wrong. A refused correction changes nothing. */
export function isLineInQuestion({ state }: { readonly state: CorrectionState }): boolean {
  return state !== 'refused';
}
