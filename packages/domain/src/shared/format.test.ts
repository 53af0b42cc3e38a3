import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatCountdown, formatKms, formatNumber } from './format.ts';
import { formatShortNumber } from './short-number.ts';

test.each([
  [0, '0'],
  [7, '7'],
  [999, '999'],
  [1_000, '1k'],
  [1_150, '1.2k'],
  [1_234, '1.2k'],
  [45_000, '45k'],
  [99_949, '99.9k'],
  [99_999, '1L'],
  [100_000, '1L'],
  [250_000, '2.5L'],
  [9_999_999, '1Cr'],
  [10_000_000, '1Cr'],
  [25_500_000, '2.6Cr'],
  [12_345_678_900, '1234.6Cr'],
  [-1_500, '-1.5k'],
  [999.96, '1k'],
  [-0.01, '0'],
])('%d in short is %s', (value, text) => {
  expect(formatShortNumber(value)).toBe(text);
});

test('a short number drops a trailing .0 and moves up a unit instead of showing 100k', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 9 }), (value) => {
      const [, digits = '', unit = ''] = /^([\d.]+)(k|L|Cr)?$/.exec(formatShortNumber(value)) ?? [];
      expect(digits).toMatch(/^\d+(\.[1-9])?$/);
      const limit = { '': 1_000, k: 100, L: 100, Cr: Number.POSITIVE_INFINITY }[unit] ?? 0;
      expect(Number(digits)).toBeLessThan(limit);
    }),
  );
});

test.each([
  [45_000, '45,000 Kms'],
  [123_456.4, '1,23,456 Kms'],
  [0, '0 Kms'],
])('%d kilometres are %s', (value, text) => {
  expect(formatKms(value)).toBe(text);
});

test.each([
  [30, '00:30'],
  [300, '05:00'],
  [29.2, '00:30'],
  [0, '00:00'],
  [-5, '00:00'],
  [Number.NaN, '00:00'],
  [7_200, '120:00'],
])('%d seconds left show %s', (seconds, text) => {
  expect(formatCountdown(seconds)).toBe(text);
});

test('numbers are grouped the Indian way', () => {
  expect(formatNumber(1_234_567.891)).toBe('12,34,567.89');
});
