import type { Mark, MarkRefusal, MarkWarning, VehicleNumber } from './mark.ts';
import { parseMark } from './vehicle-number.ts';

/** Kinds of marks that are not in VAHAN, each explained on its own. */
export type UnlistedKind = 'temporary' | 'trade' | 'military' | 'diplomatic';

/** Reading of a typed text.
 * - `look-up`: a mark to look up, with notes for the reader.
 * - `explain`: a real mark that is not in VAHAN, with the reason.
 * - `refused`: not a mark, with the probable one. */
export type LookupInput =
  | { readonly kind: 'look-up'; readonly mark: Mark; readonly warnings: readonly MarkWarning[] }
  | { readonly kind: 'explain'; readonly reason: UnlistedKind; readonly mark: Mark }
  | { readonly kind: 'refused'; readonly refusal: MarkRefusal };

/** Reads the text of a search field. Product rule: 4 to 11 characters with a digit and a letter are looked up,
 * and what is longer but known (temporary, trade) or held elsewhere (military, diplomatic) is explained.
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

/** Why a mark is not in VAHAN; null when it is. */
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

/** Whether a text passes the outer gate of the national services, 5 to 11 letters and digits. Every vehicle
 * number of a lookupable mark does; temporary and trade marks are longer than it.
 * Source: ULIP API documents, VAHAN and ECHALLAN. Rule id: MARK-GATE. */
export function passesRegistryGate(vehicleNumber: VehicleNumber | string): boolean {
  return /^[A-Za-z0-9]{5,11}$/.test(vehicleNumber);
}
