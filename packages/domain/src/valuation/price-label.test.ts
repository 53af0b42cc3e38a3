import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { IstDate } from '../shared/ist-date.ts';
import { type Paise, paise, rupees } from '../shared/money.ts';
import { type Comparable, spreadOf } from './comparables.ts';
import { type LabelledCar, priceLabel } from './price-label.ts';

const today = '2026-11-25' as IstDate;

const advert = (price: number, change: Partial<Comparable> = {}): Comparable => ({
  ...{ id: `a${price}`, price: rupees(price), modelYear: 2021, km: 40_000, owners: 1 },
  ...{ variant: 'VXI', seller: 'dealer', asOf: today, isSandbox: false, ...change },
});
const car = (price: number, change: Partial<LabelledCar> = {}): LabelledCar => ({
  ...{ price: rupees(price), modelYear: 2021, km: 40_000, owners: 1, accident: false, ...change },
});
const market = [480_000, 490_000, 500_000, 510_000, 520_000].map((price) => advert(price));

test.each([
  [430_000, 'well-below'],
  [460_000, 'great'],
  [500_000, 'good'],
  [530_000, 'fair'],
  [600_000, 'high'],
])('%i beside a market of five lakh is called %s', (price, code) => {
  const label = priceLabel(car(price), market, today);
  expect(label).toMatchObject({ kind: 'label', code, market: rupees(500_000), grade: 'B' });
});

test.each([
  ['few-comparables', car(500_000), market.slice(1)],
  ['accident', car(500_000, { accident: true }), market],
  ['demo-car', car(500_000, { owners: 0 }), market],
  ['too-old', car(500_000, { modelYear: 2010 }), market],
  ['low-price', car(99_999), market],
  ['wide-range', car(500_000), [300_000, 400_000, 500_000, 650_000, 800_000].map((p) => advert(p))],
])('no label, and the reason: %s', (reason, one, adverts) => {
  expect(priceLabel(one, adverts, today)).toMatchObject({
    ...{ kind: 'none', reason, found: adverts.length, needed: 5 },
  });
});

test('adverts of another year, with other kilometres and owners, are brought to the car first', () => {
  const older = market.map((one) => ({ ...one, modelYear: 2020, km: 60_000, owners: 2 }));
  const label = priceLabel(car(500_000), older, today);
  // A year younger, 20,000 km fewer and one owner fewer: dearer than the adverts.
  expect(label?.kind === 'label' && label.market > rupees(550_000)).toBe(true);
});

const anyMarket = fc.array(
  fc.record({
    price: fc.integer({ min: 100_000, max: 3_000_000 }),
    modelYear: fc.integer({ min: 2019, max: 2022 }),
    km: fc.integer({ min: 0, max: 200_000 }),
    owners: fc.integer({ min: 0, max: 4 }),
  }),
  { minLength: 5, maxLength: 25 },
);

test('a label repeats from its own comparables, and its range contains the market price', () => {
  fc.assert(
    fc.property(anyMarket, fc.integer({ min: 100_000, max: 3_000_000 }), (adverts, price) => {
      const label = priceLabel(
        car(price),
        adverts.map(({ price: asked, ...rest }) => advert(asked, rest)),
        today,
      );
      if (label?.kind !== 'label') return;
      expect(priceLabel(car(price), label.comparables, today)).toEqual(label);
      expect(label.low).toBeLessThanOrEqual(label.market);
      expect(label.high).toBeGreaterThanOrEqual(label.market);
      const again = spreadOf(label.comparables.map(({ adjusted }) => adjusted));
      expect(again?.middle).toBe(label.market);
    }),
  );
});

test('the same market at twice the price gives the same label for twice the price', () => {
  const twice = market.map((one) => ({ ...one, price: paise(one.price * 2) as Paise }));
  expect(priceLabel(car(1_060_000), twice, today)).toMatchObject({ code: 'fair' });
});
