import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from '../../../http/keyed-hash.ts';

/** Key to cancel a request without signing in. */
export function callBackKey(secret: Uint8Array, callBackId: string): string {
  return `${callBackId}.${sign(secret, callBackId).toString('base64url')}`;
}

/** The request of a cancellation key; null if the key is invalid. */
export function readCallBackKey(secret: Uint8Array, key: string): string | null {
  const [id = '', signature = ''] = key.split('.', 2);
  if (!/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) return null;
  const expected = sign(secret, id);
  const given = Buffer.from(signature, 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null;
}

function sign(secret: Uint8Array, id: string): Buffer {
  return keyedHash(secret, 'rto-call-back', id);
}
