import { refundDay } from '@pahiya/domain/payments/refund-day';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Queryable } from '../../../db/database.ts';
import type { Services } from '../../../services.ts';
import { enqueueTask } from '../../../tasks/enqueue-task.ts';
import { lockOrder } from '../../challan-orders/lock-order.ts';
import { findRefund, findRefundablePayment, type RefundRow } from './refund-repository.ts';
import { beginRefund } from './request-refund.ts';
import { tellRefundStarted } from './tell-refund-started.ts';

/** How an operator's word on a refund ended. `not-waiting`: there is nothing to decide about it (any more).
 * `same-operator`: who asked for it may not approve it. */
export type RefundDecision = 'decided' | 'not-waiting' | 'same-operator';

/** A second operator lets a refund above the limit go; from here on it is sent like any other. */
export async function approveRefund(
  tx: Queryable,
  services: Services,
  { refundId, approvedBy }: { readonly refundId: string; readonly approvedBy: string },
): Promise<RefundDecision> {
  const refund = await lockRefund(tx, refundId, 'awaiting-approval');
  if (refund === null) return 'not-waiting';
  if (refund.requestedBy === approvedBy) return 'same-operator';
  const at = services.now();
  const expectedOn = await expectedFrom(tx, refund, at);
  await tx`update refunds set state = 'requested', approved_by = ${approvedBy},
    expected_on = ${expectedOn} where id = ${refundId}`;
  await beginRefund(tx, refund, at);
  await tellRefundStarted(tx, services, refundId, approvedBy);
  return 'decided';
}

/** Declines a refund above the limit. A refund of its challans may be requested again; the caller moves them. */
export async function declineRefund(
  tx: Queryable,
  { refundId, declinedBy }: { readonly refundId: string; readonly declinedBy: string },
): Promise<RefundDecision> {
  const refund = await lockRefund(tx, refundId, 'awaiting-approval');
  if (refund === null) return 'not-waiting';
  if (refund.requestedBy === declinedBy) return 'same-operator';
  await tx`delete from refund_challans where refund_id = ${refundId}`;
  await tx`update refunds set state = 'declined', approved_by = ${declinedBy},
    reason_key = reason_key || ':declined:' || id where id = ${refundId}`;
  return 'decided';
}

/** Bank days run from the approval, not from the asking. */
async function expectedFrom(tx: Queryable, { gatewayPaymentId }: RefundRow, at: Date) {
  const payment = await findRefundablePayment(tx, gatewayPaymentId);
  return refundDay(payment?.method ?? 'unknown', 'order-refund', istDateOf(at)).on;
}

/** An operator has a refund sent again that failed at the bank several times. */
export async function resendRefund(
  tx: Queryable,
  services: Services,
  refundId: string,
): Promise<RefundDecision> {
  const refund = await lockRefund(tx, refundId, 'failed');
  if (refund === null) return 'not-waiting';
  await resend(tx, refundId, services.now());
  return 'decided';
}

/** Has a refund that failed sent again, under a receipt of its own. */
export async function resend(tx: Queryable, refundId: string, dueAt: Date): Promise<void> {
  await tx`update refunds set state = 'requested', gateway_refund_id = null, tries = tries + 1
    where id = ${refundId}`;
  await enqueueTask(tx, { kind: 'send-refund', subject: refundId, dueAt });
}

/** The order's row first, as everywhere; null when the refund is not in this state. */
async function lockRefund(
  tx: Queryable,
  refundId: string,
  state: RefundRow['state'],
): Promise<RefundRow | null> {
  const found = await findRefund(tx, refundId);
  if (found === null) return null;
  await lockOrder(tx, found.orderId);
  const refund = await findRefund(tx, refundId);
  return refund?.state === state ? refund : null;
}
