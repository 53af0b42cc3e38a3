import { err, ok, type Result } from '../shared/result.ts';
import type { Mark, MarkRefusal, MarkRefusalCode, ReadOptions, VehicleNumber } from './mark.ts';
import { readMark } from './mark-forms.ts';
import { cleanMarkText, groupWhileTyping, LONGEST_INPUT, toPlainLetters } from './mark-text.ts';
import { suggestSwaps } from './swaps.ts';

export type {
  Mark,
  MarkKind,
  MarkRefusal,
  MarkRefusalCode,
  MarkWarning,
  VehicleNumber,
} from './mark.ts';
export { groupWhileTyping, suggestSwaps };

/** Reads a number plate's mark as people type it: spaces, dots, dashes, case, a missing or extra zero of the
 * office and missing zeros of the number are forgiven. Never throws.
 *
 * Refuses with a {@link MarkRefusal}; `suggestion` is the mark probably meant (O for 0, I for 1, full-width
 * letters, a short BH number), to be offered and not taken. Full-width letters are refused with a suggestion.
 * Options: `source: 'record'` keeps I and O in a series with a warning (old records hold them);
 * `today` bounds the year of a BH mark.
 * Source: see `MarkKind`; forms and their examples in docs/rules.md, rule ids MARK-*. */
export function parseMark(input: string, options: ReadOptions = {}): Result<Mark, MarkRefusal> {
  if (input.length > LONGEST_INPUT) return err({ code: 'mark/too-long', suggestion: null });
  const reading = readMark(cleanMarkText(input), options);
  if (reading.ok) return ok(reading.value);
  return err({ code: reading.error, suggestion: suggest(input, reading.error, options) });
}

/** The compact form of a mark, or null when the text is none. */
export function toVehicleNumber(input: string, options: ReadOptions = {}): VehicleNumber | null {
  const reading = parseMark(input, options);
  return reading.ok ? reading.value.vehicleNumber : null;
}

/** A vehicle number grouped for reading: `MH 02 AB 0001`. */
export function displayVehicleNumber(vehicleNumber: VehicleNumber): string {
  // A vehicle number came out of parseMark, maybe from a record: read it as freely as it can have been read.
  const reading = parseMark(vehicleNumber, { source: 'record' });
  return reading.ok ? reading.value.display : vehicleNumber;
}

function suggest(input: string, code: MarkRefusalCode, options: ReadOptions): VehicleNumber | null {
  if (code === 'mark/empty') return null;
  const plain = toPlainLetters(input);
  const candidates = [plain, padBharat(plain)];
  for (const candidate of candidates) {
    const reading = candidate === input ? null : readMark(cleanMarkText(candidate), options);
    if (reading?.ok) return reading.value.vehicleNumber;
  }
  return suggestSwaps(input)[0] ?? null;
}

/** BH marks carry their number in full; one typed without its zeros is offered with them. */
function padBharat(input: string): string {
  const [, year, number, letters] =
    /^(\d{2})BH(\d{1,3})([A-Z]{1,2})$/.exec(cleanMarkText(input).compact) ?? [];
  return year && number && letters ? `${year}BH${number.padStart(4, '0')}${letters}` : input;
}
