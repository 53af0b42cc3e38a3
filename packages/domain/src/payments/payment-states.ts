import type { Paise } from '../shared/money.ts';
import type { GatewayPayment } from './ports.ts';

/** Where the payment of an order stands. `open`: nothing tried. `attempted`: tried, outcome unknown or failed.
 * `paid`: one payment was accepted. `closed`: no longer to be paid (expired or given up). */
export const orderPaymentStates = ['open', 'attempted', 'paid', 'closed'] as const;
export type OrderPaymentState = (typeof orderPaymentStates)[number];

/** What of an order decides about a payment. */
export type PayableOrder = {
  readonly state: OrderPaymentState;
  /** The gateway's order, from our own store. */
  readonly gatewayOrderId: string;
  readonly amount: Paise;
  readonly currency: string;
  /** The payment that the order was fulfilled with; null for none. */
  readonly paidWith: string | null;
  /** Payments that are being refunded or were: said again by the gateway, they change nothing. */
  readonly refundedPaymentIds: readonly string[];
  /** Whether the order's challans are still its own, or free to be taken again. A closed order gives them up, and
   * another may have taken them since. */
  readonly canHoldChallans: boolean;
};

/** What to do about a payment. `note-attempt`: the order was tried. `fulfil`: accept it, once. `refund-surplus`: money
 * came that the order does not need. `refund-mismatch`: amount or currency is not what was asked. */
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

/** What a payment at the gateway means for an order. Pure: webhook, return page and reconciliation all ask it, and the
 * same payment told twice, late or out of order is decided the same way. A captured payment is either the one that
 * fulfils, or it goes back; nothing else. Source: Razorpay documents (payment states, late authorisation).
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
  return order.canHoldChallans ? 'fulfil' : 'refund-surplus';
}

/** The order's state after a decision. */
export function stateAfter(state: OrderPaymentState, decision: PaymentDecision): OrderPaymentState {
  if (decision === 'fulfil') return 'paid';
  if (decision === 'note-attempt' && state === 'open') return 'attempted';
  return state;
}
