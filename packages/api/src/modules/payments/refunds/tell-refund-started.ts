import type { Queryable } from '../../../db/database.ts';
import type { Services } from '../../../services.ts';
import { notify } from '../../orders/notifications/notify.ts';
import { addOrderEvent } from '../../orders/order-events.ts';
import { findItemsOfRefund } from './items-of-refund.ts';
import { findRefund } from './refund-repository.ts';

/** Adds the event that a refund started and notifies the owner. Not for a refund that awaits approval. */
export async function tellRefundStarted(
  tx: Queryable,
  services: Pick<Services, 'now'>,
  refundId: string,
  operatorId?: string,
): Promise<void> {
  const found = await findRefund(tx, refundId);
  if (found === null || found.state === 'awaiting-approval') return;
  const { orderId, amount, expectedOn } = found;
  const at = services.now();
  const by = operatorId === undefined ? {} : { operatorId };
  await addOrderEvent(tx, { orderId, kind: 'refund-started', at, amount, ...by });
  const items = (await findItemsOfRefund(tx, found)).length;
  const refund = { refundId, amount, items, day: expectedOn };
  await notify(tx, services, { orderId, refund, turn: 'refund-started' });
}
