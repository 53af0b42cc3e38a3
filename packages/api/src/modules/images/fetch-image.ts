import { lookup } from 'node:dns';
import { readFile } from 'node:fs/promises';
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net';
import { join } from 'node:path';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import { Agent, request } from 'undici';
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

const inner = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  inner.addSubnet(network, prefix, 'ipv4');
}
for (const [network, prefix] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  inner.addSubnet(network, prefix, 'ipv6');
}

/** A host name that resolves to an internal address. */
class PrivateAddress extends Error {}

/** Resolves a name for the same connection, so a second DNS response (DNS rebinding) cannot redirect it. */
const lookupPublic: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    if (error !== null) return done(error, []);
    const isInside = addresses.some(({ address }) => !isPublicAddress(address));
    if (isInside) return done(new PrivateAddress('private address'), []);
    done(null, addresses);
  });
};

const anyAddress = new Agent({ connect: { timeout: timeoutMs } });
const publicAddresses = new Agent({
  connect: { timeout: timeoutMs, lookup: lookupPublic },
});

/** Whether an address is outside all private, loopback, link-local and special ranges. */
export function isPublicAddress(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return !inner.check(mapped, 'ipv4');
  return !inner.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
