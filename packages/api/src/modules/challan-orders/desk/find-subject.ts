import type { Queryable } from '../../../db/database.ts';
import { findDocument } from '../../order-documents/order-documents.ts';
import { findOrderChallan } from '../store/order-challan-repository.ts';

/** Order of a challan; null for an unknown challan. */
export async function orderOfChallan(
  sql: Queryable,
  orderChallanId: string,
): Promise<string | null> {
  return (await findOrderChallan(sql, orderChallanId))?.orderId ?? null;
}

/** Order of a document. */
export async function orderOfDocument(sql: Queryable, documentId: string): Promise<string | null> {
  return (await findDocument(sql, documentId))?.orderId ?? null;
}
