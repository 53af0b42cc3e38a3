import type { Bounds } from '@pahiya/domain/facets/facet-filter';
import {
  type CarFacetId,
  type CarRangeId,
  type CarSort,
  carFacetIds,
  carFacets,
  carRangeIds,
  carRanges,
  carSorts,
  facetValuesOf,
  type PriceGroup,
  priceGroupOf,
} from '@pahiya/domain/new-cars/car-filter';
import { isOldPrice } from '@pahiya/domain/new-cars/price-age';
import type { SpecKeyId } from '@pahiya/domain/new-cars/spec-keys';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import { buildFacetIndex, type FacetIndex, type RowOrder } from '../../../facets/facet-index.ts';
import type { CarPictures } from '../reading/read-pictures.ts';
import type { PricingDay } from '../tax-rules/pricing-day.ts';
import type { SearchRating, SearchRow } from './search-repository.ts';

/** A variant in the index. */
export type IndexedCar = SearchRow & { readonly priceGroup: PriceGroup };

/** The catalogue as of a day, for the search. Groups are models. */
export type CarIndex = {
  readonly day: PricingDay;
  readonly cars: readonly IndexedCar[];
  readonly makes: readonly { readonly slug: string; readonly name: string }[];
  readonly ratings: ReadonlyMap<number, SearchRating>;
  readonly pictures: CarPictures;
  /** Values of each facet, by their code. */
  readonly values: Readonly<Record<CarFacetId, readonly string[]>>;
  /** The least and the most known of each range. */
  readonly bounds: Readonly<Record<CarRangeId, Bounds>>;
  readonly search: FacetIndex;
};

/** The figure that an order compares, besides prices. */
export const figureOfSort: Readonly<Partial<Record<CarSort, SpecKeyId>>> = {
  kmpl: 'kmpl',
  'km-per-kg': 'kmPerKg',
  range: 'rangeKm',
  boot: 'bootL',
};

/** Builds the index from all variants, those of a model as neighbours. */
export function buildCarIndex(
  rows: readonly SearchRow[],
  { ratings, pictures }: { ratings: readonly SearchRating[]; pictures: CarPictures },
  day: PricingDay,
): CarIndex {
  const { today } = day;
  const byModel = new Map(ratings.map((rating) => [rating.modelId, rating]));
  const cars = rows.map((row) => ({ ...row, priceGroup: priceGroupOf(agedPrice(row, today)) }));
  const makes = [...new Map(cars.map((car) => [car.makeSlug, car.makeName]))]
    .map(([slug, name]) => ({ slug, name }))
    .sort((a, b) => byText(a.name.toLowerCase(), b.name.toLowerCase()));
  const values = {
    ...carFacets,
    make: makes.map(({ slug }) => slug),
  };
  const facetValues = cars.map((car) => valuesOf(car, byModel.get(car.modelId) ?? null, today));
  const facets = carFacetIds.map((id) => {
    const codes = new Map(values[id].map((value, code): [string, number] => [value, code]));
    return {
      id,
      size: values[id].length,
      codes: Uint16Array.from(facetValues, (one) => codes.get(one[id]) ?? 0),
    };
  });
  const figures = Object.fromEntries(
    carRangeIds.map((id) => [id, Float64Array.from(cars, (car) => rangeFigure(car, id))]),
  ) as Record<CarRangeId, Float64Array>;
  return {
    day,
    cars,
    makes,
    ratings: byModel,
    pictures,
    values,
    bounds: boundsOf(figures),
    search: buildFacetIndex({ groupOf: groupsOf(cars), facets, figures, orders: ordersOf(cars) }),
  };
}

function agedPrice({ price }: SearchRow, today: IstDate) {
  return price === null ? null : { ...price, isOld: isOldPrice(price.asOf, today) };
}

function valuesOf(car: SearchRow, rating: SearchRating | null, today: IstDate) {
  return facetValuesOf({
    make: car.makeSlug,
    body: car.body,
    fuel: car.fuel,
    gearboxKind: car.gearboxKind,
    drive: car.drive,
    seats: car.figures.seats ?? null,
    airbags: car.figures.airbags ?? null,
    adultStars: rating?.adultStars ?? null,
    price: agedPrice(car, today),
  });
}

