import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Paise, rupees } from '../shared/money.ts';
import { carBodies, carFuels, driveKinds, gearboxKinds, priceKinds } from './car-facts.ts';
import { carFacets, type FilteredCar, facetValuesOf, priceChoiceOf } from './car-filter.ts';

const full = (lakhs: number) => ({
  kind: 'full' as const,
  amount: rupees(lakhs * 100_000),
  isOld: false,
});

test.each([
  ['just below five lakh', full(4.99999), 'under-5'],
  ['at five lakh', full(5), '5-8'],
  ['at ten lakh', full(10), '10-15'],
  ['at a crore', full(100), 'over-100'],
  ['without a battery', { ...full(10), kind: 'battery-rent' as const }, 'battery-rent'],
  ['old', { ...full(10), isOld: true }, 'old'],
  ['not known', null, 'unknown'],
])('a price %s is in one group', (_, price, choice) => {
  expect(priceChoiceOf(price)).toBe(choice);
});

const cars: fc.Arbitrary<FilteredCar> = fc.record({
  make: fc.constant('tata'),
  body: fc.constantFrom(...carBodies),
  fuel: fc.constantFrom(...carFuels),
  gearboxKind: fc.option(fc.constantFrom(...gearboxKinds)),
  drive: fc.option(fc.constantFrom(...driveKinds)),
  seats: fc.option(fc.integer({ min: 2, max: 14 })),
  airbags: fc.option(fc.integer({ min: 0, max: 14 })),
  adultStars: fc.option(fc.integer({ min: 0, max: 5 })),
  price: fc.option(
    fc.record({
      kind: fc.constantFrom(...priceKinds),
      amount: fc.integer({ min: 1, max: 10 ** 11 }).map((amount) => amount as Paise),
      isOld: fc.boolean(),
    }),
  ),
});

test('every car has one value of each facet, among those that can be chosen', () => {
  fc.assert(
    fc.property(cars, (car) => {
      const values = facetValuesOf(car);
      for (const [facet, choices] of Object.entries(carFacets)) {
        if (choices !== null) expect(choices).toContain(values[facet as keyof typeof values]);
      }
      expect(values.gearbox === 'unknown').toBe(car.gearboxKind === null);
      expect(values.stars === 'unknown').toBe(car.adultStars === null);
    }),
  );
});
