import { chargeOf } from '@pahiya/domain/orders/order-line';
import type { Queryable } from '../../../db/database.ts';
import { kindOf } from '../../../order-kind.ts';
import type { OrderRow } from '../../../order-row.ts';
import type { Services } from '../../../services.ts';
import { findOrderLines } from '../../orders/find-order.ts';
import { selectPaidWith } from '../store/payment-repository.ts';
import { findRefundedLines } from './items-of-refund.ts';
import { findRefundByReason } from './refund-repository.ts';
import { requestRefund } from './request-refund.ts';
import { tellRefundStarted } from './tell-refund-started.ts';

/** Requests one refund for items of a locked, paid order that were given up, divided as its kind says, once per set of items. `operatorId`: the
 * operator who requested it; above the limit a second one must approve before money moves, and the owner is notified
 * then. Returns the refund's id. */
export async function refundItems(
  tx: Queryable,
  services: Services,
  order: OrderRow,
  itemIds: readonly string[],
  { reason, operatorId }: { readonly reason: string; readonly operatorId?: string },
): Promise<string> {
  const { orderId } = order;
  const reasonKey = `items:${[...itemIds].sort().join(',')}`;
  const known = await findRefundByReason(tx, reasonKey);
  if (known !== null) return known.refundId;
  const gatewayPaymentId = await selectPaidWith(tx, orderId);
  if (gatewayPaymentId === null) throw new Error('a paid order has the payment that paid it');
  const lines = await findOrderLines(tx, orderId);
  const before = await findRefundedLines(tx, orderId);
  const returned = kindOf(services, order).refundLines(
    lines,
    new Set(itemIds),
    new Set(before.map(({ position }) => position)),
  );
  const refundId = await requestRefund(tx, services, {
    orderId,
    gatewayPaymentId,
    amount: chargeOf(returned).total,
    reasonKey,
    reason,
    positions: returned.map(({ position }) => position),
    ...(operatorId === undefined ? {} : { requestedBy: operatorId }),
  });
  await tellRefundStarted(tx, services, refundId, operatorId);
  return refundId;
}
