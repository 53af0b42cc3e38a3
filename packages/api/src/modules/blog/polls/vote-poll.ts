import type { votePoll as contract } from '@pahiya/contracts/blog/blog-contracts';
import type { AnswerOf } from '@pahiya/contracts/contract';
import type { Language } from '@pahiya/domain/shared/language';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Transaction } from '../../../db/database.ts';
import type { Caller } from '../../../http/caller.ts';
import { keyedHash } from '../../../http/keyed-hash.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { findPoll } from './read-poll.ts';

type Vote = {
  readonly pollId: string;
  readonly optionId: string;
  readonly language: Language;
  readonly caller: Caller;
  readonly deviceId: string;
};

/** Counts a vote, once per person: an account and a browser have one each, and a vote made signed in counts as that of
 * both. A second vote changes nothing and is reported. The poll of an article that is not live is unknown. Refuses
 * `blog/unknown-poll`, `blog/poll-closed`. */
export async function votePoll(
  { sql, settings, now }: Services,
  vote: Vote,
): Promise<Result<AnswerOf<typeof contract>, Refusal>> {
  const device = keyedHash(settings.secret, 'poll-device', vote.deviceId);
  return sql.begin(async (tx) => {
    const before = await findPoll(tx, vote.pollId, vote.language);
    const isThere = before?.options.some(({ id }) => id === vote.optionId) === true;
    if (before === null || !isThere || !(await isSeen(tx, vote.pollId))) {
      return err<Refusal>({
        code: 'blog/unknown-poll',
        detail: 'Poll or option not found.',
      });
    }
    if (before.isClosed) {
      return err<Refusal>({ code: 'blog/poll-closed', detail: 'Votes are no longer accepted.' });
    }
    const isCounted = await count(tx, vote, device, now());
    return ok({ isCounted, poll: (await findPoll(tx, vote.pollId, vote.language)) ?? before });
  });
}

async function isSeen(tx: Transaction, pollId: string): Promise<boolean> {
  const [row] = await tx`
    select 1 from polls p join articles a on a.id = p.article_id
    where p.id = ${pollId} and a.live_revision_id is not null`;
  return row !== undefined;
}

async function count(
  tx: Transaction,
  { pollId, optionId, caller }: Vote,
  device: Buffer,
  now: Date,
): Promise<boolean> {
  const userId = caller.kind === 'user' ? caller.userId : null;
  const { count: counted } = await tx`
    insert into poll_votes (poll_id, option_id, user_id, device_hash, voted_at)
    values (${pollId}, ${optionId}, ${userId}, ${device}, ${now})
    on conflict do nothing`;
  if (counted === 0) return false;
  await tx`update poll_options set votes = votes + 1
    where poll_id = ${pollId} and id = ${optionId}`;
  return true;
}
