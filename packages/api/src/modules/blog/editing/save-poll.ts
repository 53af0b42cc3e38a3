import type { Transaction } from '../../../db/database.ts';
import { bumpArticle } from './bump-article.ts';

/** A poll as an editor writes it. */
export type PollDraft = {
  readonly id: string;
  readonly articleId: string;
  readonly en: string;
  readonly hi: string;
  readonly options: readonly { readonly id: string; readonly en: string; readonly hi: string }[];
};

/** Creates or rewords a poll. Votes belong to the id of a choice: a removed choice loses its votes. A seeded poll is
 * rewritten by the seed until an editor changes it. */
export async function savePoll(
  tx: Transaction,
  poll: PollDraft,
  { isSeed, now }: { isSeed: boolean; now: Date },
): Promise<void> {
  const { count } = await tx`
    insert into polls (id, article_id, question_en, question_hi, created_at, is_seed)
    values (${poll.id}, ${poll.articleId}, ${poll.en}, ${poll.hi}, ${now}, ${isSeed})
    on conflict (id) do update set article_id = excluded.article_id,
      question_en = excluded.question_en, question_hi = excluded.question_hi,
      is_seed = excluded.is_seed
    where polls.is_seed or not excluded.is_seed`;
  if (count === 0) return;
  const ids = poll.options.map(({ id }) => id);
  await tx`delete from poll_options where poll_id = ${poll.id} and id <> all(${ids})`;
  for (const [position, option] of poll.options.entries()) {
    await tx`
      insert into poll_options (poll_id, id, position, text_en, text_hi)
      values (${poll.id}, ${option.id}, ${position}, ${option.en}, ${option.hi})
      on conflict (poll_id, id) do update set position = excluded.position,
        text_en = excluded.text_en, text_hi = excluded.text_hi`;
  }
  await bumpArticle(tx, poll.articleId);
}

/** Closes a poll: its result stays, further votes are not counted. */
export async function closePoll(tx: Transaction, pollId: string, now: Date): Promise<void> {
  const [poll] = await tx<{ articleId: string }[]>`
    update polls set closed_at = ${now}, is_seed = false
    where id = ${pollId} and closed_at is null returning article_id as "articleId"`;
  if (poll !== undefined) await bumpArticle(tx, poll.articleId);
}
