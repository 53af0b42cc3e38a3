import { findInspectionPoint } from '@pahiya/domain/inspections/inspection-list';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Queryable } from '../../../db/database.ts';
import { FileAnswer } from '../../../http/answer.ts';
import type { Refusal } from '../../../http/refusal.ts';
import { putSealedFile, readSealedFile } from '../../../sealed-files.ts';
import type { Services } from '../../../services.ts';
import { imageNotStored, readImage } from '../../images/uploads/read-image.ts';
import {
  countPhotos,
  deletePhoto,
  findPhoto,
  insertPhoto,
  odometerPoint,
  raiseRevision,
} from '../store/finding-repository.ts';
import { noInspection } from '../store/inspection-refusals.ts';
import { countGaps } from '../store/on-wire.ts';
import { openForRecording, readOwn } from './own-inspection.ts';

/** More than one for every point: a mistake, or somebody filling the store. */
const photosAtMost = 250;
const purpose = 'inspection photos';

type Saved = { readonly revision: number; readonly gaps: number };

/** Re-encodes and stores a photo under the sender's id: sent again it changes nothing. */
export async function addPhoto(
  services: Pick<Services, 'sql' | 'files' | 'settings' | 'now'>,
  {
    inspectionId,
    inspectorId,
    photoId,
    pointId,
    contentBase64,
  }: {
    readonly inspectionId: string;
    readonly inspectorId: string;
    readonly photoId: string;
    readonly pointId: string;
    readonly contentBase64: string;
  },
): Promise<Result<Saved, Refusal>> {
  const { sql, files } = services;
  if (pointId !== odometerPoint && findInspectionPoint(pointId) === null) {
    return err({
      code: 'request/bad-input',
      detail: 'There is no such point.',
      errors: [{ path: 'body.pointId', message: 'Not a point of an inspection' }],
    });
  }
  const opened = await readOwn(sql, inspectionId, inspectorId);
  if (!opened.ok) return opened;
  const known = await findPhoto(sql, photoId);
  if (known !== null && known.inspectionId !== inspectionId) return err(noInspection);
  if (known !== null) {
    return ok({ revision: opened.value.revision, gaps: await countGaps(sql, opened.value) });
  }
  const drawn = await readImage(contentBase64);
  if (!drawn.ok) return drawn;
  const { bytes, width, height } = drawn.value;
  const storageKey = `inspections/${photoId}`;
  const isStored = await putSealedFile(services, { purpose, name: storageKey }, bytes);
  if (!isStored) return err(imageNotStored);
  const done = await sql.begin(async (tx): Promise<Result<Saved, Refusal>> => {
    const open = await openForRecording(tx, inspectionId, inspectorId);
    if (!open.ok) return open;
    if ((await countPhotos(tx, inspectionId)) >= photosAtMost) return err(tooManyPhotos);
    const photo = { photoId, inspectionId, pointId, storageKey, width, height };
    const isNew = await insertPhoto(tx, { ...photo, addedAt: services.now() });
    const revision = isNew ? await raiseRevision(tx, inspectionId) : open.value.revision;
    return ok({ revision, gaps: await countGaps(tx, open.value) });
  });
  if (!done.ok) await files.remove(storageKey);
  return done;
}

/** Removes a photo of an inspection under way. */
export async function removePhoto(
  { sql, files }: Pick<Services, 'sql' | 'files'>,
  asked: { readonly inspectionId: string; readonly inspectorId: string; readonly photoId: string },
): Promise<Result<Saved, Refusal>> {
  const { inspectionId, inspectorId, photoId } = asked;
  let storageKey: string | null = null;
  const done = await sql.begin(async (tx): Promise<Result<Saved, Refusal>> => {
    const open = await openForRecording(tx, inspectionId, inspectorId);
    if (!open.ok) return open;
    storageKey = await deletePhoto(tx, inspectionId, photoId);
    const revision =
      storageKey === null ? open.value.revision : await raiseRevision(tx, inspectionId);
    return ok({ revision, gaps: await countGaps(tx, open.value) });
  });
  // While the store is unavailable, an unreferenced file remains.
  if (storageKey !== null) await files.remove(storageKey);
  return done;
}

/** A photo of an inspection. The caller has checked who may see it. */
export async function readPhoto(
  store: Pick<Services, 'files' | 'settings'> & { readonly sql: Queryable },
  inspectionId: string,
  photoId: string,
): Promise<Result<FileAnswer, Refusal>> {
  const photo = await findPhoto(store.sql, photoId);
  if (photo === null || photo.inspectionId !== inspectionId) return err(noInspection);
  const bytes = await readSealedFile(store, { purpose, name: photo.storageKey });
  if (!bytes.ok) return err(bytes.error === 'not-found' ? noInspection : imageNotStored);
  return ok(new FileAnswer({ bytes: bytes.value, contentType: 'image/webp', fileName: null }));
}

const tooManyPhotos: Refusal = {
  code: 'inspection/too-many-photos',
  detail: `An inspection can have ${photosAtMost} photos.`,
};
