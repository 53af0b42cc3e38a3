import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from '../../../http/keyed-hash.ts';

/** What a key in a message allows. */
export type KeyUse = 'confirm' | 'unsubscribe';

/** Key in the link of a message: the subscriber's id, signed for one use. */
export function newsletterKey(secret: Uint8Array, use: KeyUse, subscriberId: string): string {
  return `${subscriberId}.${sign(secret, use, subscriberId).toString('base64url')}`;
}

/** The subscriber of a key; null when it is not ours, or not for this use. */
export function readNewsletterKey(secret: Uint8Array, use: KeyUse, key: string): string | null {
  const [id = '', signature = ''] = key.split('.', 2);
  if (!/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) return null;
  const expected = sign(secret, use, id);
  const given = Buffer.from(signature, 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null;
}

function sign(secret: Uint8Array, use: KeyUse, id: string): Buffer {
  return keyedHash(secret, `newsletter-${use}`, id);
}
