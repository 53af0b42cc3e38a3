import { type IstDate, isBefore } from '../shared/ist-date.ts';
import { type ActiveStep, promisedDay } from './active-step.ts';
import type { ChallanKind } from './challan.ts';

/** Where one challan of an order stands. */
export const settlementStates = [
  'awaiting-payment',
  'awaiting-documents',
  'documents-review',
  'awaiting-court-otp',
  'queued',
  'submitted',
  'assigned',
  'paid-at-source',
  'receipt-stored',
  'cleared',
  'failed',
  'amount-changed',
  'moved-to-court',
  'refunding',
  'refunded',
] as const;
export type SettlementState = (typeof settlementStates)[number];

/** One challan of an order, as far as its step goes. */
export type SettlingChallan = { readonly kind: ChallanKind; readonly state: SettlementState };

const GIVE_UP = ['failed', 'amount-changed', 'moved-to-court'] as const;

/** Where a challan goes on whose refund was declined: how far it had come. */
const RESUMED = [
  'awaiting-documents',
  'documents-review',
  'awaiting-court-otp',
  'queued',
  'submitted',
] as const;

/** All allowed moves. Once the authority has the money nothing is refunded automatically; until then every state can
 * fail. `submitted`: with the partner. `assigned`: with an operator of the assisted desk, who may unassign it.
 * `paid-at-source`: an operator entered the authority's receipt and the source does not show the payment yet; the receipt
 * can be withdrawn. From `refunding` a challan resumes only after a second operator declined its refund.
 * Rule id: CHALLAN-SETTLEMENT. */
export const settlementMoves: Readonly<Record<SettlementState, readonly SettlementState[]>> = {
  'awaiting-payment': ['awaiting-documents', 'queued', 'refunding'],
  'awaiting-documents': ['documents-review', ...GIVE_UP, 'refunding'],
  'documents-review': ['awaiting-documents', 'awaiting-court-otp', ...GIVE_UP, 'refunding'],
  'awaiting-court-otp': ['queued', ...GIVE_UP, 'refunding'],
  queued: ['submitted', 'assigned', ...GIVE_UP, 'refunding'],
  submitted: ['assigned', 'paid-at-source', ...GIVE_UP, 'refunding'],
  assigned: ['queued', 'paid-at-source', ...GIVE_UP, 'refunding'],
  'paid-at-source': ['receipt-stored', 'assigned', 'submitted'],
  'receipt-stored': ['cleared'],
  cleared: [],
  failed: ['refunding'],
  'amount-changed': ['refunding'],
  'moved-to-court': ['refunding'],
  refunding: ['refunded', ...RESUMED],
  refunded: [],
};

/** Whether a challan may go from one state to another. Staying is no move. */
export function canSettle(from: SettlementState, to: SettlementState): boolean {
  return settlementMoves[from].includes(to);
}

/** The state after payment: court challans need documents first. */
export function afterPayment(kind: ChallanKind): SettlementState {
  return kind === 'court' ? 'awaiting-documents' : 'queued';
}

/** How far a challan had come before it was given up. */
export type ProgressBefore = {
  readonly kind: ChallanKind;
  /** The partner was handed it, and may still settle it: nobody else may. */
  readonly isWithPartner: boolean;
  /** Everything the court wants was handed in, and no operator has rejected it. */
  readonly hasDocuments: boolean;
  readonly areDocumentsAccepted: boolean;
  readonly hasCourtOtp: boolean;
};

/** Where a challan goes on whose refund a second operator declined. One that the partner has goes back to the partner
 * alone, who is asked how it stands before anything else: at the desk it could be paid twice.
 * Rule id: CHALLAN-RESUME. */
export function afterDeclinedRefund(before: ProgressBefore): (typeof RESUMED)[number] {
  if (before.isWithPartner) return 'submitted';
  if (before.kind === 'e-challan' || before.hasCourtOtp) return 'queued';
  if (!before.hasDocuments) return 'awaiting-documents';
  return before.areDocumentsAccepted ? 'awaiting-court-otp' : 'documents-review';
}

/** Whether a challan is settled: the authority's receipt is here. */
export function isSettled(state: SettlementState): boolean {
  return state === 'receipt-stored' || state === 'cleared';
}

/** Whether a challan was given up: its money goes back or is back. */
export function isGivenUp(state: SettlementState): boolean {
  return ['failed', 'amount-changed', 'moved-to-court', 'refunding', 'refunded'].includes(state);
}

/** The outer step of an order from its challans: what is asked of the person first, then what is under way, then
 * how it ended. Mixed ends count as settled; an order with money still on its way back is not at its end.
 * Before payment the payment decides the step, not this. Throws RangeError for an order without challans. */
export function stepOf(challans: readonly SettlingChallan[]): ActiveStep {
  if (challans.length === 0) throw new RangeError('an order without challans');
  const has = (state: SettlementState) => challans.some((one) => one.state === state);
  if (has('awaiting-payment')) return 'CHALLAN_PAY';
  if (has('awaiting-documents')) return 'DOCUMENT_UPLOAD';
  if (has('documents-review')) return 'DOCUMENT_UPLOADED';
  if (has('awaiting-court-otp')) return 'DOCUMENT_VERIFIED';
  const isUnderWay = ({ state }: SettlingChallan) => !isSettled(state) && !isGivenUp(state);
  if (challans.some((one) => one.kind === 'court' && isUnderWay(one))) {
    return 'CHALLAN_OTP_SUBMITTED_REGULAR_COURT';
  }
  const isOver = challans.every(({ state }) => isSettled(state) || state === 'refunded');
  if (!isOver) return 'CHALLAN_PAID';
  return challans.some(({ state }) => isSettled(state))
    ? 'CHALLAN_PAYMENT_SETTLED'
    : 'CHALLAN_REFUNDED';
}

/** Whether the promised day of a paid challan is over and it is neither settled nor given up. */
export function isPastPromise(
  { kind, state }: SettlingChallan,
  paidOn: IstDate,
  today: IstDate,
): boolean {
  if (state === 'awaiting-payment' || isSettled(state) || isGivenUp(state)) return false;
  return isBefore(promisedDay(paidOn, kind).on, today);
}

/** What a refund clock does with a paid challan today.
 * - `refund`: it was given up, or its promise is over and nobody outside has it.
 * - `ask-first`: its promise is over and a partner or operator has it: ask, and refund only what they did not pay.
 * - `show-operator`: its promise is over, a receipt was entered and the source does not confirm it: an operator decides.
 * - `none`: not due, or the refund is under way.
 * Rule id: REFUND-CLOCK. */
export function refundActOf(
  challan: SettlingChallan,
  paidOn: IstDate,
  today: IstDate,
): 'none' | 'refund' | 'ask-first' | 'show-operator' {
  const { state } = challan;
  if (state === 'failed' || state === 'amount-changed' || state === 'moved-to-court') {
    return 'refund';
  }
  if (!isPastPromise(challan, paidOn, today)) return 'none';
  if (state === 'paid-at-source') return 'show-operator';
  return state === 'submitted' || state === 'assigned' ? 'ask-first' : 'refund';
}
