import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type IstDate, parseIstDate } from '../shared/ist-date.ts';
import { paise, rupees } from '../shared/money.ts';
import { type Applicant, eligibilityOf, type LoanWish } from './eligibility.ts';
import { exactInstalment } from './instalment.ts';
import { loanKinds } from './loan-rules.ts';

const today = parseIstDate('2026-11-23') as IstDate;
const clerk: Applicant = {
  work: 'salaried',
  age: 30,
  income: rupees(60_000),
  instalments: rupees(5000),
};
const newCar: LoanWish = { kind: 'new-car', months: 60, value: rupees(1_000_000), vehicleAge: 0 };

function rangeOf(applicant: Applicant, wish: LoanWish) {
  const found = eligibilityOf(applicant, wish, today);
  if (found === null) throw new Error('no rules for the day');
  return found;
}

test('a new car: the share of its price, or of the income, whichever is less', () => {
  const dear = rangeOf({ ...clerk, income: rupees(90_000) }, newCar);
  expect(dear).toMatchObject({ least: 800_000_00, most: 900_000_00, limitedBy: 'loan-share' });
  const poor = rangeOf({ ...clerk, income: rupees(24_000) }, newCar);
  expect(poor.limitedBy).toBe('instalment-share');
  // 40 percent of 24,000 less 5,000 leaves 4,600 a month.
  const instalment = exactInstalment({ principal: poor.most, rate: 7500, months: 60 });
  expect(instalment / 100).toBeCloseTo(4600, 1);
});

test.each([
  ['too young', { age: 20 }, {}, ['age-now'], []],
  ['60 when the loan ends', { age: 55 }, {}, [], []],
  ['61 when the loan ends', { age: 56 }, {}, [], ['age-at-end']],
  ['66 when the loan ends', { age: 61 }, {}, ['age-at-end'], []],
  [
    'an income that few lenders take',
    { income: rupees(20_000), instalments: paise(0) },
    {},
    [],
    ['income'],
  ],
  ['too low an income', { income: rupees(15_000), instalments: paise(0) }, {}, ['income'], []],
  ['instalments as large as the share', { instalments: rupees(30_000) }, {}, ['instalments'], []],
  ['too long', {}, { months: 85 }, ['months'], []],
  [
    'a car of 4 years at the end of 5',
    {},
    { kind: 'used-car', vehicleAge: 4 },
    [],
    ['vehicle-age'],
  ],
  [
    'a car of 6 years at the end of 5',
    {},
    { kind: 'used-car', vehicleAge: 6 },
    ['vehicle-age'],
    [],
  ],
  ['a car of 11 years', {}, { kind: 'used-car', vehicleAge: 11, months: 12 }, ['vehicle-age'], []],
] as const)('%s', (_name, applicant, wish, bars, doubts) => {
  const found = rangeOf({ ...clerk, ...applicant }, { ...newCar, ...wish });
  expect(found).toMatchObject({ bars, doubts });
  if (bars.length > 0) expect(found).toMatchObject({ least: 0, most: 0, limitedBy: null });
  else if (doubts.length > 0) expect(found.least).toBe(0);
  else expect(found.least).toBeGreaterThan(0);
});

test('a personal loan goes by income alone', () => {
  const found = rangeOf(clerk, { ...newCar, kind: 'personal', value: null });
  expect(found.sums.map(({ rule }) => rule)).toEqual(['instalment-share']);
});

test('the range is in order, and a higher income never lowers it within a band', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...loanKinds),
      fc.integer({ min: 12, max: 48 }),
      fc.integer({ min: 2_600_000, max: 9_000_000 }),
      fc.integer({ min: 0, max: 4_000_000 }),
      (kind, months, income, instalments) => {
        const wish = { ...newCar, kind, months };
        const of = (paid: number) =>
          rangeOf({ ...clerk, income: paise(paid), instalments: paise(instalments) }, wish);
        const found = of(income);
        expect(found.least).toBeLessThanOrEqual(found.most);
        expect(of(income + 100_000).most).toBeGreaterThanOrEqual(found.most);
      },
    ),
  );
});
