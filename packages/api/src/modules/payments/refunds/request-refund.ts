import { randomUUID } from 'node:crypto';
import { refundRequestedEntries } from '@pahiya/domain/ledger/ledger';
import { chargeOf } from '@pahiya/domain/orders/order-line';
import { refundDay } from '@pahiya/domain/payments/refund-day';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Paise } from '@pahiya/domain/shared/money';
import type { Queryable } from '../../../db/database.ts';
import type { Services } from '../../../services.ts';
import { enqueueTask } from '../../../tasks/enqueue-task.ts';
import { book } from '../../ledger/book.ts';
import { findOrderLines, lockOrder } from '../../orders/find-order.ts';
import { findRefundedLines } from './items-of-refund.ts';
import {
  findRefundablePayment,
  findRefundByReason,
  insertRefund,
  insertRefundLines,
  type RefundRow,
} from './refund-repository.ts';

/** A refund to request. */
export type RefundRequest = {
  readonly orderId: string;
  readonly gatewayPaymentId: string;
  readonly amount: Paise;
  /** Idempotency key, e.g. `items:<ids>`. */
  readonly reasonKey: string;
  /** Reason code shown to the owner. */
  readonly reason: string;
  /** Positions of the lines that are returned; none for a surplus payment or a wrong amount. */
  readonly positions: readonly number[];
  /** The caller has booked it as due: a share of a line, which no line of its own stands for. */
  readonly isBooked?: true;
  /** The operator who requested it; null when it was automatic. */
  readonly requestedBy?: string;
};

/** Requests a refund once per key. Books what is no longer owed and enqueues sending; above the operator's limit it
 * awaits a second operator and nothing is booked. */
export async function requestRefund(
  tx: Queryable,
  services: Services,
  request: RefundRequest,
): Promise<string> {
  const { orderId, gatewayPaymentId, amount, reasonKey, reason, positions, requestedBy } = request;
  // A no-op when the caller already holds the lock.
  const order = await lockOrder(tx, orderId);
  const known = await findRefundByReason(tx, reasonKey);
  if (known !== null) return known.refundId;
  const payment = await findRefundablePayment(tx, gatewayPaymentId);
  if (order === null || payment?.orderId !== orderId) {
    throw new RangeError("a refund of another order's payment");
  }
  if (payment.refunded + amount > payment.amount) {
    throw new RangeError('a refund of more than was paid');
  }
  await checkShare(tx, request, payment.use);
  const { operatorRefundLimit } = services.settings.orders;
  const needsApproval = requestedBy !== undefined && amount > operatorRefundLimit;
  const at = services.now();
  const refundId = randomUUID();
  await insertRefund(tx, {
    refundId,
    orderId,
    gatewayPaymentId,
    reasonKey,
    reason,
    amount,
    state: needsApproval ? 'awaiting-approval' : 'requested',
    at,
    requestedBy: requestedBy ?? null,
    expectedOn: refundDay(payment.method, 'order-refund', istDateOf(at)).on,
  });
  if (positions.length > 0) await insertRefundLines(tx, { refundId, orderId, positions });
  if (!needsApproval) await beginRefund(tx, { refundId, orderId, amount }, at);
  return refundId;
}

/** Books an approved refund and enqueues sending. */
export async function beginRefund(
  tx: Queryable,
  { refundId, orderId, amount }: Pick<RefundRow, 'refundId' | 'orderId' | 'amount'>,
  at: Date,
): Promise<void> {
  const lines = await findRefundedLines(tx, orderId);
  const own = lines.filter((line) => line.refundId === refundId);
  // A surplus or mismatched payment was booked as owed to the payer when it arrived.
  if (own.length > 0) {
    const charge = chargeOf(own);
    if (charge.total !== amount) throw new Error('a refund that is not the sum of its lines');
    await book(tx, {
      key: `refund-requested:${refundId}`,
      kind: 'refund-requested',
      orderId,
      at,
      entries: refundRequestedEntries(charge),
    });
  }
  await enqueueTask(tx, { kind: 'send-refund', subject: refundId, dueAt: at });
}

/** A refund of an accepted payment returns lines of its order that were not returned before, and exactly their sum. */
async function checkShare(
  tx: Queryable,
  { orderId, positions, amount, isBooked }: RefundRequest,
  use: 'fulfilled' | 'surplus' | 'mismatch' | null,
): Promise<void> {
  if (positions.length === 0) {
    if (use === 'fulfilled' && isBooked !== true)
      throw new RangeError('a refund of an accepted payment names lines');
    return;
  }
  if (use !== 'fulfilled') throw new RangeError('lines are returned of the payment that paid them');
  const asked = new Set(positions);
  const lines = (await findOrderLines(tx, orderId)).filter(({ position }) => asked.has(position));
  if (lines.length < positions.length) {
    throw new RangeError('a refund for a line not in the order, or named twice');
  }
  const before = await findRefundedLines(tx, orderId);
  if (before.some(({ position }) => asked.has(position))) {
    throw new RangeError('a refund for a line refunded before');
  }
  if (chargeOf(lines).total !== amount) {
    throw new RangeError('a refund that is not the sum of its lines');
  }
}
