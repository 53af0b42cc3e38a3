import { mayArriveLate, retryFrom } from '@pahiya/domain/payments/late-capture';
import type { PaymentMethod } from '@pahiya/domain/payments/ports';
import { kindOf } from '../../order-kind.ts';
import type { OrderRow } from '../../order-row.ts';
import type { Services } from '../../services.ts';
import type { ShownAttempt } from './payments-of-orders.ts';

/** The payment of an order as shown to its owner. Instants are RFC 3339, UTC. */
export type PaymentView = {
  readonly state: 'not-started' | 'checking' | 'failed' | 'paid' | 'closed';
  readonly since: string | null;
  readonly failure: string | null;
  readonly method: PaymentMethod | null;
  readonly mayArriveLate: boolean;
  readonly retryFrom: string | null;
};

/** The payment state of an order as shown to its owner. While the outcome is unknown it is `checking`, whatever the
 * state of earlier attempts. After a failure whose payment may still arrive, `mayArriveLate` is true and `retryFrom` is
 * when a second payment may start. */
export function paymentView(
  { now, settings, orderKinds }: Pick<Services, 'now' | 'settings' | 'orderKinds'>,
  order: Pick<OrderRow, 'kind' | 'paymentState' | 'activeStep' | 'paidAt' | 'changedAt'>,
  attempts: readonly ShownAttempt[],
): PaymentView {
  const { paying } = kindOf({ orderKinds }, order).steps;
  const { lateCaptureMinutes } = settings.orders;
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
  if (order.activeStep === paying || isUnknown) {
    const since = instant(last?.createdAt ?? order.changedAt);
    return { ...common, state: 'checking', since, failure: null };
  }
  if (last?.status === 'failed') {
    return {
      ...common,
      state: 'failed',
      failure: last.errorReason,
      mayArriveLate: mayArriveLate(last.errorReason),
      retryFrom: instant(waitsUntil(attempts, { now: now(), lateCaptureMinutes })),
    };
  }
  return { state: 'not-started', since: null, failure: null, method: null, ...notLate };
}

/** The payment state of an order in a list. `lastAttempt`: status of its last attempt, null without one. */
export function paymentWord(
  services: Pick<Services, 'orderKinds'>,
  { kind, paymentState, activeStep }: Pick<OrderRow, 'kind' | 'paymentState' | 'activeStep'>,
  lastAttempt: string | null,
): PaymentView['state'] {
  if (paymentState === 'paid' || paymentState === 'closed') return paymentState;
  const isUnknown = lastAttempt === 'created' || lastAttempt === 'authorized';
  if (activeStep === kindOf(services, { kind }).steps.paying || isUnknown) return 'checking';
  return lastAttempt === 'failed' ? 'failed' : 'not-started';
}

const notLate = { mayArriveLate: false, retryFrom: null } as const;

/** Until when no second payment may start, because a failed one may still arrive; null if one may start now. */
export function waitsUntil(
  attempts: readonly Pick<ShownAttempt, 'status' | 'errorReason' | 'changedAt'>[],
  { now, lateCaptureMinutes }: { readonly now: Date; readonly lateCaptureMinutes: number },
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
