import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Transaction } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { DocumentName } from '../document-name.ts';
import { isDocument, unknownDocument } from '../layout-document.ts';
import { lockDocument } from '../layout-repository.ts';

export const unknownRevision: Refusal = {
  code: 'layout/unknown-revision',
  detail: 'Revision not found.',
};

const changedMeanwhile: Refusal = {
  code: 'layout/changed-meanwhile',
  detail: 'A newer revision has been saved. Reopen the document.',
};

/** Locks a document if its newest revision is still the one the editor saw; returns the number of that revision.
 * Refuses `layout/unknown-document`, `layout/changed-meanwhile`. */
export async function lockSeen(
  tx: Transaction,
  name: DocumentName,
  expectedRevision: number,
): Promise<Result<number, Refusal>> {
  if (!isDocument(name)) return err(unknownDocument);
  const newest = await lockDocument(tx, name);
  return newest === expectedRevision ? ok(newest) : err(changedMeanwhile);
}
