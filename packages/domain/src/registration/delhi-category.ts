import type { Mark } from './mark.ts';

/** Meaning of the first letter of a Delhi series. */
export type DelhiCategory =
  | 'car'
  | 'two-wheeler'
  | 'electric'
  | 'e-rickshaw'
  | 'bus'
  | 'auto-rickshaw'
  | 'radio-taxi'
  | 'tourist-taxi'
  | 'van'
  | 'hired-taxi'
  | 'goods'
  | 'non-resident'
  | 'feeder-bus'
  | 'special';

const BY_LETTER: ReadonlyMap<string, DelhiCategory> = new Map([
  ['C', 'car'],
  ['S', 'two-wheeler'],
  ['E', 'electric'],
  ['P', 'bus'],
  ['R', 'auto-rickshaw'],
  ['T', 'tourist-taxi'],
  ['V', 'van'],
  ['Y', 'hired-taxi'],
  ['G', 'goods'],
  ['K', 'goods'],
  ['L', 'goods'],
  ['M', 'goods'],
  ['N', 'non-resident'],
  ['W', 'feeder-bus'],
  ['F', 'special'],
  ['Z', 'special'],
]);

/** Vehicle category of a Delhi number (`DL 3C AB 1234`: car); null for other numbers and letters not listed.
 * `electric` for E is unverified. Conventions of other states are too loose to decode.
 * Source: Delhi's practice as described in Wikipedia, "Vehicle registration plates of India". Rule id: MARK-DELHI. */
export function delhiCategory(mark: Mark): DelhiCategory | null {
  if (mark.kind !== 'delhi' || mark.series === null) return null;
  if (mark.series.startsWith('ER')) return 'e-rickshaw';
  if (mark.series.startsWith('RT')) return 'radio-taxi';
  return BY_LETTER.get(mark.series.slice(0, 1)) ?? null;
}
