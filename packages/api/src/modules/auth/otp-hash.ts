import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from '../../http/keyed-hash.ts';

/** What is stored of a one-time password: bound to its challenge, and worthless without the server's secret. */
export function otpHash(
  secret: Uint8Array,
  challengeId: string,
  otp: string,
): Buffer<ArrayBufferLike> {
  return keyedHash(secret, 'otp', `${challengeId}:${otp}`);
}

/** Is this the password of the challenge? Takes the same time for any wrong one. */
export function isOtp(
  stored: Uint8Array,
  secret: Uint8Array,
  challengeId: string,
  otp: string,
): boolean {
  const given = otpHash(secret, challengeId, otp);
  return stored.length === given.length && timingSafeEqual(stored, given);
}
