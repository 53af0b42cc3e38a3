import { ToneShape } from './tone.tsx';

/** Ids of an input's hint and error for `aria-describedby`. */
export function fieldNotes(id: string, hint: string | undefined, error: string | undefined) {
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const ids = [hint && hintId, error && errorId].filter(Boolean);
  return { hintId, errorId, describedBy: ids.length > 0 ? ids.join(' ') : undefined };
}

/** Error message of a field, with an icon; nothing without an error. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p id={id} className="field-error">
      <ToneShape tone="brick" />
      <span>{error}</span>
    </p>
  );
}
