import { laterPremiums } from '../insurance/later-premiums.ts';
import type { MotorTables } from '../insurance/motor-tables.ts';
import { newCarPremium } from '../insurance/motor-tariff.ts';
import { scheduleByYear, scheduleOf } from '../loans/schedule.ts';
import {
  type OnRoadPrice,
  type PricedCar,
  powerOf,
  type Registration,
} from '../new-cars/on-road-price.ts';
import type { IstDate } from '../shared/ist-date.ts';
import { type Paise, paise, sumPaise } from '../shared/money.ts';
import { kmFactor, retentionAt } from '../used-car-rules/valuation-rules.ts';
import { carLoan } from './car-loan.ts';
import { averageKmAYear, type CostInputs, costYears } from './running-costs.ts';

/** In the order of a stacked chart. `tax`: tax and fees of the registration, once. */
export const costParts = [
  'value',
  'tax',
  'interest',
  'insurance',
  'fuel',
  'service',
  'tyres',
] as const;
export type CostPartId = (typeof costParts)[number];

/** What a part costs year by year, in whole rupees as paise; null: a fact it needs is not known. */
export type CostPart = {
  readonly id: CostPartId;
  readonly byYear: readonly Paise[] | null;
  readonly total: Paise | null;
};

export type FiveYearCost = {
  readonly parts: readonly CostPart[];
  /** Null while a part is not known. */
  readonly total: Paise | null;
  readonly perMonth: Paise | null;
  /** What the car is worth at the end. */
  readonly worth: Paise | null;
  /** Null: no loan, or the on-road price is not known. */
  readonly loan: { readonly principal: Paise; readonly instalment: Paise } | null;
  /** What leaves the account in a month of the first years: instalment, fuel and insurance. Null while one of them is not
   * known. */
  readonly monthly: Paise | null;
};

type Costed = {
  readonly car: PricedCar;
  readonly where: Registration;
  readonly price: OnRoadPrice;
  /** Of the premiums; those that ship where it is left out. */
  readonly motor?: MotorTables | undefined;
};

/** Cost of five years from the price on the road and what the buyer says about use. TCS is no cost: it comes back with
 * the return. Rule id: FIVE-YEAR-COST. */
export function fiveYearCost(
  { car, where, price, motor }: Costed,
  inputs: CostInputs,
  on: IstDate,
): FiveYearCost {
  const averageKm = averageKmAYear(on);
  const worth = averageKm === null ? null : worthByYear(car.exShowroom, inputs, { averageKm, on });
  const loan = loanOf(price, inputs);
  const insurance = insuranceByYear({ car, where, price, motor }, inputs, on);
  const fuel = fuelByYear(inputs);
  const byId: Readonly<Record<CostPartId, readonly Paise[] | null>> = {
    value: worth === null ? null : lossByYear(car.exShowroom, worth),
    tax: taxByYear(price),
    interest: loan === undefined ? null : interestByYear(loan),
    insurance,
    fuel,
    service: serviceByYear(inputs, averageKm),
    tyres: inLastYear(paise(inputs.tyreSet * inputs.tyreSets)),
  };
  const parts = costParts.map((id) => {
    const byYear = byId[id];
    return { id, byYear, total: byYear === null ? null : sumPaise(byYear) };
  });
  const totals = parts.flatMap((part) => part.total ?? []);
  const total = totals.length === parts.length ? sumPaise(totals) : null;
  return {
    parts,
    total,
    perMonth: total === null ? null : wholeRupees(total / (costYears * 12)),
    worth: worth?.at(-1) ?? null,
    loan: loan ?? null,
    monthly: monthlyOf(loan, insurance, fuel),
  };
}

/** Worth at the end of each year: the table's share of the price, moved to the share that the buyer expects in the last
 * year, and changed by kilometres above or below the average. Null without a table for the day. */
function worthByYear(
  price: Paise,
  inputs: CostInputs,
  { averageKm, on }: { readonly averageKm: number; readonly on: IstDate },
): readonly Paise[] | null {
  const last = retentionAt(costYears, on);
  if (last === null) return null;
  return eachYear((place) => {
    const lost = (1 - (retentionAt(place + 1, on) ?? last)) / (1 - last);
    const kept = 1 - lost * (1 - inputs.valueLeft / whole);
    const worth = price * kept * kmFactor((inputs.kmAYear - averageKm) * (place + 1), on);
    return wholeRupees(Math.min(price, Math.max(0, worth)));
  });
}

