import type { Queryable } from '../../../db/database.ts';
import type { StoredFile } from '../../order-documents/store-file.ts';

/** Records the receipt file of a challan. */
export async function insertReceiptFile(
  tx: Queryable,
  orderChallanId: string,
  { storageKey, contentType, bytes, sha256 }: StoredFile,
  { operatorId, at }: { readonly operatorId: string; readonly at: Date },
): Promise<void> {
  await tx`
    insert into authority_receipts (order_challan_id, storage_key, content_type, bytes, sha256,
      uploaded_by, uploaded_at)
    values (${orderChallanId}, ${storageKey}, ${contentType}, ${bytes}, ${sha256}, ${operatorId},
      ${at})`;
}

/** The receipt file of a challan. */
export async function selectReceiptFile(sql: Queryable, orderChallanId: string) {
  const [row] = await sql<{ storageKey: string; contentType: string }[]>`
    select storage_key as "storageKey", content_type as "contentType" from authority_receipts
    where order_challan_id = ${orderChallanId}`;
  return row ?? null;
}

/** Storage keys of the receipt files of an order. */
export async function findReceiptFiles(
  sql: Queryable,
  orderId: string,
): Promise<readonly { orderChallanId: string; storageKey: string }[]> {
  return sql<{ orderChallanId: string; storageKey: string }[]>`
    select r.order_challan_id as "orderChallanId", r.storage_key as "storageKey"
    from authority_receipts r join order_challans c on c.id = r.order_challan_id
    where c.order_id = ${orderId}`;
}

/** Deletes the record of a receipt file; returns its storage key, to be deleted after the commit. */
export async function deleteReceiptFile(
  tx: Queryable,
  orderChallanId: string,
): Promise<string | null> {
  const [row] = await tx<{ storageKey: string }[]>`
    delete from authority_receipts where order_challan_id = ${orderChallanId}
    returning storage_key as "storageKey"`;
  return row?.storageKey ?? null;
}
