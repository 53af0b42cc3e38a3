import { checkConsentTexts } from '@pahiya/domain/forms/check-definition';
import type { FormDefinition } from '@pahiya/domain/forms/form-definition';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Transaction } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import { bumpContent } from '../../content-versions/bump-content.ts';
import { notAtDesk, wrongState } from '../../operators/refusals.ts';
import { findRevision } from '../form-repository.ts';
import { badDefinition } from './save-form.ts';

/** Tag of pages that show a form. */
const formContent = 'forms';

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
  { formId, revision, expectedLive, now }: FormPublication,
): Promise<Result<undefined, Refusal>> {
  const [form] = await tx<{ live: number | null }[]>`
    select live_revision as live from forms where id = ${formId} for no key update`;
  const next = await findRevision(tx, formId, revision);
  if (form === undefined || next === null) return err(notAtDesk);
  if (form.live !== expectedLive || form.live === revision) return err(wrongState);
  const faults = checkConsentTexts(next.definition, await everPublished(tx, formId));
  if (faults.length > 0) return err(badDefinition(faults));
  await tx`update form_revisions set state = 'replaced', replaced_at = ${now}
    where form_id = ${formId} and state = 'published'`;
  await tx`update form_revisions set state = 'published', replaced_at = null,
      published_at = ${now}
    where form_id = ${formId} and revision = ${revision}`;
  await tx`update forms set live_revision = ${revision} where id = ${formId}`;
  await bumpContent(tx, formContent);
  return ok(undefined);
}

async function everPublished(tx: Transaction, formId: string): Promise<readonly FormDefinition[]> {
  const rows = await tx<{ definition: FormDefinition }[]>`
    select definition from form_revisions
    where form_id = ${formId} and published_at is not null order by revision`;
  return rows.map(({ definition }) => definition);
}
