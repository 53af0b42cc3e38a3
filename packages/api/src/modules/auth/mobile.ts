import { keyedHash } from '../../http/keyed-hash.ts';

/** The ten digits of a mobile that has passed `mobileInput`: no prefix, no separators. */
export function tenDigits(input: string): string {
  return input.replace(/\D/g, '').slice(-10);
}

/** Keyed hash of a mobile. */
export function mobileHash(secret: Uint8Array, mobile: string): Buffer<ArrayBufferLike> {
  return keyedHash(secret, 'mobile', mobile);
}
