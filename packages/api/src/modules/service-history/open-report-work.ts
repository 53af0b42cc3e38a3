import { istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Queryable } from '../../db/database.ts';
import type { OpenWork } from '../../desk-work.ts';
import { refreshWork } from '../desk-queue/refresh-work.ts';
import { workOfItems } from '../desk-queue/work-of-items.ts';
import { itemName } from './report-terms.ts';
import { selectWithSourceDown } from './service-report-repository.ts';

/** Reports whose vendor is unavailable, until the day on which their payment is refunded. */
export const openReportWork: OpenWork = async (sql, which) => {
  const rows = await selectWithSourceDown(sql, which);
  return workOfItems(
    sql,
    rows.map(({ reportId, orderId, state, refundBy }) => {
      if (refundBy === null) throw new Error('a report that is awaited has a day of its refund');
      return { itemId: reportId, orderId, name: itemName, state, dueOn: istDateOf(refundBy) };
    }),
  );
};

/** Brings the queue up to date with a report, in the transaction that changed it. */
export function refreshReportWork(tx: Queryable, reportId: string): Promise<void> {
  return refreshWork(tx, openReportWork, reportId);
}
