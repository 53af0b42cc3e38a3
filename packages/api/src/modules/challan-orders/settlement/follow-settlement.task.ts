import { enqueueTask } from '../../../tasks/enqueue-task.ts';
import { pauseForAge } from '../../../tasks/retry-delay.ts';
import type { TaskHandler } from '../../../tasks/task-kinds.ts';
import { findOrderChallan } from '../store/order-challan-repository.ts';
import { applySettlementResult } from './settlement-result.ts';

const shortestMs = 5_000;
const longestMs = 30 * 60_000;

/** Polls the partner for a challan, less often with its age. If the partner does not know it, submits it again under
 * the same reference. */
export const followSettlementTask: TaskHandler = async (services, orderChallanId) => {
  const row = await findOrderChallan(services.sql, orderChallanId);
  if (row?.settlement !== 'submitted') return 'done';
  const report = await services.partner.report(orderChallanId);
  if (!report.ok) return { failed: `partner-${report.error.kind}` };
  const now = services.now();
  const { value } = report;
  if (value.state === 'unknown') {
    const task = { kind: 'settle-challan', subject: orderChallanId, dueAt: now } as const;
    await enqueueTask(services.sql, task);
    return 'done';
  }
  if (value.state === 'accepted') {
    const age = now.getTime() - row.settlementChangedAt.getTime();
    return { again: new Date(now.getTime() + pauseForAge(age, shortestMs, longestMs)) };
  }
  await services.sql.begin((tx) => applySettlementResult(tx, services, orderChallanId, value));
  return 'done';
};
