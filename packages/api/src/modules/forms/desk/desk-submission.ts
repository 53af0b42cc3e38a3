import type { DeskSubmission } from '@pahiya/contracts/forms/desk-form-contracts';
import { type FormDefinition, fieldsOf } from '@pahiya/domain/forms/form-definition';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import { openValues } from '../submissions/sealed-values.ts';
import type { DeskSubmissionRow } from '../submissions/submission-repository.ts';

/** A submission as the desk shows it: with the wording of its own version of the definition. */
export function toDeskSubmission(
  secret: Uint8Array,
  row: DeskSubmissionRow,
  definition: FormDefinition | undefined,
): DeskSubmission {
  const values = openValues(secret, row.id, row.valuesSealed);
  const labels = new Map(
    definition === undefined ? [] : fieldsOf(definition).map(({ id, label }) => [id, label.en]),
  );
  const texts = new Map(definition?.consents.map(({ id, text }) => [id, text.en]));
  // In the order of the form, not of the stored object.
  const order = [...labels.keys()];
  return {
    submissionId: row.id,
    formId: row.formId,
    version: row.revision,
    submittedAt: row.submittedAt.toISOString(),
    language: row.language,
    device: row.device,
    isSignedIn: row.userId !== null,
    isSuspect: row.isSuspect,
    erasedOn: istDateOf(row.eraseAt),
    values:
      values &&
      Object.entries(values)
        .sort(([one], [other]) => order.indexOf(one) - order.indexOf(other))
        .map(([field, value]) => ({ field, label: labels.get(field) ?? field, value })),
    consents: row.consents.map((one) => ({ ...one, text: texts.get(one.id) ?? one.id })),
    forwarding: row.forwarding,
  };
}
