import type { Transaction } from '../../../db/database.ts';
import type { Document, WholeRevision } from '../../documents/document.ts';
import { type ArticleText, indexArticle } from '../../search/index-article.ts';
import { articleLanguages } from '../article/article.ts';
import { putLiveText } from '../reading/live-article-repository.ts';
import { bodyOf, textIn } from './article-content.ts';

/** Writes a published revision to the table of readers, for lists and pages, and to the search index. */
export async function putLiveArticle(
  tx: Transaction,
  { id: articleId, name: slug, firstPublishedAt }: Document,
  revision: WholeRevision,
): Promise<void> {
  if (firstPublishedAt === null) throw new Error(`article ${slug} was never published`);
  const { categoryId, updatedOn } = bodyOf(revision);
  const texts: ArticleText[] = [];
  for (const language of articleLanguages) {
    const text = textIn(revision, language);
    if (text === null) continue;
    await putLiveText(tx, {
      ...text,
      articleId,
      language,
      slug,
      categoryId,
      publishedAt: firstPublishedAt,
      updatedOn,
    });
    texts.push({ ...text, language, path: `/blog/${slug}` });
  }
  await indexArticle(tx, { ref: articleId, texts });
}
