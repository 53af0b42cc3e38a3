import {
  isOverdue,
  pauseBeforeLook,
  pauseBeforeQuestion,
} from '@pahiya/domain/fastag/recharge-states';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Services } from '../../../services.ts';
import { enqueueTask } from '../../../tasks/enqueue-task.ts';
import type { TaskHandler, TaskOutcome } from '../../../tasks/task-kinds.ts';
import { refreshWork } from '../../desk-queue/refresh-work.ts';
import { notify } from '../../orders/notifications/notify.ts';
import { addOrderEvent } from '../../orders/order-events.ts';
import { lockRecharge } from './apply-report.ts';
import { askBiller, complainToBank } from './ask-biller.ts';
import { openRechargeWork } from './open-recharge-work.ts';
import { selectRecharge, updateAsked, updateLateTold } from './recharge-repository.ts';
import type { RechargeRow } from './recharge-row.ts';

/** Asks the bill-payment system what became of a recharge, until it is final, and looks at a confirmed one a few times
 * more. An outage is no failure of the task: it goes on asking, so that nothing paid is forgotten. */
export const followRechargeTask: TaskHandler = async (services, rechargeId) => {
  const row = await selectRecharge(services.sql, rechargeId);
  if (row === null || row.sentAt === null) return 'done';
  const asked = await askBiller(services, row);
  if (asked.ok && asked.value === 'send') {
    const task = { kind: 'pay-recharge', subject: rechargeId, dueAt: services.now() } as const;
    await enqueueTask(services.sql, task);
  }
  const after = await selectRecharge(services.sql, rechargeId);
  if (after === null) return 'done';
  if (after.state === 'sent') return askAgain(services, after);
  // A confirmation enqueued its own first look.
  return after.state === 'done' && row.state === 'done' ? lookAgain(services, after) : 'done';
};

async function askAgain(services: Services, row: RechargeRow): Promise<TaskOutcome> {
  const now = services.now();
  const isLate = row.paidAt !== null && isOverdue(istDateOf(row.paidAt), istDateOf(now));
  if (isLate) await complain(services, row);
  const pause = pauseBeforeQuestion(row.askedCount + 1, isLate);
  return remember(services, row, new Date(now.getTime() + pause));
}

async function lookAgain(services: Services, row: RechargeRow): Promise<TaskOutcome> {
  const pause = pauseBeforeLook(row.askedCount + 1);
  if (pause === null) {
    await updateAsked(services.sql, row.rechargeId, { at: services.now(), nextAt: null });
    return 'done';
  }
  return remember(services, row, new Date(services.now().getTime() + pause));
}

async function remember(
  { sql, now }: Services,
  { rechargeId }: RechargeRow,
  again: Date,
): Promise<TaskOutcome> {
  await updateAsked(sql, rechargeId, { at: now(), nextAt: again });
  return { again };
}

/** After the last day: tells the person and the desk once, and registers a complaint with the bank. Nothing is refunded while the
 * bank may still have it. */
async function complain(services: Services, row: RechargeRow): Promise<void> {
  const { rechargeId, orderId, complaintRef } = row;
  await services.sql.begin(async (tx) => {
    if ((await lockRecharge(tx, rechargeId))?.row.state !== 'sent') return;
    if (!(await updateLateTold(tx, rechargeId))) return;
    await refreshWork(tx, openRechargeWork, rechargeId);
    await addOrderEvent(tx, { orderId, itemId: rechargeId, kind: 'late', at: services.now() });
    await notify(tx, services, { orderId, turn: 'late', itemId: rechargeId });
  });
  if (complaintRef === null) await complainToBank(services, row);
}
