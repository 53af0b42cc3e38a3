import type { EditorArticle } from '@pahiya/contracts/blog/editor-schema';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Queryable } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import { notAtDesk } from '../../operators/refusals.ts';
import { readEditorPoll } from '../polls/editor-poll.ts';
import { listRevisions, readRevision } from './read-revision.ts';

type ArticleRow = {
  readonly slug: string;
  readonly formerSlugs: string[];
  readonly liveRevisionId: string | null;
  readonly firstPublishedAt: Date | null;
  readonly withdrawnAt: Date | null;
  readonly newestId: string;
};

/** An article for its editors: the newest revision in full, the others as one line each. */
export async function readEditorArticle(
  sql: Queryable,
  articleId: string,
): Promise<Result<EditorArticle, Refusal>> {
  const [row] = await sql<ArticleRow[]>`
    select a.slug, a.live_revision_id as "liveRevisionId",
      a.first_published_at as "firstPublishedAt", a.withdrawn_at as "withdrawnAt",
      array(select slug from article_redirects where article_id = a.id order by created_at desc)
        as "formerSlugs",
      (select id from article_revisions where article_id = a.id order by number desc limit 1)
        as "newestId"
    from articles a where a.id = ${articleId}`;
  const newest = row === undefined ? null : await readRevision(sql, row.newestId);
  if (row === undefined || newest === null) return err(notAtDesk);
  const [revisions, poll, categories] = await Promise.all([
    listRevisions(sql, articleId),
    readEditorPoll(sql, articleId),
    listCategories(sql),
  ]);
  return ok({
    articleId,
    slug: row.slug,
    formerSlugs: row.formerSlugs,
    liveRevisionId: row.liveRevisionId,
    firstPublishedAt: row.firstPublishedAt?.toISOString() ?? null,
    withdrawnAt: row.liveRevisionId === null ? (row.withdrawnAt?.toISOString() ?? null) : null,
    newest,
    revisions,
    poll,
    categories,
  });
}

/** The topics in order, in both languages. */
export async function listCategories(sql: Queryable): Promise<EditorArticle['categories']> {
  return sql<{ id: string; en: string; hi: string }[]>`
    select id, name_en as en, name_hi as hi from blog_categories order by position, id`;
}
