import type { CarFuel } from './car-facts.ts';

/** A figure of a specification. `least` and `most`: what a car can have, both inclusive; figures outside are mistakes of
 * the source. `better`: which direction is plainly better, null where it is a matter of taste or need. */
type SpecKey = {
  readonly unit: 'cc' | 'bhp' | 'Nm' | 'km/l' | 'km/kg' | 'km' | 'mm' | 'l' | 'kWh' | null;
  readonly group: 'engine' | 'running' | 'size' | 'safety';
  readonly least: number;
  readonly most: number;
  readonly better: 'more' | 'less' | null;
};

/** Mileage of petrol and diesel, of CNG, and the range of electric cars are keys of their own: they cannot be compared
 * or sorted together. All three are the maker's claims under test conditions. */
export const specKeys = {
  engineCc: { unit: 'cc', group: 'engine', least: 100, most: 9000, better: null },
  powerBhp: { unit: 'bhp', group: 'engine', least: 10, most: 2500, better: 'more' },
  torqueNm: { unit: 'Nm', group: 'engine', least: 20, most: 3000, better: 'more' },
  batteryKwh: { unit: 'kWh', group: 'engine', least: 1, most: 250, better: null },
  kmpl: { unit: 'km/l', group: 'running', least: 3, most: 45, better: 'more' },
  kmPerKg: { unit: 'km/kg', group: 'running', least: 10, most: 50, better: 'more' },
  rangeKm: { unit: 'km', group: 'running', least: 50, most: 1200, better: 'more' },
  tankL: { unit: 'l', group: 'running', least: 5, most: 150, better: null },
  seats: { unit: null, group: 'size', least: 2, most: 14, better: null },
  lengthMm: { unit: 'mm', group: 'size', least: 2400, most: 6200, better: null },
  widthMm: { unit: 'mm', group: 'size', least: 1200, most: 2400, better: null },
  heightMm: { unit: 'mm', group: 'size', least: 1000, most: 2300, better: null },
  wheelbaseMm: { unit: 'mm', group: 'size', least: 1700, most: 3900, better: null },
  groundClearanceMm: { unit: 'mm', group: 'size', least: 80, most: 350, better: null },
  bootL: { unit: 'l', group: 'size', least: 20, most: 3000, better: 'more' },
  airbags: { unit: null, group: 'safety', least: 0, most: 14, better: 'more' },
} as const satisfies Record<string, SpecKey>;

export type SpecKeyId = keyof typeof specKeys;
export const specKeyIds = Object.keys(specKeys) as readonly SpecKeyId[];

/** Figures of one way to drive a car. Every car has the others. */
const onlyFor: Partial<Record<SpecKeyId, readonly CarFuel[]>> = {
  engineCc: ['petrol', 'diesel', 'cng', 'hybrid', 'plug-in-hybrid'],
  tankL: ['petrol', 'diesel', 'cng', 'hybrid', 'plug-in-hybrid'],
  batteryKwh: ['electric', 'plug-in-hybrid'],
  kmpl: ['petrol', 'diesel', 'hybrid', 'plug-in-hybrid'],
  kmPerKg: ['cng'],
  rangeKm: ['electric', 'plug-in-hybrid'],
};

/** Whether a car of this fuel has such a figure at all, known or not. */
export function hasFigure(key: SpecKeyId, fuel: CarFuel): boolean {
  return onlyFor[key]?.includes(fuel) ?? true;
}
