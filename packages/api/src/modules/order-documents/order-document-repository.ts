import type { Queryable } from '../../db/database.ts';

/** A document as stored; its file is in the file store, encrypted. */
export type DocumentRow = {
  readonly documentId: string;
  readonly orderId: string;
  /** The item of the order that it is for, as the kind numbers them. */
  readonly itemId: string;
  /** A name of the order's kind, such as `rc`. */
  readonly kind: string;
  readonly storageKey: string;
  readonly contentType: string;
  readonly state: 'stored' | 'accepted' | 'rejected';
  /** Reason code of the rejection. */
  readonly reason: string | null;
  readonly uploadedAt: Date;
  /** The operator who accepted or rejected it. */
  readonly reviewedBy: string | null;
  readonly erasedAt: Date | null;
};

/** Documents of an order, oldest first. */
export async function selectDocuments(
  sql: Queryable,
  orderId: string,
): Promise<readonly DocumentRow[]> {
  return sql<DocumentRow[]>`
    select ${documentColumns(sql)} from order_documents
    where order_id = ${orderId} order by uploaded_at, id`;
}

/** Documents of one item, oldest first. */
export async function selectDocumentsOf(
  sql: Queryable,
  itemId: string,
): Promise<readonly DocumentRow[]> {
  return sql<DocumentRow[]>`
    select ${documentColumns(sql)} from order_documents
    where item_id = ${itemId} order by uploaded_at, id`;
}

/** One document by id, regardless of owner. */
export async function selectDocument(
  sql: Queryable,
  documentId: string,
): Promise<DocumentRow | null> {
  const [row] = await sql<DocumentRow[]>`
    select ${documentColumns(sql)} from order_documents where id = ${documentId}`;
  return row ?? null;
}

/** Whether a document has its file under this key. */
export async function hasDocumentAt(sql: Queryable, storageKey: string): Promise<boolean> {
  const rows = await sql`select from order_documents where storage_key = ${storageKey}`;
  return rows.length > 0;
}

/** Deletes the documents of one kind of an item; returns the keys of their files, which are still stored. */
export async function deleteDocumentsOf(
  tx: Queryable,
  itemId: string,
  kind: string,
): Promise<readonly string[]> {
  const rows = await tx<{ storageKey: string }[]>`
    delete from order_documents where item_id = ${itemId} and kind = ${kind}
    returning storage_key as "storageKey"`;
  return rows.map(({ storageKey }) => storageKey);
}

/** Stores a document whose file was written. */
export async function insertDocument(
  tx: Queryable,
  document: Pick<
    DocumentRow,
    'documentId' | 'orderId' | 'itemId' | 'kind' | 'storageKey' | 'contentType'
  > & { readonly bytes: number; readonly sha256: Buffer; readonly at: Date },
): Promise<void> {
  await tx`
    insert into order_documents (id, order_id, item_id, kind, storage_key, content_type,
      bytes, sha256, state, uploaded_at)
    values (${document.documentId}, ${document.orderId}, ${document.itemId},
      ${document.kind}, ${document.storageKey}, ${document.contentType}, ${document.bytes},
      ${document.sha256}, 'stored', ${document.at})`;
}

/** Saves an operator's decision. */
export async function updateReviewed(
  tx: Queryable,
  documentId: string,
  {
    state,
    reason,
    operatorId,
    at,
  }: {
    readonly state: 'accepted' | 'rejected';
    readonly reason: string | null;
    readonly operatorId: string;
    readonly at: Date;
  },
): Promise<void> {
  await tx`
    update order_documents set state = ${state}, reason = ${reason}, reviewed_at = ${at},
      reviewed_by = ${operatorId}
    where id = ${documentId}`;
}

/** Notes that the file of a document was erased. */
export async function updateErased(sql: Queryable, documentId: string, at: Date): Promise<void> {
  await sql`update order_documents set erased_at = ${at} where id = ${documentId}`;
}

/** Documents of some orders for an account's export, by order. */
export async function selectExported(
  sql: Queryable,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, readonly unknown[]>> {
  const rows = await sql<{ orderId: string; documents: unknown[] }[]>`
    select order_id as "orderId", json_agg(json_build_object('kind', kind, 'state', state,
      'uploadedAt', uploaded_at, 'erasedAt', erased_at) order by uploaded_at) as documents
    from order_documents where order_id = any(${orderIds}::uuid[]) group by order_id`;
  return new Map(rows.map(({ orderId, documents }) => [orderId, documents]));
}

function documentColumns(sql: Queryable) {
  return sql`id as "documentId", order_id as "orderId", item_id as "itemId", kind,
    storage_key as "storageKey", content_type as "contentType", state, reason,
    uploaded_at as "uploadedAt", reviewed_by as "reviewedBy", erased_at as "erasedAt"`;
}
