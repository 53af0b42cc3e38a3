import { checkDefinition } from '@pahiya/domain/forms/check-definition';
import type { FormDefinition } from '@pahiya/domain/forms/form-definition';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Transaction } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { DocumentContent } from '../../documents/document.ts';
import { createDocument, saveDraft } from '../../documents/save-draft.ts';
import { badDefinition, formKind } from '../definition/form-kind.ts';

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
  { formId: name, definition, expectedRevision, note, madeBy, now }: FormSave,
): Promise<Result<number, Refusal>> {
  const content = contentOf(definition);
  if (!content.ok) return content;
  await createDocument(tx, formKind, { name, now });
  const saved = await saveDraft(
    tx,
    formKind,
    { name },
    {
      content: content.value,
      expectedNewest: expectedRevision,
      note: note === '' ? null : note,
      savedBy: madeBy,
      now,
    },
  );
  return saved.ok ? ok(saved.value.number) : saved;
}

/** A definition as the content of a document. Refuses `request/bad-input` for an invalid one. */
export function contentOf(definition: FormDefinition): Result<DocumentContent, Refusal> {
  const faults = checkDefinition(definition);
  return faults.length > 0
    ? err(badDefinition(faults))
    : ok({ body: { ...definition }, texts: {} });
}
