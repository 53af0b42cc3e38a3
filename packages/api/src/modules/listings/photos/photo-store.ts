import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Queryable } from '../../../db/database.ts';
import { FileAnswer } from '../../../http/answer.ts';
import type { Refusal } from '../../../http/refusal.ts';
import { putSealedFile, readSealedFile } from '../../../sealed-files.ts';
import type { Services } from '../../../services.ts';
import { imageNotStored } from '../../images/uploads/read-image.ts';
import { noSuchListing } from '../store/no-such-listing.ts';
import { findPhotoKey } from './photo-repository.ts';

const purpose = 'photographs of cars';
const publicPath = /^\/media\/used-cars\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.webp$/;

type Store = Pick<Services, 'files' | 'settings'> & { readonly sql: Queryable };

/** Writes a photograph to the file store. False: the store is unavailable. */
export function putPhoto(
  store: Pick<Store, 'files' | 'settings'>,
  name: string,
  bytes: Uint8Array,
): Promise<boolean> {
  return putSealedFile(store, { purpose, name }, bytes);
}

/** Whether the public may see the photograph at an address. */
export async function hasPublicPhoto({ sql }: Pick<Store, 'sql'>, path: string): Promise<boolean> {
  const id = publicPath.exec(path)?.[1];
  return id !== undefined && (await findPhotoKey(sql, id, 'public')) !== null;
}

/** The photograph at a public address. */
export async function readPublicPhoto(
  store: Store,
  path: string,
): Promise<Result<Buffer, 'not-found' | 'unreachable'>> {
  const id = publicPath.exec(path)?.[1];
  const key = id === undefined ? null : await findPhotoKey(store.sql, id, 'public');
  return key === null ? err('not-found') : readSealedFile(store, { purpose, name: key });
}

/** A photograph of a listing. The caller has checked who may see it. */
export async function readListingPhoto(
  store: Store,
  { listing, photoId }: { readonly listing: string; readonly photoId: string },
): Promise<Result<FileAnswer, Refusal>> {
  const key = await findPhotoKey(store.sql, photoId, { listing });
  if (key === null) return err(noSuchListing);
  const bytes = await readSealedFile(store, { purpose, name: key });
  if (!bytes.ok) return err(bytes.error === 'not-found' ? noSuchListing : imageNotStored);
  return ok(new FileAnswer({ bytes: bytes.value, contentType: 'image/webp', fileName: null }));
}
