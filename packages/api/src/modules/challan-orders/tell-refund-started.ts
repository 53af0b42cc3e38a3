import type { Queryable } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import type { RefundRow } from '../payments/refunds/refund-repository.ts';
import { notify } from './notify.ts';
import { addOrderEvent } from './order-events.ts';

/** Writes that a refund was decided and begins, and has the owner of its order told. `operatorId`: who decided it. */
export async function tellRefundStarted(
  tx: Queryable,
  services: Pick<Services, 'now'>,
  {
    refundId,
    orderId,
    amount,
    operatorId,
  }: Pick<RefundRow, 'refundId' | 'orderId' | 'amount'> & { readonly operatorId?: string },
): Promise<void> {
  const at = services.now();
  const by = operatorId === undefined ? {} : { operatorId };
  await addOrderEvent(tx, { orderId, kind: 'refund-started', at, amount, ...by });
  await notify(tx, services, { orderId, refundId, turn: 'refund-started' });
}
