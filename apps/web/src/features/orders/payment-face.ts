import type { ChallanOrder } from '@pahiya/contracts/challans/order-schema';

/** What an order's page says about the money first. `dismissed`: the person came back from the gateway's page without
 * paying. `paused`: it could be paid, but payment is paused. */
export type PaymentFace =
  | 'unpaid'
  | 'dismissed'
  | 'checking'
  | 'failed'
  | 'paused'
  | 'paid'
  | 'closed';

/** The face of an order's payment, from its state and story. Never "failed" while the outcome is unknown. */
export function paymentFaceOf(
  order: Pick<ChallanOrder, 'payment' | 'canPay' | 'events'>,
): PaymentFace {
  const { state } = order.payment;
  if (state === 'checking' || state === 'paid' || state === 'closed') return state;
  if (state === 'failed' && (order.canPay || order.payment.mayArriveLate)) return 'failed';
  if (!order.canPay) return 'paused';
  return order.events.some(({ kind }) => kind === 'payment-started') ? 'dismissed' : 'unpaid';
}
