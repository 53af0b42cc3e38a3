import { ok, type Result } from '@pahiya/domain/shared/result';
import type { Transaction } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import { publishRevision } from '../../documents/publish-revision.ts';
import { formKind } from '../definition/form-kind.ts';

/** A revision to publish, and the one it replaces. */
export type FormPublication = {
  readonly formId: string;
  readonly revision: number;
  /** The live revision that the editor saw; null: none. */
  readonly expectedLive: number | null;
  readonly now: Date;
};

/** Publishes a revision; an older one is restored. Refuses `operator/not-found`, `operator/wrong-state` when
 * another was published in the meantime, and `request/bad-input` when the wording of a consent changed without a
 * new version. */
export async function publishForm(
  tx: Transaction,
  { formId, revision, expectedLive: expectedPublished, now }: FormPublication,
): Promise<Result<undefined, Refusal>> {
  const publication = { revision, expectedPublished, now };
  const done = await publishRevision(tx, formKind, { name: formId }, publication);
  return done.ok ? ok(undefined) : done;
}
