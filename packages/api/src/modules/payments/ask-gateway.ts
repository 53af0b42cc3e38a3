import type { ProviderFailure } from '@pahiya/domain/shared/provider-failure';
import { ok, type Result } from '@pahiya/domain/shared/result';
import type { Services } from '../../services.ts';
import { lockOrder } from '../orders/find-order.ts';
import { allowAnotherPayment } from '../orders/payment-steps.ts';
import { applyGatewayPayment } from './apply-gateway-payment.ts';
import { isUnderWay } from './attempt-order.ts';
import { findAttempts, findPaymentsOfOrder, type PaymentRow } from './store/payment-repository.ts';

/** Fetches all attempts of a payment from the gateway and applies them. */
export async function askGateway(
  services: Services,
  payment: PaymentRow,
): Promise<Result<void, ProviderFailure>> {
  if (payment.gatewayOrderId === null) return ok(undefined);
  const told = await services.gateway.paymentsOf(payment.gatewayOrderId);
  if (!told.ok) return told;
  for (const attempt of told.value) await applyGatewayPayment(services, attempt);
  return ok(undefined);
}

/** Fetches every attempt of an order from the gateway and applies them. A gateway that does not respond is skipped; the
 * polling task retries. */
export async function askGatewayOfOrder(services: Services, orderId: string): Promise<void> {
  for (const payment of await findPaymentsOfOrder(services.sql, orderId)) {
    await askGateway(services, payment);
  }
}

/** Allows another payment of an order when no attempt is in progress: after a cancellation, or when the person left the
 * gateway's page. A later capture is still applied. */
export async function releaseOrder(services: Services, orderId: string): Promise<void> {
  await services.sql.begin(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order?.paymentState !== 'attempted') return;
    const attempts = await findAttempts(tx, orderId);
    if (attempts.some(({ status }) => isUnderWay(status))) return;
    await allowAnotherPayment(tx, services, order, services.now());
  });
}
