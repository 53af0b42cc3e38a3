import { istDateOf } from '@pahiya/domain/shared/ist-date';
import type { TaskHandler } from '../../tasks/task-kinds.ts';
import { lockOrder } from '../orders/find-order.ts';
import { addOrderEvent, findOrderEvents } from '../orders/order-events.ts';
import { selectCorrections } from './correction-repository.ts';
import { selectReport } from './service-report-repository.ts';

/** Subject of the task that watches a correction. A line id may have colons, a report id has none. */
export function correctionSubject(reportId: string, lineId: string): string {
  return `${reportId}:${lineId}`;
}

const LATE = 'report-correction-late';

/** Notes in the order's history that the source has not answered a correction in time. Nothing is noted for a report that
 * has been erased meanwhile. */
export const watchCorrectionTask: TaskHandler = async ({ sql, now }, subject) => {
  const end = subject.indexOf(':');
  const [reportId, lineId] = [subject.slice(0, end), subject.slice(end + 1)];
  const at = now();
  await sql.begin(async (tx) => {
    const row = await selectReport(tx, reportId);
    const corrections = await selectCorrections(tx, reportId);
    const late = corrections.some((one) => one.lineId === lineId && one.dueOn < istDateOf(at));
    if (row === null || !late || (await lockOrder(tx, row.orderId)) === null) return;
    const known = await findOrderEvents(tx, row.orderId);
    const asked = known.findLastIndex(({ kind }) => kind === 'report-correction');
    // A task may run twice; a later correction has a day of its own.
    if (known.slice(asked).some(({ kind }) => kind === LATE)) return;
    await addOrderEvent(tx, { orderId: row.orderId, kind: LATE, at });
  });
  return 'done';
};
