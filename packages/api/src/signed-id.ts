import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from './http/keyed-hash.ts';

/** An id with its signature, for links in messages that work without sign-in. The purpose is signed too. */
export function signedId(secret: Uint8Array, purpose: string, id: string): string {
  return `${id}.${keyedHash(secret, purpose, id).toString('base64url')}`;
}

/** The id of a key; null when it is not ours or has another purpose. */
export function readSignedId(secret: Uint8Array, purpose: string, key: string): string | null {
  const [id = '', signature = ''] = key.split('.', 2);
  if (!/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) return null;
  const expected = keyedHash(secret, purpose, id);
  const given = Buffer.from(signature, 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null;
}
