import type { FormDefinition, FormField } from '@pahiya/domain/forms/form-definition';

/** Whether a typed form is complete enough to be rendered as a preview. */
export function isWholeForm(form: FormDefinition | null): form is FormDefinition {
  const hasWords = (text: unknown) =>
    typeof text === 'object' && text !== null && 'en' in text && 'hi' in text;
  return (
    form !== null &&
    hasWords(form.title) &&
    hasWords(form.submitLabel) &&
    hasWords(form.success?.title) &&
    hasWords(form.success.text) &&
    Array.isArray(form.steps) &&
    form.steps.every(
      (step) =>
        hasWords(step.title) &&
        Array.isArray(step.fields) &&
        step.fields.every(
          (field: FormField) => hasWords(field.label) && Array.isArray(field.options),
        ),
    )
  );
}
