import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { IstDate } from '../shared/ist-date.ts';
import { rupees } from '../shared/money.ts';
import { checkListing, contradictionsOf, isSuspectPrice } from './check-listing.ts';
import { hiddenContact } from './hidden-contact.ts';

const today = '2026-11-25' as IstDate;
const car = {
  ...{ madeYear: 2021, madeMonth: 3, registeredOn: '2021-04-02' as IstDate, km: 42_300, owners: 1 },
  ...{ price: rupees(535_000), keys: 2, demoUse: null, note: null },
};

describe('a listing', () => {
  test('that can be has no fault', () => {
    expect(checkListing(car, today)).toEqual([]);
  });

  test.each([
    [{ madeYear: 1989, registeredOn: null }, 'madeYear', 'year-too-early'],
    [{ madeYear: 2027, registeredOn: null }, 'madeYear', 'year-in-future'],
    [{ madeYear: 2026, madeMonth: 12, registeredOn: null }, 'madeMonth', 'month-in-future'],
    [{ registeredOn: '2021-02-01' as IstDate }, 'registeredOn', 'registered-before-made'],
    [{ registeredOn: '2026-11-26' as IstDate }, 'registeredOn', 'registered-in-future'],
    [{ km: -1 }, 'km', 'km-out-of-range'],
    [{ km: 1_000_001 }, 'km', 'km-out-of-range'],
    [{ owners: 10 }, 'owners', 'owners-out-of-range'],
    [{ owners: 0 }, 'demoUse', 'demo-needs-use'],
    [{ demoUse: 'demo' as const }, 'demoUse', 'use-needs-no-owner'],
    [{ price: rupees(1) }, 'price', 'price-too-low'],
    [{ price: rupees(100_000_001) }, 'price', 'price-too-high'],
    [{ keys: 6 }, 'keys', 'keys-out-of-range'],
    [{ note: 'x'.repeat(601) }, 'note', 'note-too-long'],
    [{ note: 'Call 98765 43210' }, 'note', 'note-has-phone'],
  ])('with %j is refused', (change, field, fault) => {
    expect(checkListing({ ...car, ...change }, today)).toEqual([{ field, fault }]);
  });
});

describe('a public text', () => {
  test.each([
    ['98765-43210', 'phone'],
    ['९८७६५ ४३२१०', 'phone'],
    ['MA3EHKD1S00123456', 'phone'],
    ['see it at a@b.in', 'email'],
    ['www.cars.example', 'address'],
    ['it is DL 8C AF 5030', 'plate'],
    ['22 BH 1234 AA', 'plate'],
  ])('%s has a %s', (text, found) => {
    expect(hiddenContact(text)).toBe(found);
  });

  test.each([
    'First owner, 42,300 km, tyres of 2024.',
    'पहला मालिक, सर्विस बुक के साथ।',
    'New clutch at 38000 km in March 2025',
  ])('%s is fine', (text) => {
    expect(hiddenContact(text)).toBeNull();
  });

  test('a mobile number is found however its digits are spaced', () => {
    const spaces = fc.array(fc.constantFrom('', ' ', '-', '.'), { minLength: 9, maxLength: 9 });
    fc.assert(
      fc.property(
        fc.integer({ min: 6_000_000_000, max: 9_999_999_999 }),
        spaces,
        (number, gaps) => {
          const text = [...String(number)].map((digit, at) => digit + (gaps[at] ?? '')).join('');
          expect(hiddenContact(`ask ${text} now`)).not.toBeNull();
        },
      ),
    );
  });
});

test('the record contradicts only what it has otherwise', () => {
  const seller = {
    ...{ fuel: 'cng' as const, owners: 1, madeYear: 2021, colour: 'blue' as const },
    ...{ registeredOn: car.registeredOn, hasLoan: false },
  };
  const record = {
    ...{ fuel: 'petrol', owners: 2, madeYear: null, colour: 'blue' },
    ...{ registeredOn: car.registeredOn, hasLoan: true },
  };
  expect(contradictionsOf(seller, record)).toEqual([
    { field: 'owners', stated: 1, recorded: 2 },
    { field: 'loan', stated: false, recorded: true },
  ]);
});

test('a price under three fifths of the fair one is looked at', () => {
  expect(isSuspectPrice(rupees(299_999), rupees(500_000))).toBe(true);
  expect(isSuspectPrice(rupees(300_000), rupees(500_000))).toBe(false);
});
