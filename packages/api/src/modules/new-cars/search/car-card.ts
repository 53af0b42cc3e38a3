import type { AnswerOf } from '@pahiya/contracts/contract';
import type { filterCars } from '@pahiya/contracts/new-cars/car-filter-contracts';
import { type CarSort, priceGroups } from '@pahiya/domain/new-cars/car-filter';
import { kwPerBhp } from '@pahiya/domain/new-cars/kw-of-bhp';
import { onRoadPrice } from '@pahiya/domain/new-cars/on-road-price';
import type { SpecKeyId } from '@pahiya/domain/new-cars/spec-keys';
import type { City } from '@pahiya/domain/places/cities';
import { carLoan, usualCarLoan } from '@pahiya/domain/running-costs/car-loan';
import { pictureOf } from '../reading/read-pictures.ts';
import type { PricingDay } from '../tax-rules/pricing-day.ts';
import { type CarIndex, figureOfSort, type IndexedCar } from './car-index.ts';

type Card = AnswerOf<typeof filterCars>['feed'][number];

/** Where a model stands in a list: the variants that fit, and the one it stands for. */
export type CardWish = {
  readonly rows: readonly number[];
  readonly first: number;
  readonly isRanked: boolean;
  readonly sort: CarSort;
  readonly city: City;
};

/** A model in a list. Its price is that of the best group among the variants that fit, and nothing is computed from a
 * price that is not current. */
export function cardOf(index: CarIndex, wish: CardWish): Card {
  const first = index.cars[wish.first] as IndexedCar;
  const cars = wish.rows.map((row) => index.cars[row] as IndexedCar);
  const least = (key: SpecKeyId) => {
    const known = cars.flatMap(({ figures }) => figures[key] ?? []);
    return known.length === 0 ? null : Math.min(...known);
  };
  const rating = index.ratings.get(first.modelId);
  const group = priceGroups.find((one) => cars.some((car) => car.priceGroup === one)) ?? 'unknown';
  const seats = new Set(cars.flatMap(({ figures }) => figures.seats ?? []));
  return {
    make: { slug: first.makeSlug, name: first.makeName },
    model: {
      slug: first.modelSlug,
      name: first.modelName,
      body: first.body,
      fuels: [...new Set(cars.map(({ fuel }) => fuel))],
      seats: [...seats].sort((a, b) => a - b),
      lengthMm: least('lengthMm'),
      heightMm: least('heightMm'),
      wheelbaseMm: least('wheelbaseMm'),
      groundClearanceMm: least('groundClearanceMm'),
      ...pictureOf(index.pictures, first.makeSlug, first.modelSlug),
    },
    variants: cars.length,
    isRanked: wish.isRanked,
    priceGroup: group,
    price: priceOf(cars.filter((car) => car.priceGroup === group)),
    first: firstOf(first, wish, index.day),
    rating:
      rating === undefined
        ? null
        : {
            programme: rating.programme,
            year: rating.year,
            adultStars: rating.adultStars,
            childStars: rating.childStars,
          },
  };
}

function priceOf(cars: readonly IndexedCar[]): Card['price'] {
  const prices = cars.flatMap(({ price }) => price ?? []);
  const [one] = prices;
  if (one === undefined) return null;
  const amounts = prices.map(({ amount }) => amount);
  const asOf = prices.map((price) => price.asOf).sort()[0] ?? one.asOf;
  return {
    leastPaise: Math.min(...amounts),
    mostPaise: Math.max(...amounts),
    kind: one.kind,
    asOf,
  };
}

function firstOf(car: IndexedCar, { sort, city }: CardWish, day: PricingDay): Card['first'] {
  const key = figureOfSort[sort];
  return {
    id: `${car.makeSlug}/${car.modelSlug}/${car.slug}`,
    slug: car.slug,
    name: car.name,
    fuel: car.fuel,
    gearboxKind: car.gearboxKind,
    onRoadPaise: onRoadOf(car, { city, withLoan: false }, day),
    emi: emiOf(car, city, day),
    figure: key === undefined ? null : (car.figures[key] ?? null),
  };
}

/** Registered by an individual; null without a current price. */
function onRoadOf(
  { price, priceGroup, fuel, figures }: IndexedCar,
  { city, withLoan }: { readonly city: City; readonly withLoan: boolean },
  { today, rules }: PricingDay,
) {
  if (price === null || priceGroup !== 'current') return null;
  const { powerBhp, engineCc, lengthMm } = figures;
  return onRoadPrice(
    {
      exShowroom: price.amount,
      fuel,
      engineCc: engineCc ?? null,
      motorKw: powerBhp === undefined ? null : powerBhp * kwPerBhp,
      lengthMm: lengthMm ?? null,
    },
    { stateCode: city.stateCode, zone: city.motorZone, owner: 'individual', withLoan },
    today,
    rules,
  ).total;
}

/** With the usual terms, on the price with the lender on the RC. */
function emiOf(car: IndexedCar, city: City, day: PricingDay): Card['first']['emi'] {
  const terms = usualCarLoan(day.today);
  const onRoad = onRoadOf(car, { city, withLoan: true }, day);
  const loan = terms === null || onRoad === null ? null : carLoan(onRoad, terms);
  return terms === null || loan === null ? null : { amountPaise: loan.instalment, ...terms };
}
