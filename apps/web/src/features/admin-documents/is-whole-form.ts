import type { FormDefinition, FormField } from '@pahiya/domain/forms/form-definition';

/** Has what was typed all that a form is drawn from? What is not whole yet is not drawn. */
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
