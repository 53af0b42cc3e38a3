import { refundDay } from '@pahiya/domain/payments/refund-day';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Queryable } from '../../../db/database.ts';
import type { Services } from '../../../services.ts';
import { enqueueTask } from '../../../tasks/enqueue-task.ts';
import { lockOrder } from '../../orders/find-order.ts';
import { findRefundedLines } from './items-of-refund.ts';
import {
  findRefund,
  findRefundablePayment,
  type RefundRow,
  updateApproved,
  updateDeclined,
  updateResent,
} from './refund-repository.ts';
import { beginRefund } from './request-refund.ts';
import { tellRefundStarted } from './tell-refund-started.ts';

/** Result of an operator's decision on a refund. `not-waiting`: no decision is pending. `same-operator`: the requester
 * may not approve. */
export type RefundDecision = 'decided' | 'not-waiting' | 'same-operator';

/** Approves a refund above the limit, by a second operator; it is then sent like any other. */
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
  await updateApproved(tx, refundId, { approvedBy, expectedOn });
  await beginRefund(tx, refund, at);
  await tellRefundStarted(tx, services, refundId, approvedBy);
  return 'decided';
}

/** Declines a refund above the limit. A refund of its items may be requested again; the caller moves them. */
export async function declineRefund(
  tx: Queryable,
  { refundId, declinedBy }: { readonly refundId: string; readonly declinedBy: string },
): Promise<RefundDecision> {
  const refund = await lockRefund(tx, refundId, 'awaiting-approval');
  if (refund === null) return 'not-waiting';
  if (refund.requestedBy === declinedBy) return 'same-operator';
  await updateDeclined(tx, refundId, declinedBy);
  return 'decided';
}

/** Withdraws the refund of an item of a locked order that was done after all, while it awaits approval. False when money
 * moves or has moved: then both remain, and an operator must settle it. */
export async function withdrawRefund(
  tx: Queryable,
  { orderId, itemId }: { readonly orderId: string; readonly itemId: string },
): Promise<boolean> {
  const lines = await findRefundedLines(tx, orderId);
  const refundId = lines.find((line) => line.itemId === itemId)?.refundId;
  if (refundId === undefined) return true;
  const refund = await findRefund(tx, refundId);
  if (refund?.state !== 'awaiting-approval') return false;
  await updateDeclined(tx, refundId, null);
  return true;
}

/** Bank days count from the approval, not from the request. */
async function expectedFrom(tx: Queryable, { gatewayPaymentId }: RefundRow, at: Date) {
  const payment = await findRefundablePayment(tx, gatewayPaymentId);
  return refundDay(payment?.method ?? 'unknown', 'order-refund', istDateOf(at)).on;
}

/** Resends a refund that failed at the bank several times, on an operator's decision. */
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

/** Enqueues a failed refund for resending, under a new receipt. */
export async function resend(tx: Queryable, refundId: string, dueAt: Date): Promise<void> {
  await updateResent(tx, refundId);
  await enqueueTask(tx, { kind: 'send-refund', subject: refundId, dueAt });
}

/** Locks the order's row first, as everywhere; null when the refund is not in this state. */
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
