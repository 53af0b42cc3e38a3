import type { Queryable } from '../db/database.ts';
import type { Answer } from './answer.ts';

/** A key of one caller. */
export type CallKey = { readonly owner: string; readonly key: string };

/** The first response to a key; without status while the first call runs. */
export type KeptAnswer = {
  readonly requestHash: string;
  readonly status: number | null;
  readonly body: string | null;
  readonly contentType: string | null;
};

/** Takes a key for a call; false when another call has or had it. One that never finished gives it up in time. */
export async function takeKey(
  sql: Queryable,
  { owner, key, requestHash }: CallKey & Pick<KeptAnswer, 'requestHash'>,
  { now, abandonedBefore }: { readonly now: Date; readonly abandonedBefore: Date },
): Promise<boolean> {
  const [mine] = await sql`
    insert into idempotency_keys (owner, key, request_hash, created_at)
    values (${owner}, ${key}, ${requestHash}, ${now})
    on conflict (owner, key) do update set created_at = excluded.created_at
      where idempotency_keys.status is null
        and idempotency_keys.request_hash = excluded.request_hash
        and idempotency_keys.created_at < ${abandonedBefore}
    returning owner`;
  return mine !== undefined;
}

/** What is kept under a key. */
export async function findAnswer(
  sql: Queryable,
  { owner, key }: CallKey,
): Promise<KeptAnswer | undefined> {
  const [row] = await sql<KeptAnswer[]>`
    select request_hash as "requestHash", status, body, content_type as "contentType"
    from idempotency_keys where owner = ${owner} and key = ${key}`;
  return row;
}

/** Keeps the response to a key. */
export async function keepAnswer(
  sql: Queryable,
  { owner, key }: CallKey,
  { status, text, contentType }: Answer,
): Promise<void> {
  await sql`update idempotency_keys set status = ${status}, body = ${text},
    content_type = ${contentType} where owner = ${owner} and key = ${key}`;
}

/** Releases a key. */
export async function deleteKey(sql: Queryable, { owner, key }: CallKey): Promise<void> {
  await sql`delete from idempotency_keys where owner = ${owner} and key = ${key}`;
}

/** Deletes all keys of a caller. */
export async function deleteKeysOf(sql: Queryable, owner: string): Promise<void> {
  await sql`delete from idempotency_keys where owner = ${owner}`;
}

/** Deletes older keys; returns their number. */
export async function deleteOldKeys(sql: Queryable, before: Date): Promise<number> {
  const { count } = await sql`delete from idempotency_keys where created_at <= ${before}`;
  return count;
}
