import { istDateOf } from '@pahiya/domain/shared/ist-date';
import { pauseForAge } from '../../../tasks/retry-delay.ts';
import type { TaskHandler } from '../../../tasks/task-kinds.ts';
import { recordDifference } from '../store/record-difference.ts';
import { applyGatewayRefund } from './apply-gateway-refund.ts';
import { findRefund } from './refund-repository.ts';

const DAY_MS = 86_400_000;
/** The bank's reference may arrive days after the refund; after this it is not expected any more. */
const REFERENCE_DAYS = 10;

/** Polls the gateway for a refund until the bank has processed it and its reference is known. A refund that is not
 * credited by its promised date is shown to operators. */
export const followRefund: TaskHandler = async (services, refundId) => {
  const { sql, gateway, now } = services;
  const refund = await findRefund(sql, refundId);
  if (refund === null || isOver(refund)) return 'done';
  const ageMs = now().getTime() - refund.requestedAt.getTime();
  if (refund.state === 'processed' && ageMs > REFERENCE_DAYS * DAY_MS) return 'done';
  const told = await gateway.refundsOf(refund.gatewayPaymentId);
  if (!told.ok && !told.error.retryable) return { failed: told.error.kind };
  const current = told.ok ? told.value : [];
  const mine = current.find((one) => one.gatewayRefundId === refund.gatewayRefundId);
  if (mine !== undefined) await applyGatewayRefund(services, mine);
  const after = await findRefund(sql, refundId);
  if (after === null || isOver(after)) return 'done';
  if (after.state === 'sent' && istDateOf(now()) > after.expectedOn) {
    const amounts = { expected: after.amount, found: null };
    await recordDifference(sql, { kind: 'refund-late', subject: refundId, ...amounts, at: now() });
  }
  return { again: new Date(now().getTime() + pauseForAge(ageMs, 5_000, DAY_MS / 4)) };
};

function isOver({ state, bankReference }: { state: string; bankReference: string | null }) {
  return state === 'processed' ? bankReference !== null : state !== 'sent';
}
