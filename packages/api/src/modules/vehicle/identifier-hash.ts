import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from '../../http/keyed-hash.ts';

/** Keyed hash of a chassis or engine number, bound to its vehicle: letters and digits in upper case, since people
 * type these numbers with spaces and dashes. Null when there is none, or only a masked one (stars, a run of X):
 * what anybody can read must not prove ownership. */
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

/** Compares in constant time. A hash that is missing matches nothing. */
export function isSameHash(known: Uint8Array | null, given: Uint8Array | null): boolean {
  if (known === null || given === null || known.length !== given.length) return false;
  return timingSafeEqual(known, given);
}
