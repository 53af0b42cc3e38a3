import { istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Transaction } from '../../../db/database.ts';
import { kindOf } from '../../../order-kind.ts';
import type { OrderRow } from '../../../order-row.ts';
import type { Services } from '../../../services.ts';
import { notify } from '../../orders/notifications/notify.ts';
import { addOrderEvent } from '../../orders/order-events.ts';
import { findItemsOfRefund } from './items-of-refund.ts';
import type { RefundRow } from './refund-repository.ts';

/** Has the order's kind mark the refunded items, and notifies the owner. The caller has locked the order's row and saved
 * the refund as processed. */
export async function noteRefunded(
  tx: Transaction,
  services: Services,
  { refundId, amount }: Pick<RefundRow, 'refundId' | 'amount'>,
  order: OrderRow,
): Promise<void> {
  const { orderId } = order;
  const at = services.now();
  const items = await findItemsOfRefund(tx, { orderId, refundId });
  await kindOf(services, order).refunded(tx, services, order, items);
  const [first, ...others] = items;
  const isOne = first !== undefined && others.length === 0;
  const about = isOne ? { itemId: first } : {};
  await addOrderEvent(tx, { orderId, kind: 'refund-processed', at, amount, ...about });
  const refund = { refundId, amount, items: items.length, day: istDateOf(at) };
  await notify(tx, services, { orderId, refund, turn: 'refunded' });
}
