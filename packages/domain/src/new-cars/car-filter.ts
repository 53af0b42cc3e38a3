import type { FacetTerms } from '../facets/facet-filter.ts';
import type { Paise } from '../shared/money.ts';
import {
  type CarBody,
  type CarFuel,
  carBodies,
  carFuels,
  type DriveKind,
  type GearboxKind,
  gearboxKinds,
  type PriceKind,
} from './car-facts.ts';
import type { SpecKeyId } from './spec-keys.ts';

const lakh = 100_000_00;

/** Bands of the ex-showroom price, by their upper end, which belongs to the next band. */
const bandEnds = [
  ['under-5', 5],
  ['5-8', 8],
  ['8-10', 10],
  ['10-15', 15],
  ['15-20', 20],
  ['20-35', 35],
  ['35-50', 50],
  ['50-100', 100],
  ['over-100', Number.POSITIVE_INFINITY],
] as const;

/** Facets of new cars with their values in order. Each variant has one value of each; what is not known is a value of
 * its own. Makes are those of the catalogue. */
export const carFacets = {
  price: [...bandEnds.map(([band]) => band), 'battery-rent', 'old', 'unknown'],
  body: carBodies,
  fuel: carFuels,
  gearbox: [...gearboxKinds, 'unknown'],
  seats: ['up-to-4', '5', '6', '7', '8-or-more', 'unknown'],
  make: null,
  drive: ['two-wheel', 'four-wheel', 'unknown'],
  airbags: ['up-to-1', '2', '3-to-5', '6-or-more', 'unknown'],
  stars: ['5', '4', '3', 'up-to-2', 'unknown'],
} as const satisfies FacetTerms['facets'];
export type CarFacetId = keyof typeof carFacets;
export const carFacetIds = Object.keys(carFacets) as readonly CarFacetId[];
export type PriceChoice = (typeof carFacets.price)[number];

/** How far a price can be compared, best first; groups are never sorted into each other. */
export const priceGroups = ['current', 'battery-rent', 'old', 'unknown'] as const;
export type PriceGroup = (typeof priceGroups)[number];

/** Figures with bounds. The price is in lakh rupees, of the whole car, and not old. */
export const carRanges = {
  price: null,
  kmpl: 'kmpl',
  'km-per-kg': 'kmPerKg',
  range: 'rangeKm',
  power: 'powerBhp',
  boot: 'bootL',
  clearance: 'groundClearanceMm',
  length: 'lengthMm',
} as const satisfies Readonly<Record<string, SpecKeyId | null>>;
export type CarRangeId = keyof typeof carRanges;
export const carRangeIds = Object.keys(carRanges) as readonly CarRangeId[];

/** Sort orders. Each compares one thing alone: claimed km/l, km/kg and electric range are never one key, and neither are
 * prices with and without a battery, or old ones. What an order cannot compare follows, by name. Rule id: CAR-ORDER. */
export const carSorts = [
  'price-low',
  'price-high',
  'newest',
  'kmpl',
  'km-per-kg',
  'range',
  'boot',
] as const;
export type CarSort = (typeof carSorts)[number];

/** What new cars can be filtered and sorted by. */
export const carTerms = {
  facets: carFacets,
  ranges: carRangeIds,
  sorts: carSorts,
} as const satisfies FacetTerms;

/** What a variant is filtered by. Null: not known. */
export type FilteredCar = {
  readonly make: string;
  readonly body: CarBody;
  readonly fuel: CarFuel;
  readonly gearboxKind: GearboxKind | null;
  readonly drive: DriveKind | null;
  readonly seats: number | null;
  readonly airbags: number | null;
  /** Of the newest rating. */
  readonly adultStars: number | null;
  readonly price: {
    readonly kind: PriceKind;
    readonly amount: Paise;
    readonly isOld: boolean;
  } | null;
};

/** The value of a car for each facet. Rule id: CAR-FACETS. */
export function facetValuesOf(car: FilteredCar): Readonly<Record<CarFacetId, string>> {
  return {
    price: priceChoiceOf(car.price),
    body: car.body,
    fuel: car.fuel,
    gearbox: car.gearboxKind ?? 'unknown',
    seats: seatsOf(car.seats),
    make: car.make,
    drive: driveOf(car.drive),
    airbags: airbagsOf(car.airbags),
    stars: starsOf(car.adultStars),
  };
}

/** The band of a price; one that is old, without the battery or not known is in none. */
export function priceChoiceOf(price: FilteredCar['price']): PriceChoice {
  if (price === null) return 'unknown';
  if (price.isOld) return 'old';
  if (price.kind === 'battery-rent') return 'battery-rent';
  return bandEnds.find(([, end]) => price.amount < end * lakh)?.[0] ?? 'over-100';
}

/** The group of a price. */
export function priceGroupOf(price: FilteredCar['price']): PriceGroup {
  const choice = priceChoiceOf(price);
  return choice === 'unknown' || choice === 'old' || choice === 'battery-rent' ? choice : 'current';
}

function seatsOf(seats: number | null): (typeof carFacets.seats)[number] {
  if (seats === null) return 'unknown';
  if (seats <= 4) return 'up-to-4';
  return seats >= 8 ? '8-or-more' : (String(seats) as '5' | '6' | '7');
}

function driveOf(drive: DriveKind | null): (typeof carFacets.drive)[number] {
  if (drive === null) return 'unknown';
  return drive === '4wd' || drive === 'awd' ? 'four-wheel' : 'two-wheel';
}

function airbagsOf(airbags: number | null): (typeof carFacets.airbags)[number] {
  if (airbags === null) return 'unknown';
  if (airbags <= 1) return 'up-to-1';
  if (airbags === 2) return '2';
  return airbags <= 5 ? '3-to-5' : '6-or-more';
}

function starsOf(stars: number | null): (typeof carFacets.stars)[number] {
  if (stars === null) return 'unknown';
  return stars <= 2 ? 'up-to-2' : (String(stars) as '3' | '4' | '5');
}
