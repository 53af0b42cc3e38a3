import { expect, test } from 'vitest';
import { type IstDate, parseIstDate } from '../shared/ist-date.ts';
import { rupees } from '../shared/money.ts';
import { usedCarLoan } from './used-car-loan.ts';

const today = parseIstDate('2026-11-21') as IstDate;
const of = (madeYear: number) => usedCarLoan({ price: rupees(500_000), madeYear }, today);

test.each([
  [2026, 60, 90_000],
  [2023, 60, 90_000],
  [2021, 60, 80_000],
  [2019, 36, 75_000],
  [2017, 12, 60_000],
])('a car of %d is financed over %d months at a share of %d', (madeYear, months, share) => {
  expect(of(madeYear)).toMatchObject({ months, share });
});

test('a car that would be too old at the end has no usual loan', () => {
  expect(of(2016)).toBeNull();
  expect(of(2010)).toBeNull();
});

test('the instalments are those of the financed share at the lowest and highest rate', () => {
  const loan = of(2021);
  expect(loan?.principal).toBe(rupees(400_000));
  // 4 lakh over 60 months: 9.5 % and 18 % a year.
  expect(loan?.low).toEqual({ rate: 9_500, instalment: rupees(8_401) });
  expect(loan?.high).toEqual({ rate: 18_000, instalment: rupees(10_157) });
});
