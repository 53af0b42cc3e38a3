import { ok, type Result } from '@pahiya/domain/shared/result';
import type { Transaction } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { DocumentName } from '../document-name.ts';
import { readBody } from '../layout-document.ts';
import { insertRevision } from '../layout-repository.ts';
import { lockSeen } from './lock-seen.ts';

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
  const seen = await lockSeen(tx, name, expectedRevision);
  if (!seen.ok) return seen;
  const number = seen.value + 1;
  await insertRevision(tx, name, {
    number,
    body: body.value,
    madeAt: now,
    madeBy,
    note,
    copyOf: null,
  });
  return ok(undefined);
}
