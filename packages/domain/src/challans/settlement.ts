import { type IstDate, isBefore } from '../shared/ist-date.ts';
import { type ActiveStep, promisedDay } from './active-step.ts';
import type { ChallanKind } from './challan.ts';

/** State of a challan in an order. */
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

/** Facts of a challan that decide the order's step. */
export type SettlingChallan = { readonly kind: ChallanKind; readonly state: SettlementState };

const GIVE_UP = ['failed', 'amount-changed', 'moved-to-court'] as const;

/** State in which a challan resumes after a declined refund: its former progress. */
const RESUMED = [
  'awaiting-documents',
  'documents-review',
  'awaiting-court-otp',
  'queued',
  'submitted',
] as const;

/** All allowed moves. Once the authority has been paid nothing is refunded automatically; until then every state can
 * fail. `submitted`: with the partner. `assigned`: with an operator of the assisted desk, who may unassign it.
 * `paid-at-source`: an operator entered the authority's receipt and the source does not show the payment yet; the
 * receipt can be withdrawn. From `refunding` a challan resumes only after a second operator declined its refund.
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

/** Whether a challan may move from one state to another. Staying is not a move. */
export function canSettle(from: SettlementState, to: SettlementState): boolean {
  return settlementMoves[from].includes(to);
}

/** The state after payment: court challans need documents first. */
export function afterPayment(kind: ChallanKind): SettlementState {
  return kind === 'court' ? 'awaiting-documents' : 'queued';
}

/** Progress of a challan before it was given up. */
export type ProgressBefore = {
  readonly kind: ChallanKind;
  /** Submitted to the partner, who alone may still settle it. */
  readonly isWithPartner: boolean;
  /** All documents of the court were submitted and none is rejected. */
  readonly hasDocuments: boolean;
  readonly areDocumentsAccepted: boolean;
  readonly hasCourtOtp: boolean;
};

/** State in which a challan resumes after a second operator declined its refund. One submitted to the partner
 * resumes only there, with a status request first: at the desk it could be paid twice.
 * Rule id: CHALLAN-RESUME. */
export function afterDeclinedRefund(before: ProgressBefore): (typeof RESUMED)[number] {
  if (before.isWithPartner) return 'submitted';
  if (before.kind === 'e-challan' || before.hasCourtOtp) return 'queued';
  if (!before.hasDocuments) return 'awaiting-documents';
  return before.areDocumentsAccepted ? 'awaiting-court-otp' : 'documents-review';
}

/** Whether a challan is settled: the authority's receipt has been received. */
export function isSettled(state: SettlementState): boolean {
  return state === 'receipt-stored' || state === 'cleared';
}

/** Whether a challan was given up: its refund is due or done. */
export function isGivenUp(state: SettlementState): boolean {
  return ['failed', 'amount-changed', 'moved-to-court', 'refunding', 'refunded'].includes(state);
}

/** Step of a paid order from its challans: actions of the owner first, then work in progress, then the outcome.
 * Mixed outcomes count as settled; an order with a refund in progress is not final. Before payment, the payment
 * decides the step. Throws RangeError for an order without challans. */
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

/** Whether a paid challan is past its promised date and neither settled nor given up. */
export function isPastPromise(
  { kind, state }: SettlingChallan,
  paidOn: IstDate,
  today: IstDate,
): boolean {
  if (state === 'awaiting-payment' || isSettled(state) || isGivenUp(state)) return false;
  return isBefore(promisedDay(paidOn, kind).on, today);
}

/** Action of the daily refund job on a paid challan.
 * - `refund`: given up, or past its promised date with no partner or operator working on it.
 * - `ask-first`: past its promised date with a partner or operator: request its status, and refund only if unpaid.
 * - `show-operator`: past its promised date with a receipt that the source does not confirm: an operator decides.
 * - `none`: not due, or the refund is in progress.
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
