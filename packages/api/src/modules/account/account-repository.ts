import type { updateAccount } from '@pahiya/contracts/account/account-contracts';
import type { z } from 'zod';
import type { Queryable } from '../../db/database.ts';

type Changes = z.output<NonNullable<(typeof updateAccount)['body']>>;

/** Updates the given fields: an empty text clears one, a missing field is unchanged. */
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

/** All sessions of a person, ended ones included, newest first. */
export async function sessionHistory(sql: Queryable, userId: string) {
  return sql<Record<string, unknown>[]>`
    select id as "deviceSessionId", device_id as "deviceId", label,
      signed_in_at as "signedInAt", last_seen_at as "lastSeenAt", revoked_at as "signedOutAt"
    from sessions where user_id = ${userId} order by signed_in_at desc, id`;
}

/** Audit events of a person, oldest first. */
export async function eventHistory(sql: Queryable, userId: string) {
  return sql<Record<string, unknown>[]>`
    select at, event, subject, code from audit_events where user_id = ${userId} order by id`;
}

/** Deletes the person; sessions, tokens and consents cascade. Returns the mobile, to delete what else is stored under
 * its hash; null when a parallel request was first. */
export async function deleteUser(tx: Queryable, userId: string): Promise<string | null> {
  const [row] = await tx<{ mobile: string }[]>`
    delete from users where id = ${userId} returning mobile`;
  return row?.mobile ?? null;
}

/** Deletes stored idempotent responses: they may quote what is being deleted. */
export async function forgetRepeats(tx: Queryable, userId: string): Promise<void> {
  await tx`delete from idempotency_keys where owner = ${`user:${userId}`}`;
}

function emptyToNull(text: string | undefined): string | null {
  return text === undefined || text === '' ? null : text;
}
