import type { Queryable } from '../../db/database.ts';
import {
  type DocumentRow,
  selectDocument,
  selectDocuments,
  selectDocumentsOf,
  selectExported,
  updateReviewed,
} from './order-document-repository.ts';

export type { DocumentRow };

/** Documents of an order, oldest first. */
export function findDocuments(sql: Queryable, orderId: string): Promise<readonly DocumentRow[]> {
  return selectDocuments(sql, orderId);
}

/** Documents of one item, oldest first. */
export function findDocumentsOf(sql: Queryable, itemId: string): Promise<readonly DocumentRow[]> {
  return selectDocumentsOf(sql, itemId);
}

/** One document by id, regardless of owner. */
export function findDocument(sql: Queryable, documentId: string): Promise<DocumentRow | null> {
  return selectDocument(sql, documentId);
}

/** An operator's decision on a document. */
export type DocumentDecision = Parameters<typeof updateReviewed>[2];

/** Saves an operator's decision; the caller checks that the document is pending review. */
export function saveDecision(
  tx: Queryable,
  documentId: string,
  decision: DocumentDecision,
): Promise<void> {
  return updateReviewed(tx, documentId, decision);
}

/** Documents of some orders for an account's export, by order. */
export function exportedDocuments(
  sql: Queryable,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, readonly unknown[]>> {
  return selectExported(sql, orderIds);
}
