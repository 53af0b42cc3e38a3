import type { Transaction } from '../../../db/database.ts';
import { bumpContent } from '../../content-versions/bump-content.ts';
import { readDocument } from '../../documents/read-documents.ts';
import { blogContent } from '../article/article.ts';
import { articleKind } from './article-kind.ts';

/** Marks an article as changed for readers by this transaction: its pages are re-rendered ahead of requests. Call it
 * last, as `bumpContent`. */
export async function bumpArticle(tx: Transaction, articleId: string): Promise<void> {
  const article = await readDocument(tx, articleKind.kind, { id: articleId });
  await bumpContent(tx, blogContent, article === null ? [] : [`/blog/${article.name}`]);
}
