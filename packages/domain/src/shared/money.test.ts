import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatLakhCrore,
  formatRupees,
  paise,
  percentOf,
  rupees,
  sumPaise,
  timesOnePointOne,
} from './money.ts';

const amounts = fc.integer({ min: -1e12, max: 1e12 }).map(paise);

describe('amounts', () => {
  test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])(
    '%d is no amount of paise',
    (value) => {
      expect(() => paise(value)).toThrow(RangeError);
    },
  );

  test.each([
    [199, 19_900],
    [19.99, 1_999],
    [0.29, 29],
    [-330.5, -33_050],
  ])('%d rupees are %i paise', (value, amount) => {
    expect(rupees(value)).toBe(amount);
  });

  test('an amount finer than a paisa throws', () => {
    expect(() => rupees(1.005)).toThrow(RangeError);
  });

  test('sums are exact, and the empty sum is 0', () => {
    expect(sumPaise([rupees(0.1), rupees(0.2), rupees(-0.3)])).toBe(0);
    expect(sumPaise([])).toBe(0);
  });
});

describe('shares', () => {
  test.each([
    [19_900, 11_000, 'half-up', 21_890],
    [33_000, 11_000, 'half-up', 36_300],
    [5, 11_000, 'half-up', 6],
    [4, 11_000, 'half-up', 4],
    [5, 11_000, 'down', 5],
    [1, 11_000, 'up', 2],
    [10, 11_000, 'up', 11],
    [-5, 11_000, 'half-up', -6],
    [-5, 11_000, 'down', -5],
    [52_900, 1_800, 'half-up', 9_522],
  ] as const)('%i paise at %i basis points, %s, are %i', (amount, basisPoints, rounding, share) => {
    expect(percentOf(paise(amount), basisPoints, rounding)).toBe(share);
  });

  test('the express price is 1.1 times to two decimals of a rupee', () => {
    expect(timesOnePointOne(rupees(199))).toBe(rupees(218.9));
    expect(timesOnePointOne(rupees(0.05))).toBe(rupees(0.06));
  });

  test('a share is within a paisa of the exact value', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 20_000 }), (amount, basisPoints) => {
        const exact = (amount * basisPoints) / 10_000;
        expect(Math.abs(percentOf(amount, basisPoints, 'half-up') - exact)).toBeLessThanOrEqual(
          0.51,
        );
        expect(Math.abs(percentOf(amount, basisPoints, 'down'))).toBeLessThanOrEqual(
          Math.abs(exact) + 0.01,
        );
        expect(Math.abs(percentOf(amount, basisPoints, 'up'))).toBeGreaterThanOrEqual(
          Math.abs(exact) - 0.01,
        );
      }),
    );
  });
});

describe('prices for display', () => {
  test.each([
    [0, '₹0'],
    [64_900_000, '₹6,49,000'],
    [19_950, '₹199.50'],
    [19_905, '₹199.05'],
    [123_456_789_00, '₹12,34,56,789'],
    [-50_000, '-₹500'],
  ])('%i paise are %s', (amount, text) => {
    expect(formatRupees(paise(amount))).toBe(text);
  });

  test.each([
    [64_900_000, '₹6.49 Lakh'],
    [1_200_000_000, '₹1.20 Crore'],
    [9_999_900, '₹99,999'],
    [10_000_000, '₹1 Lakh'],
    [999_960_000, '₹1 Crore'],
    [999_900_000, '₹99.99 Lakh'],
    [-64_900_000, '-₹6.49 Lakh'],
  ])('%i paise are said %s', (amount, text) => {
    expect(formatLakhCrore(paise(amount))).toBe(text);
  });
});
