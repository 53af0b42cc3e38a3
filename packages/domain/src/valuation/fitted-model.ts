import { type CarFuel, carFuels } from '../new-cars/car-facts.ts';
import { wordsOf } from './car-names.ts';
import type { ValuedCar } from './valuation.ts';

/** A point of a curve: effects between two points lie on a straight line, beyond the last they continue it. */
export type CurvePoint = readonly [at: number, effect: number];

/** How far real prices were from the fitted one, as factors: bounds of half and of four fifths of them. */
export type ErrorBand = {
  /** Prices from which the band applies, rupees. */
  readonly fromRupees: number;
  readonly half: readonly [number, number];
  readonly wide: readonly [number, number];
};

/**
 * Coefficients of the fitted model. An effect is a difference of logarithms; what is not named has none. `base`: the
 * logarithm of a price in rupees at the age and kilometres where the curves are 0.
 */
export type FittedModel = {
  /** Year of the newest adverts, and the day of the fit. */
  readonly asOf: number;
  readonly fittedOn: string;
  /** Brings prices of that year to today's. */
  readonly level: { readonly factor: number; readonly models: number; readonly on: string };
  readonly base: number;
  readonly age: readonly CurvePoint[];
  readonly km: readonly CurvePoint[];
  readonly makes: Readonly<Record<string, number>>;
  readonly models: Readonly<Record<string, FittedCarModel>>;
  readonly fuels: Readonly<Record<string, number>>;
  readonly gearboxes: Readonly<Record<string, number>>;
  readonly owners: Readonly<Record<string, number>>;
  readonly cities: Readonly<Record<string, number>>;
  readonly words: Readonly<Record<string, number>>;
  readonly errors: readonly ErrorBand[];
};

/** What the fit knows of a model. `age`: what a year adds to the common curve. */
export type FittedCarModel = {
  readonly cars: number;
  readonly firstYear: number;
  readonly lastYear: number;
  readonly effect: number;
  readonly age: number;
  readonly fuels: Readonly<Record<string, number>>;
  readonly gearboxes: Readonly<Record<string, number>>;
  readonly words: Readonly<Record<string, number>>;
};

/** Effects on the logarithm of a car's price, each by what it is about. */
export type FittedEffects = {
  readonly start: number;
  readonly age: number;
  readonly km: number;
  readonly fuel: number;
  readonly gearbox: number;
  readonly owners: number;
  readonly variant: number;
  readonly city: number;
  readonly level: number;
};

/** Nothing gains by a year or by a kilometre: slopes of the curves are cut off at this much a year. */
const leastYearlyLoss = 0.01;

/**
 * The effects of a car in the fitted model, `age` in years. A year more never raises the price, nor does a kilometre.
 * Null: the fit has not seen the model. Rule id: VALUE-FITTED.
 */
export function fittedEffects(
  fitted: FittedModel,
  car: ValuedCar,
  { age, city }: { readonly age: number; readonly city: string },
): FittedEffects | null {
  const model = fitted.models[`${car.make}/${car.model}`];
  if (model === undefined) return null;
  const words = new Set(car.variant === null ? [] : wordsOf(car.variant));
  let variant = 0;
  for (const word of words) variant += (fitted.words[word] ?? 0) + (model.words[word] ?? 0);
  const fuel = seenFuel(car.fuel);
  const gearbox = car.gearbox ?? 'unknown';
  return {
    start: fitted.base + (fitted.makes[car.make] ?? 0) + model.effect,
    age: fallingCurve(fitted.age, age, model.age, leastYearlyLoss),
    km: fallingCurve(fitted.km, car.km, 0, 0),
    fuel: (fitted.fuels[fuel] ?? 0) + (model.fuels[fuel] ?? 0),
    gearbox: (fitted.gearboxes[gearbox] ?? 0) + (model.gearboxes[gearbox] ?? 0),
    owners: fitted.owners[String(Math.min(4, Math.max(1, car.owners)))] ?? 0,
    variant,
    city: fitted.cities[city] ?? 0,
    level: Math.log(fitted.level.factor),
  };
}

/** A plug-in hybrid is priced like a hybrid. */
function seenFuel(fuel: CarFuel): string {
  return fuel === 'plug-in-hybrid' ? 'hybrid' : carFuels.includes(fuel) ? fuel : 'petrol';
}

/** Value of a curve whose every stretch falls by at least `least` a unit. `slope`: what is added to each stretch. */
export function fallingCurve(
  points: readonly CurvePoint[],
  at: number,
  slope: number,
  least: number,
): number {
  let value = points[0]?.[1] ?? 0;
  for (const [place, [to, effect]] of points.entries()) {
    const before = points[place - 1];
    if (before === undefined) continue;
    const [from, start] = before;
    // Past the last point its stretch goes on.
    const end = place === points.length - 1 ? at : Math.min(at, to);
    if (end <= from) break;
    const own = (effect - start) / (to - from);
    value += Math.min(own + slope, -least) * (end - from);
  }
  return value;
}

/** How far real prices are from a fitted one. */
export function errorBand(fitted: FittedModel, rupees: number): ErrorBand | null {
  return (
    fitted.errors.findLast(({ fromRupees }) => rupees >= fromRupees) ?? fitted.errors[0] ?? null
  );
}
