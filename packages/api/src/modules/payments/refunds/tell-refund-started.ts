import type { Queryable } from '../../../db/database.ts';
import type { Services } from '../../../services.ts';
import { notify } from '../../challan-orders/notify.ts';
import { addOrderEvent } from '../../challan-orders/order-events.ts';
import { findRefund } from './refund-repository.ts';

/** Adds the event that a refund started and notifies the owner. Not for a refund that awaits approval. */
export async function tellRefundStarted(
  tx: Queryable,
  services: Pick<Services, 'now'>,
  refundId: string,
  operatorId?: string,
): Promise<void> {
  const refund = await findRefund(tx, refundId);
  if (refund === null || refund.state === 'awaiting-approval') return;
  const { orderId, amount } = refund;
  const at = services.now();
  const by = operatorId === undefined ? {} : { operatorId };
  await addOrderEvent(tx, { orderId, kind: 'refund-started', at, amount, ...by });
  await notify(tx, services, { orderId, refundId, turn: 'refund-started' });
}
