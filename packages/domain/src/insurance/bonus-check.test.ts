import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { IstDate } from '../shared/ist-date.ts';
import { paise, rupees } from '../shared/money.ts';
import { bonusCheckDays, bonusDifference } from './bonus-check.ts';

test.each([
  ['2026-11-26', { askedBy: '2026-12-17', answeredBy: '2027-01-16' }],
  ['2028-02-10', { askedBy: '2028-03-02', answeredBy: '2028-04-01' }],
  ['2002-06-30', null],
] as const)('of a cover from %s is asked for and answered by %o', (from, days) => {
  expect(bonusCheckDays(from as IstDate)).toEqual(days);
});

test.each([
  [50_000, 0, 5_000],
  [50_000, 20_000, 3_000],
  [50_000, 45_000, 500],
  [20_000, 20_000, 0],
  [0, 0, 0],
])('of %d declared instead of %d is owed ₹%d of ₹5,000', (declared, actual, owed) => {
  expect(bonusDifference(rupees(5_000), declared, actual)).toBe(rupees(owed));
});

test('the difference is never negative, never above the worth, and falls as the right bonus rises', () => {
  const step = fc.constantFrom(0, 20_000, 25_000, 35_000, 45_000, 50_000);
  fc.assert(
    fc.property(fc.nat(10_000_000), step, step, step, (worth, declared, one, other) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)];
      const atLow = bonusDifference(paise(worth), declared, low);
      const atHigh = bonusDifference(paise(worth), declared, high);
      expect(atHigh).toBeGreaterThanOrEqual(0);
      expect(atLow).toBeGreaterThanOrEqual(atHigh);
      expect(atLow).toBeLessThanOrEqual(worth);
    }),
  );
});
