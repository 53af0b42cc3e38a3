import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { IstDate } from '../shared/ist-date.ts';
import { type Paise, rupees, sumPaise } from '../shared/money.ts';
import type { Comparable } from './comparables.ts';
import type { FittedModel } from './fitted-model.ts';
import type { Valuation, ValuedCar } from './valuation.ts';
import { type ValuationFacts, valueCar } from './value-car.ts';

const today = '2026-11-25' as IstDate;

/** Made up: no figure of a real fit. */
const fitted: FittedModel = {
  ...{ asOf: 2023, fittedOn: '2026-11-25', base: Math.log(600_000) },
  level: { factor: 1.1, models: 3, on: '2026-11-25' },
  // The second stretch would gain, and is cut off.
  age: [
    [0, 0],
    [5, -0.5],
    [10, -0.45],
    [15, -1.2],
  ],
  km: [
    [0, 0],
    [50_000, -0.1],
    [100_000, -0.05],
    [200_000, -0.3],
  ],
  makes: { tata: 0.05 },
  models: {
    'tata/nexon': {
      ...{ cars: 80, firstYear: 2017, lastYear: 2023, effect: 0.1, age: 0.02 },
      ...{ fuels: { diesel: 0.03 }, gearboxes: {}, words: { xz: 0.07 } },
    },
    'tata/punch': {
      ...{ cars: 12, firstYear: 2021, lastYear: 2023, effect: 0, age: 0.3 },
      ...{ fuels: {}, gearboxes: {}, words: {} },
    },
  },
  fuels: { petrol: 0, diesel: 0.1 },
  gearboxes: { manual: 0, automatic: 0.1 },
  owners: { 1: 0, 2: -0.05, 3: -0.1, 4: -0.2 },
  cities: { Delhi: -0.1 },
  sellers: {},
  figures: { engineCc: { centre: 1300, slope: 0 }, powerBhp: { centre: 85, slope: 0 } },
  words: { xz: 0.04 },
  errors: [
    { fromRupees: 0, fromCars: 0, half: [0.85, 1.15], wide: [0.7, 1.4] },
    { fromRupees: 300_000, fromCars: 0, half: [0.92, 1.08], wide: [0.85, 1.18] },
  ],
};

const nexon: ValuedCar = {
  ...{ make: 'tata', model: 'nexon', variant: 'XZ', modelYear: 2021, km: 40_000, fuel: 'petrol' },
  ...{ gearbox: 'manual', owners: 1, cityId: 10_084, condition: 'very-good' },
};
const facts = (change: Partial<ValuationFacts> = {}, car: Partial<ValuedCar> = {}) => ({
  ...{ car: { ...nexon, ...car }, city: 'Delhi', comparables: [], sameYear: [] },
  ...{ newPrice: null, fitted: null, ...change },
});
const advert = (price: number, change: Partial<Comparable> = {}): Comparable => ({
  ...{ id: `a${price}`, price: rupees(price), modelYear: 2021, km: 40_000, owners: 1 },
  ...{ variant: null, seller: 'owner', asOf: today, isSandbox: false, ...change },
});
const adverts = [680_000, 690_000, 700_000, 710_000, 720_000].map((price) => advert(price));
const newPrice = { price: rupees(800_000), asOf: '2026-05-01' };

const priceOf = (valuation: Valuation) =>
  valuation.kind === 'value' ? valuation.private.price : null;

test('the first method that has enough to go by gives the price', () => {
  const all = { comparables: adverts, sameYear: adverts, newPrice, fitted };
  const methodOf = (change: Partial<ValuationFacts>) => {
    const found = valueCar(facts({ ...all, ...change }), today);
    return found.kind === 'value' ? [found.method, found.grade] : found.reason;
  };
  expect(methodOf({})).toEqual(['comparables', 'B']);
  expect(methodOf({ comparables: adverts.slice(1) })).toEqual(['fitted', 'C']);
  expect(methodOf({ comparables: [], fitted: null })).toEqual(['same-year', 'D']);
  expect(methodOf({ comparables: [], fitted: null, sameYear: [] })).toEqual(['table', 'D']);
  expect(methodOf({ comparables: [], fitted: null, sameYear: [], newPrice: null })).toBe(
    'not-enough-data',
  );
});

test('ten adverts that agree are an A, few cars in the fit a D', () => {
  const ten = Array.from({ length: 10 }, (_, place) => advert(700_000 + place * 1000));
  expect(valueCar(facts({ comparables: ten }), today)).toMatchObject({ grade: 'A' });
  expect(valueCar(facts({ fitted }, { model: 'punch' }), today)).toMatchObject({ grade: 'D' });
});

test.each([
  ['poor-condition', { condition: 'poor' }],
  ['too-old', { modelYear: 2005 }],
] as const)('no price, and the reason: %s', (reason, car) => {
  const found = valueCar(facts({ comparables: adverts, newPrice, fitted }, car), today);
  expect(found).toMatchObject({ kind: 'none', reason });
});

