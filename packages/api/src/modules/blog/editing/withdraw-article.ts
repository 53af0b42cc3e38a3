import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Transaction } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import { withdrawDocument } from '../../documents/publish-revision.ts';
import { lockDocument } from '../../documents/rename-document.ts';
import { notAtDesk, wrongState } from '../../operators/refusals.ts';
import { articleKind } from './article-kind.ts';

/** Withdraws a live article from readers; its revisions are kept, and publishing one restores it. Refuses
 * `operator/not-found`, `operator/wrong-state` when it is not live. */
export async function withdrawArticle(
  tx: Transaction,
  { articleId, now }: { articleId: string; now: Date },
): Promise<Result<{ readonly articleId: string }, Refusal>> {
  const article = await lockDocument(tx, articleKind, articleId);
  if (article === null) return err(notAtDesk);
  if (article.publishedRevision === null) return err(wrongState);
  const done = await withdrawDocument(tx, articleKind, { id: articleId }, { now });
  return done.ok ? ok({ articleId }) : done;
}
