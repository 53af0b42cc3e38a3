import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Transaction } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import { lockDocument, renameDocument } from '../../documents/rename-document.ts';
import { moveIndexedArticle } from '../../search/index-article.ts';
import { reservedSlugs } from '../article/article.ts';
import { moveLiveArticle } from '../reading/live-article-repository.ts';
import { findRedirect, putRedirect } from '../reading/redirect-repository.ts';
import { articleKind } from './article-kind.ts';
import { bumpArticle } from './bump-article.ts';
import { slugTaken } from './editing-refusals.ts';

/** Gives an article another address; the old one redirects to it. Refuses `blog/unknown-article`, `blog/slug-taken`. */
export async function moveArticle(
  tx: Transaction,
  { articleId, slug, now }: { articleId: string; slug: string; now: Date },
): Promise<Result<void, Refusal>> {
  if (reservedSlugs.has(slug)) return err(slugTaken);
  const article = await lockDocument(tx, articleKind, articleId);
  if (article === null) return err({ code: 'blog/unknown-article', detail: 'Article not found.' });
  if (article.name === slug) return ok(undefined);
  const redirected = await findRedirect(tx, slug);
  if (redirected !== null && redirected !== articleId) return err(slugTaken);
  if (!(await renameDocument(tx, articleId, slug))) return err(slugTaken);
  await moveLiveArticle(tx, articleId, slug);
  await moveIndexedArticle(tx, articleId, `/blog/${slug}`);
  await putRedirect(tx, { articleId, from: article.name, to: slug, now });
  await bumpArticle(tx, articleId);
  return ok(undefined);
}
