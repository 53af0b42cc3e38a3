import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Transaction } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import { publishRevision, withdrawDocument } from '../../documents/publish-revision.ts';
import { createDocument, restoreRevision } from '../../documents/save-draft.ts';
import type { DocumentName } from '../defaults/document-name.ts';
import { isDocument, unknownDocument } from '../document/layout-document.ts';
import { layoutKind } from '../document/layout-kind.ts';

/** The revision to publish, and the state that the editor saw. */
export type Publication = {
  readonly name: DocumentName;
  readonly revision: number;
  readonly expectedRevision: number;
  readonly now: Date;
};

/** Publishes a revision. It is validated again: what fitted when saved may not fit today's contract. Refuses
 * `layout/changed-meanwhile`, `layout/unknown-revision`, `layout/invalid`. */
export async function publishDocument(
  tx: Transaction,
  { name, revision, expectedRevision: expectedNewest, now }: Publication,
): Promise<Result<undefined, Refusal>> {
  if (!isDocument(name)) return err(unknownDocument);
  const kind = layoutKind(name.kind);
  await createDocument(tx, kind, { name: name.key, now });
  const publication = { revision, expectedNewest, now };
  const done = await publishRevision(tx, kind, { name: name.key }, publication);
  return done.ok ? ok(undefined) : done;
}

/** Rolls back to a revision: its body becomes the newest revision, and is published. 0 restores the default. Same
 * refusals. */
export async function rollBackDocument(
  tx: Transaction,
  { madeBy, ...publication }: Publication & { readonly madeBy: string },
): Promise<Result<undefined, Refusal>> {
  const { name, revision, expectedRevision: expectedNewest, now } = publication;
  if (!isDocument(name)) return err(unknownDocument);
  const kind = layoutKind(name.kind);
  const ref = { name: name.key };
  await createDocument(tx, kind, { name: name.key, now });
  if (revision === 0) {
    const done = await withdrawDocument(tx, kind, ref, { expectedNewest, now });
    return done.ok ? ok(undefined) : done;
  }
  const restore = { revision, expectedNewest, note: null, savedBy: madeBy, now };
  const restored = await restoreRevision(tx, kind, ref, restore);
  if (!restored.ok) return restored;
  const done = await publishRevision(tx, kind, ref, { revision: restored.value.number, now });
  return done.ok ? ok(undefined) : done;
}
