import { mayArriveLate } from '@pahiya/domain/payments/late-capture';
import type { HostedCheckout } from '@pahiya/domain/payments/ports';
import type { Language } from '@pahiya/domain/shared/language';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { askGatewayOfOrder } from '../payments/ask-gateway.ts';
import { startPayment } from '../payments/start-payment.ts';
import { lockOrder } from './lock-order.ts';
import { moveStep } from './move-order.ts';
import { addOrderEvent } from './order-events.ts';
import type { OrderRow } from './order-row.ts';
import { waitsUntil } from './payment-view.ts';
import { type AttemptRow, findAttempts } from './read-order.ts';
import { paymentMayArrive, paymentsPaused, quoteChanged, wrongStep } from './refusals.ts';
import { renewQuote } from './renew-quote.ts';

/** Sends a person to the gateway for the amount they saw (`quoteId`). A retry after a failure, or after leaving the
 * gateway's page, reuses the gateway order. The outcome is unknown until the gateway reports it. Refuses
 * `order/payments-paused`, `order/wrong-step`, `order/quote-changed`, `order/gateway-unavailable`,
 * `order/payment-may-arrive`. */
export async function beginPayment(
  services: Services,
  order: OrderRow,
  {
    quoteId,
    ...way
  }: { readonly quoteId: string; readonly language: Language; readonly origin: string },
): Promise<Result<HostedCheckout, Refusal>> {
  if (services.settings.challans.isPaused) return err(paymentsPaused);
  const payable = canBegin(order, quoteId);
  if (!payable.ok) return payable;
  const clear = await clearLatePayment(services, order);
  if (!clear.ok) return clear;
  if (order.quoteValidUntil <= services.now()) {
    const renewed = await renewQuote(services, order);
    if (!renewed.ok) return renewed;
  }
  const checkout = await startPayment(services, order, way);
  if (!checkout.ok) return checkout;
  return services.sql.begin(async (tx) => {
    const locked = await lockOrder(tx, order.orderId);
    const stillPayable = locked === null ? err(wrongStep) : canBegin(locked, quoteId);
    if (locked === null || !stillPayable.ok) return stillPayable.ok ? err(wrongStep) : stillPayable;
    await tx`update orders set payment_state = 'attempted' where id = ${order.orderId}`;
    await moveStep(tx, services, locked, 'CHALLAN_PAYMENT_IN_PROGRESS');
    await addOrderEvent(tx, {
      orderId: order.orderId,
      kind: 'payment-started',
      at: services.now(),
      amount: locked.total,
    });
    return ok(checkout.value);
  });
}

/** A payment that failed without a clear response from the bank may have been captured since: asks the gateway before a
 * second payment, and refuses one for some minutes. Refuses `order/payment-may-arrive`, and `order/wrong-step` if the
 * first payment has arrived. */
async function clearLatePayment(
  services: Services,
  { orderId }: OrderRow,
): Promise<Result<void, Refusal>> {
  const { sql, now, settings } = services;
  const before = await findAttempts(sql, orderId);
  if (!before.some(isUnsure)) return ok(undefined);
  await askGatewayOfOrder(services, orderId);
  const attempts = await findAttempts(sql, orderId);
  if (attempts.some(({ use }) => use === 'fulfilled')) return err(wrongStep);
  const { lateCaptureMinutes } = settings.challans;
  const until = waitsUntil(attempts, { now: now(), lateCaptureMinutes });
  if (until === null) return ok(undefined);
  const retryAfterSeconds = Math.ceil((until.getTime() - now().getTime()) / 1_000);
  return err({ ...paymentMayArrive, retryAfterSeconds });
}

function isUnsure({ status, errorReason }: AttemptRow): boolean {
  return status === 'failed' && mayArriveLate(errorReason);
}

function canBegin({ paymentState, quoteId }: OrderRow, seenQuoteId: string): Result<void, Refusal> {
  if (paymentState !== 'open' && paymentState !== 'attempted') return err(wrongStep);
  return quoteId === seenQuoteId ? ok(undefined) : err(quoteChanged);
}
