import type { DeskRefund } from '@pahiya/contracts/operators/desk-schema';
import { kindOf, type OrderKind } from '../../../order-kind.ts';
import type { OrderRow } from '../../../order-row.ts';
import type { Services } from '../../../services.ts';
import { findOrders } from '../../orders/find-order.ts';
import {
  findItemsInRefunds,
  findRefundsIn,
  findRefundsOf,
  type RefundOfOrder,
} from '../../payments/payments-of-orders.ts';
import type { Colleagues } from '../colleagues.ts';

type Kinds = Pick<Services, 'sql' | 'orderKinds'>;

/** Refunds of an order, oldest first. */
export async function readDeskRefunds(
  services: Kinds,
  order: OrderRow,
  colleagues: Colleagues,
): Promise<DeskRefund[]> {
  const refunds = await findRefundsOf(services.sql, order.orderId);
  return toDeskRefunds(services, refunds, new Map([[order.orderId, order]]), colleagues);
}

/** Refunds awaiting an operator, oldest first: to be approved, rejected by the bank, or declined while their items are
 * still without a refund. */
export async function readWaitingRefunds(
  services: Kinds,
  count: number,
  colleagues: Colleagues,
): Promise<DeskRefund[]> {
  const { sql } = services;
  const refunds = await findRefundsIn(sql, ['awaiting-approval', 'failed', 'declined']);
  const orders = await findOrders(
    sql,
    refunds.map(({ orderId }) => orderId),
  );
  const declined = refunds.filter(({ state }) => state === 'declined');
  const open = await findWithoutRefund(
    services,
    declined.flatMap(({ orderId }) => orders.get(orderId) ?? []),
  );
  const waiting = refunds.filter(({ state, orderId }) => state !== 'declined' || open.has(orderId));
  return toDeskRefunds(services, waiting.slice(0, count), orders, colleagues);
}

/** Those of some orders with an item that was given up and is in no refund. */
async function findWithoutRefund(
  services: Kinds,
  orders: readonly OrderRow[],
): Promise<ReadonlySet<string>> {
  const { sql } = services;
  const found = new Set<string>();
  for (const [kind, own] of Map.groupBy(orders, (order) => kindOf(services, order))) {
    const ids = [...new Set(own.map(({ orderId }) => orderId))];
    const inRefunds = await findItemsInRefunds(sql, ids);
    for (const { orderId, itemId } of await kind.desk.givenUp(sql, ids)) {
      if (!inRefunds.has(itemId)) found.add(orderId);
    }
  }
  return found;
}

async function toDeskRefunds(
  services: Kinds,
  refunds: readonly RefundOfOrder[],
  orders: ReadonlyMap<string, OrderRow>,
  colleagues: Colleagues,
): Promise<DeskRefund[]> {
  const names = await namesOf(services, refunds, orders);
  return refunds.map(
    ({ itemIds, requestedBy, approvedBy, requestedAt, processedAt, ...refund }) => ({
      ...refund,
      publicId: orders.get(refund.orderId)?.publicId ?? '',
      challanNumbers: itemIds.flatMap((itemId) => names.get(itemId) ?? []).sort(),
      requestedAt: requestedAt.toISOString(),
      requestedBy: colleagues.of(requestedBy),
      decidedBy: colleagues.of(approvedBy),
      processedAt: processedAt?.toISOString() ?? null,
    }),
  );
}

async function namesOf(
  services: Kinds,
  refunds: readonly RefundOfOrder[],
  orders: ReadonlyMap<string, OrderRow>,
): Promise<ReadonlyMap<string, string>> {
  const items = new Map<OrderKind, string[]>();
  for (const { orderId, itemIds } of refunds) {
    const order = orders.get(orderId);
    if (order === undefined) continue;
    const kind = kindOf(services, order);
    items.set(kind, [...(items.get(kind) ?? []), ...itemIds]);
  }
  const found = await Promise.all(
    [...items].map(([kind, ids]) => kind.desk.namesOf(services.sql, ids)),
  );
  return new Map(found.flatMap((names) => [...names]));
}
