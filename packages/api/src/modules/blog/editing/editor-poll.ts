import { randomBytes } from 'node:crypto';
import type { EditorPoll } from '@pahiya/contracts/blog/editor-schema';
import { everyLanguage, type Language } from '@pahiya/domain/shared/language';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Queryable, Transaction } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import { lockDocument } from '../../documents/rename-document.ts';
import { notAtDesk, wrongState } from '../../operators/refusals.ts';
import { findWholePoll, lockPoll } from '../polls/poll-repository.ts';
import { articleKind } from './article-kind.ts';
import { closePoll, savePoll } from './save-poll.ts';

/** A poll as submitted by an editor; an id of null is a new one. */
export type TypedPoll = Readonly<Record<Language, string>> & {
  readonly pollId: string | null;
  readonly options: readonly (Readonly<Record<Language, string>> & {
    readonly id: string | null;
  })[];
};

/** The poll of an article, in every language; null if it has none. */
export async function readEditorPoll(
  sql: Queryable,
  articleId: string,
): Promise<EditorPoll | null> {
  const row = await findWholePoll(sql, articleId);
  if (row === null) return null;
  const { pollId, question, closedAt, options } = row;
  return {
    pollId,
    ...everyLanguage((language) => question[language] ?? ''),
    options: options.map(({ id, text, votes }) => ({
      id,
      ...everyLanguage((language) => text[language] ?? ''),
      votes,
    })),
    total: options.reduce((sum, { votes }) => sum + votes, 0),
    closedAt: closedAt?.toISOString() ?? null,
  };
}

/** Saves the poll of an article. Refuses `operator/not-found` for another article's poll, `operator/wrong-state` for a
 * closed one, and for a second one while one is open. */
export async function writePoll(
  tx: Transaction,
  articleId: string,
  { pollId, options, ...question }: TypedPoll,
  now: Date,
): Promise<Result<{ readonly pollId: string }, Refusal>> {
  if ((await lockDocument(tx, articleKind, articleId)) === null) return err(notAtDesk);
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
      question,
      options: options.map(({ id: given, ...text }) => ({
        id: pollId !== null && given !== null && known.delete(given) ? given : newId('c'),
        text,
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
  const row = await lockPoll(tx, pollId);
  if (row === null) return err(notAtDesk);
  if (row.closedAt !== null) return err(wrongState);
  await closePoll(tx, pollId, now);
  return ok({ articleId: row.articleId });
}

function newId(start: string): string {
  return `${start}-${randomBytes(5).toString('hex')}`;
}
