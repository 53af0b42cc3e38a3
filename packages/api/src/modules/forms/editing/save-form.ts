import { checkDefinition, type DefinitionFault } from '@pahiya/domain/forms/check-definition';
import type { FormDefinition } from '@pahiya/domain/forms/form-definition';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Transaction } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import { wrongState } from '../../operators/refusals.ts';

/** A definition to be saved. */
export type FormSave = {
  readonly formId: string;
  readonly definition: FormDefinition;
  /** The latest revision that the editor saw; 0 for a new form. */
  readonly expectedRevision: number;
  readonly note: string;
  /** Null: the program. */
  readonly madeBy: string | null;
  readonly now: Date;
};

/** Saves a definition as the next revision: an unpublished draft. After an editor's save no seed overwrites the form.
 * Refuses `request/bad-input` for an invalid definition, `operator/wrong-state` when another save came first. */
export async function saveForm(
  tx: Transaction,
  { formId, definition, expectedRevision, note, madeBy, now }: FormSave,
): Promise<Result<number, Refusal>> {
  const faults = checkDefinition(definition);
  if (faults.length > 0) return err(badDefinition(faults));
  await tx`insert into forms (id, created_at) values (${formId}, ${now}) on conflict (id) do nothing`;
  await tx`select 1 from forms where id = ${formId} for no key update`;
  const [row] = await tx<{ latest: number }[]>`
    select coalesce(max(revision), 0) as latest from form_revisions where form_id = ${formId}`;
  const latest = row?.latest ?? 0;
  if (latest !== expectedRevision) return err(wrongState);
  const revision = latest + 1;
  await tx`
    insert into form_revisions (form_id, revision, state, definition, made_at, made_by, note)
    values (${formId}, ${revision}, 'draft', ${tx.json(definition)},
      ${now}, ${madeBy}, ${note === '' ? null : note})`;
  if (madeBy !== null) await tx`update forms set seed_checksum = null where id = ${formId}`;
  return ok(revision);
}

/** The refusal of a definition, with the path of each error. */
export function badDefinition(faults: readonly DefinitionFault[]): Refusal {
  return {
    code: 'request/bad-input',
    detail: 'Some fields are not valid; see errors for details.',
    errors: faults.map(({ path, message }) => ({ path: `body.definition.${path}`, message })),
  };
}
