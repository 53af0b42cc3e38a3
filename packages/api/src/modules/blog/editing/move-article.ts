import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Transaction } from '../../../db/database.ts';
import { isUnique } from '../../../db/is-unique.ts';
import type { Refusal } from '../../../http/refusal.ts';
import { reservedSlugs } from '../article.ts';
import { bumpArticle } from './bump-article.ts';
import { slugTaken } from './editing-refusals.ts';

/** Gives an article another address; the old one redirects to it. Refuses `blog/unknown-article`, `blog/slug-taken`. */
export async function moveArticle(
  tx: Transaction,
  { articleId, slug, now }: { articleId: string; slug: string; now: Date },
): Promise<Result<void, Refusal>> {
  if (reservedSlugs.has(slug)) return err(slugTaken);
  const [article] = await tx<{ slug: string }[]>`
    select slug from articles where id = ${articleId} for no key update`;
  if (article === undefined) {
    return err({ code: 'blog/unknown-article', detail: 'Article not found.' });
  }
  if (article.slug === slug) return ok(undefined);
  const [redirect] = await tx<{ articleId: string }[]>`
    select article_id as "articleId" from article_redirects where slug = ${slug}`;
  if (redirect !== undefined && redirect.articleId !== articleId) return err(slugTaken);
  const isFree = await isUnique(
    tx,
    (save) => save`update articles set slug = ${slug} where id = ${articleId}`,
  );
  if (!isFree) return err(slugTaken);
  await tx`delete from article_redirects where slug = ${slug}`;
  await tx`update live_articles set slug = ${slug} where article_id = ${articleId}`;
  await tx`insert into article_redirects (slug, article_id, created_at)
    values (${article.slug}, ${articleId}, ${now})`;
  await bumpArticle(tx, articleId);
  return ok(undefined);
}
