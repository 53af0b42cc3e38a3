import file from '../../data/parking-bay.json' with { type: 'json' };
import { currentOf } from '../shared/dated.ts';
import type { IstDate } from '../shared/ist-date.ts';

/** A bay in millimetres: between its lines, and from the kerb to its open end. */
export type ParkingBay = { readonly widthMm: number; readonly lengthMm: number };

/** Least and most of a bay that can be typed, in millimetres: from a two-wheeler's to a bus's. */
export const bayBounds = {
  widthMm: { least: 1500, most: 6000 },
  lengthMm: { least: 2000, most: 12_000 },
} as const satisfies Readonly<Record<keyof ParkingBay, { least: number; most: number }>>;

/** The usual bay for a car on a day; null before any is known. Rule id: PARKING-BAY. */
export function usualBay(today: IstDate): ParkingBay | null {
  const row = currentOf(file.bays, today);
  return row === null ? null : { widthMm: row.widthMm, lengthMm: row.lengthMm };
}

/** Space left beside a car in the middle of a bay, on each side, and behind it. Negative: it does not fit. Null: the
 * car's measurement is not known. Mirrors are not counted: makers state widths without them. */
export type SpaceLeft = { readonly eachSideMm: number | null; readonly behindMm: number | null };

/** How a car stands in a bay. */
export function spaceLeft(
  bay: ParkingBay,
  car: { readonly widthMm: number | null; readonly lengthMm: number | null },
): SpaceLeft {
  return {
    eachSideMm: car.widthMm === null ? null : Math.floor((bay.widthMm - car.widthMm) / 2),
    behindMm: car.lengthMm === null ? null : bay.lengthMm - car.lengthMm,
  };
}

/** A typed length in metres as whole millimetres; null for other text, finer than a centimetre, or out of bounds. */
export function typedBay(key: keyof ParkingBay, text: string): number | null {
  if (!/^\d{1,2}(?:[.,]\d{1,2})?$/.test(text.trim())) return null;
  const value = Math.round(Number(text.trim().replace(',', '.')) * 1000);
  const { least, most } = bayBounds[key];
  return value >= least && value <= most ? value : null;
}
