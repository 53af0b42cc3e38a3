import type { ComponentProps } from 'react';
import { FieldError, fieldNotes } from './field-notes.tsx';
import type { FieldProps } from './text-field.tsx';

type CheckFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, keyof FieldProps | 'style' | 'className' | 'type'> & {
    /** radio: one of several that share a name. */
    type?: 'checkbox' | 'radio' | undefined;
  };

/** A checkbox (or radio button). Never preselected. */
export function CheckField({
  id,
  label,
  hint,
  error,
  type = 'checkbox',
  ...input
}: CheckFieldProps) {
  const notes = fieldNotes(id, hint, error);
  return (
    <div className="check">
      <input
        {...input}
        id={id}
        type={type}
        aria-invalid={error ? true : undefined}
        aria-describedby={notes.describedBy}
      />
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={notes.hintId} className="field-hint">
          {hint}
        </p>
      )}
      <FieldError id={notes.errorId} error={error} />
    </div>
  );
}
