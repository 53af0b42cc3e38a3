import { istDateOf } from '@pahiya/domain/shared/ist-date';
import type { TaskHandler } from '../../tasks/task-kinds.ts';
import { lockOrder } from '../orders/find-order.ts';
import { notify } from '../orders/notifications/notify.ts';
import { addOrderEvent, countOrderEvents } from '../orders/order-events.ts';
import { updateLateTold } from './correction-repository.ts';
import { readCorrectionSubject } from './correction-subject.ts';
import { selectReport } from './service-report-repository.ts';

const LATE = 'report-correction-late';

/** Tells the buyer once that the source has not answered in time: one message for all corrections of the report that are
 * late by now. Nothing is told of a report that has been erased meanwhile. */
export const watchCorrectionTask: TaskHandler = async (services, subject) => {
  const { reportId } = readCorrectionSubject(subject);
  const at = services.now();
  await services.sql.begin(async (tx) => {
    const row = await selectReport(tx, reportId);
    if (row === null || (await lockOrder(tx, row.orderId)) === null) return;
    if ((await updateLateTold(tx, reportId, { before: istDateOf(at), at })) === 0) return;
    const about = { orderId: row.orderId, itemId: reportId };
    await addOrderEvent(tx, { ...about, kind: LATE, at });
    const occurrence = await countOrderEvents(tx, about, LATE);
    await notify(tx, services, { ...about, turn: 'correction-late', occurrence });
  });
  return 'done';
};
