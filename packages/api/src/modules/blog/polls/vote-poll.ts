import type { votePoll as contract } from '@pahiya/contracts/blog/blog-contracts';
import type { AnswerOf } from '@pahiya/contracts/contract';
import type { Language } from '@pahiya/domain/shared/language';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Caller } from '../../../http/caller.ts';
import { keyedHash } from '../../../http/keyed-hash.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { isOnPage } from './poll-repository.ts';
import { findPoll } from './read-poll.ts';
import { insertVote } from './vote-repository.ts';

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
    if (before === null || !isThere || !(await isOnPage(tx, vote.pollId))) {
      return err<Refusal>({
        code: 'blog/unknown-poll',
        detail: 'Poll or option not found.',
      });
    }
    if (before.isClosed) {
      return err<Refusal>({ code: 'blog/poll-closed', detail: 'Votes are no longer accepted.' });
    }
    const isCounted = await insertVote(tx, {
      pollId: vote.pollId,
      optionId: vote.optionId,
      userId: vote.caller.kind === 'user' ? vote.caller.userId : null,
      deviceHash: device,
      votedAt: now(),
    });
    return ok({ isCounted, poll: (await findPoll(tx, vote.pollId, vote.language)) ?? before });
  });
}
