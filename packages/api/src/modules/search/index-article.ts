import { createHash } from 'node:crypto';
import type { Transaction } from '../../db/database.ts';
import { bumpContent } from '../content-versions/bump-content.ts';
import { deleteArticle, putRows, setArticlePath } from './index-repository.ts';
import { countArticleWords } from './question/vocabulary-repository.ts';
import { searchContent } from './search-tag.ts';

/** Articles rank above table rows with the same words. */
const weight = 1.2;

/** What readers see of an article in one language. */
export type ArticleText = {
  readonly language: string;
  readonly title: string;
  readonly description: string;
  readonly plainText: string;
  readonly tags: readonly string[];
  readonly path: string;
};

/** Writes a published article to the index, in the transaction that publishes it: it is found at once. Languages that
 * are not given are removed. Its words count for spelling correction. */
export async function indexArticle(
  tx: Transaction,
  { ref, texts }: { ref: string; texts: readonly ArticleText[] },
): Promise<void> {
  await deleteArticle(
    tx,
    ref,
    texts.map(({ language }) => language),
  );
  await putRows(
    tx,
    texts.map(({ language, title, description, plainText, tags, path }) => ({
      ...{ kind: 'article', ref, language, title, path, weight },
      ...{ summary: description, body: plainText, tags: tags.join(' ') },
      checksum: createHash('sha256')
        .update(JSON.stringify([title, description, plainText, tags, path]))
        .digest('base64url'),
    })),
  );
  for (const { language, title, description, plainText, tags } of texts) {
    await countArticleWords(tx, {
      language,
      text: [title, description, ...tags, plainText].join(' '),
    });
  }
  await bumpContent(tx, searchContent);
}

/** Gives an article another path, in the transaction that moves it. */
export async function moveIndexedArticle(
  tx: Transaction,
  ref: string,
  path: string,
): Promise<void> {
  await setArticlePath(tx, ref, path);
  await bumpContent(tx, searchContent);
}

/** Removes an article that was withdrawn. */
export async function removeArticle(tx: Transaction, ref: string): Promise<void> {
  await deleteArticle(tx, ref, []);
  await bumpContent(tx, searchContent);
}
