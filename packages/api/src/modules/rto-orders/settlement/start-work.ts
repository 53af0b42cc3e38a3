import { documentDays } from '@pahiya/domain/rto-services/rto-price';
import { addDays } from '@pahiya/domain/shared/ist-date';
import type { OrderKind } from '../../../order-kind.ts';
import { addOrderEvent } from '../../orders/order-events.ts';
import { lockWork, moveWork } from '../store/move-work.ts';
import { watchFrom } from './watch-from.ts';

/** Starts the work of an order that was paid: its owner uploads the documents within some days. */
export const startWork: OrderKind['fulfil'] = async (tx, services, order, paidOn) => {
  const { orderId } = order;
  const held = await lockWork(tx, orderId);
  if (held === null) throw new Error('an order of RTO work has its work');
  const { work } = held;
  const documentsBy = addDays(paidOn, documentDays(paidOn));
  await moveWork(tx, services, { order, work }, 'awaiting-documents', { documentsBy });
  await addOrderEvent(tx, {
    orderId,
    itemId: work.workId,
    kind: 'documents-needed',
    at: services.now(),
  });
  await watchFrom(tx, orderId, documentsBy);
};