const paisePerLakh = 10_000_000;

/** In the unit of the filter; NaN: not known. An old price is in no range. */
function rangeFigure(car: IndexedCar, id: CarRangeId): number {
  const key = carRanges[id];
  if (key !== null) return car.figures[key] ?? Number.NaN;
  return car.priceGroup === 'current' && car.price !== null
    ? car.price.amount / paisePerLakh
    : Number.NaN;
}

function boundsOf(figures: Readonly<Record<CarRangeId, Float64Array>>): CarIndex['bounds'] {
  const bounds = carRangeIds.map((id) => {
    let least = Number.POSITIVE_INFINITY;
    let most = Number.NEGATIVE_INFINITY;
    for (const value of figures[id]) {
      if (value < least) least = value;
      if (value > most) most = value;
    }
    return [id, least > most ? { least: null, most: null } : { least, most }] as const;
  });
  return Object.fromEntries(bounds) as Record<CarRangeId, Bounds>;
}

function groupsOf(cars: readonly IndexedCar[]): Uint32Array {
  const groups = new Uint32Array(cars.length);
  for (let row = 1; row < cars.length; row += 1) {
    const isSame = cars[row]?.modelId === cars[row - 1]?.modelId;
    groups[row] = (groups[row - 1] ?? 0) + (isSame ? 0 : 1);
  }
  return groups;
}

/** Each order in parts: what it compares, and then by name what it cannot. Of a price order these are the groups of the
 * price, of which only those with a current price are by price. */
function ordersOf(cars: readonly IndexedCar[]): Readonly<Record<CarSort, RowOrder>> {
  const names = cars.map((car) => `${car.makeName} ${car.modelName} ${car.name}`.toLowerCase());
  const byName = Uint32Array.from(cars.keys()).sort((a, b) =>
    byText(names[a] ?? '', names[b] ?? ''),
  );
  const order = (parts: readonly ((car: IndexedCar) => number | null)[]): RowOrder => {
    const left = new Set(byName);
    const rows: number[] = [];
    const ends: number[] = [];
    for (const keyOf of parts) {
      const keys = new Map<number, number>();
      for (const row of left) {
        const key = keyOf(cars[row] as IndexedCar);
        if (key !== null) keys.set(row, key);
      }
      const part = [...keys.keys()].sort((a, b) => (keys.get(a) ?? 0) - (keys.get(b) ?? 0));
      for (const row of part) left.delete(row);
      rows.push(...part);
      ends.push(rows.length);
    }
    for (const row of left) rows.push(row);
    return { rows: Uint32Array.from(rows), ends: [...ends, rows.length] };
  };
  const inGroup =
    (group: PriceGroup, keyOf: (car: IndexedCar) => number) =>
    (car: IndexedCar): number | null =>
      car.priceGroup === group ? keyOf(car) : null;
  const amountOf = ({ price }: IndexedCar) => price?.amount ?? 0;
  const known =
    (key: SpecKeyId) =>
    ({ figures }: IndexedCar): number | null => {
      const value = figures[key];
      return value === undefined ? null : -value;
    };
  const others = [inGroup('battery-rent', () => 0), inGroup('old', () => 0)];
  const orders: Record<CarSort, RowOrder> = {
    'price-low': order([inGroup('current', amountOf), ...others]),
    'price-high': order([inGroup('current', (car) => -amountOf(car)), ...others]),
    newest: order([inGroup('current', ({ price }) => -monthOf(price?.asOf)), ...others]),
    kmpl: order([known('kmpl')]),
    'km-per-kg': order([known('kmPerKg')]),
    range: order([known('rangeKm')]),
    boot: order([known('bootL')]),
  };
  return Object.fromEntries(carSorts.map((sort) => [sort, orders[sort]])) as typeof orders;
}

function monthOf(asOf: IstDate | undefined): number {
  return asOf === undefined ? 0 : Number(asOf.slice(0, 4)) * 12 + Number(asOf.slice(5, 7));
}

function byText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
