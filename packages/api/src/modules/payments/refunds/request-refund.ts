import { randomUUID } from 'node:crypto';
import { type RefundShare, refundShareOf } from '@pahiya/domain/challans/quote';
import { refundRequestedEntries } from '@pahiya/domain/ledger/ledger';
import { refundDay } from '@pahiya/domain/payments/refund-day';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import { type Paise, paise } from '@pahiya/domain/shared/money';
import type { Queryable } from '../../../db/database.ts';
import type { Services } from '../../../services.ts';
import { enqueueTask } from '../../../tasks/enqueue-task.ts';
import { lockOrder } from '../../challan-orders/lock-order.ts';
import { book } from '../../ledger/book.ts';
import {
  findRefundableChallans,
  findRefundablePayment,
  findRefundByReason,
  type RefundRow,
} from './refund-repository.ts';

/** A refund to request. */
export type RefundRequest = {
  readonly orderId: string;
  readonly gatewayPaymentId: string;
  readonly amount: Paise;
  /** Idempotency key, e.g. `challans:<ids>`. */
  readonly reasonKey: string;
  /** Reason code shown to the owner. */
  readonly reason: string;
  /** Challans that are refunded; none for a surplus payment or a wrong amount. */
  readonly orderChallanIds: readonly string[];
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
  // A no-op when the caller already holds the lock.
  const order = await lockOrder(tx, request.orderId);
  const known = await findRefundByReason(tx, request.reasonKey);
  if (known !== null) return known.refundId;
  const payment = await findRefundablePayment(tx, request.gatewayPaymentId);
  if (order === null || payment?.orderId !== request.orderId) {
    throw new RangeError("a refund of another order's payment");
  }
  if (payment.refunded + request.amount > payment.amount) {
    throw new RangeError('a refund of more than was paid');
  }
  const challans = await findRefundableChallans(tx, request.orderId);
  const quote = order.quote[order.settlementType];
  const share = shareOf(quote, challans, request, payment.use);
  const { operatorRefundLimit } = services.settings.challans;
  const needsApproval = request.requestedBy !== undefined && request.amount > operatorRefundLimit;
  const at = services.now();
  const refundId = randomUUID();
  await tx`
    insert into refunds (id, order_id, gateway_payment_id, reason_key, reason, amount_paise,
      fines_paise, fees_paise, gst_paise, state, requested_at, requested_by, expected_on)
    values (${refundId}, ${request.orderId}, ${request.gatewayPaymentId}, ${request.reasonKey},
      ${request.reason}, ${request.amount}, ${share?.fines ?? 0}, ${share?.fees ?? 0}, ${share?.gst ?? 0},
      ${needsApproval ? 'awaiting-approval' : 'requested'}, ${at}, ${request.requestedBy ?? null},
      ${refundDay(payment.method, 'order-refund', istDateOf(at)).on}::date)`;
  for (const orderChallanId of request.orderChallanIds) {
    await tx`insert into refund_challans (refund_id, order_challan_id)
      values (${refundId}, ${orderChallanId})`;
  }
  const refund = { refundId, orderId: request.orderId, amount: request.amount };
  if (!needsApproval) await beginRefund(tx, { ...refund, ...(share ?? nothing) }, at);
  return refundId;
}

const nothing = { fines: paise(0), fees: paise(0), gst: paise(0) };

/** Books an approved refund and enqueues sending. */
export async function beginRefund(
  tx: Queryable,
  refund: Pick<RefundRow, 'refundId' | 'orderId' | 'amount' | 'fines' | 'fees' | 'gst'>,
  at: Date,
): Promise<void> {
  const { refundId, orderId, amount, fines, fees, gst } = refund;
  // A surplus or mismatched payment was booked as owed to the payer when it arrived.
  if (fines + fees + gst > 0) {
    const entries = refundRequestedEntries({ fines, fees, gst, total: amount });
    await book(tx, {
      key: `refund-requested:${refundId}`,
      kind: 'refund-requested',
      orderId,
      at,
      entries,
    });
  }
  await enqueueTask(tx, { kind: 'send-refund', subject: refundId, dueAt: at });
}

function shareOf(
  quote: Parameters<typeof refundShareOf>[0],
  challans: Awaited<ReturnType<typeof findRefundableChallans>>,
  { orderChallanIds, amount }: RefundRequest,
  use: 'fulfilled' | 'surplus' | 'mismatch' | null,
): RefundShare | null {
  if (orderChallanIds.length === 0) {
    if (use === 'fulfilled') throw new RangeError('a refund of an accepted payment names challans');
    return null;
  }
  const asked = new Set(orderChallanIds);
  const failed = challans.filter(({ orderChallanId }) => asked.has(orderChallanId));
  const before = challans.filter(({ isRefunded }) => isRefunded);
  if (failed.length < asked.size) throw new RangeError('a refund for a challan not in the order');
  const numbersOf = (rows: typeof failed) => rows.map(({ challanNumber }) => challanNumber);
  // Nothing is settled if every challan fails; if one is settled, our fee is kept.
  const share = refundShareOf(quote, numbersOf(failed), false, new Set(numbersOf(before)));
  if (share.total !== amount)
    throw new RangeError('a refund that is not the share of its challans');
  return share;
}
