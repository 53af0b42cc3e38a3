import type { Ref } from 'react';
import { FieldError, fieldNotes } from './field-notes.tsx';

type OtpFieldProps = {
  id: string;
  name: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Called once all six digits are entered. */
  onComplete?: ((code: string) => void) | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
};

/** A six-digit OTP: one input drawn as six boxes, filled in by the phone from the SMS. */
export function OtpField({ id, name, label, hint, error, onComplete, inputRef }: OtpFieldProps) {
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
      <input
        id={id}
        name={name}
        ref={inputRef}
        className="otp"
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="[0-9]{6}"
        maxLength={6}
        required
        aria-invalid={error ? true : undefined}
        aria-describedby={notes.describedBy}
        onInput={(event) => {
          const input = event.currentTarget;
          const digits = input.value.replace(/\D/g, '');
          if (digits !== input.value) input.value = digits;
          if (digits.length === 6) onComplete?.(digits);
        }}
      />
    </div>
  );
}
