import { addDays, daysBetween, type IstDate, isBefore } from '../shared/ist-date.ts';
import type { Challan } from './challan.ts';
import type { ContestPattern } from './contest-patterns.ts';
import { deadlinesOf, type Regime } from './regime.ts';

/** Evidence; the web app has the text. */
export type ContestEvidence =
  | 'challan-copy'
  | 'photo-of-challan'
  | 'photos-of-own-vehicle'
  | 'registration-certificate'
  | 'proof-of-whereabouts'
  | 'police-complaint'
  | 'forms-29-30'
  | 'sale-agreement'
  | 'buyer-identity'
  | 'theft-fir'
  | 'insurance-intimation'
  | 'valid-paper'
  | 'other-challan-copy'
  | 'receipt-of-other-challan';

/** Evidence for a pattern: `needed` first, `helpful` if any. Rule id: CONTEST-EVIDENCE. */
export const contestEvidence: Readonly<
  Record<
    ContestPattern,
    { readonly needed: readonly ContestEvidence[]; readonly helpful: readonly ContestEvidence[] }
  >
> = {
  'wrong-plate-read': {
    needed: [
      'challan-copy',
      'photo-of-challan',
      'photos-of-own-vehicle',
      'registration-certificate',
    ],
    helpful: ['proof-of-whereabouts'],
  },
  'cloned-plate': {
    needed: ['challan-copy', 'photo-of-challan', 'photos-of-own-vehicle', 'police-complaint'],
    helpful: ['registration-certificate', 'proof-of-whereabouts'],
  },
  'sold-before': {
    needed: ['challan-copy', 'forms-29-30', 'sale-agreement'],
    helpful: ['buyer-identity', 'registration-certificate'],
  },
  'vehicle-stolen': {
    needed: ['challan-copy', 'theft-fir'],
    helpful: ['insurance-intimation', 'registration-certificate'],
  },
  'paper-was-valid': {
    needed: ['challan-copy', 'valid-paper'],
    helpful: ['registration-certificate'],
  },
  'duplicate-challan': {
    needed: ['challan-copy', 'other-challan-copy'],
    helpful: ['receipt-of-other-challan', 'photo-of-challan'],
  },
};

/** Where and by when a challan can be contested. */
export type ContestClock = {
  /** `open`: at the authority's portal. `over`: the window has passed and the challan is deemed accepted. `court`:
   * only in court. `closed`: nothing left to contest. `unknown`: the source has no date. */
  readonly window: 'open' | 'over' | 'court' | 'closed' | 'unknown';
  readonly regime: Regime | null;
  /** Last day, if any. */
  readonly lastDay: IstDate | null;
  readonly daysLeft: number | null;
  /** Date of the reminder: seven days before the last day, today at the earliest; null without an upcoming last day. */
  readonly remindOn: IstDate | null;
  /** Days within which the authority must decide or the challan lapses; null without such a rule. */
  readonly decisionDays: 30 | null;
};

const REMIND_DAYS_BEFORE = 7;

/** Deadline to contest. Until then a challan should not be paid: payment is acceptance.
 * Source: CMV (Third Amendment) Rules 2026 (45 days, decision in 30, as reported); earlier challans are decided by
 * courts.
 * Rule ids: CHALLAN-2026, CHALLAN-2021, CONTEST-REMIND. */
export function contestClock(
  challan: Pick<Challan, 'issuedAt' | 'status' | 'court'>,
  today: IstDate,
): ContestClock {
  const { regime, steps } = deadlinesOf(challan, today);
  const none = { regime, lastDay: null, daysLeft: null, remindOn: null, decisionDays: null };
  if (challan.status === 'paid' || challan.status === 'disposed') {
    return { ...none, window: 'closed' };
  }
  const isInCourt = challan.status !== 'unpaid';
  const last = steps.find(({ kind }) =>
    isInCourt ? kind === 'hearing' : kind === 'pay-or-contest' || kind === 'pay-before-court',
  );
  if (!isInCourt && regime === null) return { ...none, window: 'unknown' };
  if (last === undefined) return { ...none, window: 'court' };
  const isPast = isBefore(last.on, today);
  const isPortal = last.kind === 'pay-or-contest';
  return {
    window: isPortal ? (isPast ? 'over' : 'open') : 'court',
    regime,
    lastDay: last.on,
    daysLeft: isPast ? null : daysBetween(today, last.on),
    remindOn: isPast ? null : reminder(last.on, today),
    decisionDays: isPortal ? 30 : null,
  };
}

function reminder(lastDay: IstDate, today: IstDate): IstDate {
  const day = addDays(lastDay, -REMIND_DAYS_BEFORE);
  return isBefore(day, today) ? today : day;
}

/** Dates on which a contest relies, if known. */
export type ContestDays = {
  readonly issuedOn: IstDate | null;
  readonly soldOn: IstDate | null;
  readonly stolenOn: IstDate | null;
  readonly paperUpto: IstDate | null;
};

/** Date that contradicts the letter: a sale or theft after the challan, or a document that had expired by then; null
 * if none. A contradictory letter loses the case. Rule id: CONTEST-DAYS. */
export function contradictingDay(
  pattern: ContestPattern,
  { issuedOn, soldOn, stolenOn, paperUpto }: ContestDays,
): 'soldOn' | 'stolenOn' | 'paperUpto' | null {
  if (issuedOn === null) return null;
  const isAfter = (day: IstDate | null) => day !== null && isBefore(issuedOn, day);
  if (pattern === 'sold-before') return isAfter(soldOn) ? 'soldOn' : null;
  if (pattern === 'vehicle-stolen') return isAfter(stolenOn) ? 'stolenOn' : null;
  const hasEnded = paperUpto !== null && isBefore(paperUpto, issuedOn);
  return pattern === 'paper-was-valid' && hasEnded ? 'paperUpto' : null;
}
