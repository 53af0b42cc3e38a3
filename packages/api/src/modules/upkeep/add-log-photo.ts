import { randomUUID } from 'node:crypto';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import { photosAtMost } from '@pahiya/domain/upkeep/log-entry';
import type { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { enqueueTasks } from '../../tasks/enqueue-task.ts';
import { wakeWorkers } from '../../tasks/wake-workers.ts';
import { documentRefusals, notStored } from '../order-documents/document-refusals.ts';
import { readUpload, storeFile } from '../order-documents/store-file.ts';
import { entryNotFound } from './edit-log-entry.ts';
import {
  countPhotos,
  deleteBrokenOffPhotos,
  deletePhoto,
  insertPhoto,
  updatePhotoStored,
} from './log-photo-repository.ts';
import type { OwnLog } from './upkeep-repository.ts';

/** An upload that has not ended after this time was broken off. */
const brokenOffAfterMs = 3_600_000;

/** Adds a photo to a line: sanitised, noted, encrypted and written, then noted as stored. A file is never without a row,
 * so nothing is left in the file store that deletion would miss. */
export async function addLogPhoto(
  services: Services,
  own: OwnLog,
  { entryId, contentBase64 }: { readonly entryId: string; readonly contentBase64: string },
): Promise<Result<{ photoId: string }, Refusal>> {
  const { sql, now } = services;
  const clean = await readUpload(contentBase64);
  if (!clean.ok) return clean;
  if (!clean.value.contentType.startsWith('image/')) return err(documentRefusals['wrong-type']);
  const photoId = randomUUID();
  const storageKey = `upkeep/${photoId}`;
  const refusal = await sql.begin(async (tx): Promise<Refusal | null> => {
    const before = new Date(now().getTime() - brokenOffAfterMs);
    const subjects = await deleteBrokenOffPhotos(tx, own.userId, before);
    await enqueueTasks(tx, 'erase-file', { subjects, dueAt: now() });
    const count = await countPhotos(tx, own, entryId);
    if (count === null) return entryNotFound;
    if (count >= photosAtMost) return photosFull;
    await insertPhoto(tx, { photoId, entryId, userId: own.userId, storageKey, at: now() });
    return null;
  });
  if (refusal !== null) return err(refusal);
  const stored = await storeFile(services, storageKey, clean.value);
  if (!stored.ok) {
    await deletePhoto(sql, own, photoId);
    return stored;
  }
  if (await updatePhotoStored(sql, photoId, { ...stored.value, at: now() })) return ok({ photoId });
  // The line or the account was deleted while the file was written.
  await enqueueTasks(sql, 'erase-file', { subjects: [storageKey], dueAt: now() });
  wakeWorkers(sql);
  return err(notStored);
}

const photosFull: Refusal = {
  code: 'garage/photos-full',
  detail: `A line can have up to ${photosAtMost} photos.`,
};
