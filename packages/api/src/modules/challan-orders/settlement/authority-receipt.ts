import { hash } from 'node:crypto';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Queryable } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import {
  type CleanDocument,
  cleanDocument,
  documentBytesAtMost,
  readBase64,
} from '../documents/clean-document.ts';
import { decryptDocument, encryptDocument } from '../documents/document-cipher.ts';
import { documentRefusals, documentTooLarge, notStored } from '../documents/document-refusals.ts';
import type { OpenedDocument } from '../documents/read-document.ts';

/** A receipt file in the file store, not yet recorded. */
export type StoredReceipt = {
  readonly storageKey: string;
  readonly contentType: CleanDocument['contentType'];
  readonly bytes: number;
  readonly sha256: Buffer;
};

/** Sanitises, encrypts and stores a receipt file. Call it outside a transaction. Refuses `document/*` and
 * `request/too-large`. */
export async function storeReceiptFile(
  { files, settings }: Pick<Services, 'files' | 'settings'>,
  storageKey: string,
  contentBase64: string,
): Promise<Result<StoredReceipt, Refusal>> {
  const given = readBase64(contentBase64);
  if (given === null) return err(documentRefusals.unreadable);
  if (given.length > documentBytesAtMost) return err(documentTooLarge);
  const clean = await cleanDocument(given);
  if (!clean.ok) return err(documentRefusals[clean.error]);
  const { bytes, contentType } = clean.value;
  const put = await files.put(storageKey, encryptDocument(settings.secret, storageKey, bytes));
  if (!put.ok) return err(notStored);
  return ok({
    storageKey,
    contentType,
    bytes: bytes.length,
    sha256: hash('sha256', bytes, 'buffer'),
  });
}

/** Records the receipt file of a challan. */
export async function insertReceiptFile(
  tx: Queryable,
  orderChallanId: string,
  { storageKey, contentType, bytes, sha256 }: StoredReceipt,
  { operatorId, at }: { readonly operatorId: string; readonly at: Date },
): Promise<void> {
  await tx`
    insert into authority_receipts (order_challan_id, storage_key, content_type, bytes, sha256,
      uploaded_by, uploaded_at)
    values (${orderChallanId}, ${storageKey}, ${contentType}, ${bytes}, ${sha256}, ${operatorId},
      ${at})`;
}

/** Opens the receipt file of a challan; the caller checks permission. Null if missing or if authentication fails;
 * `unavailable` when the file store is down. */
export async function readReceiptFile(
  { sql, files, settings }: Pick<Services, 'sql' | 'files' | 'settings'>,
  orderChallanId: string,
): Promise<OpenedDocument | 'unavailable' | null> {
  const [row] = await sql<{ storageKey: string; contentType: string }[]>`
    select storage_key as "storageKey", content_type as "contentType" from authority_receipts
    where order_challan_id = ${orderChallanId}`;
  if (row === undefined) return null;
  const stored = await files.get(row.storageKey);
  if (!stored.ok) return 'unavailable';
  if (stored.value === null) return null;
  const bytes = decryptDocument(settings.secret, row.storageKey, stored.value);
  return bytes === null ? null : { bytes, contentType: row.contentType };
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
