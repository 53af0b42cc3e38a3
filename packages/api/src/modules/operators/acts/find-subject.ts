import type { Queryable } from '../../../db/database.ts';

/** Order of a challan; null for an unknown challan. */
export async function orderOfChallan(sql: Queryable, orderChallanId: string) {
  const [row] = await sql<{ orderId: string }[]>`
    select order_id as "orderId" from order_challans where id = ${orderChallanId}`;
  return row?.orderId ?? null;
}

/** Order of a document. */
export async function orderOfDocument(sql: Queryable, documentId: string) {
  const [row] = await sql<{ orderId: string }[]>`
    select order_id as "orderId" from order_documents where id = ${documentId}`;
  return row?.orderId ?? null;
}

/** Order of a refund. */
export async function orderOfRefund(sql: Queryable, refundId: string) {
  const [row] = await sql<{ orderId: string }[]>`
    select order_id as "orderId" from refunds where id = ${refundId}`;
  return row?.orderId ?? null;
}
