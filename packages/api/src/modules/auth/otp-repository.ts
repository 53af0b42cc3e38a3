import type { Queryable } from '../../db/database.ts';

/** Validity of an OTP and the wait before a resend. */
export const otpLife = { validMs: 5 * 60_000, resendMs: 30_000, tries: 5 } as const;

type Hash = Buffer<ArrayBufferLike>;

/** A challenge as its owner knows it: all three must match. */
export type ChallengeKey = {
  readonly challengeId: string;
  readonly mobileHash: Hash;
  readonly deviceId: string;
};

/** Reserves the next message to a mobile; null when it may be sent, else when the wait ends. Atomic: of simultaneous
 * requests one succeeds. */
export async function startWait(sql: Queryable, mobileHash: Hash, now: Date): Promise<Date | null> {
  const endsAt = new Date(now.getTime() + otpLife.resendMs);
  const [mine] = await sql`
    insert into otp_waits (mobile_hash, ends_at) values (${mobileHash}, ${endsAt})
    on conflict (mobile_hash) do update set ends_at = excluded.ends_at
      where otp_waits.ends_at <= ${now}
    returning ends_at`;
  if (mine !== undefined) return null;
  const [other] = await sql<{ endsAt: Date }[]>`
    select ends_at as "endsAt" from otp_waits where mobile_hash = ${mobileHash}`;
  return other?.endsAt ?? endsAt;
}

/** Cancels the wait: nothing was sent. */
export async function cancelWait(sql: Queryable, mobileHash: Hash): Promise<void> {
  await sql`delete from otp_waits where mobile_hash = ${mobileHash}`;
}

/** Stores a sent challenge. Earlier ones of this mobile and device expire. */
export async function insertChallenge(
  tx: Queryable,
  challenge: ChallengeKey & { codeHash: Hash; createdAt: Date; expiresAt: Date },
): Promise<void> {
  const { challengeId, mobileHash, deviceId, codeHash, createdAt, expiresAt } = challenge;
  await tx`
    with earlier as (
      update otp_challenges set expires_at = ${createdAt}
      where mobile_hash = ${mobileHash} and device_id = ${deviceId} and expires_at > ${createdAt})
    insert into otp_challenges (id, mobile_hash, device_id, code_hash, created_at, expires_at)
    values (${challengeId}, ${mobileHash}, ${deviceId}, ${codeHash}, ${createdAt}, ${expiresAt})`;
}

/** Uses one of the five attempts; null when none is left or the challenge is expired, unknown or another's. It is
 * counted before the guess is compared, so parallel guesses cannot exceed five. */
export async function useTry(sql: Queryable, key: ChallengeKey, now: Date) {
  const [row] = await sql<{ codeHash: Hash; tries: number }[]>`
    update otp_challenges set tries = tries + 1
    where ${isOf(sql, key)} and consumed_at is null and expires_at > ${now}
      and tries < ${otpLife.tries}
    returning code_hash as "codeHash", tries`;
  return row ?? null;
}

/** Whether all attempts of a valid challenge are used. */
export async function areTriesUsed(sql: Queryable, key: ChallengeKey, now: Date): Promise<boolean> {
  const rows = await sql`
    select from otp_challenges
    where ${isOf(sql, key)} and consumed_at is null and expires_at > ${now}
      and tries >= ${otpLife.tries}`;
  return rows.length > 0;
}

/** Consumes the challenge; false when a parallel request with the right OTP was first. */
export async function consumeChallenge(
  tx: Queryable,
  challengeId: string,
  now: Date,
): Promise<boolean> {
  const rows = await tx`
    update otp_challenges set consumed_at = ${now}
    where id = ${challengeId} and consumed_at is null returning id`;
  return rows.length > 0;
}

/** Deletes all challenges of a mobile. */
export async function deleteChallenges(tx: Queryable, mobileHash: Hash): Promise<void> {
  await tx`delete from otp_challenges where mobile_hash = ${mobileHash}`;
  await tx`delete from otp_waits where mobile_hash = ${mobileHash}`;
}

/** Deletes expired challenges; returns their number. */
export async function deleteExpiredChallenges(sql: Queryable, now: Date): Promise<number> {
  const { count } = await sql`delete from otp_challenges where expires_at <= ${now}`;
  return count;
}

/** Deletes waits that are over; returns their number. */
export async function deleteExpiredWaits(sql: Queryable, now: Date): Promise<number> {
  const { count } = await sql`delete from otp_waits where ends_at <= ${now}`;
  return count;
}

function isOf(sql: Queryable, { challengeId, mobileHash, deviceId }: ChallengeKey) {
  return sql`id = ${challengeId} and mobile_hash = ${mobileHash} and device_id = ${deviceId}`;
}
