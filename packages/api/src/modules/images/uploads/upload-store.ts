import { err, ok, type Result } from '@pahiya/domain/shared/result';
import { openSealed, sealBytes } from '../../../http/sealed-bytes.ts';
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
export async function putUpload(
  { files, settings }: Pick<Store, 'files' | 'settings'>,
  id: string,
  bytes: Uint8Array,
): Promise<boolean> {
  const name = uploadKey(id);
  return (await files.put(name, sealBytes(settings.secret, { purpose, name }, bytes))).ok;
}

/** Whether an address has an image. */
export async function hasUpload({ sql }: Pick<Store, 'sql'>, path: string): Promise<boolean> {
  const id = uploadPath.exec(path)?.[1];
  if (id === undefined) return false;
  return (await findStorageKey(sql, id)) !== null;
}

/** The image at an address; refuses addresses without one, and an unavailable store. */
export async function readUpload(
  { files, sql, settings }: Store,
  path: string,
): Promise<Result<Buffer, 'not-found' | 'unreachable'>> {
  const id = uploadPath.exec(path)?.[1];
  if (id === undefined) return err('not-found');
  const name = await findStorageKey(sql, id);
  if (name === null) return err('not-found');
  const stored = await files.get(name);
  if (!stored.ok) return err('unreachable');
  const bytes =
    stored.value === null ? null : openSealed(settings.secret, { purpose, name }, stored.value);
  return bytes === null ? err('not-found') : ok(bytes);
}
