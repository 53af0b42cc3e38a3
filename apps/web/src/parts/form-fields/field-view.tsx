import type { FormField } from '@pahiya/domain/forms/form-definition';
import { longestTyped, ticked } from '@pahiya/domain/forms/read-values';
import { CheckField } from '@pahiya/ui/check-field';
import { FieldError, fieldNotes } from '@pahiya/ui/field-notes';
import { SelectField } from '@pahiya/ui/select-field';
import { TextAreaField } from '@pahiya/ui/text-area-field';
import { TextField } from '@pahiya/ui/text-field';
import { useCopy } from '../../frame/copy/use-copy.ts';

type LocalField = FormField<string>;
type FieldViewProps = {
  readonly field: LocalField;
  readonly typed: string;
  readonly error: string | undefined;
};

const inputModes: Partial<
  Record<NonNullable<LocalField['pattern']>, 'tel' | 'numeric' | 'email' | 'url'>
> = { mobile: 'tel', pin: 'numeric', date: 'numeric', email: 'email', domain: 'url' };

/** Id of a field's first control: the target of its error link. */
export function controlIdOf({ id, kind, options }: LocalField): string {
  return kind === 'radio' ? `form-${id}-${options[0]?.value}` : `form-${id}`;
}

/** One field of a form, by its kind. */
export function FieldView({ field, typed, error }: FieldViewProps) {
  const copy = useCopy('forms');
  if (field.kind === 'radio') return <RadioView field={field} typed={typed} error={error} />;
  const common = {
    id: controlIdOf(field),
    name: field.id,
    label: field.isRequired ? field.label : copy.optional(field.label),
    hint: field.hint ?? undefined,
    error,
    'aria-required': field.isRequired,
  };
  switch (field.kind) {
    case 'tick':
      return <CheckField {...common} value={ticked} defaultChecked={typed === ticked} />;
    case 'select':
      return (
        <SelectField
          {...common}
          defaultValue={typed}
          emptyLabel={copy.choose}
          options={field.options}
        />
      );
    case 'long-text':
      return <TextAreaField {...common} defaultValue={typed} maxLength={longestTyped(field)} />;
    default:
      return (
        <TextField
          {...common}
          defaultValue={typed}
          maxLength={longestTyped(field)}
          inputMode={field.pattern === null ? undefined : inputModes[field.pattern]}
          autoComplete={field.autocomplete ?? 'off'}
        />
      );
  }
}

function RadioView({ field, typed, error }: FieldViewProps) {
  const copy = useCopy('forms');
  const notes = fieldNotes(`form-${field.id}`, field.hint ?? undefined, error);
  return (
    <fieldset className="field" aria-describedby={notes.describedBy}>
      <legend className="font-semibold">
        {field.isRequired ? field.label : copy.optional(field.label)}
      </legend>
      {field.hint && (
        <p id={notes.hintId} className="field-hint">
          {field.hint}
        </p>
      )}
      <FieldError id={notes.errorId} error={error} />
      {field.options.map(({ value, label }) => (
        <CheckField
          key={value}
          id={`form-${field.id}-${value}`}
          name={field.id}
          type="radio"
          value={value}
          label={label}
          defaultChecked={typed === value}
        />
      ))}
    </fieldset>
  );
}
