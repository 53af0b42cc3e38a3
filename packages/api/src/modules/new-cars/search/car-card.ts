import type { AnswerOf } from '@pahiya/contracts/contract';
import type { filterCars } from '@pahiya/contracts/new-cars/car-filter-contracts';
import { instalmentOf } from '@pahiya/domain/loans/instalment';
import { loanTerms } from '@pahiya/domain/loans/loan-rules';
import { type CarSort, priceGroups } from '@pahiya/domain/new-cars/car-filter';
import { onRoadPrice } from '@pahiya/domain/new-cars/on-road-price';
import type { SpecKeyId } from '@pahiya/domain/new-cars/spec-keys';
import type { City } from '@pahiya/domain/places/cities';
import { type Paise, paise } from '@pahiya/domain/shared/money';
import { kwPerBhp } from '../reading/priced-car.ts';
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

/** Months of the instalment on a card, if lenders give so many. */
const cardMonths = 60;

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
  const onRoad = onRoadOf(car, city, day);
  const key = figureOfSort[sort];
  return {
    id: `${car.makeSlug}/${car.modelSlug}/${car.slug}`,
    slug: car.slug,
    name: car.name,
    fuel: car.fuel,
    gearboxKind: car.gearboxKind,
    onRoadPaise: onRoad,
    emi: onRoad === null ? null : instalmentFor(onRoad, day.today),
    figure: key === undefined ? null : (car.figures[key] ?? null),
  };
}

/** Registered by an individual without a loan; null without a current price. */
function onRoadOf(
  { price, priceGroup, fuel, figures }: IndexedCar,
  city: City,
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
    { stateCode: city.stateCode, zone: city.motorZone, owner: 'individual', withLoan: false },
    today,
    rules,
  ).total;
}

/** With the share of the on-road price that careful lenders finance, at the middle of the usual rates. Rule id:
 * CARD-EMI. */
function instalmentFor(onRoad: Paise, today: PricingDay['today']): Card['first']['emi'] {
  const terms = loanTerms('new-car', today);
  const share = terms?.loanShare?.byAge[0]?.least;
  if (terms === null || share === undefined) return null;
  const months = Math.min(Math.max(cardMonths, terms.months.least), terms.months.most);
  const rate = Math.round((terms.rate.least + terms.rate.most) / 2);
  const principal = paise(Math.round((onRoad * share) / 100_000));
  return { amountPaise: instalmentOf({ principal, rate, months }), months, rate, share };
}
