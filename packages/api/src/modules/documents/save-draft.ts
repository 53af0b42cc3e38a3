import { randomUUID } from 'node:crypto';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Transaction } from '../../db/database.ts';
import type { Refusal } from '../../http/refusal.ts';
import type { Document, DocumentContent, DocumentKind, DocumentRef } from './document.ts';
import { insertDocument, lockDocumentRow, putChecksum } from './document-repository.ts';
import { findWholeRevision, insertRevision } from './revision-repository.ts';

/** How a revision is saved. */
export type Save = {
  /** Number of the newest revision that the editor saw; 0: none. */
  readonly expectedNewest: number;
  readonly note: string | null;
  /** Null: shipped with the program. */
  readonly savedBy: string | null;
  readonly now: Date;
};

/** A saved revision. */
export type Saved = {
  readonly documentId: string;
  readonly revisionId: string;
  readonly number: number;
};

/** Creates a document without revisions. Null: the name is taken. */
export function createDocument(
  tx: Transaction,
  { kind }: Pick<DocumentKind, 'kind'>,
  { name, now }: { readonly name: string; readonly now: Date },
): Promise<string | null> {
  return insertDocument(tx, { id: randomUUID(), kind, name, now });
}

/** Saves content as the next revision: an unpublished draft. Of two editors who started from the same revision the
 * second is refused (`changed`). After an editor's save no seed overwrites the document. */
export async function saveDraft(
  tx: Transaction,
  kind: DocumentKind,
  ref: DocumentRef,
  draft: Save & { readonly content: DocumentContent; readonly restoredFrom?: number },
): Promise<Result<Saved, Refusal>> {
  const document = await lockDocumentRow(tx, kind.kind, ref);
  if (document === null) return err(kind.refusals.unknown);
  if (document.newestRevision !== draft.expectedNewest) return err(kind.refusals.changed);
  return ok(await insertNext(tx, document, draft));
}

/** Saves an earlier revision again, as the newest. Refuses `unknown`, `changed`. */
export async function restoreRevision(
  tx: Transaction,
  kind: DocumentKind,
  ref: DocumentRef,
  { revision, ...save }: Save & { readonly revision: number },
): Promise<Result<Saved, Refusal>> {
  const document = await lockDocumentRow(tx, kind.kind, ref);
  if (document === null) return err(kind.refusals.unknown);
  if (document.newestRevision !== save.expectedNewest) return err(kind.refusals.changed);
  const content = await findWholeRevision(tx, document.id, revision);
  if (content === null) return err(kind.refusals.unknown);
  return ok(await insertNext(tx, document, { ...save, content, restoredFrom: revision }));
}

async function insertNext(
  tx: Transaction,
  document: Document,
  draft: Save & { readonly content: DocumentContent; readonly restoredFrom?: number },
): Promise<Saved> {
  const saved = {
    documentId: document.id,
    revisionId: randomUUID(),
    number: document.newestRevision + 1,
  };
  await insertRevision(tx, {
    id: saved.revisionId,
    documentId: saved.documentId,
    number: saved.number,
    body: draft.content.body,
    texts: draft.content.texts,
    note: draft.note,
    savedAt: draft.now,
    savedBy: draft.savedBy,
    restoredFrom: draft.restoredFrom ?? null,
  });
  if (draft.savedBy !== null && document.seedChecksum !== null) {
    await putChecksum(tx, document.id, null);
  }
  return saved;
}
