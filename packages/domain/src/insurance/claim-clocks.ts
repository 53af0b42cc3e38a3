import file from '../../data/claim-rules.json' with { type: 'json' };
import type { Confidence } from '../places/rto-offices.ts';
import { currentOf, type Dated } from '../shared/dated.ts';
import { addDays, addMonths, type IstDate } from '../shared/ist-date.ts';
import { type Paise, paise } from '../shared/money.ts';
import { type ClaimStep, claimProgress } from './claim-steps.ts';

type Row = Dated & { readonly confidence: Confidence; readonly source: readonly string[] };

/** Kinds of loss, each with papers of its own. */
export const lossKinds = ['accident', 'theft', 'fire-flood', 'third-party'] as const;
export type LossKind = (typeof lossKinds)[number];

/** Papers that an insurer may ask for with a claim: only those of the claim itself. Source: IRDAI Master Circular of 11
 * Jun 2024. Rule id: CLAIM-PAPERS. */
export type ClaimPaper =
  | 'claim-form'
  | 'licence'
  | 'photos'
  | 'bills'
  | 'fir'
  | 'untraced-report'
  | 'keys'
  | 'rc'
  | 'fire-report'
  | 'summons';

const papers: Readonly<Record<LossKind, readonly ClaimPaper[]>> = {
  accident: ['claim-form', 'licence', 'photos', 'bills'],
  theft: ['claim-form', 'fir', 'untraced-report', 'keys', 'rc'],
  'fire-flood': ['claim-form', 'licence', 'photos', 'fire-report', 'bills'],
  'third-party': ['claim-form', 'licence', 'fir', 'summons'],
};

/** Papers of a kind of loss. */
export function claimPapers(loss: LossKind): readonly ClaimPaper[] {
  return papers[loss];
}

export const clockIds = [
  ...(['tell-insurer', 'surveyor', 'survey-report', 'decision', 'payment'] as const),
  ...(['answer', 'ombudsman'] as const),
] as const;
export type ClockId = (typeof clockIds)[number];

/** A day by which something has to happen. `isUsual`: usual practice, not confirmed by a source that was read. */
export type ClaimClock = {
  readonly id: ClockId;
  readonly until: IstDate;
  /** Day on which it happened; null while it has not. */
  readonly doneOn: IstDate | null;
  readonly isOver: boolean;
  readonly isUsual: boolean;
};

/** What is known of a claim. */
export type ClaimDays = {
  readonly lostOn: IstDate;
  readonly toldOn: IstDate | null;
  /** Null: not known, which counts as a large loss. */
  readonly amount: Paise | null;
  readonly steps: readonly ClaimStep[];
};

/** Days of a claim: when the insurer is told, counted from the loss; surveyor, report and decision, from the day on which
 * it was told; the money, from the day on which the claim was accepted; its answer and the Ombudsman, from the complaint. A surveyor and his report belong to losses above the sum
 * of the rules. Rule id: CLAIM-CLOCKS. */
export function claimClocks(claim: ClaimDays, today: IstDate): readonly ClaimClock[] {
  const { lostOn, toldOn, steps } = claim;
  const progress = claimProgress(steps);
  const clock = (one: Omit<ClaimClock, 'isOver'>): ClaimClock => ({
    ...one,
    isOver: one.doneOn === null && one.until < today,
  });
  const counted = (id: ClockId, from: IstDate | null, doneOn: IstDate | null) => {
    const rows = file.clocks.filter((row) => row.id === id) as (Row & { days: number })[];
    const row = currentOf(rows, lostOn);
    if (row === null || from === null) return [];
    const isUsual = row.confidence === 'unverified';
    return [clock({ id, until: addDays(from, row.days), doneOn, isUsual })];
  };
  return [
    ...counted('tell-insurer', lostOn, toldOn),
    ...(needsSurveyor(claim) ? counted('surveyor', toldOn, progress.surveyorOn) : []),
    ...(needsSurveyor(claim) ? counted('survey-report', toldOn, progress.reportOn) : []),
    ...counted('decision', toldOn, progress.decision?.on ?? null),
    ...counted('payment', progress.acceptedOn, progress.paidOn),
    ...complaintClocks(progress).map(clock),
  ];
}

function needsSurveyor({ lostOn, amount }: ClaimDays): boolean {
  const above = currentOf(file.surveyorAbove as readonly (Row & { paise: number })[], lostOn);
  return amount === null || above === null || amount > above.paise;
}

function complaintClocks({
  complainedOn,
  answeredOn,
  ombudsmanOn,
}: ReturnType<typeof claimProgress>): readonly Omit<ClaimClock, 'isOver'>[] {
  const days = complainedOn && complaintDays(complainedOn);
  if (days === null) return [];
  const answer = {
    id: 'answer',
    until: days.answerBy,
    doneOn: answeredOn,
    isUsual: false,
  } as const;
  return days.ombudsmanAfter === null
    ? [answer]
    : [
        answer,
        { id: 'ombudsman', until: days.ombudsmanAfter, doneOn: ombudsmanOn, isUsual: false },
      ];
}

/** The ladder of complaints: until when the insurer has to answer, after which day without an answer the Ombudsman can be
 * asked, and until when about a refusal of the insurer's last day. Null on a day without a rule. Rule id:
 * CLAIM-COMPLAINT. */
export function complaintDays(complainedOn: IstDate): {
  readonly answerBy: IstDate;
  readonly ombudsmanAfter: IstDate | null;
  readonly ombudsmanUntil: IstDate;
  readonly ombudsmanMonths: number;
  readonly ombudsmanUpTo: Paise;
} | null {
  const row = currentOf(
    file.complaint as readonly (Row & (typeof file.complaint)[number])[],
    complainedOn,
  );
  if (row === null) return null;
  const wait = currentOf(file.ombudsman as readonly (Row & { months: number })[], complainedOn);
  const answerBy = addDays(complainedOn, row.answerDays);
  return {
    answerBy,
    ombudsmanAfter: wait && addMonths(complainedOn, wait.months),
    ombudsmanUntil: addMonths(answerBy, row.ombudsmanMonths),
    ombudsmanMonths: row.ombudsmanMonths,
    ombudsmanUpTo: paise(row.ombudsmanPaise),
  };
}
