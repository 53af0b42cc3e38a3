import type { Paise } from '../shared/money.ts';
import type { GatewayPayment } from './ports.ts';

/** Payment state of an order. `open`: no attempt. `attempted`: outcome unknown or failed. `paid`: one payment was
 * accepted. `closed`: can no longer be paid (expired or cancelled). */
export const orderPaymentStates = ['open', 'attempted', 'paid', 'closed'] as const;
export type OrderPaymentState = (typeof orderPaymentStates)[number];

/** Facts of an order that decide about a payment. */
export type PayableOrder = {
  readonly state: OrderPaymentState;
  /** The gateway's order id, from our own store. */
  readonly gatewayOrderId: string;
  readonly amount: Paise;
  readonly currency: string;
  /** The payment that fulfilled the order; null if none. */
  readonly paidWith: string | null;
  /** Payments refunded or being refunded: duplicates of their events are ignored. */
  readonly refundedPaymentIds: readonly string[];
  /** Whether the order can still be fulfilled. A closed order releases what it held, and another may have taken it
   * since. */
  readonly canBeFulfilled: boolean;
};

/** Decision on a payment. `note-attempt`: an attempt was made. `fulfil`: accept it, once. `refund-surplus`: the
 * order does not need it. `refund-mismatch`: amount or currency differs. */
export type PaymentDecision =
  | 'note-attempt'
  | 'fulfil'
  | 'refund-surplus'
  | 'refund-mismatch'
  | 'nothing';

type Table = Readonly<
  Record<
    OrderPaymentState,
    Readonly<Record<Exclude<GatewayPayment['status'], 'captured'>, PaymentDecision>>
  >
>;

const TRIED = {
  created: 'note-attempt',
  authorized: 'note-attempt',
  failed: 'note-attempt',
  refunded: 'nothing',
} as const;
const NOTHING = {
  created: 'nothing',
  authorized: 'nothing',
  failed: 'nothing',
  refunded: 'nothing',
} as const;

const UNCAPTURED: Table = { open: TRIED, attempted: TRIED, paid: NOTHING, closed: NOTHING };

/** Decides on a payment reported by the gateway. Pure: used by webhook, return page and reconciliation, so
 * duplicate, late or out-of-order reports are decided the same way. A captured payment either fulfils the order or
 * is refunded. Source: Razorpay documents (payment states, late authorisation).
 * Rule id: PAY-DECIDE. */
export function decide(order: PayableOrder, payment: GatewayPayment): PaymentDecision {
  if (payment.gatewayOrderId !== order.gatewayOrderId) return 'nothing';
  if (payment.status !== 'captured') return UNCAPTURED[order.state][payment.status];
  const { gatewayPaymentId } = payment;
  if (order.paidWith === gatewayPaymentId) return 'nothing';
  if (order.refundedPaymentIds.includes(gatewayPaymentId)) return 'nothing';
  if (payment.amount !== order.amount || payment.currency !== order.currency) {
    return 'refund-mismatch';
  }
  if (order.state === 'paid' || order.paidWith !== null) return 'refund-surplus';
  return order.canBeFulfilled ? 'fulfil' : 'refund-surplus';
}

/** State of the order after a decision. */
export function stateAfter(state: OrderPaymentState, decision: PaymentDecision): OrderPaymentState {
  if (decision === 'fulfil') return 'paid';
  if (decision === 'note-attempt' && state === 'open') return 'attempted';
  return state;
}
