import type { TaxFuel } from '../rto-services/road-tax.ts';

/** What a car runs on. A `hybrid` charges itself; `cng` includes cars that also take petrol. */
export const carFuels = [
  'petrol',
  'diesel',
  'cng',
  'hybrid',
  'plug-in-hybrid',
  'electric',
] as const;
export type CarFuel = (typeof carFuels)[number];

export const carBodies = [
  'hatchback',
  'sedan',
  'suv',
  'mpv',
  'coupe',
  'convertible',
  'pickup',
  'van',
] as const;
export type CarBody = (typeof carBodies)[number];

export const gearboxKinds = ['manual', 'automatic'] as const;
export type GearboxKind = (typeof gearboxKinds)[number];

export const driveKinds = ['fwd', 'rwd', '2wd', '4wd', 'awd'] as const;
export type DriveKind = (typeof driveKinds)[number];

/** `full`: the whole car. `battery-rent`: without the battery, which is paid by the kilometre; never compared with a
 * full price. */
export const priceKinds = ['full', 'battery-rent'] as const;
export type PriceKind = (typeof priceKinds)[number];

/** How a value is known: stated for this variant, the same on nearly all variants of the model with this fuel and
 * gearbox, the same on every variant, or entered by hand without a source. */
export const waysKnown = ['variant', 'group', 'model', 'hand'] as const;
export type WayKnown = (typeof waysKnown)[number];

/** The fuel by which road tax is set. */
export function taxFuelOf(fuel: CarFuel): TaxFuel {
  return fuel === 'plug-in-hybrid' ? 'hybrid' : fuel;
}
