import type { Biller, BillerTag } from '@pahiya/domain/fastag/ports';
import {
  isSettled,
  isTooOldToSend,
  pauseBeforeQuestion,
} from '@pahiya/domain/fastag/recharge-states';
import type { Services } from '../../../services.ts';
import { enqueueTask } from '../../../tasks/enqueue-task.ts';
import type { TaskHandler } from '../../../tasks/task-kinds.ts';
import { addOrderEvent } from '../../orders/order-events.ts';
import { applyReport, failRecharge, lockRecharge } from './apply-report.ts';
import { askBiller } from './ask-biller.ts';
import { moveRecharge } from './move-recharge.ts';
import { fetchTag, type RechargeStop } from './read-tag.ts';
import { selectRecharge, updateSent } from './recharge-repository.ts';
import type { RechargeRow } from './recharge-row.ts';

/** Sends a paid recharge to its bank, once. It is marked as sent before the call; from then on, after a crash or a lost
 * answer, the bill-payment system is asked first, and only what it never received is sent again, under the same request
 * id. What was never sent can be refunded at once. */
export const payRechargeTask: TaskHandler = async (services, rechargeId) => {
  const row = await selectRecharge(services.sql, rechargeId);
  if (row === null || (row.state !== 'queued' && row.state !== 'sent')) return 'done';
  if (row.state === 'sent' && !(await neverArrived(services, row))) return 'done';
  const isLate = isTooLate(row, services.now());
  if (row.state === 'sent' && isLate) return giveUp(services, row, 'bank-unreachable');
  const ready = await askBank(services, row);
  if (typeof ready === 'string') {
    if (row.state === 'sent') return { failed: `biller-${ready}` };
    if (ready !== 'bank-down') return giveUp(services, row, ready);
    return isLate ? giveUp(services, row, 'bank-unreachable') : { failed: 'biller-down' };
  }
  if (row.amount > ready.maxAmount && row.state === 'queued') {
    return giveUp(services, row, 'no-room');
  }
  if (!(await markSent(services, rechargeId))) return 'done';
  const { requestId, billerId, amount } = row;
  const { fetchRef } = ready;
  const paid = await services.tollBiller.pay({ requestId, billerId, fetchRef, amount });
  if (paid.ok) await applyReport(services, rechargeId, paid.value);
  return 'done';
};

/** Whether the bill-payment system does not know a recharge that we may have sent. What it does know is applied. */
async function neverArrived(services: Services, row: RechargeRow): Promise<boolean> {
  const asked = await askBiller(services, row);
  if (!asked.ok) throw new Error(`biller-${asked.error.kind}`);
  return asked.value === 'send';
}

async function askBank(
  services: Services,
  { billerId, vehicleNumber, details }: RechargeRow,
): Promise<BillerTag | RechargeStop> {
  const listed = await services.tollBiller.billers();
  if (!listed.ok) return 'bank-down';
  const bank: Biller | undefined = listed.value.find((one) => one.billerId === billerId);
  if (bank === undefined) return 'unknown-bank';
  return bank.state === 'left' ? 'left' : fetchTag(services, bank, { vehicleNumber, details });
}

/** Marks a recharge as sent and enqueues the questions about it, before anything leaves. False if it is over. */
async function markSent(services: Services, rechargeId: string): Promise<boolean> {
  return services.sql.begin(async (tx) => {
    const locked = await lockRecharge(tx, rechargeId);
    if (locked === null) return false;
    const { row } = locked;
    if (row.state !== 'queued' && row.state !== 'sent') return false;
    const at = services.now();
    if (row.state === 'queued') {
      await moveRecharge(tx, services, row, 'sent');
      await addOrderEvent(tx, {
        orderId: row.orderId,
        itemId: rechargeId,
        kind: 'sent-to-bank',
        at,
      });
    }
    await updateSent(tx, rechargeId, at);
    const dueAt = new Date(at.getTime() + pauseBeforeQuestion(0, false));
    await enqueueTask(tx, { kind: 'follow-recharge', subject: rechargeId, dueAt });
    return true;
  });
}

/** Whether what never arrived may be given up: long after the payment, and no attempt can still be under way. */
function isTooLate({ paidAt, lastSentAt }: RechargeRow, now: Date): boolean {
  return isTooOldToSend(paidAt, now) && isSettled(lastSentAt, now);
}

async function giveUp(services: Services, row: RechargeRow, failure: string): Promise<'done'> {
  await services.sql.begin(async (tx) => {
    const locked = await lockRecharge(tx, row.rechargeId);
    if (locked === null || locked.row.state !== row.state) return;
    await failRecharge(tx, services, locked, failure);
  });
  return 'done';
}
