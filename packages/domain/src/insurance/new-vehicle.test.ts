import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { IstDate } from '../shared/ist-date.ts';
import { rupees } from '../shared/money.ts';
import { noExtras } from './cover-extras.ts';
import { insuredValue } from './insured-value.ts';
import { shippedMotorTables as tables } from './motor-tables.ts';
import { newVehicleFuels, newVehicleRanges, readNewVehicle } from './new-vehicle.ts';
import { referencePremium } from './reference-premium.ts';

const today = '2026-11-28' as IstDate;
type Given = Parameters<typeof readNewVehicle>[0];
const car: Given = {
  ...{ vehicle: 'car', fuel: 'petrol', cc: 1_197, kw: null, seats: 5 },
  invoicePrice: rupees(700_000),
};
const scooter: Given = {
  ...{ vehicle: 'two-wheeler', fuel: 'petrol', cc: 110, kw: null, seats: 2 },
  invoicePrice: rupees(90_000),
};

/** Lines of the bundle of a description, at the value of the rule. */
function bundle(given: Given) {
  const read = readNewVehicle(given);
  if (!read.ok) throw new Error(read.error.reason);
  const value = insuredValue(given.invoicePrice, { ageMonths: 0, tables, on: today });
  const priced = referencePremium(
    read.value.insurable,
    {
      ...{ cover: 'bundle', insuredValue: value, kw: given.kw, cc: given.cc, lastBonus: 0 },
      ...{ hadClaim: false, ownerChanged: false, ownDamageUntil: null, certificateOn: null },
      ...{ noOwnerDriver: null, addOns: [], extras: noExtras },
    },
    { zone: 'A', tables, today },
  );
  if (!priced.ok) throw new Error(JSON.stringify(priced.error));
  return { value, ...priced.value.withBonus };
}
const amountOf = (premium: ReturnType<typeof bundle>, id: string) =>
  premium.lines.find((line) => line.id === id)?.amount;

describe('third party of a bundle is that of its long term', () => {
  test.each<[string, Given, number]>([
    ['a car up to 1,500 cc', car, 10_640],
    ['a small car', { ...car, cc: 998 }, 6_521],
    ['an electric car', { ...car, fuel: 'electric', cc: null, kw: 45.5 }, 9_044],
    ['a scooter', scooter, 3_851],
    ['a large motorcycle', { ...scooter, cc: 411 }, 15_117],
    ['an electric scooter', { ...scooter, fuel: 'electric', cc: null, kw: 5.5 }, 3_273],
  ])('%s', (_, given, thirdParty) => {
    const premium = bundle(given);
    expect(amountOf(premium, 'third-party')).toBe(rupees(thirdParty));
    expect(premium.value).toBe((given.invoicePrice * 95) / 100);
  });

  test('a CNG car has its kit on both sides, a hybrid less third party', () => {
    const gas = bundle({ ...car, fuel: 'cng' });
    expect(amountOf(gas, 'gas-kit')).toBeGreaterThan(0);
    expect(amountOf(gas, 'third-party-gas-kit')).toBeGreaterThan(0);
    expect(amountOf(bundle({ ...car, fuel: 'hybrid' }), 'hybrid-discount')).toBeLessThan(0);
  });
});

test.each<[string, Given, string]>([
  ['cc', { ...car, cc: 0 }, 'out-of-range'],
  ['cc', { ...car, cc: null }, 'missing'],
  ['kw', { ...car, fuel: 'electric', kw: null }, 'missing'],
  ['kw', { ...scooter, fuel: 'electric', kw: 1_000 }, 'out-of-range'],
  ['seats', { ...scooter, seats: 5 }, 'out-of-range'],
  ['seats', { ...car, seats: 0 }, 'out-of-range'],
  ['invoicePrice', { ...car, invoicePrice: rupees(0) }, 'out-of-range'],
  ['invoicePrice', { ...car, invoicePrice: rupees(999_999_999) }, 'out-of-range'],
  ['invoicePrice', { ...scooter, invoicePrice: rupees(700) }, 'out-of-range'],
  ['fuel', { ...scooter, fuel: 'diesel' }, 'no-such-fuel'],
  ['fuel', { ...scooter, fuel: 'hybrid' }, 'no-such-fuel'],
])('refuses %s of %o', (field, given, reason) => {
  expect(readNewVehicle(given)).toEqual({ ok: false, error: { field, reason } });
});

test('a dearer vehicle of the same kind is never insured for less', () => {
  const { least, most } = newVehicleRanges.car.invoicePrice;
  const price = fc.integer({ min: least / 100, max: most / 100 }).map(rupees);
  fc.assert(
    fc.property(price, price, fc.constantFrom(...newVehicleFuels), (one, other, fuel) => {
      const given = { ...car, fuel, kw: 60 };
      const [low, high] = one <= other ? [one, other] : [other, one];
      const cheap = bundle({ ...given, invoicePrice: low });
      const dear = bundle({ ...given, invoicePrice: high });
      expect(dear.total).toBeGreaterThanOrEqual(cheap.total);
      for (const { lines, taxable } of [cheap, dear]) {
        expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(taxable);
      }
    }),
    { numRuns: 60 },
  );
});
