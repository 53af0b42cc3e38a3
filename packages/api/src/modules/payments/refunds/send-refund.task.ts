import type { GatewayRefund } from '@pahiya/domain/payments/ports';
import type { ProviderFailure } from '@pahiya/domain/shared/provider-failure';
import { ok, type Result } from '@pahiya/domain/shared/result';
import type { Services } from '../../../services.ts';
import { pauseForAge } from '../../../tasks/retry-delay.ts';
import type { TaskHandler } from '../../../tasks/task-kinds.ts';
import { applyGatewayRefund } from './apply-gateway-refund.ts';
import { refundReceipt } from './refund-receipt.ts';
import { findRefund, type RefundRow } from './refund-repository.ts';

/** Sends a refund to the gateway. Idempotent under concurrent runs and after a crash: the gateway is asked first, and
 * our receipt is its idempotency key. */
export const sendRefund: TaskHandler = async (services, refundId) => {
  const refund = await findRefund(services.sql, refundId);
  if (refund?.state !== 'requested') return 'done';
  const sent = await send(services, refund);
  if (!sent.ok) {
    if (!sent.error.retryable) return { failed: sent.error.kind };
    const now = services.now().getTime();
    const pauseMs = pauseForAge(now - refund.requestedAt.getTime(), 5_000, 3_600_000);
    return { again: new Date(now + pauseMs) };
  }
  await applyGatewayRefund(services, sent.value);
  return 'done';
};

async function send(
  { gateway }: Services,
  refund: RefundRow,
): Promise<Result<GatewayRefund, ProviderFailure>> {
  const { gatewayPaymentId, amount } = refund;
  const receipt = refundReceipt(refund);
  const made = await gateway.refundsOf(gatewayPaymentId);
  if (!made.ok) return made;
  const known = made.value.find((one) => one.receipt === receipt);
  return known === undefined ? gateway.refund({ gatewayPaymentId, amount, receipt }) : ok(known);
}
