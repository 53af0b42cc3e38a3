import type { Queryable } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import { findSuspension } from './suspension-repository.ts';

/** The refusal of a write by somebody who is suspended; null: they may write. Read at each write, so that it holds at
 * once in every session. */
export async function refuseSuspended(
  sql: Queryable,
  userId: string,
  now: Date,
): Promise<Refusal | null> {
  const suspension = await findSuspension(sql, userId, now);
  if (suspension === null) return null;
  const { reason, endsAt } = suspension;
  const until = endsAt === null ? 'until it is lifted' : `until ${endsAt.toISOString()}`;
  return { code: 'community/suspended', detail: `Suspended ${until}: ${reason}.` };
}
