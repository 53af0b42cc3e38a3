import type { Queryable } from '../../../db/database.ts';

/** Stores the link of a member who forgot the password; older ones of the member end. */
export async function insertRecovery(
  tx: Queryable,
  recovery: {
    readonly tokenHash: Buffer;
    readonly memberId: string;
    readonly at: Date;
    readonly expiresAt: Date;
  },
): Promise<void> {
  const { tokenHash, memberId, at, expiresAt } = recovery;
  await tx`delete from partner_recoveries where member_id = ${memberId} or expires_at < ${at}`;
  await tx`
    insert into partner_recoveries (token_hash, member_id, created_at, expires_at)
    values (${tokenHash}, ${memberId}, ${at}, ${expiresAt})`;
}

/** The member of an open link; null otherwise. */
export async function findRecovery(
  sql: Queryable,
  tokenHash: Buffer,
  now: Date,
): Promise<string | null> {
  const [row] = await sql<{ memberId: string }[]>`
    select member_id as "memberId" from partner_recoveries
    where token_hash = ${tokenHash} and used_at is null and expires_at > ${now}`;
  return row?.memberId ?? null;
}

/** Uses a link up; false when a parallel request was first. */
export async function useRecovery(tx: Queryable, tokenHash: Buffer, at: Date): Promise<boolean> {
  const { count } = await tx`
    update partner_recoveries set used_at = ${at}
    where token_hash = ${tokenHash} and used_at is null`;
  return count === 1;
}
