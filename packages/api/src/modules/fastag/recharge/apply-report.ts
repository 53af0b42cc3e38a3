import type { BillerReport } from '@pahiya/domain/fastag/ports';
import {
  actOnReport,
  pauseBeforeLook,
  type ReportAct,
} from '@pahiya/domain/fastag/recharge-states';
import { settlementEntries, undoneEntries } from '@pahiya/domain/ledger/ledger';
import type { Transaction } from '../../../db/database.ts';
import type { OrderRow } from '../../../order-row.ts';
import type { Services } from '../../../services.ts';
import { enqueueTask } from '../../../tasks/enqueue-task.ts';
import { book } from '../../ledger/book.ts';
import { lockOrder } from '../../orders/find-order.ts';
import { moveStep } from '../../orders/move-step.ts';
import { notify } from '../../orders/notifications/notify.ts';
import { addOrderEvent } from '../../orders/order-events.ts';
import { withdrawRefund } from '../../payments/refunds/decide-refund.ts';
import { refundItems } from '../../payments/refunds/refund-items.ts';
import { recordDifference } from '../../payments/store/record-difference.ts';
import { clearBalances } from '../balance/balance-repository.ts';
import { moveRecharge } from './move-recharge.ts';
import {
  clearFailure,
  selectRecharge,
  updateConfirmed,
  updateFailed,
} from './recharge-repository.ts';
import type { RechargeRow } from './recharge-row.ts';

/** A recharge with its order, both locked. */
export type LockedRecharge = { readonly order: OrderRow; readonly row: RechargeRow };

/** Locks the order of a recharge, and reads the recharge under that lock. Null if it is gone. */
export async function lockRecharge(
  tx: Transaction,
  rechargeId: string,
): Promise<LockedRecharge | null> {
  const found = await selectRecharge(tx, rechargeId);
  const order = found === null ? null : await lockOrder(tx, found.orderId);
  const row = order === null ? null : await selectRecharge(tx, rechargeId);
  return order === null || row === null ? null : { order, row };
}

/** Applies what the bank says about a recharge: books and confirms it, refunds it, takes a confirmation back and
 * refunds it. A success after it was given up withdraws a refund that awaits approval; once money moves it is recorded for
 * an operator. Idempotent. */
export function applyReport(
  services: Services,
  rechargeId: string,
  report: BillerReport,
): Promise<ReportAct> {
  return services.sql.begin(async (tx) => {
    const locked = await lockRecharge(tx, rechargeId);
    if (locked === null) return 'nothing';
    const act = actOnReport(locked.row.state, report.state);
    if (act === 'confirm' && report.state === 'done') {
      await confirm(tx, services, locked, report.reference);
    }
    if ((act === 'fail' || act === 'reverse') && report.state === 'failed') {
      await failRecharge(tx, services, locked, report.reason);
    }
    if (act === 'late-success' && report.state === 'done') {
      await noteLateSuccess(tx, services, locked, report.reference);
    }
    return act;
  });
}

async function confirm(
  tx: Transaction,
  services: Services,
  { order, row }: LockedRecharge,
  reference: string,
): Promise<void> {
  const { rechargeId, orderId, amount } = row;
  const at = services.now();
  await moveRecharge(tx, services, row, 'done');
  await updateConfirmed(tx, rechargeId, { reference, at });
  await clearBalances(tx, row.vehicleNumber);
  await book(tx, {
    key: `recharge:${rechargeId}`,
    kind: 'settlement',
    orderId,
    at,
    entries: settlementEntries(amount, 'biller-payable'),
  });
  await addOrderEvent(tx, {
    orderId,
    itemId: rechargeId,
    kind: 'recharged',
    at,
    receiptNumber: reference,
    amount,
  });
  await moveStep(tx, services, order, 'RECHARGE_DONE');
  await notify(tx, services, { orderId, turn: 'recharged', itemId: rechargeId });
  const dueAt = new Date(at.getTime() + (pauseBeforeLook(0) ?? 0));
  await enqueueTask(tx, { kind: 'follow-recharge', subject: rechargeId, dueAt });
}

/** Gives a locked recharge up and requests its refund, once. A confirmation that was booked is undone first. `failure`:
 * a code of ours or of the bill-payment system. `operatorId`: who gave it up; above the limit a second operator must
 * approve. */
export async function failRecharge(
  tx: Transaction,
  services: Services,
  { order, row }: LockedRecharge,
  failure: string,
  by: { readonly operatorId?: string } = {},
): Promise<void> {
  const { rechargeId, orderId, amount } = row;
  const at = services.now();
  const wasConfirmed = row.state === 'done';
  if (wasConfirmed) {
    await book(tx, {
      key: `recharge-undone:${rechargeId}`,
      kind: 'settlement-undone',
      orderId,
      at,
      entries: undoneEntries(settlementEntries(amount, 'biller-payable')),
    });
  }
  await moveRecharge(tx, services, row, 'failed');
  await moveRecharge(tx, services, { rechargeId, state: 'failed' }, 'refunding');
  await updateFailed(tx, rechargeId, { failure, at });
  const kind = wasConfirmed ? 'recharge-reversed' : 'recharge-failed';
  await addOrderEvent(tx, { orderId, itemId: rechargeId, kind, at, ...by });
  await moveStep(tx, services, order, 'RECHARGE_FAILED');
  await refundItems(tx, services, order, [rechargeId], { reason: kind, ...by });
}

/** A locked recharge whose refund was declined or withdrawn goes on: to be sent, or asked about. */
export async function takeUpAgain(
  tx: Transaction,
  services: Services,
  { order, row }: LockedRecharge,
): Promise<LockedRecharge> {
  const { rechargeId } = row;
  await moveRecharge(tx, services, row, row.sentAt === null ? 'queued' : 'sent');
  await clearFailure(tx, rechargeId);
  await moveStep(tx, services, order, 'RECHARGE_PROCESSING');
  const locked = await lockRecharge(tx, rechargeId);
  if (locked === null) throw new Error('a recharge that is locked');
  return locked;
}

/** The bank has the money although the recharge was given up. Without a refund under way it is confirmed; otherwise the
 * person has the money too, or will, and an operator settles it with the bank. */
async function noteLateSuccess(
  tx: Transaction,
  services: Services,
  locked: LockedRecharge,
  reference: string,
): Promise<void> {
  const { row } = locked;
  const refund = { orderId: row.orderId, itemId: row.rechargeId };
  if (row.state === 'refunding' && (await withdrawRefund(tx, refund))) {
    await confirm(tx, services, await takeUpAgain(tx, services, locked), reference);
    return;
  }
  await recordDifference(tx, {
    kind: 'paid-after-refund',
    subject: row.rechargeId,
    expected: null,
    found: row.amount,
    at: services.now(),
  });
}
