import type { ComponentProps } from 'react';
import { FieldError, fieldNotes } from './field-notes.tsx';
import type { FieldProps } from './text-field.tsx';

type TextAreaFieldProps = FieldProps &
  Omit<ComponentProps<'textarea'>, keyof FieldProps | 'style' | 'className'>;

/** A multi-line text field. */
export function TextAreaField({ id, label, hint, error, ...area }: TextAreaFieldProps) {
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
      <textarea
        rows={4}
        {...area}
        id={id}
        className="input"
        aria-invalid={error ? true : undefined}
        aria-describedby={notes.describedBy}
      />
    </div>
  );
}
