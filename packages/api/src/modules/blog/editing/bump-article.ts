import type { Transaction } from '../../../db/database.ts';
import { bumpContent } from '../../content-versions/bump-content.ts';
import { blogContent } from '../article.ts';

/** Marks an article as changed for readers by this transaction: its pages are re-rendered ahead of requests. Call it
 * last, as `bumpContent`. */
export async function bumpArticle(tx: Transaction, articleId: string): Promise<void> {
  const rows = await tx<{ slug: string }[]>`select slug from articles where id = ${articleId}`;
  await bumpContent(
    tx,
    blogContent,
    rows.map(({ slug }) => `/blog/${slug}`),
  );
}
