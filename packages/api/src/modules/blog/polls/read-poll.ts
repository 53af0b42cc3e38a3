import type { PollOnWire } from '@pahiya/contracts/blog/article-schema';
import type { Language } from '@pahiya/domain/shared/language';
import type { Queryable } from '../../../db/database.ts';
import { findPollRow, type PollRow } from './poll-repository.ts';

/** A poll by id; null when it does not exist. */
export async function findPoll(
  sql: Queryable,
  pollId: string,
  language: Language,
): Promise<PollOnWire | null> {
  return toPoll(await findPollRow(sql, pollId, language));
}

/** A poll as sent; null for one without choices. */
export function toPoll(row: PollRow | null): PollOnWire | null {
  if (row === null || row.options === null) return null;
  const { id, question, options, isClosed } = row;
  const total = options.reduce((sum, { votes }) => sum + votes, 0);
  return { id, question, options, total, isClosed };
}