function lossByYear(price: Paise, worth: readonly Paise[]): readonly Paise[] {
  return worth.map((after, place) => paise((worth[place - 1] ?? price) - after));
}

const taxLines = new Set([
  'road-tax',
  'surcharge',
  'state-charge',
  'registration',
  'smart-card',
  'hypothecation',
  'fastag',
]);

function taxByYear({ lines }: OnRoadPrice): readonly Paise[] | null {
  const amounts = lines.filter(({ id }) => taxLines.has(id)).map(({ amount }) => amount);
  const known = amounts.filter((amount) => amount !== null);
  return known.length === amounts.length ? inFirstYear(sumPaise(known)) : null;
}

type CarLoan = { readonly principal: Paise; readonly instalment: Paise } & Pick<
  CostInputs,
  'rate' | 'months'
>;

/** Undefined where the on-road price is not known; null where nothing is borrowed. */
function loanOf(
  { total }: OnRoadPrice,
  { loanShare, rate, months }: CostInputs,
): CarLoan | null | undefined {
  if (total === null) return loanShare === 0 ? null : undefined;
  const loan = carLoan(total, { share: loanShare, rate, months });
  return loan === null ? null : { ...loan, rate, months };
}

/** Interest of the five years; a longer loan costs more after them. To whole rupees. */
function interestByYear(loan: CarLoan | null): readonly Paise[] {
  const years = loan === null ? [] : scheduleByYear(scheduleOf(loan));
  return eachYear((place) => wholeRupees(years[place]?.interest ?? 0));
}

function insuranceByYear(
  { car, where, price, motor: tables }: Costed,
  { premiumStep }: CostInputs,
  on: IstDate,
): readonly Paise[] | null {
  const first = price.lines.find(({ id }) => id === 'insurance')?.amount ?? null;
  const power = powerOf(car);
  if (first === null || power === null) return null;
  const premium = newCarPremium(car.exShowroom, power, { zone: where.zone, on, tables });
  if (premium === null) return null;
  const later = laterPremiums(premium, power, {
    ...{ years: costYears, step: premiumStep, on, tables },
  });
  return later === null ? null : [first, ...later];
}

/** Kilometres by what is reached of the claim, times the price. Null where the claim is not known. */
function fuelByYear({
  kmAYear,
  fuelPrice,
  mileage,
  mileageShare,
}: CostInputs): readonly Paise[] | null {
  if (mileage === 0) return kmAYear === 0 ? eachYear(() => paise(0)) : null;
  const reached = (mileage / 100) * (mileageShare / whole);
  return eachYear(() => wholeRupees((kmAYear / reached) * fuelPrice));
}

function serviceByYear(
  { service, kmAYear }: CostInputs,
  averageKm: number | null,
): readonly Paise[] | null {
  if (averageKm === null) return null;
  return eachYear(() => wholeRupees((service * kmAYear) / averageKm));
}

function monthlyOf(
  loan: CarLoan | null | undefined,
  insurance: readonly Paise[] | null,
  fuel: readonly Paise[] | null,
): Paise | null {
  const yearly = fuel?.[0];
  if (loan === undefined || insurance === null || yearly === undefined) return null;
  const spread = sumPaise(insurance) / (costYears * 12);
  return paise((loan?.instalment ?? 0) + wholeRupees(yearly / 12 + spread));
}

const whole = 100_000;

function eachYear(cost: (place: number) => Paise): readonly Paise[] {
  return Array.from({ length: costYears }, (_, place) => cost(place));
}

function inFirstYear(cost: Paise): readonly Paise[] {
  return eachYear((place) => (place === 0 ? cost : paise(0)));
}

function inLastYear(cost: Paise): readonly Paise[] {
  return eachYear((place) => (place === costYears - 1 ? cost : paise(0)));
}

/** Half up. */
function wholeRupees(amount: number): Paise {
  return paise(Math.round(amount / 100) * 100);
}
