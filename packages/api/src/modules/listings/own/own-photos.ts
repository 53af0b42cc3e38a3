import { randomUUID } from 'node:crypto';
import { listingRules } from '@pahiya/domain/listings/listing-rules';
import type { ListingState } from '@pahiya/domain/listings/listing-states';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Queryable, Transaction } from '../../../db/database.ts';
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
import { readOwn } from './change-listing.ts';
import { wrongListingState } from './own-refusals.ts';
import { findOwn, lockOwn, type OwnRow } from './own-repository.ts';

type Whose = { readonly listing: string; readonly userId: string };

/** A listing that has photographs. */
export type PhotoHome = {
  readonly find: (sql: Queryable) => Promise<OwnRow | null>;
  readonly lock: (tx: Transaction) => Promise<OwnRow | null>;
  /** Whether they can be changed in a state. */
  readonly accepts: (state: ListingState) => boolean;
  /** Follows a change, or refuses it. */
  readonly onChange?: (tx: Transaction, row: OwnRow, now: Date) => Promise<Result<null, Refusal>>;
};

/** Adds a photograph to a draft. */
export function addPhoto(
  services: Services,
  whose: Whose,
  contentBase64: string,
): Promise<Result<PhotoRow, Refusal>> {
  return keepPhoto(services, draftOf(whose), contentBase64);
}

function draftOf({ listing, userId }: Whose): PhotoHome {
  return {
    find: (sql) => findOwn(sql, listing, userId),
    lock: (tx) => lockOwn(tx, listing, userId),
    accepts: (state) => state === 'draft',
  };
}

/** Adds a photograph: re-encoded without place, time and camera. What cannot be added is refused before it is decoded. */
export async function keepPhoto(
  services: Services,
  home: PhotoHome,
  contentBase64: string,
): Promise<Result<PhotoRow, Refusal>> {
  const { sql, files, now } = services;
  const before = await home.find(sql);
  if (before === null) return err(noSuchListing);
  if (!home.accepts(before.state)) return err(wrongListingState);
  const drawn = await readImage(contentBase64);
  if (!drawn.ok) return drawn;
  const { bytes, width, height } = drawn.value;
  const photo = { photoId: randomUUID(), width, height };
  const storageKey = `used-cars/${photo.photoId}`;
  const hash = await pictureHash(bytes);
  if (!(await putPhoto(services, storageKey, bytes))) return err(imageNotStored);
  const done = await transact(sql, async (tx): Promise<Result<PhotoRow, Refusal>> => {
    const row = await home.lock(tx);
    if (row === null) return err(noSuchListing);
    if (!home.accepts(row.state)) return err(wrongListingState);
    const { photosAtMost } = listingRules(istDateOf(now()));
    const known = (await selectPhotos(tx, [row.id])).get(row.id) ?? [];
    if (known.length >= photosAtMost) return err(tooManyPhotos);
    await insertPhoto(tx, {
      ...photo,
      ...{ listingId: row.id, storageKey, bytes: bytes.length, hash },
    });
    const followed = (await home.onChange?.(tx, row, now())) ?? ok(null);
    return followed.ok ? ok(photo) : followed;
  });
  if (!done.ok) await files.remove(storageKey);
  return done;
}

type Placed = { readonly photoId: string; readonly act: 'first' | 'remove' };

/** Puts a photograph of a draft first, or removes it. */
export async function placePhoto(services: Services, whose: Whose, placed: Placed) {
  const done = await placePhotoOf(services, draftOf(whose), placed);
  return done.ok ? readOwn(services, whose) : done;
}

/** Puts a photograph first, or removes it. */
export async function placePhotoOf(
  services: Services,
  home: PhotoHome,
  { photoId, act }: Placed,
): Promise<Result<null, Refusal>> {
  let removed: string | null = null;
  const done = await transact(services.sql, async (tx): Promise<Result<null, Refusal>> => {
    const row = await home.lock(tx);
    if (row === null) return err(noSuchListing);
    if (!home.accepts(row.state)) return err(wrongListingState);
    if (act === 'first') {
      if (!(await putFirst(tx, row.id, photoId))) return err(noSuchListing);
    } else {
      removed = await deletePhoto(tx, row.id, photoId);
      if (removed === null) return err(noSuchListing);
    }
    return (await home.onChange?.(tx, row, services.now())) ?? ok(null);
  });
  // While the store is unavailable, an unreferenced file remains.
  if (done.ok && removed !== null) await services.files.remove(removed);
  return done;
}

const tooManyPhotos: Refusal = {
  code: 'used-car/too-many-photos',
  detail: 'The listing has as many photographs as it can. Remove one to add another.',
};
