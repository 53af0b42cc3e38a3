import type { DeskOrderAct } from '@pahiya/contracts/operators/order-acts';
import { isSettled } from '@pahiya/domain/fastag/recharge-states';
import { err, ok } from '@pahiya/domain/shared/result';
import type { DeskAct, DeskActs } from '../../../order-desk.ts';
import { enqueueTask } from '../../../tasks/enqueue-task.ts';
import { mayStillSucceed, sourceUnavailable, wrongState } from '../../operators/refusals.ts';
import { addOrderEvent } from '../../orders/order-events.ts';
import { findItemsInRefund } from '../../payments/payments-of-orders.ts';
import { failRecharge, lockRecharge, takeUpAgain } from './apply-report.ts';
import { askBiller, complainToBank } from './ask-biller.ts';
import { selectRechargeOf, updateComplaint, updateLooked } from './recharge-repository.ts';
import type { RechargeRow } from './recharge-row.ts';

/** Acts that are possible on a recharge. `isDeclined`: its refund was. */
export function possibleActs(
  { state, sentAt, complaintRef }: RechargeRow,
  isDeclined: boolean,
): readonly DeskOrderAct[] {
  const isOpen = state === 'queued' || state === 'sent';
  const acts: readonly (readonly [DeskOrderAct, boolean])[] = [
    ['ask-source', sentAt !== null],
    ['complain', (state === 'sent' || state === 'done') && complaintRef === null],
    ['give-up-order', isOpen],
    ['resume-order', isDeclined],
    ['ask-refund', isDeclined],
  ];
  return acts.filter(([, isPossible]) => isPossible).map(([act]) => act);
}

/** Asks the bill-payment system for the status, and for that of our complaint. */
const askSource: DeskAct = async (services, { orderId }) => {
  const { sql, tollBiller, now } = services;
  const row = await selectRechargeOf(sql, orderId);
  if (row === null || row.sentAt === null) return err(wrongState);
  const asked = await askBiller(services, row);
  if (!asked.ok) return err(sourceUnavailable);
  const { rechargeId, requestId } = row;
  await updateLooked(sql, rechargeId, now());
  if (asked.value === 'send') {
    await enqueueTask(sql, { kind: 'pay-recharge', subject: rechargeId, dueAt: now() });
  }
  const complaint = row.complaintRef === null ? null : await tollBiller.complaint(requestId);
  if (complaint?.ok && complaint.value !== null) {
    await updateComplaint(sql, rechargeId, complaint.value);
  }
  return ok(async () => ok(undefined));
};

const complain: DeskAct = async (services, { orderId }) => {
  const row = await selectRechargeOf(services.sql, orderId);
  if (row === null || !possibleActs(row, false).includes('complain')) return err(wrongState);
  const complained = await complainToBank(services, row);
  return complained.ok ? ok(async () => ok(undefined)) : err(sourceUnavailable);
};

/** Gives up a recharge that was never sent, or that the bank never received, and refunds it. What the bank says instead is
 * applied; while it may still succeed the act is refused. */
const giveUp: DeskAct = async (services, { orderId }, operatorId) => {
  const row = await selectRechargeOf(services.sql, orderId);
  if (row === null || (row.state !== 'queued' && row.state !== 'sent')) return err(wrongState);
  if (row.state === 'sent') {
    const asked = await askBiller(services, row);
    if (!asked.ok) return err(sourceUnavailable);
    // The bank refused it: that refunds it at once.
    if (asked.value === 'fail') return ok(async () => ok(undefined));
    if (asked.value === 'wait') return err(mayStillSucceed);
    if (asked.value !== 'send') return err(wrongState);
  }
  return ok(async (tx) => {
    const locked = await lockRecharge(tx, row.rechargeId);
    const state = locked?.row.state;
    if (locked === null || (state !== 'queued' && state !== 'sent')) return err(wrongState);
    const { lastSentAt } = locked.row;
    // A worker may have begun to send it since.
    if (state !== row.state || !isSettled(lastSentAt, services.now())) return err(mayStillSucceed);
    await failRecharge(tx, services, locked, 'given-up', { operatorId });
    return ok(undefined);
  });
};

/** Takes up a recharge again whose refund another operator declined. */
const resume: DeskAct = async (services, { orderId }, operatorId) =>
  ok(async (tx) => {
    const found = await selectRechargeOf(tx, orderId);
    const locked = found === null ? null : await lockRecharge(tx, found.rechargeId);
    if (locked?.row.state !== 'refunding') return err(wrongState);
    const { rechargeId } = locked.row;
    if ((await findItemsInRefund(tx, orderId)).has(rechargeId)) return err(wrongState);
    const at = services.now();
    await takeUpAgain(tx, services, locked);
    await addOrderEvent(tx, { orderId, itemId: rechargeId, kind: 'resumed', at, operatorId });
    await enqueueTask(tx, { kind: 'pay-recharge', subject: rechargeId, dueAt: at });
    return ok(undefined);
  });

/** What operators may do with recharges. */
export const rechargeActs: DeskActs = {
  'ask-source': askSource,
  complain,
  'give-up-order': giveUp,
  'resume-order': resume,
};
