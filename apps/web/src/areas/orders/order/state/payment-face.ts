import type { OrderOnWire } from '@pahiya/contracts/orders/order-schema';

/** Payment state at the top of an order's page. `dismissed`: the person returned from the gateway without paying.
 * `paused`: it could be paid, but payment is paused. */
export type PaymentFace =
  | 'unpaid'
  | 'dismissed'
  | 'checking'
  | 'failed'
  | 'paused'
  | 'paid'
  | 'closed';

/** The payment state of an order, from its state and events. Never "failed" while the outcome is unknown. */
export function paymentFaceOf(
  order: Pick<OrderOnWire, 'payment' | 'canPay' | 'events'>,
): PaymentFace {
  const { state } = order.payment;
  if (state === 'checking' || state === 'paid' || state === 'closed') return state;
  if (state === 'failed' && (order.canPay || order.payment.mayArriveLate)) return 'failed';
  if (!order.canPay) return 'paused';
  return order.events.some(({ kind }) => kind === 'payment-started') ? 'dismissed' : 'unpaid';
}
