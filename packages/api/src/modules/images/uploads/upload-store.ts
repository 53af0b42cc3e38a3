import { err, type Result } from '@pahiya/domain/shared/result';
import { putSealedFile, readSealedFile } from '../../../sealed-files.ts';
import type { Services } from '../../../services.ts';
import { findStorageKey } from './upload-repository.ts';

const purpose = 'article images';
const uploadPath =
  /^\/media\/uploads\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\.webp$/;

type Store = Pick<Services, 'files' | 'sql' | 'settings'>;

/** Address of an uploaded image. */
export function uploadAddress(id: string): string {
  return `/media/uploads/${id}.webp`;
}

/** Id in the address of an uploaded image; null for any other. */
export function uploadIdAt(path: string): string | null {
  return uploadPath.exec(path)?.[1] ?? null;
}

/** Storage key of an image. */
export function uploadKey(id: string): string {
  return `images/${id}`;
}

/** Writes an image to the file store. False: the store is unavailable. */
export function putUpload(
  store: Pick<Store, 'files' | 'settings'>,
  id: string,
  bytes: Uint8Array,
): Promise<boolean> {
  return putSealedFile(store, { purpose, name: uploadKey(id) }, bytes);
}

/** Whether an address has an image. */
export async function hasUpload({ sql }: Pick<Store, 'sql'>, path: string): Promise<boolean> {
  const id = uploadPath.exec(path)?.[1];
  if (id === undefined) return false;
  return (await findStorageKey(sql, id)) !== null;
}

/** The image at an address; refuses addresses without one, and an unavailable store. */
export async function readUpload(
  store: Store,
  path: string,
): Promise<Result<Buffer, 'not-found' | 'unreachable'>> {
  const id = uploadPath.exec(path)?.[1];
  if (id === undefined) return err('not-found');
  const name = await findStorageKey(store.sql, id);
  return name === null ? err('not-found') : readSealedFile(store, { purpose, name });
}
