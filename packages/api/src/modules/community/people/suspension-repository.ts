import type { Queryable, Transaction } from '../../../db/database.ts';

/** A suspension that lasts; null: the person may write. */
export async function findSuspension(
  sql: Queryable,
  userId: string,
  now: Date,
): Promise<{ readonly reason: string; readonly endsAt: Date | null } | null> {
  const [row] = await sql<{ reason: string; endsAt: Date | null }[]>`
    select reason, ends_at as "endsAt" from community_suspensions
    where user_id = ${userId} and lifted_at is null and (ends_at is null or ends_at > ${now})`;
  return row ?? null;
}

/** Ends whatever suspension a person has; false: there was none that lasts. */
export async function liftSuspension(
  tx: Transaction,
  { userId, operatorId, now }: { userId: string; operatorId: string; now: Date },
): Promise<boolean> {
  const rows = await tx<{ lasted: boolean }[]>`
    update community_suspensions set lifted_at = ${now}, lifted_by = ${operatorId}
    where user_id = ${userId} and lifted_at is null
    returning (ends_at is null or ends_at > ${now}) as lasted`;
  return rows.some(({ lasted }) => lasted);
}

export async function insertSuspension(
  tx: Transaction,
  suspension: {
    readonly userId: string;
    readonly operatorId: string;
    readonly reason: string;
    readonly note: string;
    readonly now: Date;
    readonly endsAt: Date | null;
  },
): Promise<void> {
  const { userId, operatorId, reason, note, now, endsAt } = suspension;
  await tx`insert into community_suspensions (user_id, operator_id, reason, note, starts_at, ends_at)
    values (${userId}, ${operatorId}, ${reason}, ${note}, ${now}, ${endsAt})`;
}
