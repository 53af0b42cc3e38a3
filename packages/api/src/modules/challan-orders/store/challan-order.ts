import type { ActiveStep } from '@pahiya/domain/challans/active-step';
import type { Queryable } from '../../../db/database.ts';
import type { OrderRow } from '../../../order-row.ts';
import { findOrder, lockOrder } from '../../orders/find-order.ts';
import { selectTerms } from './order-challan-repository.ts';
import type { ChallanOrderRow } from './order-row.ts';

/** The name that is stored with challan orders. */
export const challanKind = 'challan';

/** A challan order regardless of owner; null for another kind. */
export async function findChallanOrder(
  sql: Queryable,
  orderId: string,
): Promise<ChallanOrderRow | null> {
  return withTerms(sql, await findOrder(sql, orderId));
}

/** A person's own challan order; null for another person's. */
export async function findOwnChallanOrder(
  sql: Queryable,
  orderId: string,
  userId: string,
): Promise<ChallanOrderRow | null> {
  const order = await findOrder(sql, orderId);
  return order?.userId === userId ? withTerms(sql, order) : null;
}

/** Locks a challan order until the transaction ends. */
export async function lockChallanOrder(
  tx: Queryable,
  orderId: string,
): Promise<ChallanOrderRow | null> {
  return withTerms(tx, await lockOrder(tx, orderId));
}

/** An order with its terms. */
export async function withTerms(
  sql: Queryable,
  order: OrderRow | null,
): Promise<ChallanOrderRow | null> {
  if (order === null || order.kind !== challanKind) return null;
  const terms = await selectTerms(sql, order.orderId);
  if (terms === null) throw new Error('a challan order has its terms');
  // Only steps of the table of moves are ever stored.
  return { ...order, ...terms, activeStep: order.activeStep as ActiveStep };
}
