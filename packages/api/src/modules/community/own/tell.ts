import { mentionsOf } from '@pahiya/domain/community/news-kinds';
import type { Queryable } from '../../../db/database.ts';
import { findTold, insertNews, selectNamed } from './own-repository.ts';

type Subject = { readonly kind: 'post' | 'comment'; readonly id: string; readonly now: Date };

/** Tells people about a text that is shown: whom it mentions, and whom it answers. Told again, nobody hears twice; an
 * edit reaches those it names for the first time. */
export async function tellOfText(tx: Queryable, { kind, id, now }: Subject): Promise<void> {
  const told = await findTold(tx, kind, id);
  if (told === null) return;
  const { source, authorId: actorId, postRowId, commentRowId, answeredId } = told;
  const cause = { cause: `${kind} ${id}`, postRowId, commentRowId, actorId, act: null, now };
  const names = mentionsOf(source);
  if (names.length > 0) {
    await insertNews(tx, await selectNamed(tx, names), { ...cause, kind: 'mention' });
  }
  if (answeredId !== null) await insertNews(tx, [answeredId], { ...cause, kind: 'reply' });
}

/** Tells an author what a moderator decided. */
export async function tellOfDecision(
  tx: Queryable,
  { kind, id, act, now }: Subject & { readonly act: string },
): Promise<void> {
  const told = await findTold(tx, kind, id);
  if (told === null || told.authorId === null) return;
  const { authorId, postRowId, commentRowId } = told;
  await insertNews(tx, [authorId], {
    ...{ kind: 'decision', cause: `${act} ${id} ${now.toISOString()}`, act, now },
    ...{ postRowId, commentRowId, actorId: null },
  });
}

/** Tells a member that their right to write was suspended, or is back. */
export function tellOfSuspension(
  tx: Queryable,
  {
    userId,
    id,
    act,
    now,
  }: { readonly userId: string; readonly id: string; readonly act: string; readonly now: Date },
): Promise<void> {
  return insertNews(tx, [userId], {
    ...{ kind: 'decision', cause: `${act} ${id}`, act, now },
    ...{ postRowId: null, commentRowId: null, actorId: null },
  });
}
