import type { Queryable } from '../../db/database.ts';
import { type FeedEvent, type KnownEvent, noteEvents } from './calendar-feed-repository.ts';

/** A withdrawn event is cancelled for this long. */
const cancelledMs = 30 * 86_400_000;

/** Notes the events of an account's feed as they are now, and returns them with their history. One that is withdrawn is
 * cancelled for a month, then forgotten. `isWhole`: false when a record could not be read, so that nothing can be said to
 * have been withdrawn. */
export function noteFeedEvents(
  sql: Queryable,
  userId: string,
  events: readonly FeedEvent[],
  { isWhole, now }: { readonly isWhole: boolean; readonly now: Date },
): Promise<readonly KnownEvent[]> {
  const keptUntil = new Date(now.getTime() - cancelledMs);
  return noteEvents(sql, userId, events, { isWhole, now, keptUntil });
}
