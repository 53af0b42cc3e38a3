import { err, ok, type Result } from '@pahiya/domain/shared/result';
import { type Database, sqlStateOf, type Transaction } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import { bumpContent } from '../../content-versions/bump-content.ts';
import { blogContent, reservedSlugs } from '../article.ts';

const uniqueViolation = '23505';
const taken: Refusal = {
  code: 'blog/slug-taken',
  detail: 'Another article has this address, or had it, or it is a page of its own.',
};

/** Gives an article another address; the old one leads to it from then on. Refuses `blog/unknown-article`,
 * `blog/slug-taken`. */
export async function moveArticle(
  sql: Database,
  { articleId, slug, now }: { articleId: string; slug: string; now: Date },
): Promise<Result<void, Refusal>> {
  if (reservedSlugs.has(slug)) return err(taken);
  try {
    return await sql.begin((tx) => move(tx, articleId, slug, now));
  } catch (error) {
    if (sqlStateOf(error) === uniqueViolation) return err(taken);
    throw error;
  }
}

async function move(
  tx: Transaction,
  articleId: string,
  slug: string,
  now: Date,
): Promise<Result<void, Refusal>> {
  const [article] = await tx<{ slug: string }[]>`
    select slug from articles where id = ${articleId} for no key update`;
  if (article === undefined) {
    return err({ code: 'blog/unknown-article', detail: 'There is no such article.' });
  }
  if (article.slug === slug) return ok(undefined);
  const [redirect] = await tx<{ articleId: string }[]>`
    select article_id as "articleId" from article_redirects where slug = ${slug}`;
  if (redirect !== undefined && redirect.articleId !== articleId) return err(taken);
  await tx`delete from article_redirects where slug = ${slug}`;
  await tx`update articles set slug = ${slug} where id = ${articleId}`;
  await tx`update live_articles set slug = ${slug} where article_id = ${articleId}`;
  await tx`insert into article_redirects (slug, article_id, created_at)
    values (${article.slug}, ${articleId}, ${now})`;
  await bumpContent(tx, blogContent);
  return ok(undefined);
}

/** Takes an article away from the readers; its revisions stay, and a revision published later brings it back. */
export async function withdrawArticle(
  sql: Database,
  { articleId, now }: { articleId: string; now: Date },
): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`update article_revisions set state = 'draft', publish_at = null
      where article_id = ${articleId} and state in ('published', 'scheduled')`;
    await tx`update articles set live_revision_id = null, withdrawn_at = ${now}, seed_checksum = null
      where id = ${articleId}`;
    await tx`delete from live_articles where article_id = ${articleId}`;
    await bumpContent(tx, blogContent);
  });
}
