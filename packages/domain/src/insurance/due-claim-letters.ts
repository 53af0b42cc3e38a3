import { addDays, addMonths, type IstDate } from '../shared/ist-date.ts';
import type { Language } from '../shared/language.ts';
import {
  type ClaimClock,
  type ClaimDays,
  claimClocks,
  complaintDays,
  type LossKind,
} from './claim-clocks.ts';
import { type ClaimLetter, type ClaimLetterKind, claimLetter } from './claim-letters.ts';
import { type ClaimProgress, claimProgress } from './claim-steps.ts';
import { policyTerms } from './policy-terms.ts';

/** A letter whose day has come. */
export type DueLetter = {
  readonly kind: ClaimLetterKind;
  /** First day on which it is offered. */
  readonly from: IstDate;
  /** The day that was missed; null where no day was, but the insurer said no. */
  readonly missed: IstDate | null;
};

/** Letters of an open claim, one for each day that was missed, none before its day. A complaint to the insurer takes the
 * place of the letters before it; after it come the portal of the regulator, then the Ombudsman. Rule id:
 * CLAIM-LETTERS. */
export function dueClaimLetters(claim: ClaimDays, today: IstDate): readonly DueLetter[] {
  const clocks = claimClocks(claim, today);
  const progress = claimProgress(claim.steps);
  const { complainedOn } = progress;
  const letters =
    complainedOn === null
      ? beforeComplaint(clocks, progress)
      : afterComplaint(claim, progress, { complainedOn, today });
  return letters.filter(({ from }) => from <= today);
}

const letterOf = {
  ...{ 'tell-insurer': 'notice', surveyor: 'surveyor' },
  ...{ 'survey-report': 'survey-report', decision: 'decision', payment: 'payment' },
} as const satisfies Partial<Record<ClaimClock['id'], ClaimLetterKind>>;

function beforeComplaint(
  clocks: readonly ClaimClock[],
  { decision }: ClaimProgress,
): readonly DueLetter[] {
  const missed = clocks.flatMap(({ id, until, doneOn }) =>
    doneOn === null && id in letterOf
      ? [missedDay(letterOf[id as keyof typeof letterOf], until)]
      : [],
  );
  return decision?.isRefusal === true
    ? [...missed, { kind: 'refusal', from: decision.on, missed: null }]
    : missed;
}

function missedDay(kind: ClaimLetterKind, until: IstDate): DueLetter {
  return { kind, from: addDays(until, 1), missed: until };
}

function afterComplaint(
  claim: ClaimDays,
  { answeredOn, portalOn, ombudsmanOn }: ClaimProgress,
  { complainedOn, today }: { readonly complainedOn: IstDate; readonly today: IstDate },
): readonly DueLetter[] {
  const days = complaintDays(complainedOn);
  if (days === null || ombudsmanOn !== null) return [];
  const { answerBy, ombudsmanAfter, ombudsmanMonths, ombudsmanUpTo } = days;
  const portal: DueLetter =
    answeredOn === null
      ? missedDay('portal', answerBy)
      : { kind: 'portal', from: answeredOn, missed: null };
  const letters = portalOn === null ? [portal] : [];
  const isTooLarge = claim.amount !== null && claim.amount > ombudsmanUpTo;
  const lastDay = addMonths(answeredOn ?? answerBy, ombudsmanMonths);
  if (ombudsmanAfter === null || isTooLarge || today > lastDay) return letters;
  const monthOver = missedDay('ombudsman', ombudsmanAfter);
  if (answeredOn === null || portalOn === null) return [...letters, monthOver];
  const from = answeredOn > portalOn ? answeredOn : portalOn;
  const isEarlier = from < monthOver.from;
  return [...letters, isEarlier ? { kind: 'ombudsman', from, missed: null } : monthOver];
}

/** What a letter says of a claim besides its days. Empty: not stated. */
export type ClaimNumbers = {
  readonly loss: LossKind;
  readonly vehicleNumber: string;
  readonly policyNumber: string;
  readonly claimNumber: string;
};

/** The letter of a claim on a day, filled in with what was noted. */
export function writeClaimLetter(
  claim: Omit<ClaimDays, 'lostOn'> & ClaimNumbers & { readonly lostOn: IstDate | null },
  { kind, missed }: Pick<DueLetter, 'kind' | 'missed'>,
  { language, today }: { readonly language: Language; readonly today: IstDate },
): ClaimLetter {
  const progress = claimProgress(claim.steps);
  const { decision, complainedOn, answeredOn, portalOn } = progress;
  const { portal } = policyTerms(today);
  const facts = {
    ...{ ...claim, missed, complainedOn, answeredOn, portalOn },
    acceptedOn: progress.paidOn === null ? progress.acceptedOn : null,
    refusedOn: decision?.isRefusal === true ? decision.on : null,
    portal: portal === null ? '' : `${portal.site}, ${portal.mail}`,
  };
  return claimLetter(kind, facts, language);
}
