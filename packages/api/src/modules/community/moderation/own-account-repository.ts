import type { Queryable } from '../../../db/database.ts';
import type { WrittenKind } from './moderation-repository.ts';

/** Notes that an account in the community is a moderator's. Never taken back. */
export async function putOwnAccount(
  tx: Queryable,
  account: { readonly operatorId: string; readonly userId: string; readonly now: Date },
): Promise<void> {
  const { operatorId, userId, now } = account;
  await tx`insert into community_moderator_accounts (operator_id, user_id, named_at)
    values (${operatorId}, ${userId}, ${now}) on conflict do nothing`;
}

/** Names of a moderator's accounts in the community, first named first. */
export async function selectOwnAccounts(sql: Queryable, operatorId: string): Promise<string[]> {
  const rows = await sql<{ handle: string }[]>`
    select p.handle from community_moderator_accounts m
      join community_people p on p.user_id = m.user_id
    where m.operator_id = ${operatorId} order by m.named_at, p.handle`;
  return rows.map(({ handle }) => handle);
}

/** Whether a person is this moderator. */
export async function isOwnAccount(
  sql: Queryable,
  operatorId: string,
  userId: string | null,
): Promise<boolean> {
  const { count } = await sql`select from community_moderator_accounts
    where operator_id = ${operatorId} and user_id = ${userId}`;
  return count > 0;
}

/** Whether a moderator named this person's account. */
export async function isModerator(sql: Queryable, userId: string): Promise<boolean> {
  const { count } = await sql`select from community_moderator_accounts
    where user_id = ${userId} limit 1`;
  return count > 0;
}

/** Whether a moderator wrote a text. */
export async function isOwnText(
  sql: Queryable,
  operatorId: string,
  { kind, id }: { readonly kind: WrittenKind; readonly id: string },
): Promise<boolean> {
  const { count } = await sql`select from community_moderator_accounts
    where operator_id = ${operatorId} and user_id = community_author(${kind}, ${id}::uuid)`;
  return count > 0;
}

/** Open appeals that a moderator filed. */
export async function selectOwnAppeals(
  sql: Queryable,
  operatorId: string,
): Promise<ReadonlySet<number>> {
  const rows = await sql<{ appealId: number }[]>`
    select p.appeal_id as "appealId" from community_appeals p
      join community_moderator_accounts m on m.user_id = p.user_id
    where p.decided_at is null and m.operator_id = ${operatorId}`;
  return new Set(rows.map(({ appealId }) => appealId));
}
