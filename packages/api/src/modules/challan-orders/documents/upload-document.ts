import { hash, randomUUID } from 'node:crypto';
import { challanNumberOf } from '@pahiya/domain/challans/challan-number';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Queryable } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { enqueueTask } from '../../../tasks/enqueue-task.ts';
import { wakeWorkers } from '../../../tasks/wake-workers.ts';
import { lockOrder } from '../lock-order.ts';
import { findOrderChallan, findOrderChallans, findOwnOrder } from '../order-repository.ts';
import type { OrderChallanRow } from '../order-row.ts';
import { orderNotFound, wrongStep } from '../refusals.ts';
import { cleanDocument, documentBytesAtMost, readBase64 } from './clean-document.ts';
import { encryptDocument } from './document-cipher.ts';
import { documentRefusals, documentTooLarge, notStored } from './document-refusals.ts';
import { deleteDocumentsOf } from './document-repository.ts';
import type { DocumentKind } from './needed-documents.ts';

/** A file without a row after this time is left over from a failed upload. */
const leftOverAfterMs = 3_600_000;

export type Upload = {
  readonly orderId: string;
  readonly challanNumber: string;
  readonly kind: DocumentKind;
  readonly contentBase64: string;
};

/** Stores one document of a court challan: sanitised, encrypted, written to the file store, then recorded in place of
 * an earlier one of its kind. Files are erased by a task, enqueued before a file can be without its row: in advance for
 * the new file, with the deletion of the row for the old one. Refuses `order/not-found`, `order/wrong-step`,
 * `document/*` and `request/too-large`. */
export async function uploadDocument(
  services: Services,
  userId: string,
  upload: Upload,
): Promise<Result<undefined, Refusal>> {
  const found = await findChallan(services, userId, upload);
  if (!found.ok) return found;
  const given = readBase64(upload.contentBase64);
  if (given === null) return err(documentRefusals.unreadable);
  if (given.length > documentBytesAtMost) return err(documentTooLarge);
  const clean = await cleanDocument(given);
  if (!clean.ok) return err(documentRefusals[clean.error]);
  const { orderId, orderChallanId } = found.value;
  const documentId = randomUUID();
  const storageKey = `documents/${orderId}/${documentId}`;
  const { bytes, contentType } = clean.value;
  const stored = encryptDocument(services.settings.secret, storageKey, bytes);
  const { sql, now } = services;
  const leftOverAt = new Date(now().getTime() + leftOverAfterMs);
  await enqueueTask(sql, { kind: 'erase-file', subject: storageKey, dueAt: leftOverAt });
  const put = await services.files.put(storageKey, stored);
  if (!put.ok) return err(notStored);
  const noted = await sql.begin(async (tx) => {
    await lockOrder(tx, orderId);
    const taken = await canTake(tx, orderChallanId);
    if (!taken.ok) return taken;
    for (const replaced of await deleteDocumentsOf(tx, orderChallanId, upload.kind)) {
      await enqueueTask(tx, { kind: 'erase-file', subject: replaced, dueAt: now() });
    }
    await tx`
      insert into order_documents (id, order_id, order_challan_id, kind, storage_key, content_type,
        bytes, sha256, state, uploaded_at)
      values (${documentId}, ${orderId}, ${orderChallanId}, ${upload.kind}, ${storageKey},
        ${contentType}, ${bytes.length}, ${hash('sha256', bytes, 'buffer')}, 'stored',
        ${now()})`;
    return ok(undefined);
  });
  wakeWorkers(sql);
  return noted;
}

async function findChallan(
  { sql }: Services,
  userId: string,
  { orderId, challanNumber }: Upload,
): Promise<Result<OrderChallanRow, Refusal>> {
  const order = await findOwnOrder(sql, orderId, userId);
  const number = challanNumberOf(challanNumber, null);
  const challans = order === null ? [] : await findOrderChallans(sql, orderId);
  const row = challans.find((one) => one.challanNumber === number);
  if (row === undefined) return err(orderNotFound);
  const taken = await canTake(sql, row.orderChallanId);
  return taken.ok ? ok(row) : taken;
}

async function canTake(
  sql: Queryable,
  orderChallanId: string,
): Promise<Result<undefined, Refusal>> {
  const row = await findOrderChallan(sql, orderChallanId);
  return row?.settlement === 'awaiting-documents' ? ok(undefined) : err(wrongStep);
}
