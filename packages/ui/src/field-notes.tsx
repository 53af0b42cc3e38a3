import { ToneShape } from './tone.tsx';

/** The ids by which an input names its hint and its error to a screen reader. */
export function fieldNotes(id: string, hint: string | undefined, error: string | undefined) {
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const ids = [hint && hintId, error && errorId].filter(Boolean);
  return { hintId, errorId, describedBy: ids.length > 0 ? ids.join(' ') : undefined };
}

/** An error under (or over) a field: shape and words, nothing when there is no error. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p id={id} className="field-error">
      <ToneShape tone="brick" />
      <span>{error}</span>
    </p>
  );
}
