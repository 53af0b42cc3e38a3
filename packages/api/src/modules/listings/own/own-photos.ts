import { randomUUID } from 'node:crypto';
import { listingRules } from '@pahiya/domain/listings/listing-rules';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { transact } from '../../../transact.ts';
import { imageNotStored, readImage } from '../../images/uploads/read-image.ts';
import {
  deletePhoto,
  insertPhoto,
  type PhotoRow,
  putFirst,
  selectPhotos,
} from '../photos/photo-repository.ts';
import { putPhoto } from '../photos/photo-store.ts';
import { pictureHash } from '../photos/picture-hash.ts';
import { noSuchListing } from '../store/no-such-listing.ts';
import { changeOwn } from './change-listing.ts';
import { wrongListingState } from './own-refusals.ts';
import { findOwn, lockOwn } from './own-repository.ts';

type Whose = { readonly listing: string; readonly userId: string };

/** Adds a photograph to a draft: re-encoded without place, time and camera. What cannot be added is refused before it is
 * decoded. */
export async function addPhoto(
  services: Services,
  whose: Whose,
  contentBase64: string,
): Promise<Result<PhotoRow, Refusal>> {
  const { sql, files } = services;
  const before = await findOwn(sql, whose.listing, whose.userId);
  if (before === null) return err(noSuchListing);
  if (before.state !== 'draft') return err(wrongListingState);
  const drawn = await readImage(contentBase64);
  if (!drawn.ok) return drawn;
  const { bytes, width, height } = drawn.value;
  const photo = { photoId: randomUUID(), width, height };
  const storageKey = `used-cars/${photo.photoId}`;
  const hash = await pictureHash(bytes);
  if (!(await putPhoto(services, storageKey, bytes))) return err(imageNotStored);
  const done = await transact(sql, async (tx): Promise<Result<PhotoRow, Refusal>> => {
    const row = await lockOwn(tx, whose.listing, whose.userId);
    if (row === null) return err(noSuchListing);
    if (row.state !== 'draft') return err(wrongListingState);
    const { photosAtMost } = listingRules(istDateOf(services.now()));
    const known = (await selectPhotos(tx, [row.id])).get(row.id) ?? [];
    if (known.length >= photosAtMost) return err(tooManyPhotos);
    await insertPhoto(tx, {
      ...photo,
      ...{ listingId: row.id, storageKey, bytes: bytes.length, hash },
    });
    return ok(photo);
  });
  if (!done.ok) await files.remove(storageKey);
  return done;
}

/** Puts a photograph of a draft first, or removes it. */
export async function placePhoto(
  services: Services,
  whose: Whose,
  { photoId, act }: { readonly photoId: string; readonly act: 'first' | 'remove' },
) {
  let removed: string | null = null;
  const done = await changeOwn(services, whose, async (tx, row) => {
    if (row.state !== 'draft') return err(wrongListingState);
    if (act === 'first') {
      return (await putFirst(tx, row.id, photoId)) ? ok(null) : err(noSuchListing);
    }
    removed = await deletePhoto(tx, row.id, photoId);
    return removed === null ? err(noSuchListing) : ok(null);
  });
  // While the store is unavailable, an unreferenced file remains.
  if (done.ok && removed !== null) await services.files.remove(removed);
  return done;
}

const tooManyPhotos: Refusal = {
  code: 'used-car/too-many-photos',
  detail: 'The listing has as many photographs as it can. Remove one to add another.',
};
