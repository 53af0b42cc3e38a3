import type { Queryable } from '../../db/database.ts';

/** Deletes counters that began until an instant. */
export async function deleteTriesUntil(sql: Queryable, over: Date): Promise<void> {
  await sql`delete from sign_in_tries where began_at <= ${over}`;
}

/** Counts an attempt; returns the counter with it. */
export async function countTry(
  sql: Queryable,
  key: Uint8Array,
  now: Date,
): Promise<{ readonly tries: number; readonly beganAt: Date } | null> {
  const [row] = await sql<{ tries: number; beganAt: Date }[]>`
    insert into sign_in_tries as known (key_hash, tries, began_at)
    values (${key}, 1, ${now})
    on conflict (key_hash) do update set tries = known.tries + 1
    returning tries, began_at as "beganAt"`;
  return row ?? null;
}

/** Deletes the counter of a key. */
export async function deleteTries(sql: Queryable, key: Uint8Array): Promise<void> {
  await sql`delete from sign_in_tries where key_hash = ${key}`;
}
