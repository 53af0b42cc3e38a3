import type { Mark, MarkRefusal, MarkWarning } from './mark.ts';
import { parseMark } from './vehicle-number.ts';

/** Kinds of numbers that are not in VAHAN, each with its own explanation. */
export type UnlistedKind = 'temporary' | 'trade' | 'military' | 'diplomatic';

/** Result of parsing the search field.
 * - `look-up`: a number to look up, with notes for the user.
 * - `explain`: a real number that is not in VAHAN, with the reason.
 * - `refused`: not a vehicle number, with a suggestion. */
export type LookupInput =
  | { readonly kind: 'look-up'; readonly mark: Mark; readonly warnings: readonly MarkWarning[] }
  | { readonly kind: 'explain'; readonly reason: UnlistedKind; readonly mark: Mark }
  | { readonly kind: 'refused'; readonly refusal: MarkRefusal };

/** Parses the text of the search field. Product rule: 4 to 11 characters with a digit and a letter are looked up;
 * longer known kinds (temporary, trade) and those of other registers (military, diplomatic) are explained.
 * Rule id: MARK-LOOKUP. */
export function readLookupInput(input: string): LookupInput {
  const reading = parseMark(input);
  if (!reading.ok) return { kind: 'refused', refusal: reading.error };
  const mark = reading.value;
  const reason = whyNotListed(mark);
  return reason === null
    ? { kind: 'look-up', mark, warnings: mark.warnings }
    : { kind: 'explain', reason, mark };
}

/** Why a number is not in VAHAN; null if it is. */
export function whyNotListed(mark: Mark): UnlistedKind | null {
  switch (mark.kind) {
    case 'temporary':
    case 'trade':
    case 'military':
    case 'diplomatic':
      return mark.kind;
    default:
      return null;
  }
}
