import type { FormDefinition, FormField } from '@pahiya/domain/forms/form-definition';
import type { ReactNode } from 'react';
import { useCopy } from '../../copy/use-copy.ts';

type FormPreviewProps = {
  /** The form in the page's language; null when it is not whole yet. */
  readonly form: FormDefinition<string> | null;
  /** Draws a field as the public page does. */
  readonly field: (field: FormField<string>) => ReactNode;
};

/** All steps of a form below each other, as they are asked. Nothing can be filled in here. */
export function FormPreview({ form, field }: FormPreviewProps) {
  const copy = useCopy('admin-documents');
  if (form === null) return <p>{copy.noPreview}</p>;
  return (
    <fieldset disabled className="grid gap-4">
      <legend className="font-semibold text-lead">{form.title}</legend>
      {form.lead !== null && <p>{form.lead}</p>}
      {form.steps.map((step) => (
        <div key={step.title} className="grid gap-3">
          <h3>{step.title}</h3>
          {step.lead !== null && <p>{step.lead}</p>}
          {step.fields.map(field)}
        </div>
      ))}
      {form.consents.length > 0 && (
        <ul className="grid gap-1">
          {form.consents.map(({ id, text }) => (
            <li key={id}>{`☐ ${text}`}</li>
          ))}
        </ul>
      )}
      <p className="font-semibold">{form.submitLabel}</p>
      <div className="grid gap-1 border-line border-t pt-3">
        <p className="font-semibold">{form.success.title}</p>
        <p>{form.success.text}</p>
      </div>
    </fieldset>
  );
}
