import type { FormDefinition, FormField } from '@pahiya/domain/forms/form-definition';
import { inLanguage } from '@pahiya/domain/forms/in-language';
import type { ReactNode } from 'react';
import { useCopy } from '../../../../frame/copy/use-copy.ts';
import { usePage } from '../../../../frame/page/page-facts.tsx';

type FormPreviewProps = {
  /** Null while incomplete. */
  readonly definition: FormDefinition | null;
  /** Renders a field as the public page does. */
  readonly field: (field: FormField<string>) => ReactNode;
};

/** All steps of a form in the page's language, read-only. */
export function FormPreview({ definition, field }: FormPreviewProps) {
  const copy = useCopy('desk-documents');
  const { language } = usePage();
  if (definition === null) return <p>{copy.noPreview}</p>;
  const form = inLanguage(definition, language);
  return (
    <fieldset disabled className="grid gap-4">
      <legend className="font-semibold text-lead">{form.title}</legend>
      {form.lead !== null && <p>{form.lead}</p>}
      {form.steps.map((step) => (
        <div key={step.title} className="grid gap-3">
          <h4>{step.title}</h4>
          {step.lead !== null && <p>{step.lead}</p>}
          {step.fields.map((one) => field({ ...one, id: `${language}-${one.id}` }))}
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
        {form.success.link !== null && (
          <p>
            {form.success.link.label}{' '}
            <span lang="en" translate="no" className="text-ink-2">
              {form.success.link.path}
            </span>
          </p>
        )}
      </div>
    </fieldset>
  );
}
