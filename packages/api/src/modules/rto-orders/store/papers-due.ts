import type { IstDate } from '@pahiya/domain/shared/ist-date';
import type { Queryable } from '../../../db/database.ts';
import { listOrdersOf } from '../../orders/list-orders.ts';
import { rtoKind } from './rto-work.ts';
import { selectWorks } from './rto-work-repository.ts';

/** RTO work that waits for its owner's papers. */
export type PapersDue = {
  readonly orderId: string;
  readonly vehicleNumber: string;
  readonly dueOn: IstDate;
  readonly orderedAt: Date;
};

const newest = 50;

/** The last days for the papers of a person's RTO work. */
export async function findPapersDue(sql: Queryable, userId: string): Promise<readonly PapersDue[]> {
  const { orders } = await listOrdersOf(sql, { userId, kind: rtoKind }, { limit: newest });
  if (orders.length === 0) return [];
  const works = await selectWorks(
    sql,
    orders.map(({ orderId }) => orderId),
  );
  return works.flatMap(({ orderId, step, documentsBy }) => {
    const order = orders.find((one) => one.orderId === orderId);
    if (order === undefined || step !== 'awaiting-documents' || documentsBy === null) return [];
    const { vehicleNumber, createdAt: orderedAt } = order;
    return [{ orderId, vehicleNumber, dueOn: documentsBy, orderedAt }];
  });
}
