import { err, ok } from '@pahiya/domain/shared/result';
import { bumpContent } from '../../content-versions/bump-content.ts';
import type { DocumentKind } from '../../documents/document.ts';
import { wrongState } from '../../operators/refusals.ts';
import { removeArticle } from '../../search/index-article.ts';
import { articleLanguages, blogContent } from '../article/article.ts';
import { deleteLiveArticle } from '../reading/live-article-repository.ts';
import { textIn } from './article-content.ts';
import { putLiveArticle } from './put-live-article.ts';

/** Articles as documents: published in all languages together, and then found in lists and the search. */
export const articleKind: DocumentKind = {
  kind: 'article',
  refusals: {
    unknown: { code: 'blog/unknown-article', detail: 'Revision not found.' },
    changed: wrongState,
  },
  check: async (_tx, _document, revision) =>
    articleLanguages.every((language) => textIn(revision, language) !== null)
      ? ok(undefined)
      : err({
          code: 'blog/translation-missing',
          detail: 'An article must be complete in English and Hindi to be published.',
        }),
  follow: async (tx, document, revision) => {
    if (revision === null) {
      await deleteLiveArticle(tx, document.id);
      await removeArticle(tx, document.id);
      await bumpContent(tx, blogContent);
    } else {
      await putLiveArticle(tx, document, revision);
      await bumpContent(tx, blogContent, [`/blog/${document.name}`]);
    }
  },
};
