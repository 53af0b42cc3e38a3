import type { WayKnown } from '@pahiya/domain/new-cars/car-facts';
import type { SpecKeyId } from '@pahiya/domain/new-cars/spec-keys';

/** Names of the figures of a car. */
export const figureNames: Readonly<Record<SpecKeyId, string>> = {
  engineCc: 'Engine',
  powerBhp: 'Power',
  torqueNm: 'Torque',
  batteryKwh: 'Battery',
  kmpl: 'Mileage',
  kmPerKg: 'Mileage on CNG',
  rangeKm: 'Range',
  tankL: 'Tank',
  seats: 'Seats',
  lengthMm: 'Length',
  widthMm: 'Width',
  heightMm: 'Height',
  wheelbaseMm: 'Wheelbase',
  groundClearanceMm: 'Ground clearance',
  bootL: 'Boot',
  airbags: 'Airbags',
};

/** How a figure is known; null where it needs no words. */
export const waysKnown: Readonly<Record<WayKnown, string | null>> = {
  variant: null,
  group: 'Same on nearly all variants with this fuel and gearbox',
  model: 'Same on all variants of the model',
  hand: 'Not checked against a source',
};
