import type { editorArticles } from '@pahiya/contracts/blog/editor-contracts';
import type { EditorArticleRow, LanguageFilter } from '@pahiya/contracts/blog/editor-schema';
import type { AnswerOf } from '@pahiya/contracts/contract';
import { everyLanguage, languages } from '@pahiya/domain/shared/language';
import type { Queryable } from '../../../db/database.ts';
import { listDocuments } from '../../documents/list-documents.ts';
import { operatorNames } from '../../operators/operator-names.ts';
import { bodyOf } from '../editing/article-content.ts';
import { articleKind } from '../editing/article-kind.ts';
import { listTopicNames } from '../editing/topics.ts';

type Asked = {
  readonly state: 'all' | 'live' | 'draft' | 'scheduled' | 'withdrawn';
  readonly language: LanguageFilter;
  readonly q: string;
  readonly pageNumber: number;
};

/** Articles matching the editors' filter, last saved first. */
export async function listEditorArticles(
  sql: Queryable,
  { state, language, q, pageNumber }: Asked,
): Promise<AnswerOf<typeof editorArticles>> {
  const { documents, hasMore } = await listDocuments(sql, {
    kind: articleKind.kind,
    state,
    language: languageAsked(language),
    words: q,
    pageNumber,
  });
  const names = await operatorNames(
    sql,
    documents.map(({ savedBy }) => savedBy),
  );
  const rows = documents.map(
    (one): EditorArticleRow => ({
      articleId: one.id,
      slug: one.name,
      titles: everyLanguage((language) => one.titles[language] ?? null),
      categoryId: bodyOf(one).categoryId,
      isLive: one.publishedRevision !== null,
      isWithdrawn: one.publishedRevision === null && one.withdrawnAt !== null,
      hasDraft: one.publishedRevision !== one.newestRevision,
      publishAt: one.publishAt?.toISOString() ?? null,
      savedAt: one.savedAt.toISOString(),
      savedBy: names(one.savedBy),
    }),
  );
  return { rows, pageNumber, hasMore, categories: await listTopicNames(sql) };
}

function languageAsked(asked: LanguageFilter) {
  const language = languages.find((one) => asked === one || asked === `no-${one}`);
  return language === undefined ? null : { language, isThere: asked === language };
}
