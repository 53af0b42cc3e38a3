import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { IstDate } from '../shared/ist-date.ts';
import { type Paise, paise, rupees, sumPaise } from '../shared/money.ts';
import { compareYears, type YearBill } from './compare-years.ts';
import { shippedMotorTables } from './motor-tables.ts';
import { type RatingInput, rateMotor } from './rate-motor.ts';

/** The small car of 38 months of the rating vectors. */
const car: RatingInput = {
  ...{ vehicle: 'car', zone: 'B', ageMonths: 38, cover: 'package', discount: 40_000 },
  ...{ power: { kind: 'engine', cc: 998, isHybrid: false }, insuredValue: rupees(360_000) },
  ...{ usageDiscount: 0, noClaimBonus: 35_000, electricalAccessories: paise(0) },
  ...{ gasKit: { kind: 'none' }, voluntaryDeductible: paise(0), hasAntiTheft: false },
  ...{ isAssociationMember: false, ownerDriver: rupees(750), otherAccessories: paise(0) },
  ...{ paidDrivers: 0, hasRestrictedProperty: false, addOns: [], isBonusOnAddOns: false },
  isTotalInRupees: false,
};

function billOf(change: Partial<RatingInput> = {}, changed = 0): YearBill {
  const input = { ...car, ...change };
  const rated = rateMotor(input, shippedMotorTables, '2026-11-25' as IstDate);
  if (!rated.ok) throw new Error(rated.error);
  const { lines, gst, rounding, total } = rated.value;
  return { lines, gst, rounding, total: total + changed, insuredValue: input.insuredValue };
}

const shown = (last: YearBill, now: YearBill) =>
  Object.fromEntries(compareYears(last, now).map((row) => [row.code ?? row.id, row.reason]));

test('a lower insured value and a higher bonus are the reasons of their lines', () => {
  const last = billOf();
  const now = billOf({ insuredValue: rupees(320_000), noClaimBonus: 45_000 });
  expect(last.total).toBe(839_070);
  expect(shown(last, now)).toEqual({
    ...{ 'own-damage': 'insured-value', 'insurer-discount': 'insured-value' },
    ...{ 'no-claim-bonus': 'bonus', 'third-party': null, 'owner-driver': null, gst: 'gst' },
  });
});

test('a line of one year is added or dropped, and is no zero in the other', () => {
  const addOns = [{ code: 'consumables', premium: rupees(840) }];
  const rows = compareYears(billOf({ addOns }), billOf({ paidDrivers: 1 }));
  const find = (id: string) => rows.find((row) => row.id === id);
  expect(find('add-on')).toMatchObject({ last: 84_000, now: null, reason: 'dropped' });
  expect(find('paid-driver')).toMatchObject({ last: null, now: 5_000, reason: 'added' });
  expect(rows.at(-1)?.id).toBe('gst');
});

test('the same value at another rate, and a price that changed before the order, are the insurer’s', () => {
  const reasons = shown(billOf({}, 23_600), billOf({ discount: 30_000 }));
  expect(reasons).toMatchObject({ 'insurer-discount': 'insurer', changed: 'insurer' });
});

test('differences of the lines add up to that of the totals, to the paisa', () => {
  const year = fc.record({
    insuredValue: fc.integer({ min: 50_000, max: 2_000_000 }).map((value): Paise => rupees(value)),
    noClaimBonus: fc.constantFrom(0, 20_000, 25_000, 35_000, 45_000, 50_000),
    discount: fc.integer({ min: 0, max: 80_000 }),
    ownerDriver: fc.constantFrom(null, rupees(750)),
    isTotalInRupees: fc.boolean(),
    addOns: fc.subarray([
      { code: 'consumables', premium: rupees(840) },
      { code: 'engine-protect', premium: paise(123_457) },
    ]),
  });
  fc.assert(
    fc.property(year, year, fc.integer({ min: -5_000, max: 5_000 }), (a, b, changed) => {
      const [last, now] = [billOf(a, changed), billOf(b)];
      const rows = compareYears(last, now);
      expect(sumPaise(rows.map(({ difference }) => difference))).toBe(now.total - last.total);
      expect(new Set(rows.map(({ id, code }) => `${id} ${code}`)).size).toBe(rows.length);
    }),
  );
});
