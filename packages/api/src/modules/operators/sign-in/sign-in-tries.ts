import type { Queryable } from '../../../db/database.ts';
import { keyedHash } from '../../../http/keyed-hash.ts';

/** Tries under one name in a window, right or wrong; then the name is locked until the window ends. */
export const triesAtMost = 5;
const windowMs = 15 * 60_000;

/** Counts a try before anything is compared, so that tries at once are counted too. Counters are in the database: they
 * outlive a restart and hold over servers. Answers when the name is open again; null while it is open. */
export async function takeTry(
  sql: Queryable,
  usernameHash: Buffer<ArrayBufferLike>,
  now: Date,
): Promise<Date | null> {
  const over = new Date(now.getTime() - windowMs);
  await sql`delete from operator_sign_in_tries where began_at <= ${over}`;
  const [row] = await sql<{ tries: number; beganAt: Date }[]>`
    insert into operator_sign_in_tries as known (username_hash, tries, began_at)
    values (${usernameHash}, 1, ${now})
    on conflict (username_hash) do update set tries = known.tries + 1
    returning tries, began_at as "beganAt"`;
  if (row === undefined || row.tries <= triesAtMost) return null;
  return new Date(row.beganAt.getTime() + windowMs);
}

/** Forgets the tries of a name, after it signed in. */
export async function forgetTries(
  sql: Queryable,
  usernameHash: Buffer<ArrayBufferLike>,
): Promise<void> {
  await sql`delete from operator_sign_in_tries where username_hash = ${usernameHash}`;
}

/** What stands for a name that was typed. */
export function hashUsername(secret: Uint8Array, username: string): Buffer<ArrayBufferLike> {
  return keyedHash(secret, 'operator-username', username);
}
