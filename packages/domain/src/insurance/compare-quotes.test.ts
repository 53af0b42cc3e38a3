import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Paise, paise, rupees } from '../shared/money.ts';
import {
  commonValue,
  perThousandOf,
  sortByPrice,
  spanOf,
  totalWithoutBonus,
} from './compare-quotes.ts';
import type { PremiumLine } from './rate-motor.ts';

const line = (id: PremiumLine['id'], amount: number): PremiumLine => ({
  id,
  code: null,
  amount: rupees(amount),
});
const any = { insuredValue: null, addOns: [] };
const quote = (ownDamage: number, value: number, total: number) => ({
  lines: [line('own-damage', ownDamage), line('third-party', 3_416), line('add-on', 900)],
  insuredValue: rupees(value),
  total: rupees(total),
});

test('a lower insured value does not make a dearer rate come first', () => {
  const low = { name: 'A', quote: quote(6_000, 300_000, 9_000) };
  const high = { name: 'B', quote: quote(8_000, 500_000, 12_000) };
  expect(sortByPrice([low, high], any).map(({ name }) => name)).toEqual(['B', 'A']);
  expect([perThousandOf(low.quote), perThousandOf(high.quote)]).toEqual([2_000, 1_600]);
});

test('a quote of another value or without an add-on stands after those of what was asked for', () => {
  const asked = { insuredValue: rupees(500_000), addOns: ['consumables'] };
  const withAddOn = (name: string, value: number, total: number, code: string | null) => {
    const { lines, ...rest } = quote(6_000, value, total);
    return { name, quote: { ...rest, lines: lines.map((one) => ({ ...one, code })) } };
  };
  const exact = withAddOn('Exact', 500_000, 12_000, 'consumables');
  const low = withAddOn('Low', 425_000, 9_000, 'consumables');
  const bare = withAddOn('Bare', 500_000, 8_000, null);
  const sorted = sortByPrice([low, bare, exact], asked).map(({ name }) => name);
  expect(sorted).toEqual(['Exact', 'Bare', 'Low']);
  // Asked for nothing in particular, only the figures count.
  expect(sortByPrice([low, bare, exact], any)[0]?.name).toBe('Bare');
});

test('third party alone is sorted by the total, equals by name, and no quote is last', () => {
  const plain = (name: string, total: number | null) => ({
    name,
    quote: total === null ? null : { lines: [], insuredValue: null, total: rupees(total) },
  });
  const sorted = sortByPrice(
    [plain('C', null), plain('B', 10), plain('D', 9), plain('A', 10)],
    any,
  );
  expect(sorted.map(({ name }) => name)).toEqual(['D', 'A', 'B', 'C']);
});

test.each([
  [[], null],
  [[[400_000, 500_000]], 450_000],
  [
    [
      [400_000, 500_000],
      [480_500, 600_000],
    ],
    491_000,
  ],
  [
    [
      [400_000, 450_000],
      [460_000, 600_000],
    ],
    null,
  ],
] as const)('the value in common of %j is %s', (bands, value) => {
  const given = bands.map(([least, most]) => ({ least: rupees(least), most: rupees(most) }));
  expect(commonValue(given, null)).toBe(value === null ? null : rupees(value));
});

test('the value that was asked for is the one in common where every band holds it', () => {
  const bands = [
    { least: rupees(640_000), most: rupees(780_000) },
    { least: rupees(620_000), most: rupees(775_500) },
  ];
  expect(commonValue(bands, rupees(711_550))).toBe(rupees(711_550));
  expect(commonValue(bands, rupees(775_501))).toBe(rupees(708_000));
  expect(commonValue([], rupees(711_550))).toBeNull();
});

test('the value in common lies in every band', () => {
  const band = fc
    .tuple(fc.integer({ min: 1, max: 9_000_000_000 }), fc.integer({ min: 0, max: 900_000_000 }))
    .map(([least, width]) => ({ least: paise(least), most: paise(least + width) }));
  fc.assert(
    fc.property(fc.array(band, { minLength: 1, maxLength: 5 }), (bands) => {
      const value = commonValue(bands, null);
      if (value === null) return;
      for (const { least, most } of bands) {
        expect(value).toBeGreaterThanOrEqual(least);
        expect(value).toBeLessThanOrEqual(most);
      }
    }),
  );
});

test('without the bonus its line is missing and GST is that of the rest', () => {
  const lines = [line('own-damage', 10_000), line('no-claim-bonus', -2_500)];
  const taxable = 750_000 as Paise;
  expect(totalWithoutBonus({ lines, taxable, rounding: paise(0) }, 18_000)).toBe(1_180_000);
  expect(totalWithoutBonus({ lines: [], taxable, rounding: paise(0) }, 18_000)).toBeNull();
});

test('the span of bands goes from the lowest to the highest value of any', () => {
  const band = (least: number, most: number) => ({ least: rupees(least), most: rupees(most) });
  expect(spanOf([])).toBeNull();
  expect(spanOf([band(4, 6), band(3, 5)])).toEqual(band(3, 6));
  expect(spanOf([band(1, 2), band(8, 9)])).toEqual(band(1, 9));
});
