import { keyedHash } from '../../http/keyed-hash.ts';

/** The ten digits of a mobile that has passed `mobileInput`: no prefix, no separators. */
export function tenDigits(input: string): string {
  return input.replace(/\D/g, '').slice(-10);
}

/** A masked mobile: the first two and the last three digits. */
export function maskMobile(mobile: string): string {
  return `${mobile.slice(0, 2)}•••••${mobile.slice(-3)}`;
}

/** Keyed hash of a mobile. */
export function mobileHash(secret: Uint8Array, mobile: string): Buffer<ArrayBufferLike> {
  return keyedHash(secret, 'mobile', mobile);
}
