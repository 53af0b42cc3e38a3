import type { ComponentProps } from 'react';
import { FieldError, fieldNotes } from './field-notes.tsx';
import type { FieldProps } from './text-field.tsx';

type SelectFieldProps = FieldProps &
  Omit<ComponentProps<'select'>, keyof FieldProps | 'style' | 'className' | 'children'> & {
    options: readonly { value: string; label: string }[];
    /** First option, with an empty value. */
    emptyLabel?: string | undefined;
  };

/** A native select. */
export function SelectField({
  id,
  label,
  hint,
  error,
  options,
  emptyLabel,
  ...select
}: SelectFieldProps) {
  const notes = fieldNotes(id, hint, error);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={notes.hintId} className="field-hint">
          {hint}
        </p>
      )}
      <FieldError id={notes.errorId} error={error} />
      <select
        {...select}
        id={id}
        className="input"
        aria-invalid={error ? true : undefined}
        aria-describedby={notes.describedBy}
      >
        {emptyLabel && <option value="">{emptyLabel}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
