import { allCities, type City } from '@pahiya/domain/places/cities';
import { type IstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import { type Paise, paise } from '@pahiya/domain/shared/money';
import { labelRules } from '@pahiya/domain/used-car-rules/valuation-rules';
import { medianOf } from '@pahiya/domain/valuation/comparables';
import { shippedModel } from '@pahiya/domain/valuation/shipped-model';
import type { Valuation, ValuedCar } from '@pahiya/domain/valuation/valuation';
import { type ValuationFacts, valueCar } from '@pahiya/domain/valuation/value-car';
import type { Services } from '../../services.ts';
import { findComparables, findSameYear } from '../listings/store/find-comparables.ts';
import {
  readSellersModel,
  type SellersModel,
  type SellersVariant,
  variantsOf,
} from './sellers-choices.ts';

type Chosen = {
  readonly car: ValuedCar;
  readonly variant: SellersVariant;
  readonly city: City;
};

/** Values a car, with the facts that the price rests on. */
export async function valueCarOf(
  services: Services,
  model: SellersModel,
  { car, variant, city }: Chosen,
): Promise<{ readonly valuation: Valuation; readonly facts: ValuationFacts }> {
  const today = istDateOf(services.now());
  const facts: ValuationFacts = {
    car,
    city: fittedCityName(city),
    ...(await findAdverts(services, car, today)),
    newPrice: newPriceOf(model, variant),
    fitted: shippedModel,
  };
  return { valuation: valueCar(facts, today), facts };
}

/** Values a car that is described in a listing; null: not in our list of models or cities. */
export async function valueSellersCar(
  services: Services,
  car: ValuedCar,
): Promise<Valuation | null> {
  const today = istDateOf(services.now());
  const model = await readSellersModel(services.sql, car, today);
  const city = allCities.find(({ id }) => id === car.cityId);
  if (!model.ok || city === undefined) return null;
  const variant = variantsOf(model.value, car.modelYear, today).find(
    ({ name, fuel, gearbox }) =>
      name === car.variant && fuel === car.fuel && gearbox === car.gearbox,
  );
  if (variant === undefined) return null;
  return (await valueCarOf(services, model.value, { car, variant, city })).valuation;
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
