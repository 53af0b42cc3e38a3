import { createHmac, hkdfSync } from 'node:crypto';

/** Derives the key of one purpose from the server's secret, so that a value made for one cannot serve another. */
export function derivedKey(secret: Uint8Array, purpose: 'otp' | 'mobile' | 'web-view'): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', `pahiya/${purpose}`, 32));
}

/** HMAC-SHA-256 under the key of one purpose. */
export function keyedHash(
  secret: Uint8Array,
  purpose: 'otp' | 'mobile',
  text: string,
): Buffer<ArrayBufferLike> {
  return createHmac('sha256', derivedKey(secret, purpose)).update(text).digest();
}
