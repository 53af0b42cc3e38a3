import type { OrderLine } from '@pahiya/domain/orders/order-line';
import type { Queryable } from '../../../db/database.ts';
import { findOrderLines } from '../../orders/find-order.ts';
import { selectRefundedLines } from './refund-repository.ts';

/** Lines of an order that are in a refund, each with the refund; declined refunds have none. */
export type RefundedLine = OrderLine & { readonly refundId: string };

/** The lines of an order that are refunded or being refunded. */
export async function findRefundedLines(
  sql: Queryable,
  orderId: string,
): Promise<readonly RefundedLine[]> {
  const refunds = await selectRefundedLines(sql, orderId);
  if (refunds.size === 0) return [];
  const lines = await findOrderLines(sql, orderId);
  return lines.flatMap((line) => {
    const refundId = refunds.get(line.position);
    return refundId === undefined ? [] : [{ ...line, refundId }];
  });
}

/** Items that a refund returns, in the order of their lines. None for a payment that the order could not use. */
export async function findItemsOfRefund(
  sql: Queryable,
  { orderId, refundId }: { readonly orderId: string; readonly refundId: string },
): Promise<readonly string[]> {
  const lines = await findRefundedLines(sql, orderId);
  return itemsOf(lines.filter((line) => line.refundId === refundId));
}

/** The items of lines, each once. */
export function itemsOf(lines: readonly OrderLine[]): readonly string[] {
  return [...new Set(lines.flatMap(({ itemId }) => itemId ?? []))];
}
