import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Database, Transaction } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import { wrongState } from '../../operators/refusals.ts';
import { articleLanguages } from '../article.ts';
import { bumpArticle } from './bump-article.ts';
import { putLiveArticle } from './put-live-article.ts';

/** Publishes a revision in place of the live one. `publishedAt` becomes the first publication when there was none.
 * Refuses `blog/unknown-article`, `blog/translation-missing`. */
export async function publishRevision(
  tx: Transaction,
  { revisionId, now, publishedAt = now }: { revisionId: string; now: Date; publishedAt?: Date },
): Promise<Result<{ readonly articleId: string }, Refusal>> {
  const found = await lockRevision(tx, revisionId);
  if (!found.ok) return found;
  const { articleId } = found.value;
  await tx`update article_revisions set state = 'replaced', publish_at = null
    where article_id = ${articleId} and id <> ${revisionId} and state = 'published'`;
  await tx`update article_revisions set state = 'published', publish_at = null
    where id = ${revisionId}`;
  await tx`update articles set live_revision_id = ${revisionId}, withdrawn_at = null,
      first_published_at = coalesce(first_published_at, ${publishedAt}::timestamptz)
    where id = ${articleId}`;
  await putLiveArticle(tx, articleId);
  await bumpArticle(tx, articleId);
  return ok({ articleId });
}

/** Schedules a revision; one that was scheduled before becomes a draft again. Same refusals. */
export async function scheduleRevision(
  tx: Transaction,
  { revisionId, publishAt }: { revisionId: string; publishAt: Date },
): Promise<Result<{ readonly articleId: string }, Refusal>> {
  const found = await lockRevision(tx, revisionId);
  if (!found.ok) return found;
  const { articleId } = found.value;
  await tx`update article_revisions set state = 'draft', publish_at = null
    where article_id = ${articleId} and state = 'scheduled'`;
  await tx`update article_revisions set state = 'scheduled', publish_at = ${publishAt}
    where id = ${revisionId}`;
  return ok({ articleId });
}

/** Cancels a scheduled publication; the revision becomes a draft again. Refuses `operator/wrong-state` when it is not
 * scheduled (any more). */
export async function unscheduleRevision(
  tx: Transaction,
  revisionId: string,
): Promise<Result<{ readonly articleId: string }, Refusal>> {
  const [row] = await tx<{ articleId: string }[]>`
    update article_revisions set state = 'draft', publish_at = null
    where id = ${revisionId} and state = 'scheduled' returning article_id as "articleId"`;
  return row === undefined ? err(wrongState) : ok({ articleId: row.articleId });
}

/** Publishes due revisions; returns how many. Each has its own transaction; concurrent servers share the work. An
 * article that is locked is skipped until the next run: editors lock the article first and its revisions then, so
 * waiting for one while holding the other would deadlock. */
export async function publishDue(sql: Database, now: Date): Promise<number> {
  for (let published = 0; ; published += 1) {
    const isOne = await sql.begin(async (tx) => {
      const [due] = await tx<{ id: string }[]>`
        select r.id from article_revisions r join articles a on a.id = r.article_id
        where r.state = 'scheduled' and r.publish_at <= ${now}
        order by r.publish_at limit 1 for no key update of a, r skip locked`;
      if (due === undefined) return false;
      const done = await publishRevision(tx, { revisionId: due.id, now });
      if (!done.ok) throw new Error(`revision ${due.id}: ${done.error.code}`);
      return true;
    });
    if (!isOne) return published;
  }
}

async function lockRevision(
  tx: Transaction,
  revisionId: string,
): Promise<Result<{ readonly articleId: string }, Refusal>> {
  const [row] = await tx<{ articleId: string; languages: number }[]>`
    select a.id as "articleId",
      (select count(*)::integer from article_texts t where t.revision_id = r.id) as languages
    from article_revisions r join articles a on a.id = r.article_id
    where r.id = ${revisionId} for no key update of a`;
  if (row === undefined) {
    return err({ code: 'blog/unknown-article', detail: 'Revision not found.' });
  }
  if (row.languages < articleLanguages.length) {
    return err({
      code: 'blog/translation-missing',
      detail: 'An article must be complete in English and Hindi to be published.',
    });
  }
  return ok({ articleId: row.articleId });
}
