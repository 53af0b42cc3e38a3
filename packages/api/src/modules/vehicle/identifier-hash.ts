import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from '../../http/keyed-hash.ts';

/** Keyed hash of a chassis or engine number, bound to its vehicle. Normalised to upper-case letters and digits. Null
 * for a missing or masked number (stars, a run of X): public data must not prove ownership. */
export function hashIdentifier(
  secret: Uint8Array,
  kind: 'chassis' | 'engine',
  vehicleNumber: string,
  plain: string | null,
): Buffer | null {
  if (plain === null || /[*#]|X{4}/i.test(plain)) return null;
  const normal = plain.toUpperCase().replace(/[^A-Z0-9]/g, '');
  if (normal.length < 3) return null;
  return keyedHash(secret, kind, `${vehicleNumber}:${normal}`);
}

/** Compares in constant time. A missing hash matches nothing. */
export function isSameHash(known: Uint8Array | null, given: Uint8Array | null): boolean {
  if (known === null || given === null || known.length !== given.length) return false;
  return timingSafeEqual(known, given);
}
