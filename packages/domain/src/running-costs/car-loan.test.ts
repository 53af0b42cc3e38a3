import { expect, test } from 'vitest';
import type { IstDate } from '../shared/ist-date.ts';
import { rupees } from '../shared/money.ts';
import { carLoan, usualCarLoan } from './car-loan.ts';

test('the usual terms are those of the day', () => {
  expect(usualCarLoan('2026-11-28' as IstDate)).toEqual({ share: 80_000, rate: 9250, months: 60 });
  expect(usualCarLoan('2020-01-01' as IstDate)).toBeNull();
});

test.each([
  ['80% of 7,29,739 at 9.25% over 60 months', rupees(729_739), 80_000, 583_791, 12_189],
  ['all of it', rupees(1_000_000), 100_000, 1_000_000, 20_880],
  ['without interest', rupees(600_000), 100_000, 600_000, 10_000],
])('%s', (name, onRoad, share, principal, instalment) => {
  const rate = name === 'without interest' ? 0 : 9250;
  expect(carLoan(onRoad, { share, rate, months: 60 })).toEqual({
    principal: rupees(principal),
    instalment: rupees(instalment),
  });
});

test('nothing borrowed, no loan', () => {
  expect(carLoan(rupees(729_739), { share: 0, rate: 9250, months: 60 })).toBeNull();
});
