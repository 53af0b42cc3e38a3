import type { Queryable } from '../../../db/database.ts';
import type { OrderQuote } from '../../../order-quote.ts';

const columns = (sql: Queryable) => sql`id as "quoteId", kind, user_id as "userId",
  vehicle_number as "vehicleNumber", lines, item_count as "itemCount", terms,
  is_sandbox as "isSandbox", created_at as "createdAt", valid_until as "validUntil",
  order_id as "orderId"`;

/** Stores a quote. */
export async function insertQuote(
  sql: Queryable,
  quote: Omit<OrderQuote, 'orderId'> & { readonly total: number },
): Promise<void> {
  await sql`
    insert into order_quotes (id, kind, user_id, vehicle_number, lines, item_count, total_paise,
      terms, is_sandbox, created_at, valid_until)
    values (${quote.quoteId}, ${quote.kind}, ${quote.userId}, ${quote.vehicleNumber},
      ${sql.json(quote.lines)}, ${quote.itemCount}, ${quote.total}, ${sql.json(quote.terms)},
      ${quote.isSandbox}, ${quote.createdAt}, ${quote.validUntil})`;
}

/** A quote regardless of owner. */
export async function selectQuote(sql: Queryable, quoteId: string): Promise<OrderQuote | null> {
  const [row] = await sql<OrderQuote[]>`
    select ${columns(sql)} from order_quotes where id = ${quoteId}`;
  return row ?? null;
}

/** The order of a quote, and its owner; locks its row, so that of two at once the second sees the order of the first. */
export async function selectOrderLocked(
  tx: Queryable,
  quoteId: string,
): Promise<Pick<OrderQuote, 'orderId' | 'userId'> | null> {
  const [row] = await tx<Pick<OrderQuote, 'orderId' | 'userId'>[]>`
    select order_id as "orderId", user_id as "userId" from order_quotes
    where id = ${quoteId} for update`;
  return row ?? null;
}

/** Saves the order that was created from a quote, and its owner. */
export async function updateOrder(
  tx: Queryable,
  quoteId: string,
  { orderId, userId }: { readonly orderId: string; readonly userId: string },
): Promise<void> {
  await tx`
    update order_quotes set order_id = ${orderId}, user_id = ${userId} where id = ${quoteId}`;
}

/** Deletes quotes that expired before an instant; returns how many. */
export async function deleteExpired(sql: Queryable, before: Date): Promise<number> {
  const rows = await sql<{ id: string }[]>`
    delete from order_quotes where valid_until < ${before} returning id`;
  return rows.length;
}
