import type { SettlementReport } from '@pahiya/domain/challans/ports';
import type { Services } from '../../../services.ts';
import { enqueueTask } from '../../../tasks/enqueue-task.ts';
import { wakeWorkers } from '../../../tasks/wake-workers.ts';
import { lockOrder } from '../../orders/find-order.ts';
import { tellTurns } from '../messages/tell-turns.ts';
import { findOrderChallan } from '../store/order-challan-repository.ts';
import { applySettlementResult, noteSent } from './settlement-result.ts';

const firstLookMs = 5_000;

/** Saves the partner's report on a submitted challan. Accepted: schedules the next poll. Final: applies it. */
export async function takeReport(
  services: Services,
  orderChallanId: string,
  report: SettlementReport,
): Promise<'done'> {
  await services.sql.begin(async (tx) => {
    if (report.state !== 'accepted' && report.state !== 'unknown') {
      await applySettlementResult(tx, services, orderChallanId, report);
      return;
    }
    const found = await findOrderChallan(tx, orderChallanId);
    if (found === null) return;
    await lockOrder(tx, found.orderId);
    const row = await findOrderChallan(tx, orderChallanId);
    if (row?.settlement !== 'submitted') return;
    if (report.state === 'accepted') {
      await noteSent(tx, services, row);
      await tellTurns(tx, services, row.orderId);
    }
    const dueAt = new Date(services.now().getTime() + firstLookMs);
    await enqueueTask(tx, { kind: 'follow-settlement', subject: orderChallanId, dueAt });
  });
  wakeWorkers(services.sql);
  return 'done';
}
