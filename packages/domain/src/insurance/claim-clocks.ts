import file from '../../data/claim-rules.json' with { type: 'json' };
import type { Confidence } from '../places/rto-offices.ts';
import { currentOf, type Dated } from '../shared/dated.ts';
import { addDays, addMonths, type IstDate } from '../shared/ist-date.ts';
import { type Paise, paise } from '../shared/money.ts';

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

const insurerClocks = ['tell-insurer', 'surveyor', 'survey-report', 'decision'] as const;
export const clockIds = [...insurerClocks, 'complaint-answer', 'portal-answer'] as const;
export type ClockId = (typeof clockIds)[number];

/** A day by which something has to happen. `isUsual`: usual practice, not confirmed by a source that was read. */
export type ClaimClock = {
  readonly id: ClockId;
  readonly until: IstDate;
  readonly isOver: boolean;
  readonly isUsual: boolean;
};

/** Days of a claim as its holder keeps them; null: not yet. */
export type ClaimDays = {
  readonly lostOn: IstDate;
  readonly toldOn: IstDate | null;
  readonly amount: Paise | null;
  /** Day of a complaint to the insurer, and of one to the regulator's portal. */
  readonly complainedOn?: IstDate | null;
  readonly portalOn?: IstDate | null;
};

/** Days of a claim: when the insurer is told, counted from the loss; surveyor, report and decision, from the day on which
 * it was told. A surveyor and his report belong to losses above the sum of the rules; null where the loss is not known,
 * which counts as above it. Then the answers to complaints. Rule id: CLAIM-CLOCKS. */
export function claimClocks(
  { lostOn, toldOn, amount, complainedOn = null, portalOn = null }: ClaimDays,
  today: IstDate,
): readonly ClaimClock[] {
  const above = currentOf(file.surveyorAbove as readonly (Row & { paise: number })[], lostOn);
  const needsSurveyor = amount === null || above === null || amount > above.paise;
  const ofInsurer = insurerClocks.flatMap((id): readonly ClaimClock[] => {
    const rows = file.clocks.filter((row) => row.id === id) as (Row & { days: number })[];
    const row = currentOf(rows, lostOn);
    const from = id === 'tell-insurer' ? lostOn : toldOn;
    const isOfSurveyor = id === 'surveyor' || id === 'survey-report';
    if (row === null || from === null || (isOfSurveyor && !needsSurveyor)) return [];
    const until = addDays(from, row.days);
    const isDone = id === 'tell-insurer' && toldOn !== null;
    return [
      { id, until, isOver: !isDone && until < today, isUsual: row.confidence === 'unverified' },
    ];
  });
  const answer = complainedOn === null ? null : complaintDays(complainedOn);
  const portal =
    portalOn === null
      ? null
      : currentOf(file.portal as readonly (Row & { days: number })[], portalOn);
  const ending = (id: ClockId, until: IstDate, isUsual: boolean): ClaimClock => ({
    ...{ id, until, isUsual },
    isOver: until < today,
  });
  return [
    ...ofInsurer,
    ...(answer === null ? [] : [ending('complaint-answer', answer.answerBy, false)]),
    ...(portal === null || portalOn === null
      ? []
      : [
          ending(
            'portal-answer',
            addDays(portalOn, portal.days),
            portal.confidence === 'unverified',
          ),
        ]),
  ];
}

/** The ladder of complaints: until when the insurer has to answer, and until when the Ombudsman can be asked about a
 * refusal of that day. Null on a day without a rule. Rule id: CLAIM-COMPLAINT. */
export function complaintDays(complainedOn: IstDate): {
  readonly answerBy: IstDate;
  readonly ombudsmanUntil: IstDate;
  readonly ombudsmanUpTo: Paise;
} | null {
  const row = currentOf(
    file.complaint as readonly (Row & (typeof file.complaint)[number])[],
    complainedOn,
  );
  if (row === null) return null;
  const answerBy = addDays(complainedOn, row.answerDays);
  return {
    answerBy,
    ombudsmanUntil: addMonths(answerBy, row.ombudsmanMonths),
    ombudsmanUpTo: paise(row.ombudsmanPaise),
  };
}
