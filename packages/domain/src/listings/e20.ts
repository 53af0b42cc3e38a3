import type { CarFuel } from '../new-cars/car-facts.ts';

/** Whether a car is made for petrol with 20 % ethanol.
 * - `not-concerned`: it does not run on petrol.
 * - `since-all-are`: made since the month from which cars are built for it.
 * - `not-known`: made before; some are, their makers say so a model at a time. */
export type E20 = 'not-concerned' | 'since-all-are' | 'not-known';

/** First month, as year * 12 + month. Source: press on the E20 roadmap (New Indian Express, NDTV Profit 2025), most
 * makers sell E20-compliant cars only since April 2023. Confidence: high for the month, not for each car. */
const firstMonth = 2023 * 12 + 4;

/** E20 of a car by fuel and month of manufacture. Without a month the year alone must be later. Rule id: E20. */
export function e20Of(car: {
  readonly fuel: CarFuel;
  readonly madeYear: number;
  readonly madeMonth: number | null;
}): E20 {
  if (car.fuel === 'diesel' || car.fuel === 'electric') return 'not-concerned';
  const made = car.madeYear * 12 + (car.madeMonth ?? 1);
  return made >= firstMonth ? 'since-all-are' : 'not-known';
}
