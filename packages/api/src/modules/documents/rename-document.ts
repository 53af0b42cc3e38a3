import type { Transaction } from '../../db/database.ts';
import { isUnique } from '../../db/is-unique.ts';
import type { Document, DocumentKind } from './document.ts';
import { lockDocumentRow, putName } from './document-repository.ts';

/** Locks a document until the transaction ends, for changes beside its revisions; null when it does not exist. */
export function lockDocument(
  tx: Transaction,
  { kind }: Pick<DocumentKind, 'kind'>,
  id: string,
): Promise<Document | null> {
  return lockDocumentRow(tx, kind, { id });
}

/** Gives a locked document another name. False: it is taken. */
export function renameDocument(tx: Transaction, id: string, name: string): Promise<boolean> {
  return isUnique(tx, (part) => putName(part, id, name));
}
