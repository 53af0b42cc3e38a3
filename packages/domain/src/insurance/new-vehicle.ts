import { type Paise, paise } from '../shared/money.ts';
import { err, ok, type Result } from '../shared/result.ts';
import type { InsurableVehicle } from './insurable-vehicle.ts';
import type { MotorClass, VehiclePower } from './motor-tables.ts';

export const newVehicleFuels = ['petrol', 'diesel', 'cng', 'hybrid', 'electric'] as const;
export type NewVehicleFuel = (typeof newVehicleFuels)[number];

/** A vehicle that has no number yet, as its buyer describes it. */
export type NewVehicle = {
  readonly vehicle: MotorClass;
  readonly maker: string;
  /** With its variant. */
  readonly model: string;
  readonly fuel: NewVehicleFuel;
  /** Null for an electric motor. */
  readonly cc: number | null;
  /** Null for an engine. */
  readonly kw: number | null;
  readonly seats: number;
  /** Ex-showroom, in paise: what its insured value is computed from. */
  readonly invoicePrice: Paise;
  /** Where it will be registered; see `registeringPlace`. */
  readonly place: string;
};

type Range = { readonly least: number; readonly most: number };

/** What a private vehicle of a class can be. Outside of it a typing mistake is likelier than a vehicle. */
export const newVehicleRanges: Readonly<
  Record<MotorClass, Readonly<Record<'cc' | 'kw' | 'seats' | 'invoicePrice', Range>>>
> = {
  car: {
    cc: { least: 200, most: 10_000 },
    kw: { least: 3, most: 1_000 },
    seats: { least: 2, most: 14 },
    invoicePrice: { least: paise(10_000_000), most: paise(10_000_000_000) },
  },
  'two-wheeler': {
    cc: { least: 40, most: 2_500 },
    kw: { least: 0.2, most: 150 },
    seats: { least: 1, most: 2 },
    invoicePrice: { least: paise(2_000_000), most: paise(1_000_000_000) },
  },
};

/** What cannot be in a description. */
export type WrongNewVehicle = {
  readonly field: 'fuel' | 'cc' | 'kw' | 'seats' | 'invoicePrice';
  readonly reason: 'no-such-fuel' | 'missing' | 'out-of-range';
};

/** Reads a description for a premium: a vehicle of age nought, with its engine or motor. Refuses a fuel that no vehicle of
 * the class runs on, and a figure that is missing or outside {@link newVehicleRanges}. Rule id: NEW-VEHICLE. */
export function readNewVehicle({
  vehicle,
  fuel,
  ...given
}: Pick<NewVehicle, 'vehicle' | 'fuel' | 'cc' | 'kw' | 'seats' | 'invoicePrice'>): Result<
  { readonly insurable: InsurableVehicle; readonly power: VehiclePower },
  WrongNewVehicle
> {
  const isElectric = fuel === 'electric';
  const isHybrid = fuel === 'hybrid';
  if (vehicle === 'two-wheeler' && (fuel === 'diesel' || isHybrid)) {
    return err({ field: 'fuel', reason: 'no-such-fuel' });
  }
  const ranges = newVehicleRanges[vehicle];
  for (const field of [isElectric ? 'kw' : 'cc', 'seats', 'invoicePrice'] as const) {
    const value = given[field];
    if (value === null) return err({ field, reason: 'missing' });
    if (!isWithin(value, ranges[field])) return err({ field, reason: 'out-of-range' });
  }
  const cc = isElectric ? null : given.cc;
  return ok({
    insurable: {
      ...{ vehicle, isElectric, isHybrid, cc },
      isGas: fuel === 'cng',
      ...{ ageMonths: 0, years: 0 },
    },
    power: isElectric
      ? { kind: 'motor', kw: given.kw ?? 0 }
      : { kind: 'engine', cc: cc ?? 0, isHybrid },
  });
}

function isWithin(value: number, { least, most }: Range): boolean {
  return value >= least && value <= most;
}
