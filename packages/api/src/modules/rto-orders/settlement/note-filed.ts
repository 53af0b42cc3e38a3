import { settlementEntries } from '@pahiya/domain/ledger/ledger';
import type { Queryable } from '../../../db/database.ts';
import type { Services } from '../../../services.ts';
import { book } from '../../ledger/book.ts';
import { notify } from '../../orders/notifications/notify.ts';
import { addOrderEvent, countOrderEvents } from '../../orders/order-events.ts';
import { type HeldWork, moveWork } from '../store/move-work.ts';

/** Files the application of a locked order, or files it once more after a deficiency was fixed. With the first filing the
 * government fee is paid and booked. */
export async function noteFiled(
  tx: Queryable,
  services: Services,
  held: HeldWork,
  { applicationNumber, ...by }: { applicationNumber: string; operatorId?: string },
): Promise<void> {
  const { order, work } = held;
  const { orderId } = order;
  const at = services.now();
  const about = { orderId, itemId: work.workId };
  await moveWork(tx, services, held, 'filed', {
    applicationNumber,
    filedAt: work.filedAt ?? at,
    deficiency: null,
    remark: null,
  });
  await addOrderEvent(tx, {
    ...about,
    kind: 'rto-filed',
    at,
    receiptNumber: applicationNumber,
    ...by,
  });
  if (work.filedAt === null) {
    await book(tx, {
      key: `settlement:${work.workId}`,
      kind: 'settlement',
      orderId,
      at,
      entries: settlementEntries(work.governmentFee),
    });
  }
  const occurrence = await countOrderEvents(tx, about, 'rto-filed');
  await notify(tx, services, { ...about, turn: 'filed', occurrence });
}
