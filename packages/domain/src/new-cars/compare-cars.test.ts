import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Paise, rupees } from '../shared/money.ts';
import { type ComparedCar, compareCars } from './compare-cars.ts';

const car = (
  price: number | null,
  figures: ComparedCar['figures'],
  stars?: number,
): ComparedCar => ({
  exShowroom: price === null ? null : rupees(price),
  ...{ onRoad: null, emi: null, monthly: null },
  figures,
  rating: stars === undefined ? null : { adultStars: stars, childStars: 3, confidence: 'high' },
});
const rowsOf = (...cars: ComparedCar[]) =>
  Object.fromEntries(compareCars(cars).map(({ key, ...row }) => [key, row]));

test('the cheaper car and the larger boot are better; no length or number of seats is', () => {
  const rows = rowsOf(
    car(800_000, { bootL: 300, lengthMm: 3800, seats: 5 }, 5),
    car(900_000, { bootL: 350, lengthMm: 3990, seats: 7 }, 4),
  );
  expect(rows.exShowroom?.best).toEqual([0]);
  expect(rows.bootL?.best).toEqual([1]);
  expect(rows.lengthMm?.best).toEqual([]);
  expect(rows.seats?.best).toEqual([]);
  expect(rows.adultStars?.best).toEqual([0]);
  expect(rows.childStars).toMatchObject({ isSame: true, best: [] });
});

test('an unknown value is a difference, and never the better or the worse one', () => {
  const rows = rowsOf(car(null, { airbags: 6 }), car(900_000, { airbags: 6 }), car(800_000, {}));
  expect(rows.exShowroom).toEqual({
    values: [null, 90_000_000, 80_000_000],
    isSame: false,
    best: [2],
  });
  expect(rows.airbags).toMatchObject({ isSame: false, best: [] });
  expect(rows.onRoad).toBeUndefined();
});

test('mileage of petrol and of CNG, and range, are never compared with each other', () => {
  const rows = rowsOf(car(1, { kmpl: 20 }), car(1, { kmPerKg: 30 }), car(1, { rangeKm: 400 }));
  expect([rows.kmpl?.best, rows.kmPerKg?.best, rows.rangeKm?.best]).toEqual([[], [], []]);
});

test('a comparison is symmetric: the order of the cars changes only the order of the columns', () => {
  const anySum = fc.option(fc.integer({ min: 1, max: 5 }).map((price) => price as Paise));
  const anyStars = fc.integer({ min: 0, max: 5 });
  const anyCar = fc.record({
    ...{ exShowroom: anySum, onRoad: anySum, emi: anySum, monthly: anySum },
    figures: fc.record(
      { bootL: fc.integer({ min: 1, max: 3 }), seats: fc.constantFrom(5, 7) },
      { requiredKeys: [] },
    ),
    rating: fc.option(
      fc.record({
        ...{ adultStars: anyStars, childStars: anyStars },
        confidence: fc.constant('high' as const),
      }),
    ),
  });
  fc.assert(
    fc.property(fc.array(anyCar, { minLength: 2, maxLength: 4 }), (cars) => {
      const turned = compareCars(cars.toReversed());
      const last = cars.length - 1;
      expect(turned).toEqual(
        compareCars(cars).map((row) => ({
          ...row,
          values: row.values.toReversed(),
          best: row.best.map((place) => last - place).sort(),
        })),
      );
    }),
  );
});
