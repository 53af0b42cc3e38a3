import type { Queryable, Transaction } from '../../../db/database.ts';

/** A suspension that lasts; null: the person may write. */
export async function findSuspension(
  sql: Queryable,
  userId: string,
  now: Date,
): Promise<{
  readonly suspensionId: string;
  readonly reason: string;
  readonly endsAt: Date | null;
} | null> {
  const [row] = await sql<{ suspensionId: string; reason: string; endsAt: Date | null }[]>`
    select public_id as "suspensionId", reason, ends_at as "endsAt" from community_suspensions
    where user_id = ${userId} and lifted_at is null and (ends_at is null or ends_at > ${now})`;
  return row ?? null;
}

/** What became of the appeal against a decision about one's own right to write; `oldest`: decisions before it take none. */
export async function findSuspensionAppeal(
  sql: Queryable,
  suspensionId: string,
  oldest: Date,
): Promise<'possible' | 'open' | 'granted' | 'refused' | null> {
  type Row = { appeal: 'possible' | 'open' | 'granted' | 'refused' | null };
  const [row] = await sql<Row[]>`
    select case when p.appeal_id is null and a.acted_at < ${oldest} then null
      when p.appeal_id is null then 'possible' when p.decided_at is null then 'open'
      when p.is_granted then 'granted' else 'refused' end as appeal
    from community_acts a left join community_appeals p on p.act_id = a.act_id
    where a.subject_id = ${suspensionId} and a.act = 'suspend' order by a.act_id desc limit 1`;
  return row?.appeal ?? null;
}

/** Whether a suspension of a person is the one with this id and was not lifted. */
export async function isSuspendedBy(
  sql: Queryable,
  userId: string,
  suspensionId: string,
): Promise<boolean> {
  const { count } = await sql`select from community_suspensions
    where user_id = ${userId} and public_id = ${suspensionId} and lifted_at is null`;
  return count > 0;
}

/** Ends whatever suspension a person has. Returns the id of one that lasted; null: there was none. */
export async function liftSuspension(
  tx: Transaction,
  { userId, operatorId, now }: { userId: string; operatorId: string; now: Date },
): Promise<string | null> {
  const rows = await tx<{ id: string; lasted: boolean }[]>`
    update community_suspensions set lifted_at = ${now}, lifted_by = ${operatorId}
    where user_id = ${userId} and lifted_at is null
    returning public_id as id, (ends_at is null or ends_at > ${now}) as lasted`;
  return rows.find(({ lasted }) => lasted)?.id ?? null;
}

/** Returns the id of the suspension. */
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
): Promise<string> {
  const { userId, operatorId, reason, note, now, endsAt } = suspension;
  const [row] = await tx<{ id: string }[]>`
    insert into community_suspensions (user_id, operator_id, reason, note, starts_at, ends_at)
    values (${userId}, ${operatorId}, ${reason}, ${note}, ${now}, ${endsAt})
    returning public_id as id`;
  if (row === undefined) throw new Error('a suspension was not stored');
  return row.id;
}
