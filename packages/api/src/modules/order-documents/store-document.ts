import { randomUUID } from 'node:crypto';
import { ok, type Result } from '@pahiya/domain/shared/result';
import type { Transaction } from '../../db/database.ts';
import type { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { enqueueTask } from '../../tasks/enqueue-task.ts';
import { wakeWorkers } from '../../tasks/wake-workers.ts';
import { lockOrder } from '../orders/find-order.ts';
import { deleteDocumentsOf, insertDocument } from './order-document-repository.ts';
import { readUpload, storeFile } from './store-file.ts';

/** A file without a row after this time is left over from a failed upload. */
const leftOverAfterMs = 3_600_000;

/** A document for an item of an order. */
export type NewDocument = {
  readonly orderId: string;
  readonly itemId: string;
  readonly kind: string;
  readonly contentBase64: string;
};

/** Stores one document of an order: sanitised, encrypted, written to the file store, then recorded in place of an earlier
 * one of its kind. `canTake` is asked once more with the order locked. Files are erased by a task, enqueued before a file
 * can be without its row: in advance for the new file, with the deletion of the row for the old one. Refuses
 * `document/*`, `request/too-large` and what `canTake` refuses. */
export async function storeDocument(
  services: Services,
  { orderId, itemId, kind, contentBase64 }: NewDocument,
  canTake: (tx: Transaction) => Promise<Result<undefined, Refusal>>,
): Promise<Result<undefined, Refusal>> {
  const clean = await readUpload(contentBase64);
  if (!clean.ok) return clean;
  const documentId = randomUUID();
  const storageKey = `documents/${orderId}/${documentId}`;
  const { sql, now } = services;
  const leftOverAt = new Date(now().getTime() + leftOverAfterMs);
  await enqueueTask(sql, { kind: 'erase-file', subject: storageKey, dueAt: leftOverAt });
  const stored = await storeFile(services, storageKey, clean.value);
  if (!stored.ok) return stored;
  const noted = await sql.begin(async (tx) => {
    await lockOrder(tx, orderId);
    const taken = await canTake(tx);
    if (!taken.ok) return taken;
    for (const replaced of await deleteDocumentsOf(tx, itemId, kind)) {
      await enqueueTask(tx, { kind: 'erase-file', subject: replaced, dueAt: now() });
    }
    await insertDocument(tx, { documentId, orderId, itemId, kind, ...stored.value, at: now() });
    return ok(undefined);
  });
  wakeWorkers(sql);
  return noted;
}
