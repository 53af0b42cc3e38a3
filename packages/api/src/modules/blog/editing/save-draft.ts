import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Transaction } from '../../../db/database.ts';
import { isUnique } from '../../../db/is-unique.ts';
import type { Refusal } from '../../../http/refusal.ts';
import { notAtDesk, wrongState } from '../../operators/refusals.ts';
import { reservedSlugs } from '../article.ts';
import { slugTaken, unknownCategory } from './editing-refusals.ts';
import { createArticle, type RenderedDraft, saveRevision } from './save-revision.ts';

/** Result of a save: the article and its newest revision. */
export type Saved = { readonly articleId: string; readonly revisionId: string };

type Save = { readonly rendered: RenderedDraft; readonly madeBy: string; readonly now: Date };

/** Creates an article with its first draft. Refuses `blog/slug-taken`, `blog/unknown-category`. */
export async function startArticle(
  tx: Transaction,
  { slug, ...save }: Save & { readonly slug: string },
): Promise<Result<Saved, Refusal>> {
  if (reservedSlugs.has(slug)) return err(slugTaken);
  if (!(await isCategory(tx, save.rendered.draft.categoryId))) return err(unknownCategory);
  const [redirect] = await tx`select 1 from article_redirects where slug = ${slug}`;
  if (redirect !== undefined) return err(slugTaken);
  let articleId = '';
  const isFree = await isUnique(tx, async (part) => {
    articleId = await createArticle(part, { slug, now: save.now });
  });
  if (!isFree) return err(slugTaken);
  return ok({ articleId, revisionId: await saveRevision(tx, { articleId, ...save }) });
}

/** Saves a draft over the revision that its editor had open. Refuses `operator/wrong-state` when another save came
 * first, without losing either text. Also `operator/not-found`, `blog/unknown-category`. */
export async function saveDraft(
  tx: Transaction,
  {
    articleId,
    baseRevisionId,
    ...save
  }: Save & { readonly articleId: string; readonly baseRevisionId: string },
): Promise<Result<Saved, Refusal>> {
  const [article] = await tx`select 1 from articles where id = ${articleId} for no key update`;
  if (article === undefined) return err(notAtDesk);
  const [newest] = await tx<{ id: string }[]>`
    select id from article_revisions where article_id = ${articleId} order by number desc limit 1`;
  if (newest?.id !== baseRevisionId) return err(wrongState);
  if (!(await isCategory(tx, save.rendered.draft.categoryId))) return err(unknownCategory);
  return ok({ articleId, revisionId: await saveRevision(tx, { articleId, ...save }) });
}

async function isCategory(tx: Transaction, id: string): Promise<boolean> {
  const [row] = await tx`select 1 from blog_categories where id = ${id}`;
  return row !== undefined;
}
