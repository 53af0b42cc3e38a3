import { istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Queryable } from '../../../db/database.ts';
import type { DeskWorkKind } from '../../../desk-work.ts';
import { refreshWork } from '../../desk-queue/refresh-work.ts';
import { lockSaleRow } from './sale-repository.ts';
import { selectSalesNamed, selectSaleWork } from './sale-work-repository.ts';

/** Name of the work on sales in the desk's queue. */
export const saleWorkName = 'car-sale';

/** Sales with money to receive or to pay. The dealer's is due by the day of the handover; what goes out is due on the day
 * of the handover, or of the calling off. */
export const saleWork: DeskWorkKind = {
  openWork: async (sql, which) =>
    (await selectSaleWork(sql, which)).map(
      ({ saleId, endedAt, handoverOn, acceptedAt, ...row }) => ({
        ...row,
        ...{ itemId: saleId, orderId: null, kind: saleWorkName, type: saleWorkName, route: 'desk' },
        ...{ isExpress: false, publicId: saleId.slice(0, 8), paidAt: endedAt ?? acceptedAt },
        dueOn: endedAt === null ? handoverOn : istDateOf(endedAt),
      }),
    ),
  lock: async (tx, saleId) => {
    await lockSaleRow(tx, saleId);
  },
  find: selectSalesNamed,
};

/** Brings the queue up to date with a sale, in the transaction that changed it. */
export function refreshSaleWork(tx: Queryable, saleId: string): Promise<void> {
  return refreshWork(tx, saleWork.openWork, saleId);
}
