import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from '../../http/keyed-hash.ts';

/** Key that opens the status of a complaint without an account. */
export function grievanceKey(secret: Uint8Array, id: string): string {
  return `${id}.${sign(secret, id).toString('base64url')}`;
}

/** The complaint of a key; null if the key is invalid. */
export function readGrievanceKey(secret: Uint8Array, key: string): string | null {
  const [id = '', signature = ''] = key.split('.', 2);
  if (!/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) return null;
  const expected = sign(secret, id);
  const given = Buffer.from(signature, 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null;
}

/** Half a hash is enough, and the link stays short. */
function sign(secret: Uint8Array, id: string): Buffer {
  return keyedHash(secret, 'grievance', id).subarray(0, 16);
}
