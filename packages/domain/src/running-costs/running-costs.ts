import file from '../../data/running-costs.json' with { type: 'json' };
import { laterOwnDamageShare } from '../insurance/later-premiums.ts';
import type { CarFuel } from '../new-cars/car-facts.ts';
import type { SpecKeyId } from '../new-cars/spec-keys.ts';
import { currentOf } from '../shared/dated.ts';
import type { IstDate } from '../shared/ist-date.ts';
import { retentionAt, retentionFrom, retentionSource } from '../used-car-rules/valuation-rules.ts';
import { usualCarLoan } from './car-loan.ts';

/** Years that the cost is computed for. */
export const costYears = 5;

/** What a car is filled with, and the unit that it is sold by: petrol and diesel a litre, CNG a kilogram, electricity a
 * unit (kWh). */
export const energies = ['petrol', 'diesel', 'cng', 'electricity'] as const;
export type Energy = (typeof energies)[number];

/** Hybrids take petrol; a plug-in hybrid is counted as one that is never plugged in. */
export function energyOf(fuel: CarFuel): Energy {
  if (fuel === 'electric') return 'electricity';
  return fuel === 'hybrid' || fuel === 'plug-in-hybrid' ? 'petrol' : fuel;
}

/** What a buyer can change, as whole numbers. Sums in paise; rates and shares in thousandths of a percent. */
export type CostInputs = {
  readonly kmAYear: number;
  /** Of a litre, a kilogram or a unit. */
  readonly fuelPrice: number;
  /** Claimed, in hundredths of a kilometre per litre, kilogram or unit; 0: not known. */
  readonly mileage: number;
  /** What is reached of the claim on the road. */
  readonly mileageShare: number;
  /** Of the on-road price; 0: paid at once. */
  readonly loanShare: number;
  readonly rate: number;
  readonly months: number;
  /** Of a year at the average distance. */
  readonly service: number;
  readonly tyreSet: number;
  readonly tyreSets: number;
  /** What is kept of the own-damage premium from one year to the next. */
  readonly premiumStep: number;
  /** What the car is still worth after five years at the average distance, as a share of the price. */
  readonly valueLeft: number;
};

/** Least and most that a buyer may enter. */
export const costBounds = {
  kmAYear: { least: 0, most: 200_000 },
  fuelPrice: { least: 0, most: 100_000 },
  mileage: { least: 0, most: 20_000 },
  mileageShare: { least: 20_000, most: 150_000 },
  loanShare: { least: 0, most: 100_000 },
  rate: { least: 0, most: 60_000 },
  months: { least: 1, most: 120 },
  service: { least: 0, most: 100_000_000 },
  tyreSet: { least: 0, most: 100_000_000 },
  tyreSets: { least: 0, most: 10 },
  premiumStep: { least: 0, most: 150_000 },
  valueLeft: { least: 0, most: 100_000 },
} as const satisfies Readonly<Record<keyof CostInputs, { least: number; most: number }>>;

export const costInputKeys = Object.keys(costBounds) as readonly (keyof CostInputs)[];

/** Where a start value comes from, and the first day that it is used for. */
export type CostSource = {
  readonly of: string;
  readonly from: IstDate;
  readonly sources: readonly string[];
};

/** Start values on a day for a car; null without rows for the day. Rule id: RUNNING-COST. */
export function usualCostInputs(
  fuel: CarFuel,
  figures: Partial<Readonly<Record<SpecKeyId, number>>>,
  on: IstDate,
): CostInputs | null {
  const energy = energyOf(fuel);
  const habit = currentOf(file.habits, on);
  const price = fuelRow(energy, on);
  const service = serviceRow(energy, on);
  const tyres = currentOf(file.tyres, on);
  const loan = usualCarLoan(on);
  const valueLeft = retentionAt(costYears, on);
  const premiumStep = laterOwnDamageShare(on);
  if (
    habit === null ||
    price === null ||
    service === null ||
    tyres === null ||
    loan === null ||
    valueLeft === null ||
    premiumStep === null
  )
    return null;
  return {
    kmAYear: habit.kmAYear,
    fuelPrice: price.paise,
    mileage: claimedMileage(energy, figures),
    mileageShare: habit.mileageShare,
    loanShare: loan.share,
    rate: loan.rate,
    months: loan.months,
    service: (service.leastPaise + service.mostPaise) / 2,
    tyreSet: tyres.setPaise,
    tyreSets: tyres.sets,
    premiumStep,
    valueLeft: Math.round(valueLeft * 100_000),
  };
}

/** Kilometres per litre, kilogram or unit, in hundredths; 0 where the maker's claim is not known. */
function claimedMileage(
  energy: Energy,
  { kmpl, kmPerKg, rangeKm, batteryKwh }: Partial<Readonly<Record<SpecKeyId, number>>>,
): number {
  if (energy === 'cng') return Math.round((kmPerKg ?? 0) * 100);
  if (energy !== 'electricity') return Math.round((kmpl ?? 0) * 100);
  if (rangeKm === undefined || batteryKwh === undefined) return 0;
  return Math.round((rangeKm / batteryKwh) * 100);
}

/** The distance a year that service and loss of value are stated for; null without a row for the day. */
export function averageKmAYear(on: IstDate): number | null {
  return currentOf(file.habits, on)?.kmAYear ?? null;
}

/** Sources of the start values of a fuel, by what they are of. */
export function costSources(fuel: CarFuel, on: IstDate): readonly CostSource[] {
  const energy = energyOf(fuel);
  const rows = {
    value: retentionRow(on),
    interest: currentOf(file.loan, on),
    distance: currentOf(file.habits, on),
    fuel: fuelRow(energy, on),
    service: serviceRow(energy, on),
    tyres: currentOf(file.tyres, on),
  };
  return Object.entries(rows).flatMap(([of, row]) =>
    row === null ? [] : [{ of, from: row.from as IstDate, sources: row.source }],
  );
}

function retentionRow(
  on: IstDate,
): { readonly from: string; readonly source: readonly string[] } | null {
  const [from, known] = [retentionFrom(on), retentionSource(on)];
  return from === null || known === null ? null : { from, source: known.sources };
}

function fuelRow(energy: Energy, on: IstDate) {
  return currentOf(
    file.fuel.filter((row) => row.energy === energy),
    on,
  );
}

function serviceRow(energy: Energy, on: IstDate) {
  return currentOf(
    file.service.filter((row) => row.energy === energy),
    on,
  );
}
