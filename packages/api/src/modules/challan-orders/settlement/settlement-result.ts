import type { SettlementReport } from '@pahiya/domain/challans/ports';
import { isGivenUp, isSettled } from '@pahiya/domain/challans/settlement';
import { settlementEntries } from '@pahiya/domain/ledger/ledger';
import type { Queryable } from '../../../db/database.ts';
import type { OrderRow } from '../../../order-row.ts';
import type { Services } from '../../../services.ts';
import { enqueueTask } from '../../../tasks/enqueue-task.ts';
import { book } from '../../ledger/book.ts';
import { lockOrder } from '../../orders/find-order.ts';
import { addOrderEvent, countOrderEvents } from '../../orders/order-events.ts';
import { recordDifference } from '../../payments/store/record-difference.ts';
import { tellTurns } from '../messages/tell-turns.ts';
import { updateReceipt } from '../store/challan-state-repository.ts';
import { moveChallan, refreshStep } from '../store/move-order.ts';
import { findOrderChallan } from '../store/order-challan-repository.ts';
import type { OrderChallanRow } from '../store/order-row.ts';
import { giveUp } from './give-up.ts';

/** Final result of a settlement, as reported by the partner. */
export type SettlementResult = Exclude<SettlementReport, { state: 'unknown' | 'accepted' }>;

/** `nothing`: already known. `after-refund`: the authority was paid although the money was refunded; recorded as a
 * difference. */
export type AppliedResult = 'applied' | 'nothing' | 'after-refund';

/** Applies a partner's final report: stores the receipt, books it and schedules a check of the source, or refunds.
 * Idempotent. */
export async function applySettlementResult(
  tx: Queryable,
  services: Services,
  orderChallanId: string,
  result: SettlementResult,
): Promise<AppliedResult> {
  const found = await findOrderChallan(tx, orderChallanId);
  const order = found === null ? null : await lockOrder(tx, found.orderId);
  // Read again under the lock.
  const row = order === null ? null : await findOrderChallan(tx, orderChallanId);
  if (order === null || row === null || isPaidAtAuthority(row)) return 'nothing';
  if (isGivenUp(row.settlement)) {
    if (result.state !== 'paid') return 'nothing';
    await recordDifference(tx, {
      kind: 'paid-after-refund',
      subject: orderChallanId,
      expected: null,
      found: row.fine,
      at: services.now(),
    });
    return 'after-refund';
  }
  if (result.state === 'paid') await keepReceipt(tx, services, order, row, result);
  else {
    const newFine = result.state === 'amount-changed' ? { newFine: result.fine } : {};
    await giveUp(tx, services, order, [row], { reason: result.state, ...newFine });
  }
  return 'applied';
}

/** Also for a receipt that an operator entered and the source has yet to confirm. */
function isPaidAtAuthority({ settlement }: OrderChallanRow): boolean {
  return settlement === 'paid-at-source' || isSettled(settlement);
}

async function keepReceipt(
  tx: Queryable,
  services: Services,
  order: OrderRow,
  row: OrderChallanRow,
  { receiptNumber, paidAt }: Extract<SettlementResult, { state: 'paid' }>,
): Promise<void> {
  const { orderChallanId, orderId } = row;
  const at = services.now();
  await noteSent(tx, services, row);
  for (const to of ['paid-at-source', 'receipt-stored'] as const) {
    const current = await findOrderChallan(tx, orderChallanId);
    if (current !== null) await moveChallan(tx, services, current, to);
  }
  await updateReceipt(tx, orderChallanId, { receiptNumber, receiptPaidAt: new Date(paidAt) });
  const kind = 'receipt';
  await addOrderEvent(tx, { orderId, itemId: orderChallanId, kind, at, receiptNumber });
  await book(tx, {
    key: `settlement:${orderChallanId}`,
    kind: 'settlement',
    orderId,
    at,
    entries: settlementEntries(row.fine),
  });
  const dueAt = new Date(at.getTime() + firstLookMs);
  await enqueueTask(tx, { kind: 'recheck-source', subject: orderChallanId, dueAt });
  await refreshStep(tx, services, order);
  await tellTurns(tx, services, orderId);
}

/** Sources take a while to show a payment. */
const firstLookMs = 5_000;

/** Adds the event that a challan was sent to its authority, once. */
export async function noteSent(
  tx: Queryable,
  { now }: Pick<Services, 'now'>,
  { orderId, orderChallanId }: Pick<OrderChallanRow, 'orderId' | 'orderChallanId'>,
): Promise<void> {
  const kind = 'sent-to-authority';
  const about = { orderId, itemId: orderChallanId };
  if ((await countOrderEvents(tx, about, kind)) > 0) return;
  await addOrderEvent(tx, { ...about, kind, at: now() });
}
