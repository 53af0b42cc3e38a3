import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Transaction } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import { findPlace } from '../../documents/read-documents.ts';
import { lockDocument } from '../../documents/rename-document.ts';
import { createDocument, saveDraft } from '../../documents/save-draft.ts';
import { notAtDesk, wrongState } from '../../operators/refusals.ts';
import { reservedSlugs } from '../article/article.ts';
import { findRedirect } from '../reading/redirect-repository.ts';
import { keepTopic } from '../topics/topic-repository.ts';
import type { RenderedDraft } from './article-content.ts';
import { articleKind } from './article-kind.ts';
import { slugTaken, unknownCategory } from './editing-refusals.ts';

/** Result of a save: the article and its newest revision. */
export type Saved = { readonly articleId: string; readonly revisionId: string };

type Save = {
  readonly rendered: RenderedDraft;
  /** Null: the program. */
  readonly madeBy: string | null;
  readonly now: Date;
};

/** Creates an article with its first draft. Refuses `blog/slug-taken`, `blog/unknown-category`. */
export async function startArticle(
  tx: Transaction,
  { slug, ...save }: Save & { readonly slug: string },
): Promise<Result<Saved, Refusal>> {
  if (reservedSlugs.has(slug)) return err(slugTaken);
  if (!(await keepTopic(tx, save.rendered.categoryId))) return err(unknownCategory);
  if ((await findRedirect(tx, slug)) !== null) return err(slugTaken);
  const articleId = await createDocument(tx, articleKind, { name: slug, now: save.now });
  if (articleId === null) return err(slugTaken);
  return saveNext(tx, articleId, { ...save, expectedNewest: 0 });
}

/** Saves a draft over the revision that its editor had open. Refuses `operator/wrong-state` when another save came
 * first, without losing either text. Also `operator/not-found`, `blog/unknown-category`. */
export async function saveArticle(
  tx: Transaction,
  {
    articleId,
    baseRevisionId,
    ...save
  }: Save & {
    readonly articleId: string;
    readonly baseRevisionId: string;
    /** The revision that it repeats. */
    readonly restoredFrom?: number;
  },
): Promise<Result<Saved, Refusal>> {
  const article = await lockDocument(tx, articleKind, articleId);
  if (article === null) return err(notAtDesk);
  const base = await findPlace(tx, articleKind.kind, baseRevisionId);
  if (base?.documentId !== articleId) return err(wrongState);
  if (base.number !== article.newestRevision) return err(wrongState);
  if (!(await keepTopic(tx, save.rendered.categoryId))) return err(unknownCategory);
  return saveNext(tx, articleId, { ...save, expectedNewest: base.number });
}

async function saveNext(
  tx: Transaction,
  articleId: string,
  {
    rendered: { note, content },
    madeBy,
    ...save
  }: Save & { readonly expectedNewest: number; readonly restoredFrom?: number },
): Promise<Result<Saved, Refusal>> {
  const draft = { ...save, content, note, savedBy: madeBy };
  const saved = await saveDraft(tx, articleKind, { id: articleId }, draft);
  return saved.ok ? ok({ articleId, revisionId: saved.value.revisionId }) : saved;
}
