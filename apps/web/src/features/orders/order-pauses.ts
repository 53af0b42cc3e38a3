import type { ChallanOrder } from '@pahiya/contracts/challans/order-schema';

/** Seconds before each look at an unknown payment: frequent at first, about six minutes in all. The server keeps
 * checking after that; the page says so and offers a link. */
export const paymentPauses: readonly number[] = [2, 3, 4, 6, 8, 12, 16, 24, 32, 45, 60, 60, 60];

/** Seconds before each look at a payment that failed but may still arrive: a quarter of an hour in all. */
export const latePauses: readonly number[] = [5, 10, 15, ...Array<number>(30).fill(30)];

/** Seconds before each look at an order that is being settled: half an hour in all. */
export const settlementPauses: readonly number[] = [5, 10, 15, 30, ...Array<number>(29).fill(60)];

/** How often the page of an order polls it; null where nothing is expected to change. */
export function orderPauses({
  activeStep,
  payment,
  refunds,
}: Pick<ChallanOrder, 'activeStep' | 'payment' | 'refunds'>): readonly number[] | null {
  if (payment.state === 'checking') return paymentPauses;
  if (payment.state === 'failed' && payment.mayArriveLate) return latePauses;
  if (payment.state !== 'paid') return null;
  const isOver = activeStep === 'CHALLAN_PAYMENT_SETTLED' || activeStep === 'CHALLAN_REFUNDED';
  const isRefunding = refunds.some(({ state }) => state !== 'processed');
  return isOver && !isRefunding ? null : settlementPauses;
}
