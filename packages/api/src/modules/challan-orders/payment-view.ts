import type { ChallanOrder } from '@pahiya/contracts/challans/order-schema';
import { mayArriveLate, retryFrom } from '@pahiya/domain/payments/late-capture';
import type { OrderRow } from './order-row.ts';
import type { AttemptRow } from './read-order.ts';

/** Inputs for retry decisions: the time, and the wait before a second payment. */
export type RetryClock = { readonly now: Date; readonly lateCaptureMinutes: number };

/** The payment state of an order as shown to its owner. While the outcome is unknown it is `checking`, whatever the
 * state of earlier attempts. After a failure whose payment may still arrive, `mayArriveLate` is true and `retryFrom` is
 * when a second payment may start. */
export function paymentView(
  order: Pick<OrderRow, 'paymentState' | 'activeStep' | 'paidAt' | 'changedAt'>,
  attempts: readonly AttemptRow[],
  clock: RetryClock,
): ChallanOrder['payment'] {
  const last = attempts.at(-1) ?? null;
  if (order.paymentState === 'paid') {
    const paidWith = attempts.find(({ use }) => use === 'fulfilled') ?? null;
    return {
      state: 'paid',
      since: instant(order.paidAt),
      failure: null,
      method: paidWith?.method ?? null,
      ...notLate,
    };
  }
  const common = {
    since: instant(last?.createdAt ?? null),
    method: last?.method ?? null,
    ...notLate,
  };
  if (order.paymentState === 'closed') return { ...common, state: 'closed', failure: null };
  const isUnknown = last !== null && (last.status === 'created' || last.status === 'authorized');
  if (order.activeStep === 'CHALLAN_PAYMENT_IN_PROGRESS' || isUnknown) {
    const since = instant(last?.createdAt ?? order.changedAt);
    return { ...common, state: 'checking', since, failure: null };
  }
  if (last?.status === 'failed') {
    return {
      ...common,
      state: 'failed',
      failure: last.errorReason,
      mayArriveLate: mayArriveLate(last.errorReason),
      retryFrom: instant(waitsUntil(attempts, clock)),
    };
  }
  return { state: 'not-started', since: null, failure: null, method: null, ...notLate };
}

const notLate = { mayArriveLate: false, retryFrom: null } as const;

/** Until when no second payment may start, because a failed one may still arrive; null if one may start now. */
export function waitsUntil(
  attempts: readonly Pick<AttemptRow, 'status' | 'errorReason' | 'changedAt'>[],
  { now, lateCaptureMinutes }: RetryClock,
): Date | null {
  const last = attempts.findLast(({ status }) => status === 'failed');
  if (last === undefined) return null;
  const { errorReason, changedAt } = last;
  const from = retryFrom({ errorReason, failedAt: changedAt }, lateCaptureMinutes);
  return from !== null && from > now ? from : null;
}

function instant(at: Date | null): string | null {
  return at?.toISOString() ?? null;
}
