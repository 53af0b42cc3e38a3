import { refundProcessedEntries } from '@pahiya/domain/ledger/ledger';
import type { GatewayRefund } from '@pahiya/domain/payments/ports';
import type { Transaction } from '../../../db/database.ts';
import type { OrderRow } from '../../../order-row.ts';
import type { Services } from '../../../services.ts';
import { enqueueTask } from '../../../tasks/enqueue-task.ts';
import { wakeWorkers } from '../../../tasks/wake-workers.ts';
import { book } from '../../ledger/book.ts';
import { lockOrder } from '../../orders/find-order.ts';
import { addOrderEvent } from '../../orders/order-events.ts';
import { recordDifference, resolveDifferences } from '../store/record-difference.ts';
import { resend } from './decide-refund.ts';
import { noteRefunded } from './note-refunded.ts';
import { readRefundReceipt } from './refund-receipt.ts';
import {
  findRefund,
  findRefundByGatewayId,
  type RefundRow,
  updateBankReference,
  updateFailed,
  updateProcessed,
  updateSent,
} from './refund-repository.ts';

/** Result of applying a refund update. */
export type AppliedRefund =
  | 'not-ours'
  | 'nothing'
  | 'sent'
  | 'processed'
  | 'sent-again'
  | 'given-up';

/** Attempts before an operator has to decide. */
const TRIES_AT_MOST = 3;
const FIRST_LOOK_MS = 10_000;
const RESEND_MS = 60_000;

/** Applies the gateway's state of a refund, whatever its origin: response to our request, webhook or poll. Duplicate,
 * late and out-of-order updates change nothing. A refund that failed at the bank is resent. */
export async function applyGatewayRefund(
  services: Services,
  told: GatewayRefund,
): Promise<AppliedRefund> {
  const refundId = await refundIdOf(services, told);
  if (refundId === null) return 'not-ours';
  const applied = await services.sql.begin((tx) => applyLocked(tx, services, refundId, told));
  if (applied !== 'nothing') wakeWorkers(services.sql);
  return applied;
}

async function refundIdOf({ sql }: Services, told: GatewayRefund): Promise<string | null> {
  const byId = await findRefundByGatewayId(sql, told.gatewayRefundId);
  if (byId !== null) return byId.refundId;
  const receipt = readRefundReceipt(told.receipt);
  if (receipt === null) return null;
  const refund = await findRefund(sql, receipt.refundId);
  return refund?.gatewayPaymentId === told.gatewayPaymentId ? refund.refundId : null;
}

async function applyLocked(
  tx: Transaction,
  services: Services,
  refundId: string,
  told: GatewayRefund,
): Promise<AppliedRefund> {
  const found = await findRefund(tx, refundId);
  if (found === null) return 'not-ours';
  const order = await lockOrder(tx, found.orderId);
  if (order === null) throw new Error('a refund has its order');
  // Read again under the lock: it may have changed while another transaction held it.
  const refund = (await findRefund(tx, refundId)) ?? found;
  if (!isOfThisTry(refund, told)) return 'nothing';
  const at = services.now();
  if (refund.amount !== told.amount) {
    const subject = told.gatewayRefundId;
    const amounts = { expected: refund.amount, found: told.amount };
    await recordDifference(tx, { kind: 'refund-amount', subject, ...amounts, at });
  }
  if (told.status === 'failed') return fail(tx, refund, at);
  if (told.status === 'processed') {
    return process(tx, services, { refund, order, told, at });
  }
  if (refund.state !== 'requested') return 'nothing';
  await updateSent(tx, refundId, told.gatewayRefundId);
  const dueAt = new Date(at.getTime() + FIRST_LOOK_MS);
  await enqueueTask(tx, { kind: 'follow-refund', subject: refundId, dueAt });
  return 'sent';
}

/** Late update of an earlier, failed attempt: ignored. */
function isOfThisTry(refund: RefundRow, told: GatewayRefund): boolean {
  if (refund.gatewayRefundId !== null) return refund.gatewayRefundId === told.gatewayRefundId;
  return refund.state === 'requested' && readRefundReceipt(told.receipt)?.tries === refund.tries;
}

type Told = {
  readonly refund: RefundRow;
  readonly order: OrderRow;
  readonly told: GatewayRefund;
  readonly at: Date;
};

async function process(
  tx: Transaction,
  services: Services,
  { refund, order, told, at }: Told,
): Promise<AppliedRefund> {
  const { refundId, orderId, amount } = refund;
  if (refund.state === 'processed') {
    if (told.bankReference === null || refund.bankReference !== null) return 'nothing';
    await updateBankReference(tx, refundId, told.bankReference);
    return 'nothing';
  }
  const { gatewayRefundId, bankReference } = told;
  await updateProcessed(tx, refundId, { gatewayRefundId, bankReference, at });
  const entries = refundProcessedEntries(amount);
  await book(tx, { key: `refund-sent:${refundId}`, kind: 'refund-sent', orderId, at, entries });
  const kinds = ['refund-late', 'refund-failed'] as const;
  await resolveDifferences(tx, { kinds, subject: refundId, at });
  await noteRefunded(tx, services, refund, order);
  if (told.bankReference === null) {
    const dueAt = new Date(at.getTime() + FIRST_LOOK_MS);
    await enqueueTask(tx, { kind: 'follow-refund', subject: refundId, dueAt });
  }
  return 'processed';
}

async function fail(tx: Transaction, refund: RefundRow, at: Date): Promise<AppliedRefund> {
  const { refundId, orderId, amount } = refund;
  if (refund.state === 'failed') return 'nothing';
  if (refund.state === 'processed' || refund.tries >= TRIES_AT_MOST) {
    const amounts = { expected: amount, found: null };
    await recordDifference(tx, { kind: 'refund-failed', subject: refundId, ...amounts, at });
    if (refund.state === 'processed') return 'nothing';
    await updateFailed(tx, refundId);
    await addOrderEvent(tx, { orderId, kind: 'refund-failed', at, amount });
    return 'given-up';
  }
  await resend(tx, refundId, new Date(at.getTime() + RESEND_MS * refund.tries));
  return 'sent-again';
}
