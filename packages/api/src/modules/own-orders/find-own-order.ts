import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../http/refusal.ts';
import type { OrderRow } from '../../order-row.ts';
import type { Services } from '../../services.ts';
import { findOrder } from '../orders/find-order.ts';
import { orderNotFound } from '../orders/refusals.ts';

/** A person's own order of any kind. Refuses `order/not-found`, also for orders of others. */
export async function findOwnOrder(
  { sql }: Pick<Services, 'sql'>,
  orderId: string,
  userId: string,
): Promise<Result<OrderRow, Refusal>> {
  const order = await findOrder(sql, orderId);
  return order?.userId === userId ? ok(order) : err(orderNotFound);
}
