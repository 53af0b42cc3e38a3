import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Transaction } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import * as documents from '../../documents/save-draft.ts';
import type { DocumentName } from '../defaults/document-name.ts';
import { isDocument, readBody, unknownDocument } from '../document/layout-document.ts';
import { layoutKind } from '../document/layout-kind.ts';

/** Saves a draft as the next, unpublished revision. Of two editors who started from the same revision the second is
 * refused. Refuses `layout/unknown-document`, `layout/invalid`, `layout/changed-meanwhile`. */
export async function saveDraft(
  tx: Transaction,
  draft: {
    readonly name: DocumentName;
    readonly expectedRevision: number;
    readonly body: unknown;
    readonly note: string | null;
    readonly madeBy: string;
    readonly now: Date;
  },
): Promise<Result<undefined, Refusal>> {
  const { name, expectedRevision, note, madeBy, now } = draft;
  const body = readBody(name, draft.body);
  if (!body.ok) return body;
  if (!isDocument(name)) return err(unknownDocument);
  const kind = layoutKind(name.kind);
  await documents.createDocument(tx, kind, { name: name.key, now });
  const saved = await documents.saveDraft(
    tx,
    kind,
    { name: name.key },
    {
      content: { body: body.value, texts: {} },
      expectedNewest: expectedRevision,
      note,
      savedBy: madeBy,
      now,
    },
  );
  return saved.ok ? ok(undefined) : saved;
}
