import { readFile } from 'node:fs/promises';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import { Agent, request } from 'undici';
import { isPublicAddress, lookupPublic, PrivateAddress } from '../../http/public-addresses.ts';
import type { ImageSource } from './image-request.ts';

/** Largest source image, in bytes. */
export const maxSourceBytes = 10 * 1024 * 1024;
const timeoutMs = 5000;

/** Why a source image is unavailable. */
export type SourceFault = 'not-found' | 'not-allowed' | 'too-large' | 'unreachable';

/** Reads a source image: own files from the asset folders, external ones over HTTP without redirects, from public
 * addresses only (checked after name resolution), at most {@link maxSourceBytes} and 5 s. */
export async function fetchImage(
  source: ImageSource,
  options: { readonly folders: Readonly<Record<string, string>>; readonly allowPrivate: boolean },
): Promise<Result<Buffer, SourceFault>> {
  if (source.kind === 'own') return readOwn(source.path, options.folders);
  const host = source.url.hostname.replace(/^\[|\]$/g, '');
  if (!options.allowPrivate && isIP(host) !== 0 && !isPublicAddress(host))
    return err('not-allowed');
  try {
    const answer = await request(source.url, {
      dispatcher: options.allowPrivate ? anyAddress : publicAddresses,
      headers: { accept: 'image/*' },
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (answer.statusCode === 200) return await readLimited(answer.body);
    await answer.body.dump();
    return err('not-found');
  } catch (error) {
    return err(error instanceof PrivateAddress ? 'not-allowed' : 'unreachable');
  }
}

async function readOwn(
  path: string,
  folders: Readonly<Record<string, string>>,
): Promise<Result<Buffer, SourceFault>> {
  const [, area = '', ...rest] = path.split('/');
  const folder = folders[area];
  if (folder === undefined) return err('not-found');
  try {
    return ok(await readFile(join(folder, ...rest)));
  } catch {
    return err('not-found');
  }
}

async function readLimited(body: AsyncIterable<Uint8Array>): Promise<Result<Buffer, SourceFault>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.byteLength;
    if (length > maxSourceBytes) return err('too-large');
    chunks.push(chunk);
  }
  return ok(Buffer.concat(chunks));
}

const anyAddress = new Agent({ connect: { timeout: timeoutMs } });
const publicAddresses = new Agent({
  connect: { timeout: timeoutMs, lookup: lookupPublic },
});
