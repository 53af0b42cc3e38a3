import type { EditorArticle } from '@pahiya/contracts/blog/editor-schema';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Queryable } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import { readRevision, readWithRevisions } from '../../documents/read-documents.ts';
import { operatorNames } from '../../operators/operator-names.ts';
import { notAtDesk } from '../../operators/refusals.ts';
import { articleKind } from '../editing/article-kind.ts';
import { readEditorPoll } from '../editing/editor-poll.ts';
import { listTopicNames } from '../editing/topics.ts';
import { findFormerSlugs } from '../reading/redirect-repository.ts';
import { toEditorRevision, toWholeRevision } from './editor-revision.ts';

const revisionsShown = 100;

/** An article for its editors: the newest revision in full, the others as one line each. */
export async function readEditorArticle(
  sql: Queryable,
  articleId: string,
): Promise<Result<EditorArticle, Refusal>> {
  const asked = { ref: { id: articleId }, count: revisionsShown };
  const found = await readWithRevisions(sql, articleKind.kind, asked);
  const newest =
    found === null ? null : await readRevision(sql, articleId, found.document.newestRevision);
  if (found === null || newest === null) return err(notAtDesk);
  const { document, revisions } = found;
  const { publishedRevision, firstPublishedAt, withdrawnAt } = document;
  const live =
    publishedRevision === null
      ? null
      : (revisions.find(({ number }) => number === publishedRevision) ??
        (await readRevision(sql, articleId, publishedRevision)));
  const [names, formerSlugs, poll, categories] = await Promise.all([
    operatorNames(
      sql,
      revisions.map(({ savedBy }) => savedBy),
    ),
    findFormerSlugs(sql, articleId),
    readEditorPoll(sql, articleId),
    listTopicNames(sql),
  ]);
  return ok({
    articleId,
    slug: document.name,
    formerSlugs,
    liveRevisionId: live?.id ?? null,
    firstPublishedAt: firstPublishedAt?.toISOString() ?? null,
    withdrawnAt: publishedRevision === null ? (withdrawnAt?.toISOString() ?? null) : null,
    newest: toWholeRevision(newest, names),
    revisions: revisions.map((revision) => toEditorRevision(revision, names)),
    poll,
    categories,
  });
}
