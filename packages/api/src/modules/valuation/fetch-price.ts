import type { AnswerOf } from '@pahiya/contracts/contract';
import type { fetchCarPrice } from '@pahiya/contracts/sell-car/sell-car-contracts';
import { allCities, type City } from '@pahiya/domain/places/cities';
import { type IstDate, istDateOf, partsOf } from '@pahiya/domain/shared/ist-date';
import { type Paise, paise } from '@pahiya/domain/shared/money';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { CarCondition } from '@pahiya/domain/used-car-rules/car-conditions';
import { labelRules, valuationLimits } from '@pahiya/domain/used-car-rules/valuation-rules';
import { medianOf } from '@pahiya/domain/valuation/comparables';
import { shippedModel } from '@pahiya/domain/valuation/shipped-model';
import type { ValuedCar } from '@pahiya/domain/valuation/valuation';
import { type ValuationFacts, valueCar } from '@pahiya/domain/valuation/value-car';
import type { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { findComparables, findSameYear } from '../listings/store/find-comparables.ts';
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
  const facts: ValuationFacts = {
    car,
    city: fittedCityName(city),
    ...(await findAdverts(services, car, today)),
    newPrice: newPriceOf(found.value, variant),
    fitted: shippedModel,
  };
  const valuation = valueCar(facts, today);
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

/** Adverts of cars like this one; those of any fuel and city only for a model that has too few and no coefficients. */
async function findAdverts({ sql }: Services, car: ValuedCar, today: IstDate) {
  const asked = { ...car, advertId: null };
  const comparables = await findComparables(sql, asked);
  const least = labelRules(today)?.leastComparables ?? 0;
  const isKnown = shippedModel.models[`${car.make}/${car.model}`] !== undefined;
  const isEnough = comparables.length >= least || isKnown;
  return { comparables, sameYear: isEnough ? [] : await findSameYear(sql, asked) };
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

/** The city as the fit's tables write it: Bangalore for Bengaluru. */
function fittedCityName({ name, aliases }: City): string {
  return [name, ...aliases].find((one) => shippedModel.cities[one] !== undefined) ?? name;
}

/** Present price of a variant, or the middle one of the model's variants with its fuel and gearbox. */
function newPriceOf(
  { variants }: SellersModel,
  variant: SellersVariant,
): { readonly price: Paise; readonly asOf: string } | null {
  const priced = variants.flatMap(({ slug, fuel, gearboxKind, price }) =>
    price === null || price.isOld || price.kind !== 'full'
      ? []
      : [{ slug, isAlike: fuel === variant.fuel && gearboxKind === variant.gearbox, price }],
  );
  const own = priced.filter(({ slug }) => slug === variant.slug);
  const chosen = own.length > 0 ? own : priced.filter(({ isAlike }) => isAlike);
  const dates = chosen.map(({ price }) => price.asOf).sort();
  const [asOf] = dates;
  if (asOf === undefined) return null;
  const middle = medianOf(chosen.map(({ price }) => price.amountPaise));
  return { price: paise(Math.round(middle)), asOf };
}
