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

/** Parses a typed vehicle number: tolerates spaces, dots, dashes, case, a missing or extra zero of the office and
 * missing zeros of the number. Never throws.
 * Refuses with a {@link MarkRefusal}; `suggestion` is the probable number (O for 0, I for 1, full-width letters, a
 * short BH number), offered and never applied.
 * Options: `source: 'record'` keeps I and O in a series with a warning (old records have them); `today` bounds the
 * year of a BH number.
 * Source: see `MarkKind`; forms with examples in docs/rules.md, rule ids MARK-*. */
export function parseMark(input: string, options: ReadOptions = {}): Result<Mark, MarkRefusal> {
  if (input.length > LONGEST_INPUT) return err({ code: 'mark/too-long', suggestion: null });
  const reading = readMark(cleanMarkText(input), options);
  if (reading.ok) return ok(reading.value);
  return err({ code: reading.error, suggestion: suggest(input, reading.error, options) });
}

/** Compact form of a number, or null if invalid. */
export function toVehicleNumber(input: string, options: ReadOptions = {}): VehicleNumber | null {
  const reading = parseMark(input, options);
  return reading.ok ? reading.value.vehicleNumber : null;
}

/** A vehicle number grouped for reading: `MH 02 AB 0001`. */
export function displayVehicleNumber(vehicleNumber: VehicleNumber): string {
  // Vehicle numbers come from parseMark, possibly from a record: parse with the same tolerance.
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

/** BH numbers are always complete; one typed without its zeros gets a suggestion with them. */
function padBharat(input: string): string {
  const [, year, number, letters] =
    /^(\d{2})BH(\d{1,3})([A-Z]{1,2})$/.exec(cleanMarkText(input).compact) ?? [];
  return year && number && letters ? `${year}BH${number.padStart(4, '0')}${letters}` : input;
}
