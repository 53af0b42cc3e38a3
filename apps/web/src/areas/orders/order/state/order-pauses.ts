import type { OrderOnWire } from '@pahiya/contracts/orders/order-schema';
import { kindViewOf } from '../../kinds/kind-views.ts';

/** Seconds before each poll of an unknown payment: frequent at first, about six minutes in total. The server keeps
 * checking afterwards; the page says so and offers a link. */
export const paymentPauses: readonly number[] = [2, 3, 4, 6, 8, 12, 16, 24, 32, 45, 60, 60, 60];

/** Seconds before each poll of a failed payment that may still arrive: a quarter of an hour in total. */
export const latePauses: readonly number[] = [5, 10, 15, ...Array<number>(30).fill(30)];

/** Seconds before each poll of a paid order until it is over: half an hour in total. */
export const workPauses: readonly number[] = [5, 10, 15, 30, ...Array<number>(29).fill(60)];

/** Poll intervals of an order's page; null when no change is expected. */
export function orderPauses({
  kind,
  activeStep,
  payment,
  refunds,
}: Pick<OrderOnWire, 'kind' | 'activeStep' | 'payment' | 'refunds'>): readonly number[] | null {
  if (payment.state === 'checking') return paymentPauses;
  if (payment.state === 'failed' && payment.mayArriveLate) return latePauses;
  if (payment.state !== 'paid') return null;
  const isOver = kindViewOf({ kind }).ends.has(activeStep);
  const isRefunding = refunds.some(({ state }) => state !== 'processed');
  return isOver && !isRefunding ? null : workPauses;
}
