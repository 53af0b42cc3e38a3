import { randomBytes } from 'node:crypto';
import type { EditorPoll } from '@pahiya/contracts/blog/editor-schema';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Queryable, Transaction } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import { notAtDesk, wrongState } from '../../operators/refusals.ts';
import { closePoll, savePoll } from '../editing/save-poll.ts';

/** A poll as submitted by an editor; an id of null is a new one. */
export type TypedPoll = {
  readonly pollId: string | null;
  readonly en: string;
  readonly hi: string;
  readonly options: readonly {
    readonly id: string | null;
    readonly en: string;
    readonly hi: string;
  }[];
};

type PollRow = Omit<EditorPoll, 'closedAt' | 'total'> & { readonly closedAt: Date | null };

/** The poll of an article, in both languages; null if it has none. */
export async function readEditorPoll(
  sql: Queryable,
  articleId: string,
): Promise<EditorPoll | null> {
  const [row] = await sql<PollRow[]>`
    select p.id as "pollId", p.question_en as en, p.question_hi as hi, p.closed_at as "closedAt",
      (select coalesce(json_agg(json_build_object('id', o.id, 'en', o.text_en, 'hi', o.text_hi,
          'votes', o.votes) order by o.position, o.id), '[]')
        from poll_options o where o.poll_id = p.id) as options
    from polls p where p.article_id = ${articleId} order by p.created_at desc, p.id limit 1`;
  if (row === undefined) return null;
  const total = row.options.reduce((sum, { votes }) => sum + votes, 0);
  return { ...row, total, closedAt: row.closedAt?.toISOString() ?? null };
}

/** Saves the poll of an article. Refuses `operator/not-found` for another article's poll, `operator/wrong-state` for a
 * closed one, and for a second one while one is open. */
export async function writePoll(
  tx: Transaction,
  articleId: string,
  { pollId, en, hi, options }: TypedPoll,
  now: Date,
): Promise<Result<{ readonly pollId: string }, Refusal>> {
  const [article] = await tx`select 1 from articles where id = ${articleId} for no key update`;
  if (article === undefined) return err(notAtDesk);
  const shown = await readEditorPoll(tx, articleId);
  const isOpen = shown !== null && shown.closedAt === null;
  if (pollId === null ? isOpen : !isOpen) return err(wrongState);
  if (pollId !== null && shown?.pollId !== pollId) return err(notAtDesk);
  const known = new Set(shown?.options.map(({ id }) => id));
  const id = pollId ?? newId('poll');
  await savePoll(
    tx,
    {
      id,
      articleId,
      en,
      hi,
      options: options.map((option) => ({
        ...option,
        id:
          pollId !== null && option.id !== null && known.delete(option.id) ? option.id : newId('c'),
      })),
    },
    { isSeed: false, now },
  );
  return ok({ pollId: id });
}

/** Closes a poll. Refuses `operator/not-found`, `operator/wrong-state` when it is closed. */
export async function endPoll(
  tx: Transaction,
  pollId: string,
  now: Date,
): Promise<Result<{ readonly articleId: string }, Refusal>> {
  const [row] = await tx<{ articleId: string; closedAt: Date | null }[]>`
    select article_id as "articleId", closed_at as "closedAt" from polls
    where id = ${pollId} for update`;
  if (row === undefined) return err(notAtDesk);
  if (row.closedAt !== null) return err(wrongState);
  await closePoll(tx, pollId, now);
  return ok({ articleId: row.articleId });
}

function newId(start: string): string {
  return `${start}-${randomBytes(5).toString('hex')}`;
}
