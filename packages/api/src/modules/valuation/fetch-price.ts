import type { AnswerOf } from '@pahiya/contracts/contract';
import type { fetchCarPrice } from '@pahiya/contracts/sell-car/sell-car-contracts';
import { allCities, type City } from '@pahiya/domain/places/cities';
import { type IstDate, istDateOf, partsOf } from '@pahiya/domain/shared/ist-date';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { CarCondition } from '@pahiya/domain/used-car-rules/car-conditions';
import { valuationLimits } from '@pahiya/domain/used-car-rules/valuation-rules';
import type { ValuedCar } from '@pahiya/domain/valuation/valuation';
import type { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { keepEstimate } from './keep-estimate.ts';
import {
  readSellersModel,
  type SellersModel,
  type SellersVariant,
  unknownCar,
  variantsOf,
  yearsOf,
} from './sellers-choices.ts';
import { valuationOnWire } from './valuation-on-wire.ts';
import { valueCarOf } from './value-sellers-car.ts';

/** A question what a car is worth. */
export type PriceQuestion = {
  readonly make: string;
  readonly model: string;
  readonly year: number;
  readonly variant: string;
  readonly km: number;
  readonly owners: number;
  readonly cityId: number;
  readonly condition: CarCondition;
};

/** Values a car and keeps the estimate. Refuses `sell-car/unknown-car`, and `request/bad-input` for a year that the model
 * was not built in, for kilometres that no car has, and for a city that is not in the list. */
export async function fetchPrice(
  services: Services,
  question: PriceQuestion,
): Promise<Result<AnswerOf<typeof fetchCarPrice>, Refusal>> {
  const today = istDateOf(services.now());
  const found = await readSellersModel(services.sql, question, today);
  if (!found.ok) return found;
  const city = allCities.find(({ id }) => id === question.cityId);
  const errors = faultsOf(question, found.value, city, today);
  if (errors.length > 0 || city === undefined) return err(badInput(errors));
  const variant = variantsOf(found.value, question.year, today).find(
    ({ slug }) => slug === question.variant,
  );
  if (variant === undefined) return err(unknownCar);

  const car = carOf(question, variant);
  const { valuation, facts } = await valueCarOf(services, found.value, { car, variant, city });
  const estimate = await keepEstimate(services, car, valuation);
  const { make, model } = found.value;
  return ok({
    estimateId: estimate.id,
    expiresAt: estimate.expiresAt.toISOString(),
    car: {
      make: { slug: make.slug, name: make.name },
      model: { slug: model.slug, name: model.name },
      variant: car.variant,
      year: car.modelYear,
      km: car.km,
      fuel: car.fuel,
      gearbox: car.gearbox,
      owners: car.owners,
      city: { cityId: city.id, name: { en: city.name, hi: city.nameHindi } },
      condition: car.condition,
    },
    valuation: valuationOnWire(valuation, facts, today),
  });
}

function carOf(question: PriceQuestion, { name, fuel, gearbox }: SellersVariant): ValuedCar {
  const { make, model, year, km, owners, cityId, condition } = question;
  return {
    ...{ make, model, variant: name, modelYear: year, km, fuel, gearbox },
    ...{ owners, cityId, condition },
  };
}

function faultsOf(
  { year, km }: PriceQuestion,
  model: SellersModel,
  city: City | undefined,
  today: IstDate,
) {
  const years = yearsOf(model, today);
  const [last, first] = [years[0] ?? 0, years.at(-1) ?? 0];
  const faults: { path: string; message: string }[] = [];
  if (year > partsOf(today).year) {
    faults.push({ path: 'body.year', message: 'This year is in the future.' });
  } else if (year > last || year < first) {
    faults.push({
      path: 'body.year',
      message: `This model is in our list for ${first} to ${last}.`,
    });
  }
  if (km < 0 || km > valuationLimits.mostKm) {
    faults.push({
      path: 'body.km',
      message: `Enter the odometer reading, 0 to ${valuationLimits.mostKm} km.`,
    });
  }
  if (city === undefined) {
    faults.push({ path: 'body.cityId', message: 'Our list has no such city.' });
  }
  return faults;
}

function badInput(errors: readonly { path: string; message: string }[]): Refusal {
  return {
    code: 'request/bad-input',
    detail: 'Some fields are not valid; see errors for details.',
    errors,
  };
}
