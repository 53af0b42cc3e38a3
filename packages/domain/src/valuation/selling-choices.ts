/** When a person wants to sell. */
export const sellingTimes = ['this-week', 'this-month', 'three-months', 'just-checking'] as const;
export type SellingTime = (typeof sellingTimes)[number];

/** Days within which a person wants to sell; null: no date yet. */
export const daysToSell: Readonly<Record<SellingTime, number | null>> = {
  'this-week': 7,
  'this-month': 30,
  'three-months': 90,
  'just-checking': null,
};

/** A band of an odometer, from `fromKm` up to but not including `toKm` (null: no upper end). */
export type OdometerBand = {
  readonly fromKm: number;
  readonly toKm: number | null;
  /** Its middle, to ask a price with. */
  readonly km: number;
};

const bounds = [0, 10_000, 20_000, 30_000, 40_000, 50_000, 60_000, 80_000, 100_000, 150_000];

/** Bands of an odometer, for a form without typing. */
export const odometerBands: readonly OdometerBand[] = bounds.map((fromKm, place) => {
  const toKm = bounds[place + 1] ?? null;
  return { fromKm, toKm, km: toKm === null ? 175_000 : (fromKm + toKm) / 2 };
});