test('by the table: the new price, three years, 30,000 km over the usual, a second owner', () => {
  const car = { modelYear: 2023, km: 63_000, owners: 2 };
  const found = valueCar(facts({ newPrice }, car), today);
  // 8,00,000 × 0.68 = 5,44,000; − 6 % = 5,11,360; − 5 % = 4,85,792.
  expect(found).toMatchObject({
    private: { price: rupees(486_000) },
    lines: [
      { id: 'start', amount: rupees(800_000) },
      { id: 'age', amount: rupees(-256_000) },
      { id: 'km', amount: rupees(-32_640) },
      { id: 'owners', amount: rupees(-25_568) },
      { id: 'rounding', amount: rupees(208) },
    ],
  });
});

test('three figures: what a dealer pays, between persons, what a dealer asks', () => {
  const found = valueCar(facts({ comparables: adverts }), today);
  expect(found).toMatchObject({
    private: { price: rupees(700_000) },
    toDealer: { price: rupees(630_000) },
    dealerRetail: { price: rupees(756_000) },
  });
});

test('every condition has its price, poor has none', () => {
  const found = valueCar(facts({ comparables: adverts }, { condition: 'good' }), today);
  if (found.kind !== 'value') throw new Error('no price');
  expect(found.conditions.map(({ code, price }) => [code, price])).toEqual([
    ['excellent', rupees(728_000)],
    ['very-good', rupees(700_000)],
    ['good', rupees(665_000)],
    ['fair', rupees(602_000)],
    ['poor', null],
  ]);
  expect(found.private.price).toBe(rupees(665_000));
});

const anyCar = fc.record({
  model: fc.constantFrom('nexon', 'punch'),
  variant: fc.constantFrom(null, 'XZ', 'XZ Plus'),
  modelYear: fc.integer({ min: 2008, max: 2026 }),
  km: fc.integer({ min: 0, max: 300_000 }),
  fuel: fc.constantFrom('petrol', 'diesel', 'electric'),
  gearbox: fc.constantFrom('manual', 'automatic', null),
  owners: fc.integer({ min: 1, max: 5 }),
  condition: fc.constantFrom('excellent', 'very-good', 'good', 'fair'),
} as const);
const anyAdverts = fc.array(
  fc.record({
    price: fc.integer({ min: 100_000, max: 3_000_000 }),
    modelYear: fc.integer({ min: 2008, max: 2026 }),
    km: fc.integer({ min: 0, max: 300_000 }),
    owners: fc.integer({ min: 0, max: 4 }),
  }),
  { maxLength: 12 },
);
const anyFacts = fc.record({
  car: anyCar,
  adverts: anyAdverts,
  source: fc.constantFrom('comparables', 'fitted', 'sameYear', 'newPrice'),
});
type AnyFacts = typeof anyFacts extends fc.Arbitrary<infer T> ? T : never;

const factsOf = ({ car, adverts: list, source }: AnyFacts, change: Partial<ValuedCar> = {}) => {
  const comparables = list.map(({ price, ...rest }) => advert(price, rest));
  const given = { comparables, sameYear: comparables, newPrice, fitted };
  return facts({ [source]: given[source] }, { ...car, ...change } as Partial<ValuedCar>);
};

test('a price lies within its range, and its lines sum up to it', () => {
  fc.assert(
    fc.property(anyFacts, (one) => {
      const found = valueCar(factsOf(one), today);
      if (found.kind !== 'value') return;
      for (const { price, low, high } of [found.private, found.toDealer, found.dealerRetail]) {
        expect(low).toBeLessThanOrEqual(price);
        expect(high).toBeGreaterThanOrEqual(price);
      }
      expect(sumPaise(found.lines.map(({ amount }) => amount))).toBe(found.private.price);
      expect(found.private.price % rupees(1000)).toBe(0);
    }),
  );
});

test('more kilometres never raise a price', () => {
  fc.assert(
    fc.property(anyFacts, fc.integer({ min: 1, max: 100_000 }), (one, more) => {
      const price = priceOf(valueCar(factsOf(one), today));
      const driven = priceOf(valueCar(factsOf(one, { km: one.car.km + more }), today));
      expect(driven ?? 0).toBeLessThanOrEqual(price ?? 0);
    }),
  );
});

test('an older car is never dearer, and one more owner never raises a price', () => {
  fc.assert(
    fc.property(anyFacts, fc.integer({ min: 1, max: 15 }), (one, years) => {
      const price = priceOf(valueCar(factsOf(one), today)) ?? (0 as Paise);
      const modelYear = one.car.modelYear - years;
      expect(priceOf(valueCar(factsOf(one, { modelYear }), today)) ?? 0).toBeLessThanOrEqual(price);
      const owners = one.car.owners + 1;
      expect(priceOf(valueCar(factsOf(one, { owners }), today)) ?? 0).toBeLessThanOrEqual(price);
    }),
  );
});
