import { randomUUID } from 'node:crypto';
import type { HostedCheckout } from '@pahiya/domain/payments/ports';
import type { Language } from '@pahiya/domain/shared/language';
import type { ProviderFailure } from '@pahiya/domain/shared/provider-failure';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../http/refusal.ts';
import type { OrderRow } from '../../order-row.ts';
import type { Services } from '../../services.ts';
import { enqueueTask } from '../../tasks/enqueue-task.ts';
import { lockOrder } from '../orders/find-order.ts';
import { gatewayUnavailable, quoteChanged } from '../orders/refusals.ts';
import {
  findReusablePayment,
  insertPayment,
  type PaymentRow,
  updateStarted,
} from './store/payment-repository.ts';

/** Delay before the first poll after the redirect to the gateway. */
const FIRST_QUESTION_MS = 20_000;

/** Opens the gateway's page for an order. One gateway order per amount, reused for every retry. A polling task is
 * enqueued, so the outcome does not depend on the person's return. The caller moves the order. `origin`: scheme and
 * host to return to. Refuses `order/gateway-unavailable`. */
export async function startPayment(
  services: Services,
  order: OrderRow,
  { language, origin }: { readonly language: Language; readonly origin: string },
): Promise<Result<HostedCheckout, Refusal>> {
  const opened = await openPayment(services, order);
  if (opened === null) return err(quoteChanged);
  const { payment, isNew } = opened;
  const atGateway =
    payment.gatewayOrderId === null
      ? await orderAtGateway(services, payment, isNew)
      : ok(payment.gatewayOrderId);
  if (!atGateway.ok) return err(gatewayUnavailable);
  const gatewayOrderId = await keep(services, payment, atGateway.value);
  const { brand } = services.settings;
  const back = `${origin}/api/payments/razorpay`;
  const query = `payment=${payment.paymentId}&language=${language}`;
  return ok(
    services.gateway.hostedCheckout({
      gatewayOrderId,
      amount: payment.amount,
      name: brand.name,
      description: order.publicId,
      callbackUrl: `${back}/return?${query}`,
      cancelUrl: `${back}/cancel?${query}`,
      language,
    }),
  );
}

/** The payment for the order's current amount, created if needed; null when the amount has changed. */
async function openPayment(
  services: Services,
  { orderId, total }: OrderRow,
): Promise<{ payment: PaymentRow; isNew: boolean } | null> {
  return services.sql.begin(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order?.total !== total) return null;
    const gateway = services.gateway.id;
    const known = await findReusablePayment(tx, { orderId, amount: total, gateway });
    if (known !== null) return { payment: known, isNew: false };
    const payment = await insertPayment(tx, {
      paymentId: randomUUID(),
      orderId,
      gateway,
      amount: total,
      at: services.now(),
    });
    return { payment, isNew: true };
  });
}

/** Creates the gateway order; finds it by its receipt if an earlier response was lost. */
async function orderAtGateway(
  { gateway }: Services,
  { receipt, amount }: PaymentRow,
  isNew: boolean,
): Promise<Result<string, ProviderFailure>> {
  if (!isNew) {
    const found = await gateway.findOrder(receipt);
    if (!found.ok) return found;
    if (found.value !== null) return ok(found.value.gatewayOrderId);
  }
  const made = await gateway.createOrder({ amount, receipt });
  return made.ok ? ok(made.value.gatewayOrderId) : made;
}

/** Saves the gateway's order id. Of two created at once the first is kept and the other is never used. */
async function keep(
  { sql, now }: Services,
  { paymentId }: PaymentRow,
  gatewayOrderId: string,
): Promise<string> {
  const dueAt = new Date(now().getTime() + FIRST_QUESTION_MS);
  return sql.begin(async (tx) => {
    const kept = await updateStarted(tx, paymentId, { gatewayOrderId, at: now() });
    await enqueueTask(tx, { kind: 'ask-payment', subject: paymentId, dueAt });
    return kept ?? gatewayOrderId;
  });
}
