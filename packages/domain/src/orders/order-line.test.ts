import { describe, expect, test } from 'vitest';
import { paise } from '../shared/money.ts';
import { chargeOf, checkLines, linesOfItems, type OrderLine } from './order-line.ts';

const line = (position: number, change: Partial<OrderLine>): OrderLine => ({
  position,
  kind: 'fee',
  code: 'handling',
  itemId: null,
  taxOn: null,
  amount: paise(1_000),
  ...change,
});

/** Two parcels, the second with a deposit, and handling for both. */
const lines = [
  line(1, { itemId: 'a', kind: 'pass-through', amount: paise(5_000) }),
  line(2, { itemId: 'b', kind: 'pass-through', amount: paise(7_000) }),
  line(3, { itemId: 'b', kind: 'deposit', amount: paise(20_000) }),
  line(4, { amount: paise(2_000) }),
  line(5, { kind: 'discount', amount: paise(-500) }),
  line(6, { kind: 'tax', taxOn: 4, amount: paise(270) }),
];

describe('the charge of lines', () => {
  test('sums what is passed on, earned, taxed and held', () => {
    expect(chargeOf(lines)).toEqual({
      passThrough: 12_000,
      fees: 1_500,
      tax: 270,
      deposits: 20_000,
      total: 33_770,
    });
  });

  test('is nothing without lines', () => {
    expect(chargeOf([]).total).toBe(0);
  });
});

describe('lines to store', () => {
  test('pass the check', () => {
    expect(() => checkLines(lines)).not.toThrow();
  });

  test.each([
    ['a negative fee', [line(1, { amount: paise(-1) })]],
    ['a line without a code', [line(1, { code: '' })]],
    ['a line of nothing', [line(1, { amount: paise(0) })]],
    ['a discount that adds', [line(1, { kind: 'discount' })]],
    ['a position used twice', [line(1, {}), line(1, {})]],
    ['tax without its fee', [line(1, { kind: 'tax' })]],
    ['tax on another tax', [line(1, {}), line(2, { kind: 'tax', taxOn: 2 })]],
    ['a fee that names a fee', [line(1, {}), line(2, { taxOn: 1 })]],
  ])('are refused with %s', (_, wrong) => {
    expect(() => checkLines(wrong)).toThrow(RangeError);
  });
});

describe('lines to refund', () => {
  const positions = (items: readonly string[], refunded: readonly number[] = []) =>
    linesOfItems(lines, new Set(items), new Set(refunded)).map(({ position }) => position);

  test('one item: its own lines', () => {
    expect(positions(['a'])).toEqual([1]);
    expect(positions(['b'])).toEqual([2, 3]);
  });

  test('the last item: the lines of the whole order too', () => {
    expect(positions(['a', 'b'])).toEqual([1, 2, 3, 4, 5, 6]);
    expect(positions(['b'], [1])).toEqual([2, 3, 4, 5, 6]);
  });

  test('no item: nothing', () => {
    expect(positions([])).toEqual([]);
  });

  test('an unknown item or one refunded before throws', () => {
    expect(() => positions(['z'])).toThrow('not in the order');
    expect(() => positions(['a'], [1])).toThrow('refunded before');
  });
});
