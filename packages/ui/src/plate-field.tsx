import { useEffect, useRef } from 'react';
import { FieldError, fieldNotes } from './field-notes.tsx';
import { PlateStrip } from './plate-strip.tsx';

type PlateFieldProps = {
  id: string;
  name: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  defaultValue?: string | undefined;
  /** Placeholder of the empty field. */
  placeholder?: string | undefined;
  /** Hides the label visually if a heading above already asks; screen readers still read it. */
  labelHidden?: boolean | undefined;
  /** Formats the text while typing; upper-cases it if omitted. Keeps the caret in place. */
  format?: ((typed: string) => string) | undefined;
  /** Called with the formatted text. */
  onText?: ((text: string) => void) | undefined;
  maxLength?: number | undefined;
};

/** The large number field, styled as a plate. Uncontrolled: without script it is a plain text input styled
 * upper-case; with script the value is upper-cased while typing. */
export function PlateField(props: PlateFieldProps) {
  const { id, name, label, hint, error, labelHidden, format = upperCase, onText } = props;
  const { defaultValue = '' } = props;
  const field = useRef<HTMLInputElement>(null);
  const notes = fieldNotes(id, hint, error);
  // Text typed before hydration, or before the formatter was loaded, is handled like text typed now.
  useEffect(() => {
    const input = field.current;
    if (input === null || input.value === defaultValue) return;
    const text = formatInPlace(input, format);
    onText?.(text);
  }, [format, onText, defaultValue]);
  return (
    <div className="plate-field">
      <label htmlFor={id} className={labelHidden ? 'sr-only' : undefined}>
        {label}
      </label>
      {hint && (
        <p id={notes.hintId} className="field-hint">
          {hint}
        </p>
      )}
      <FieldError id={notes.errorId} error={error} />
      <div className="plate-box">
        <PlateStrip />
        <input
          id={id}
          name={name}
          ref={field}
          type="text"
          defaultValue={defaultValue}
          placeholder={props.placeholder}
          maxLength={props.maxLength ?? 20}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          translate="no"
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={notes.describedBy}
          onInput={(event) => {
            const text = formatInPlace(event.currentTarget, format);
            onText?.(text);
          }}
        />
      </div>
    </div>
  );
}

function upperCase(typed: string): string {
  return typed.toUpperCase();
}

/** Rewrites the input's text and keeps the caret behind the same letter. */
function formatInPlace(input: HTMLInputElement, format: (typed: string) => string) {
  const typed = input.value;
  const formatted = format(typed);
  if (formatted !== typed) {
    const caret = format(typed.slice(0, input.selectionStart ?? typed.length)).length;
    input.value = formatted;
    input.setSelectionRange(caret, caret);
  }
  return formatted;
}
