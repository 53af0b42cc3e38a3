import type { Transaction } from '../../../db/database.ts';
import { bumpContent } from '../../content-versions/bump-content.ts';
import { blogContent } from '../article.ts';

/** Withdraws an article from readers; its revisions are kept, and publishing one restores it. */
export async function withdrawArticle(
  tx: Transaction,
  { articleId, now }: { articleId: string; now: Date },
): Promise<void> {
  await tx`update article_revisions set state = 'draft', publish_at = null
    where article_id = ${articleId} and state in ('published', 'scheduled')`;
  await tx`update articles set live_revision_id = null, withdrawn_at = ${now}, seed_checksum = null
    where id = ${articleId}`;
  await tx`delete from live_articles where article_id = ${articleId}`;
  await bumpContent(tx, blogContent);
}
