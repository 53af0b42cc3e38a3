import type { Queryable, Transaction } from '../../db/database.ts';
import type { Document, DocumentRef, Revision, WholeRevision } from './document.ts';
import { findDocumentRow } from './document-repository.ts';
import {
  findPlace,
  findRevisions,
  findWholeRevision,
  hasWords,
  lockTexts,
} from './revision-repository.ts';

// Reads that other modules ask for as they are.
export {
  countByField,
  findPublishedBodies,
  findSavedDocuments,
  findShownBodies,
  type SavedDocument,
} from './document-repository.ts';
export {
  findBodies,
  findEverPublished,
  findPlace,
  findPublishedByName,
} from './revision-repository.ts';

/** A document with its revisions, newest first. */
export type WithRevisions = {
  readonly document: Document;
  readonly revisions: readonly Revision[];
};

/** A document without its revisions; null when it does not exist. */
export function readDocument(
  sql: Queryable,
  kind: string,
  ref: DocumentRef,
): Promise<Document | null> {
  return findDocumentRow(sql, kind, ref);
}

/** A document with at most `count` of its revisions; null when it does not exist. */
export async function readWithRevisions(
  sql: Queryable,
  kind: string,
  { ref, count }: { readonly ref: DocumentRef; readonly count: number },
): Promise<WithRevisions | null> {
  const document = await findDocumentRow(sql, kind, ref);
  if (document === null) return null;
  return { document, revisions: await findRevisions(sql, document.id, count) };
}

/** A revision with its content, by the number it has in its document. */
export function readRevision(
  sql: Queryable,
  documentId: string,
  number: number,
): Promise<WholeRevision | null> {
  return findWholeRevision(sql, documentId, number);
}

/** A revision with its content, by its own id. */
export async function readRevisionById(
  sql: Queryable,
  kind: string,
  revisionId: string,
): Promise<WholeRevision | null> {
  const place = await findPlace(sql, kind, revisionId);
  return place && findWholeRevision(sql, place.documentId, place.number);
}

/** Whether some revision's text contains these words, such as the address of a picture. No text is saved until the
 * transaction ends. */
export async function isWrittenAnywhere(tx: Transaction, words: string): Promise<boolean> {
  await lockTexts(tx);
  return hasWords(tx, words);
}
