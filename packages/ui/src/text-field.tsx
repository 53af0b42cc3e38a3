import type { ComponentProps, ReactNode } from 'react';
import { FieldError, fieldNotes } from './field-notes.tsx';

export type FieldProps = {
  id: string;
  name: string;
  label: ReactNode;
  hint?: string | undefined;
  error?: string | undefined;
};

type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, keyof FieldProps | 'style' | 'prefix' | 'className'> & {
    /** Prefix shown before the text and not part of it: "+91". */
    prefix?: string | undefined;
  };

/** A single-line text field. */
export function TextField({ id, label, hint, error, prefix, ...input }: TextFieldProps) {
  const notes = fieldNotes(id, hint, error);
  const control = (
    <input
      {...input}
      id={id}
      className="input"
      aria-invalid={error ? true : undefined}
      aria-describedby={notes.describedBy}
    />
  );
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={notes.hintId} className="field-hint">
          {hint}
        </p>
      )}
      <FieldError id={notes.errorId} error={error} />
      {prefix ? (
        <div className="affix">
          <span aria-hidden="true">{prefix}</span>
          {control}
        </div>
      ) : (
        control
      )}
    </div>
  );
}
