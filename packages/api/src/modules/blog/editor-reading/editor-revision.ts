import type { Revision, SavedText, WholeRevision } from '@pahiya/contracts/blog/editor-schema';
import { everyLanguage, type Language } from '@pahiya/domain/shared/language';
import type { Queryable } from '../../../db/database.ts';
import type * as documents from '../../documents/document.ts';
import { readRevisionById } from '../../documents/read-documents.ts';
import { type OperatorNames, operatorNames } from '../../operators/operator-names.ts';
import { bodyOf, textIn } from '../editing/article-content.ts';
import { articleKind } from '../editing/article-kind.ts';

/** One revision of an article with its texts; null when it does not exist. */
export async function readEditorRevision(
  sql: Queryable,
  revisionId: string,
): Promise<WholeRevision | null> {
  const revision = await readRevisionById(sql, articleKind.kind, revisionId);
  return revision && toWholeRevision(revision, await operatorNames(sql, [revision.savedBy]));
}

/** A revision as editors see it. */
export function toWholeRevision(
  revision: documents.WholeRevision,
  names: OperatorNames,
): WholeRevision {
  return {
    ...toEditorRevision(revision, names),
    articleId: revision.documentId,
    ...bodyOf(revision),
    texts: everyLanguage((language) => savedText(revision, language)),
  };
}

/** The same without its content. */
export function toEditorRevision(revision: documents.Revision, names: OperatorNames): Revision {
  const { id, number, state, publishAt, savedAt, savedBy, note, languages } = revision;
  return {
    revisionId: id,
    number,
    state,
    publishAt: publishAt?.toISOString() ?? null,
    madeAt: savedAt.toISOString(),
    madeBy: names(savedBy),
    note,
    languages: [...languages],
  };
}

function savedText(revision: documents.WholeRevision, language: Language): SavedText | null {
  const text = textIn(revision, language);
  if (text === null) return null;
  const { title, description, author, tags, image, markdown } = text;
  return { title, description, author, tags: [...tags], image, markdown };
}
