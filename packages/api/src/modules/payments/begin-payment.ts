import { mayArriveLate } from '@pahiya/domain/payments/late-capture';
import type { HostedCheckout } from '@pahiya/domain/payments/ports';
import type { Language } from '@pahiya/domain/shared/language';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../http/refusal.ts';
import { kindOf } from '../../order-kind.ts';
import type { OrderRow } from '../../order-row.ts';
import type { Services } from '../../services.ts';
import { lockOrder } from '../orders/find-order.ts';
import { notePaymentStarted } from '../orders/payment-steps.ts';
import { paymentMayArrive, paymentsPaused, quoteChanged, wrongStep } from '../orders/refusals.ts';
import { askGatewayOfOrder } from './ask-gateway.ts';
import { waitsUntil } from './payment-view.ts';
import { findAttemptsOf, type ShownAttempt } from './payments-of-orders.ts';
import { startPayment } from './start-payment.ts';

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
  if (services.settings.orders.isPaused) return err(paymentsPaused);
  const payable = canBegin(order, quoteId);
  if (!payable.ok) return payable;
  const clear = await clearLatePayment(services, order);
  if (!clear.ok) return clear;
  if (order.quoteValidUntil <= services.now()) {
    const renewed = await kindOf(services, order).renewPrice(services, order);
    if (!renewed.ok) return renewed;
  }
  const checkout = await startPayment(services, order, way);
  if (!checkout.ok) return checkout;
  return services.sql.begin(async (tx) => {
    const locked = await lockOrder(tx, order.orderId);
    const stillPayable = locked === null ? err(wrongStep) : canBegin(locked, quoteId);
    if (locked === null || !stillPayable.ok) return stillPayable.ok ? err(wrongStep) : stillPayable;
    await notePaymentStarted(tx, services, locked, services.now());
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
  const before = await findAttemptsOf(sql, orderId);
  if (!before.some(isUnsure)) return ok(undefined);
  await askGatewayOfOrder(services, orderId);
  const attempts = await findAttemptsOf(sql, orderId);
  if (attempts.some(({ use }) => use === 'fulfilled')) return err(wrongStep);
  const { lateCaptureMinutes } = settings.orders;
  const until = waitsUntil(attempts, { now: now(), lateCaptureMinutes });
  if (until === null) return ok(undefined);
  const retryAfterSeconds = Math.ceil((until.getTime() - now().getTime()) / 1_000);
  return err({ ...paymentMayArrive, retryAfterSeconds });
}

function isUnsure({ status, errorReason }: ShownAttempt): boolean {
  return status === 'failed' && mayArriveLate(errorReason);
}

function canBegin({ paymentState, quoteId }: OrderRow, seenQuoteId: string): Result<void, Refusal> {
  if (paymentState !== 'open' && paymentState !== 'attempted') return err(wrongStep);
  return quoteId === seenQuoteId ? ok(undefined) : err(quoteChanged);
}
