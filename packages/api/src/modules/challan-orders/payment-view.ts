import type { ChallanOrder } from '@pahiya/contracts/challans/order-schema';
import type { OrderRow } from './order-row.ts';
import type { AttemptRow } from './read-order.ts';

/** How the money of an order stands, in the few words a person needs. While the outcome is unknown it is `checking`,
 * whatever became of earlier attempts: never "failed" for money that may have moved. */
export function paymentView(
  order: Pick<OrderRow, 'paymentState' | 'activeStep' | 'paidAt' | 'changedAt'>,
  attempts: readonly AttemptRow[],
): ChallanOrder['payment'] {
  const last = attempts.at(-1) ?? null;
  if (order.paymentState === 'paid') {
    const paidWith = attempts.find(({ use }) => use === 'fulfilled') ?? null;
    return {
      state: 'paid',
      since: instant(order.paidAt),
      failure: null,
      method: paidWith?.method ?? null,
    };
  }
  const common = { since: instant(last?.createdAt ?? null), method: last?.method ?? null };
  if (order.paymentState === 'closed') return { ...common, state: 'closed', failure: null };
  const isUnknown = last !== null && (last.status === 'created' || last.status === 'authorized');
  if (order.activeStep === 'CHALLAN_PAYMENT_IN_PROGRESS' || isUnknown) {
    const since = instant(last?.createdAt ?? order.changedAt);
    return { state: 'checking', since, failure: null, method: common.method };
  }
  if (last?.status === 'failed') return { ...common, state: 'failed', failure: last.errorReason };
  return { state: 'not-started', since: null, failure: null, method: null };
}

function instant(at: Date | null): string | null {
  return at?.toISOString() ?? null;
}
