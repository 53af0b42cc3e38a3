import type { updateAccount } from '@pahiya/contracts/account/account-contracts';
import type { z } from 'zod';
import type { Queryable } from '../../db/database.ts';

type Changes = z.output<NonNullable<(typeof updateAccount)['body']>>;

/** Changes what is given: an empty text removes, a missing field stays. */
export async function changeUser(
  sql: Queryable,
  userId: string,
  { name, email, language }: Changes,
): Promise<void> {
  await sql`
    update users set
      name = case when ${name !== undefined} then ${emptyToNull(name)} else name end,
      email = case when ${email !== undefined} then ${emptyToNull(email)} else email end,
      language = coalesce(${language ?? null}, language)
    where id = ${userId}`;
}

/** All that is held of a person's devices, ended ones too, newest first. */
export async function sessionHistory(sql: Queryable, userId: string) {
  return sql<Record<string, unknown>[]>`
    select id as "deviceSessionId", device_id as "deviceId", label,
      signed_in_at as "signedInAt", last_seen_at as "lastSeenAt", revoked_at as "signedOutAt"
    from sessions where user_id = ${userId} order by signed_in_at desc, id`;
}

/** Acts and refusals that were noted about a person, oldest first. */
export async function eventHistory(sql: Queryable, userId: string) {
  return sql<Record<string, unknown>[]>`
    select at, event, subject, code from audit_events where user_id = ${userId} order by id`;
}

/** Deletes the person; sessions, tokens and consents go with the row. The mobile, for forgetting what else is kept
 * under its hash; null when a parallel request was first. */
export async function deleteUser(tx: Queryable, userId: string): Promise<string | null> {
  const [row] = await tx<{ mobile: string }[]>`
    delete from users where id = ${userId} returning mobile`;
  return row?.mobile ?? null;
}

/** Forgets answers kept for repeated requests: they may quote what is being deleted. */
export async function forgetRepeats(tx: Queryable, userId: string): Promise<void> {
  await tx`delete from idempotency_keys where owner = ${`user:${userId}`}`;
}

function emptyToNull(text: string | undefined): string | null {
  return text === undefined || text === '' ? null : text;
}
