import type { Transaction } from '../../../db/database.ts';
import {
  deleteOtherOptions,
  type PollWords,
  putClosed,
  putOption,
  putPoll,
  putQuestion,
} from '../polls/poll-repository.ts';
import { bumpArticle } from './bump-article.ts';

/** A poll as an editor writes it. */
export type PollDraft = {
  readonly id: string;
  readonly articleId: string;
  readonly question: PollWords;
  readonly options: readonly { readonly id: string; readonly text: PollWords }[];
};

/** Creates or rewords a poll. Votes belong to the id of a choice: a removed choice loses its votes. A seeded poll is
 * rewritten by the seed until an editor changes it. */
export async function savePoll(
  tx: Transaction,
  { id, articleId, question, options }: PollDraft,
  { isSeed, now }: { isSeed: boolean; now: Date },
): Promise<void> {
  if (!(await putPoll(tx, { id, articleId, isSeed, now }))) return;
  await putQuestion(tx, id, question);
  await deleteOtherOptions(
    tx,
    id,
    options.map((option) => option.id),
  );
  for (const [position, option] of options.entries()) {
    await putOption(tx, id, { ...option, position });
  }
  await bumpArticle(tx, articleId);
}

/** Closes a poll: its result stays, further votes are not counted. */
export async function closePoll(tx: Transaction, pollId: string, now: Date): Promise<void> {
  const articleId = await putClosed(tx, pollId, now);
  if (articleId !== null) await bumpArticle(tx, articleId);
}
