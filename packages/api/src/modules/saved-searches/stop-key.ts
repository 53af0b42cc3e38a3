import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from '../../http/keyed-hash.ts';

/** Key in the link that ends a search's alerts: its id, signed. */
export function stopKey(secret: Uint8Array, searchId: string): string {
  return `${searchId}.${sign(secret, searchId).toString('base64url')}`;
}

/** The search of a key; null when it is not ours. */
export function readStopKey(secret: Uint8Array, key: string): string | null {
  const [id = '', signature = ''] = key.split('.', 2);
  if (!/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) return null;
  const expected = sign(secret, id);
  const given = Buffer.from(signature, 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null;
}

function sign(secret: Uint8Array, id: string): Buffer {
  return keyedHash(secret, 'saved-search-stop', id);
}
