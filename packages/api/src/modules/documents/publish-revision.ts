import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Database, Transaction } from '../../db/database.ts';
import type { Refusal } from '../../http/refusal.ts';
import type { Document, DocumentKind, DocumentRef, WholeRevision } from './document.ts';
import { lockDocumentRow, lockDue, putPublished } from './document-repository.ts';
import {
  findWholeRevision,
  putRevisionPublished,
  putRevisionScheduled,
  putRevisionsWithdrawn,
  putRevisionUnscheduled,
} from './revision-repository.ts';

/** The state of a document that an editor saw; what is left out may have changed since. */
export type Seen = {
  readonly expectedNewest?: number;
  /** Null: nothing was published. */
  readonly expectedPublished?: number | null;
};

/** Publishes a revision in place of the published one, after the kind has checked it. `firstPublishedAt` is recorded
 * for the first publication. Refuses `unknown`, `changed` also when this very revision was published since, and what
 * the kind refuses. */
export async function publishRevision(
  tx: Transaction,
  kind: DocumentKind,
  ref: DocumentRef,
  {
    revision: number,
    now,
    firstPublishedAt = now,
    ...seen
  }: Seen & { readonly revision: number; readonly now: Date; readonly firstPublishedAt?: Date },
): Promise<Result<Document, Refusal>> {
  const found = await lockPublishable(tx, kind, ref, { number, seen });
  if (!found.ok) return found;
  const { document, revision } = found.value;
  if (seen.expectedPublished !== undefined && document.publishedRevision === number) {
    return err(kind.refusals.changed);
  }
  await putRevisionPublished(tx, document.id, number, now);
  await putPublished(tx, document.id, { revision: number, firstAt: firstPublishedAt }, now);
  const published = {
    ...document,
    publishedRevision: number,
    firstPublishedAt: document.firstPublishedAt ?? firstPublishedAt,
    withdrawnAt: null,
  };
  await kind.follow(tx, published, revision, now);
  return ok(published);
}

/** Schedules a revision; one that was scheduled before becomes a draft again. Same refusals. */
export async function scheduleRevision(
  tx: Transaction,
  kind: DocumentKind,
  ref: DocumentRef,
  { revision, publishAt }: { readonly revision: number; readonly publishAt: Date },
): Promise<Result<Document, Refusal>> {
  const found = await lockPublishable(tx, kind, ref, { number: revision, seen: {} });
  if (!found.ok) return found;
  await putRevisionScheduled(tx, found.value.document.id, revision, publishAt);
  return ok(found.value.document);
}

/** Cancels a scheduled publication; the revision becomes a draft again. Refuses `unknown`, `changed` when it is not
 * scheduled (any more). */
export async function unscheduleRevision(
  tx: Transaction,
  kind: DocumentKind,
  ref: DocumentRef,
  revision: number,
): Promise<Result<Document, Refusal>> {
  const document = await lockDocumentRow(tx, kind.kind, ref);
  if (document === null) return err(kind.refusals.unknown);
  const isDone = await putRevisionUnscheduled(tx, document.id, revision);
  return isDone ? ok(document) : err(kind.refusals.changed);
}

/** Takes a document from its readers; its revisions are kept, and publishing one restores it. No seed publishes it
 * again. Refuses `unknown`, `changed`. */
export async function withdrawDocument(
  tx: Transaction,
  kind: DocumentKind,
  ref: DocumentRef,
  { now, ...seen }: Seen & { readonly now: Date },
): Promise<Result<Document, Refusal>> {
  const document = await lockDocumentRow(tx, kind.kind, ref);
  if (document === null) return err(kind.refusals.unknown);
  if (!isAsSeen(document, seen)) return err(kind.refusals.changed);
  await putRevisionsWithdrawn(tx, document.id);
  await putPublished(tx, document.id, null, now);
  const withdrawn = { ...document, publishedRevision: null, withdrawnAt: now };
  await kind.follow(tx, withdrawn, null, now);
  return ok(withdrawn);
}

/** Publishes due revisions of a kind; returns how many. Each has its own transaction; concurrent servers share the
 * work. A document that is locked is skipped until the next run: editors lock the document first and its revisions
 * then, so waiting for one while holding the other would deadlock. */
export async function publishDue(sql: Database, kind: DocumentKind, now: Date): Promise<number> {
  for (let published = 0; ; published += 1) {
    const isOne = await sql.begin(async (tx) => {
      const due = await lockDue(tx, kind.kind, now);
      if (due === null) return false;
      const { documentId: id, number: revision } = due;
      const done = await publishRevision(tx, kind, { id }, { revision, now });
      if (!done.ok) throw new Error(`${kind.kind} ${id}, revision ${revision}: ${done.error.code}`);
      return true;
    });
    if (!isOne) return published;
  }
}

async function lockPublishable(
  tx: Transaction,
  kind: DocumentKind,
  ref: DocumentRef,
  { number, seen }: { readonly number: number; readonly seen: Seen },
): Promise<Result<{ document: Document; revision: WholeRevision }, Refusal>> {
  const document = await lockDocumentRow(tx, kind.kind, ref);
  if (document === null) return err(kind.refusals.unknown);
  if (!isAsSeen(document, seen)) return err(kind.refusals.changed);
  const revision = await findWholeRevision(tx, document.id, number);
  if (revision === null) return err(kind.refusals.unknown);
  const checked = await kind.check(tx, document, revision);
  return checked.ok ? ok({ document, revision }) : checked;
}

function isAsSeen(
  { newestRevision, publishedRevision }: Document,
  { expectedNewest = newestRevision, expectedPublished = publishedRevision }: Seen,
): boolean {
  return newestRevision === expectedNewest && publishedRevision === expectedPublished;
}
