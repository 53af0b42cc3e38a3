import { err, ok, type Result } from '@pahiya/domain/shared/result';
import { openSealed, sealBytes } from './http/sealed-bytes.ts';
import type { Services } from './services.ts';

type Store = Pick<Services, 'files' | 'settings'>;

/** A file of the store by its key, encrypted for one purpose: files of another purpose cannot take its place. */
export type SealedFile = { readonly purpose: string; readonly name: string };

/** Encrypts a file and writes it to the store. False: the store is unavailable. */
export async function putSealedFile(
  { files, settings }: Store,
  file: SealedFile,
  bytes: Uint8Array,
): Promise<boolean> {
  return (await files.put(file.name, sealBytes(settings.secret, file, bytes))).ok;
}

/** Reads a file and decrypts it. `not-found` also for one that was changed, or encrypted for another purpose or with
 * another secret. */
export async function readSealedFile(
  { files, settings }: Store,
  file: SealedFile,
): Promise<Result<Buffer, 'not-found' | 'unreachable'>> {
  const stored = await files.get(file.name);
  if (!stored.ok) return err('unreachable');
  const bytes = stored.value === null ? null : openSealed(settings.secret, file, stored.value);
  return bytes === null ? err('not-found') : ok(bytes);
}
