import { addDays, type IstDate } from '../shared/ist-date.ts';
import type { ChallanKind } from './challan.ts';
import type { PromisedDay } from './ports.ts';

/** Step of an order as its owner sees it. Source: product specification, section 4. */
export const activeSteps = [
  'CHALLAN_PAY',
  'CHALLAN_PAYMENT_IN_PROGRESS',
  'CHALLAN_PAID',
  'DOCUMENT_UPLOAD',
  'DOCUMENT_UPLOADED',
  'DOCUMENT_VERIFIED',
  'CHALLAN_OTP_SUBMITTED_REGULAR_COURT',
  'CHALLAN_PAYMENT_SETTLED',
  'CHALLAN_REFUNDED',
  'PAYMENT_DISABLE',
] as const;
export type ActiveStep = (typeof activeSteps)[number];

type Moves = Readonly<Record<ActiveStep, readonly ActiveStep[]>>;

const ENDS: readonly ActiveStep[] = ['CHALLAN_PAYMENT_SETTLED', 'CHALLAN_REFUNDED'];

/** Documents and OTP required by a court, in order. */
const COURT: readonly ActiveStep[] = [
  'DOCUMENT_UPLOAD',
  'DOCUMENT_UPLOADED',
  'DOCUMENT_VERIFIED',
  'CHALLAN_OTP_SUBMITTED_REGULAR_COURT',
];
const without = (step: ActiveStep) => COURT.filter((one) => one !== step);

/** All moves between steps.
 * - A failed attempt goes back to paying; a late capture pays an order that is open, under way or closed, or is
 * refunded. - Rejected documents are requested again. - One of several court challans may fail while another is
 * further on, so document steps may be skipped; when the last of them fails the order is back at paid, without
 * action by its owner. - A declined refund returns a court challan to its former state, possibly behind the others.
 * - Every step after payment may end settled or refunded.
 * Source: decisions on challan money. Rule id: CHALLAN-STEPS. */
export const activeStepMoves: Moves = {
  CHALLAN_PAY: ['CHALLAN_PAYMENT_IN_PROGRESS', 'CHALLAN_PAID', 'PAYMENT_DISABLE'],
  CHALLAN_PAYMENT_IN_PROGRESS: ['CHALLAN_PAY', 'CHALLAN_PAID', 'PAYMENT_DISABLE'],
  CHALLAN_PAID: [...COURT, ...ENDS],
  DOCUMENT_UPLOAD: [...without('DOCUMENT_UPLOAD'), 'CHALLAN_PAID', ...ENDS],
  DOCUMENT_UPLOADED: [...without('DOCUMENT_UPLOADED'), 'CHALLAN_PAID', ...ENDS],
  DOCUMENT_VERIFIED: [...without('DOCUMENT_VERIFIED'), 'CHALLAN_PAID', ...ENDS],
  CHALLAN_OTP_SUBMITTED_REGULAR_COURT: [
    ...without('CHALLAN_OTP_SUBMITTED_REGULAR_COURT'),
    'CHALLAN_PAID',
    ...ENDS,
  ],
  CHALLAN_PAYMENT_SETTLED: [],
  CHALLAN_REFUNDED: [],
  PAYMENT_DISABLE: ['CHALLAN_PAID', 'CHALLAN_REFUNDED'],
};

/** Whether an order may move from one step to another. Staying is not a move. */
export function canMove(from: ActiveStep, to: ActiveStep): boolean {
  return activeStepMoves[from].includes(to);
}

/** Checks the table at start-up: every step is reachable from the first, there are exactly two final steps, and a
 * final step is reachable from every step. Throws naming the offending step. */
export function checkMoves(moves: Moves = activeStepMoves): void {
  const reached = reachedFrom('CHALLAN_PAY', moves);
  for (const step of activeSteps) {
    if (!reached.has(step)) throw new Error(`no way leads to ${step}`);
    const isEnd = ENDS.includes(step);
    if (isEnd !== (moves[step].length === 0)) {
      throw new Error(isEnd ? `${step} is an end and goes on` : `${step} is no end and stops`);
    }
    if (!ENDS.some((end) => reachedFrom(step, moves).has(end))) {
      throw new Error(`no end is reached from ${step}`);
    }
  }
}

function reachedFrom(start: ActiveStep, moves: Moves): ReadonlySet<ActiveStep> {
  const reached = new Set<ActiveStep>([start]);
  // A Set iteration visits items added during it.
  for (const step of reached) for (const next of moves[step]) reached.add(next);
  return reached;
}

/** Days promised from payment to settlement: 3 for e-challans, 60 for court challans.
 * Source: product specification, business constants. Rule id: CHALLAN-TAT. */
export function turnaround(kind: ChallanKind): 3 | 60 {
  return kind === 'court' ? 60 : 3;
}

/** Promised date of a challan paid on a given date in India. */
export function promisedDay(paidOn: IstDate, kind: ChallanKind): PromisedDay {
  const days = turnaround(kind);
  return { on: addDays(paidOn, days), days };
}
