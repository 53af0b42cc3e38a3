import type { Queryable } from '../../db/database.ts';
import { type ListedNotice, selectLatestNotices } from './notice-repository.ts';

/** The last messages to a person, newest first, of any subject. */
export function latestNotices(
  sql: Queryable,
  userId: string,
  limit: number,
): Promise<readonly ListedNotice[]> {
  return selectLatestNotices(sql, userId, limit);
}
