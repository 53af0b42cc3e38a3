import type { Queryable } from '../../../db/database.ts';
import type { DocumentKind } from './needed-documents.ts';

/** A document as stored; its file is in the file store, encrypted. */
export type DocumentRow = {
  readonly documentId: string;
  readonly orderId: string;
  readonly orderChallanId: string;
  readonly kind: string;
  readonly storageKey: string;
  readonly contentType: string;
  readonly state: 'stored' | 'accepted' | 'rejected';
  /** Reason code of the rejection. */
  readonly reason: string | null;
  readonly uploadedAt: Date;
  readonly erasedAt: Date | null;
};

/** Documents of an order, oldest first. */
export async function findDocuments(
  sql: Queryable,
  orderId: string,
): Promise<readonly DocumentRow[]> {
  return sql<DocumentRow[]>`
    select ${documentColumns(sql)} from order_documents d
    join order_challans c on c.id = d.order_challan_id
    where c.order_id = ${orderId} order by d.uploaded_at, d.id`;
}

/** Documents of one challan, oldest first. */
export async function findDocumentsOf(
  sql: Queryable,
  orderChallanId: string,
): Promise<readonly DocumentRow[]> {
  return sql<DocumentRow[]>`
    select ${documentColumns(sql)} from order_documents d
    where d.order_challan_id = ${orderChallanId} order by d.uploaded_at, d.id`;
}

/** One document by id, regardless of owner. */
export async function findDocument(
  sql: Queryable,
  documentId: string,
): Promise<DocumentRow | null> {
  const [row] = await sql<DocumentRow[]>`
    select ${documentColumns(sql)} from order_documents d where d.id = ${documentId}`;
  return row ?? null;
}

/** Whether a document has its file under this key. */
export async function hasDocumentAt(sql: Queryable, storageKey: string): Promise<boolean> {
  const rows = await sql`select from order_documents where storage_key = ${storageKey}`;
  return rows.length > 0;
}

/** Deletes the documents of one kind of a challan; returns the keys of their files, which are still stored. */
export async function deleteDocumentsOf(
  tx: Queryable,
  orderChallanId: string,
  kind: DocumentKind,
): Promise<readonly string[]> {
  const rows = await tx<{ storageKey: string }[]>`
    delete from order_documents where order_challan_id = ${orderChallanId} and kind = ${kind}
    returning storage_key as "storageKey"`;
  return rows.map(({ storageKey }) => storageKey);
}

function documentColumns(sql: Queryable) {
  return sql`d.id as "documentId", d.order_id as "orderId",
    d.order_challan_id as "orderChallanId", d.kind, d.storage_key as "storageKey",
    d.content_type as "contentType", d.state, d.reason, d.uploaded_at as "uploadedAt",
    d.erased_at as "erasedAt"`;
}
