import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from '../../http/keyed-hash.ts';

/** Stored hash of an OTP: bound to its challenge, and useless without the server's secret. */
export function otpHash(
  secret: Uint8Array,
  challengeId: string,
  otp: string,
): Buffer<ArrayBufferLike> {
  return keyedHash(secret, 'otp', `${challengeId}:${otp}`);
}

/** Compares an OTP with the challenge's hash in constant time. */
export function isOtp(
  stored: Uint8Array,
  secret: Uint8Array,
  challengeId: string,
  otp: string,
): boolean {
  const given = otpHash(secret, challengeId, otp);
  return stored.length === given.length && timingSafeEqual(stored, given);
}
