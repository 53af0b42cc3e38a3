import type { VehicleNumber } from './mark.ts';
import { readMark } from './mark-forms.ts';
import { cleanMarkText, toPlainLetters } from './mark-text.ts';

/** Limit of ambiguous characters: more are not a typo. */
const MOST_SWAPS = 6;
const MOST_SUGGESTIONS = 4;

/** Suggestions where O was typed for 0, I for 1, or 0 for the O of Odisha's codes. Valid numbers only, fewest
 * changes first, at most four, never the typed text itself. Offered and never applied silently. Rule id:
 * MARK-SWAPS. */
export function suggestSwaps(input: string): VehicleNumber[] {
  const text = cleanMarkText(toPlainLetters(input));
  if (text.hasStrays || text.compact === '') return [];
  const places = swappablePlaces(text.compact);
  if (places.length > MOST_SWAPS) return [];
  const asTyped = readMark(text, {});
  const found = new Set<VehicleNumber>();
  for (const chosen of subsetsBySize(places)) {
    const compact = swapAt(text.compact, chosen);
    const reading = readMark({ compact, hasStrays: false, officeDigits: null }, {});
    if (reading.ok) found.add(reading.value.vehicleNumber);
  }
  if (asTyped.ok) found.delete(asTyped.value.vehicleNumber);
  return [...found].slice(0, MOST_SUGGESTIONS);
}

function swappablePlaces(compact: string): number[] {
  const places: number[] = [];
  for (let place = 0; place < compact.length; place += 1) {
    const char = compact[place];
    // 0 for O only in the state code: series have no O, and no state code has an I.
    if (char === 'O' || char === 'I' || (char === '0' && place === 0)) places.push(place);
  }
  return places;
}

function swapAt(compact: string, places: readonly number[]): string {
  const chars = [...compact];
  for (const place of places) {
    chars[place] = chars[place] === 'O' ? '0' : chars[place] === 'I' ? '1' : 'O';
  }
  return chars.join('');
}

function subsetsBySize(places: readonly number[]): number[][] {
  const subsets: number[][] = [];
  for (let bits = 1; bits < 2 ** places.length; bits += 1) {
    subsets.push(places.filter((_, index) => (bits >> index) % 2 === 1));
  }
  return subsets.sort((a, b) => a.length - b.length);
}
