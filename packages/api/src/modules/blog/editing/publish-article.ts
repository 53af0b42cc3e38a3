import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Database, Transaction } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Document } from '../../documents/document.ts';
import {
  publishDue,
  publishRevision,
  scheduleRevision,
  unscheduleRevision,
} from '../../documents/publish-revision.ts';
import { findPlace } from '../../documents/read-documents.ts';
import { wrongState } from '../../operators/refusals.ts';
import { articleKind } from './article-kind.ts';

type Placed = Result<{ readonly articleId: string }, Refusal>;

/** Publishes a revision in place of the live one. Refuses `blog/unknown-article`, `blog/translation-missing`. */
export function publishArticle(
  tx: Transaction,
  { revisionId, now }: { readonly revisionId: string; readonly now: Date },
): Promise<Placed> {
  return place(tx, revisionId, (id, revision) =>
    publishRevision(tx, articleKind, { id }, { revision, now }),
  );
}

/** Schedules a revision; one that was scheduled before becomes a draft again. Same refusals. */
export function scheduleArticle(
  tx: Transaction,
  { revisionId, publishAt }: { readonly revisionId: string; readonly publishAt: Date },
): Promise<Placed> {
  return place(tx, revisionId, (id, revision) =>
    scheduleRevision(tx, articleKind, { id }, { revision, publishAt }),
  );
}

/** Cancels a scheduled publication; the revision becomes a draft again. Refuses `operator/wrong-state` when it is not
 * scheduled (any more). */
export async function unscheduleArticle(tx: Transaction, revisionId: string): Promise<Placed> {
  const done = await place(tx, revisionId, (id, revision) =>
    unscheduleRevision(tx, articleKind, { id }, revision),
  );
  return !done.ok && done.error === articleKind.refusals.unknown ? err(wrongState) : done;
}

/** Publishes due articles; returns how many. */
export function publishDueArticles(sql: Database, now: Date): Promise<number> {
  return publishDue(sql, articleKind, now);
}

async function place(
  tx: Transaction,
  revisionId: string,
  run: (articleId: string, revision: number) => Promise<Result<Document, Refusal>>,
): Promise<Placed> {
  const found = await findPlace(tx, articleKind.kind, revisionId);
  if (found === null) return err(articleKind.refusals.unknown);
  const placed = await run(found.documentId, found.number);
  return placed.ok ? ok({ articleId: placed.value.id }) : placed;
}
