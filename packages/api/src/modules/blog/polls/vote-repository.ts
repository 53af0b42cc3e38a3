import type { Queryable, Transaction } from '../../../db/database.ts';

/** A vote: of an account, a browser (a keyed hash of its id), or both. */
export type VoteRow = {
  readonly pollId: string;
  readonly optionId: string;
  readonly userId: string | null;
  readonly deviceHash: Uint8Array;
  readonly votedAt: Date;
};

/** Stores and counts a vote; false when the person has voted before. */
export async function insertVote(tx: Transaction, vote: VoteRow): Promise<boolean> {
  const { pollId, optionId, userId, deviceHash, votedAt } = vote;
  const { count } = await tx`
    insert into poll_votes (poll_id, option_id, user_id, device_hash, voted_at)
    values (${pollId}, ${optionId}, ${userId}, ${deviceHash}, ${votedAt})
    on conflict do nothing`;
  if (count === 0) return false;
  await tx`update poll_options set votes = votes + 1
    where poll_id = ${pollId} and id = ${optionId}`;
  return true;
}

/** The votes of an account, in the authoritative language. */
export async function findVotesOf(
  sql: Queryable,
  userId: string,
  language: string,
): Promise<readonly Record<string, unknown>[]> {
  return sql<Record<string, unknown>[]>`
    select q.question, t.text as choice, v.voted_at as "votedAt"
    from poll_votes v
      join poll_texts q on q.poll_id = v.poll_id and q.language = ${language}
      join poll_option_texts t on t.poll_id = v.poll_id and t.option_id = v.option_id
        and t.language = ${language}
    where v.user_id = ${userId} order by v.voted_at`;
}

/** Deletes the votes of an account. They stay counted. */
export async function deleteVotesOf(tx: Queryable, userId: string): Promise<void> {
  await tx`delete from poll_votes where user_id = ${userId}`;
}

/** Forgets the browser of votes up to an instant, and deletes those of nobody else; returns how many. They stay
 * counted. */
export async function forgetVoters(sql: Queryable, until: Date): Promise<number> {
  await sql`update poll_votes set device_hash = null
    where user_id is not null and device_hash is not null and voted_at <= ${until}`;
  const { count } = await sql`
    delete from poll_votes where user_id is null and voted_at <= ${until}`;
  return count;
}
