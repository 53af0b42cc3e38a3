import type { OrderLine } from '@pahiya/domain/orders/order-line';
import type { Queryable } from '../../db/database.ts';

/** Lines of an order, in order of display. */
export async function selectLines(sql: Queryable, orderId: string): Promise<readonly OrderLine[]> {
  return sql<OrderLine[]>`
    select position, kind, code, item_id as "itemId", tax_on as "taxOn", amount_paise as amount
    from order_lines where order_id = ${orderId} order by position`;
}

/** Lines of some orders, in order of display, by order. */
export async function selectLinesOf(
  sql: Queryable,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, readonly OrderLine[]>> {
  const rows = await sql<(OrderLine & { orderId: string })[]>`
    select order_id as "orderId", position, kind, code, item_id as "itemId",
      tax_on as "taxOn", amount_paise as amount
    from order_lines where order_id = any(${orderIds}::uuid[]) order by position`;
  return Map.groupBy(rows, ({ orderId }) => orderId);
}

/** Stores lines. */
export async function insertLines(
  tx: Queryable,
  orderId: string,
  lines: readonly OrderLine[],
): Promise<void> {
  await tx`insert into order_lines ${tx(lineRows(orderId, lines))}`;
}

/** Deletes the lines of an unpaid order. */
export async function deleteLines(tx: Queryable, orderId: string): Promise<void> {
  await tx`delete from order_lines where order_id = ${orderId}`;
}

/** Lines as rows of the table. */
export function lineRows(orderId: string, lines: readonly OrderLine[]) {
  return lines.map(({ position, kind, code, itemId, taxOn, amount }) => ({
    order_id: orderId,
    position,
    kind,
    code,
    item_id: itemId,
    tax_on: taxOn,
    amount_paise: amount,
  }));
}
