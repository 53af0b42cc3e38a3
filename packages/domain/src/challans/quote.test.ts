import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chargeOf, checkLines, linesOfItems } from '../orders/order-line.ts';
import { paise, rupees, sumPaise } from '../shared/money.ts';
import {
  defaultFees,
  type FeeSchedule,
  orderLinesOf,
  type Quote,
  type QuoteItem,
  quoteOf,
} from './quote.ts';

const fine = (challanNumber: string, amount: number, kind: QuoteItem['kind'] = 'e-challan') => ({
  challanNumber,
  kind,
  fine: rupees(amount),
});

describe('the price of an order', () => {
  test('one e-challan: fine, settlement fee, GST on the fee', () => {
    const quote = quoteOf([fine('A', 500)], 'STANDARD', defaultFees);
    expect(quote.lines).toEqual([
      {
        challanNumber: 'A',
        kind: 'e-challan',
        challanAmount: 50_000,
        legalFee: 0,
        gstFee: 0,
        discount: 0,
        totalAmount: 50_000,
      },
    ]);
    expect(quote.order).toEqual({ settlementFee: 19_900, gst: 3_582 });
    expect(quote).toMatchObject({ fines: 50_000, fees: 19_900, gst: 3_582, total: 73_482 });
  });

  test('a court challan has a legal fee with GST', () => {
    const [line] = quoteOf([fine('C', 1000, 'court')], 'STANDARD', defaultFees).lines;
    expect(line).toMatchObject({ legalFee: 33_000, gstFee: 5_940, totalAmount: 138_940 });
  });

  test('express multiplies our fees by 1.1 and leaves the fine unchanged', () => {
    const quote = quoteOf([fine('A', 500), fine('C', 1000, 'court')], 'EXPRESS', defaultFees);
    expect(quote.order).toEqual({ settlementFee: 21_890, gst: 3_940 });
    expect(quote.lines[1]).toMatchObject({ legalFee: 36_300, gstFee: 6_534 });
    expect(quote.fines).toBe(150_000);
    expect(quote.total).toBe(150_000 + 21_890 + 3_940 + 36_300 + 6_534);
  });

  test.each([
    [25, 5],
    [24, 4],
    [3, 1],
    [2, 0],
  ])('GST of 18 %% on %i paise is %i: to the nearer paisa, halves up', (fee, gst) => {
    const fees = { ...defaultFees, settlementFee: paise(fee) };
    expect(quoteOf([fine('A', 1)], 'STANDARD', fees).order.gst).toBe(gst);
  });

  test('a discount reduces the legal fee before GST', () => {
    const fees = { ...defaultFees, legalDiscountBasisPoints: 1_000 };
    const [line] = quoteOf([fine('C', 1000, 'court')], 'STANDARD', fees).lines;
    expect(line).toMatchObject({ discount: 3_300, gstFee: 5_346, totalAmount: 135_046 });
  });

  test('an empty cart costs nothing', () => {
    expect(quoteOf([], 'EXPRESS', defaultFees)).toMatchObject({ total: 0, fees: 0, lines: [] });
  });

  test('a duplicate challan or a negative fine throws', () => {
    expect(() => quoteOf([fine('A', 1), fine('A', 1)], 'STANDARD', defaultFees)).toThrow(
      RangeError,
    );
    expect(() => quoteOf([fine('A', -1)], 'STANDARD', defaultFees)).toThrow(RangeError);
  });
});

const items = fc.uniqueArray(
  fc.record({
    challanNumber: fc.string({ minLength: 1, maxLength: 4 }),
    kind: fc.constantFrom<QuoteItem['kind']>('e-challan', 'court'),
    fine: fc.integer({ min: 1, max: 10_000_000 }).map(paise),
  }),
  { minLength: 1, maxLength: 12, selector: (item) => item.challanNumber },
);
const fees = fc.record<FeeSchedule>({
  settlementFee: fc.integer({ min: 0, max: 100_000 }).map(paise),
  courtLegalFee: fc.integer({ min: 0, max: 100_000 }).map(paise),
  gstBasisPoints: fc.integer({ min: 0, max: 2_800 }),
  legalDiscountBasisPoints: fc.integer({ min: 0, max: 10_000 }),
});
const settlements = fc.constantFrom('STANDARD' as const, 'EXPRESS' as const);

describe('for any cart', () => {
  test('the total is the sum of the lines shown, and no amount is negative', () => {
    fc.assert(
      fc.property(items, settlements, fees, (bought, settlement, schedule) => {
        const quote = quoteOf(bought, settlement, schedule);
        const { settlementFee, gst } = quote.order;
        const shown = [...quote.lines.map((line) => line.totalAmount), settlementFee, gst];
        expect(sumPaise(shown)).toBe(quote.total);
        expect(quote.fines + quote.fees + quote.gst).toBe(quote.total);
        for (const line of quote.lines) {
          const { challanAmount, legalFee, gstFee, discount, totalAmount } = line;
          expect(challanAmount + legalFee + gstFee - discount).toBe(totalAmount);
          for (const amount of [challanAmount, legalFee, gstFee, discount, totalAmount]) {
            expect(amount).toBeGreaterThanOrEqual(0);
          }
        }
      }),
    );
  });

  test('the order of challans does not change the price', () => {
    fc.assert(
      fc.property(items, settlements, fees, (bought, settlement, schedule) => {
        const turned = quoteOf([...bought].reverse(), settlement, schedule);
        const quote = quoteOf(bought, settlement, schedule);
        expect({ ...turned, lines: [...turned.lines].reverse() }).toEqual(quote);
      }),
    );
  });

  test('express never costs less than standard, and fines stay the same', () => {
    fc.assert(
      fc.property(items, fees, (bought, schedule) => {
        const standard = quoteOf(bought, 'STANDARD', schedule);
        const express = quoteOf(bought, 'EXPRESS', schedule);
        expect(express.total).toBeGreaterThanOrEqual(standard.total);
        expect(express.fines).toBe(standard.fines);
        expect(standard.fines).toBe(sumPaise(bought.map((item) => item.fine)));
      }),
    );
  });
});

describe('the lines of an order', () => {
  const quote = quoteOf([fine('A', 500), fine('C', 1000, 'court')], 'STANDARD', {
    ...defaultFees,
    legalDiscountBasisPoints: 1_000,
  });
  const ids = new Map([
    ['A', 'a'],
    ['C', 'c'],
  ]);

  test('are fine, legal fee, discount and GST of each challan, then the settlement fee', () => {
    expect(orderLinesOf(quote, ids)).toEqual([
      { position: 1, kind: 'pass-through', code: 'fine', itemId: 'a', taxOn: null, amount: 50_000 },
      {
        position: 2,
        kind: 'pass-through',
        code: 'fine',
        itemId: 'c',
        taxOn: null,
        amount: 100_000,
      },
      { position: 3, kind: 'fee', code: 'legal-fee', itemId: 'c', taxOn: null, amount: 33_000 },
      { position: 4, kind: 'discount', code: 'discount', itemId: 'c', taxOn: null, amount: -3_300 },
      { position: 5, kind: 'tax', code: 'gst', itemId: 'c', taxOn: 3, amount: 5_346 },
      {
        position: 6,
        kind: 'fee',
        code: 'settlement-fee',
        itemId: null,
        taxOn: null,
        amount: 19_900,
      },
      { position: 7, kind: 'tax', code: 'gst', itemId: null, taxOn: 6, amount: 3_582 },
    ]);
  });

  test('need an id for every challan', () => {
    expect(() => orderLinesOf(quote, new Map([['A', 'a']]))).toThrow(RangeError);
  });

  test('add up to the price of any cart', () => {
    fc.assert(
      fc.property(items, settlements, fees, (bought, settlement, schedule) => {
        const paid = quoteOf(bought, settlement, schedule);
        const lines = linesOf(paid);
        checkLines(lines);
        expect(chargeOf(lines)).toEqual({
          passThrough: paid.fines,
          fees: paid.fees,
          tax: paid.gst,
          deposits: 0,
          total: paid.total,
        });
      }),
    );
  });
});

function linesOf(quote: Quote) {
  return orderLinesOf(
    quote,
    new Map(quote.lines.map((line) => [line.challanNumber, line.challanNumber])),
  );
}

describe('refunds', () => {
  const quote = quoteOf([fine('A', 500), fine('C', 1000, 'court')], 'STANDARD', defaultFees);
  const refundOf = (paid: Quote, numbers: readonly string[], before: readonly string[] = []) => {
    const lines = linesOf(paid);
    const refunded = linesOfItems(lines, new Set(before), new Set());
    return chargeOf(
      linesOfItems(lines, new Set(numbers), new Set(refunded.map(({ position }) => position))),
    );
  };

  test('one challan of two: fine, legal fee and its GST', () => {
    expect(refundOf(quote, ['C'])).toEqual({
      passThrough: 100_000,
      fees: 33_000,
      tax: 5_940,
      deposits: 0,
      total: 138_940,
    });
    expect(refundOf(quote, ['A']).total).toBe(50_000);
  });

  test('the last challan of an order with nothing settled: the settlement fee too', () => {
    expect(refundOf(quote, ['C'], ['A']).total).toBe(138_940 + 19_900 + 3_582);
    expect(refundOf(quote, ['A', 'C']).total).toBe(quote.total);
  });

  test('no challans: nothing', () => {
    expect(refundOf(quote, []).total).toBe(0);
    expect(refundOf(quote, [], ['A', 'C']).total).toBe(0);
  });

  test('a challan of another order, or one already refunded, throws', () => {
    expect(() => refundOf(quote, ['Z'])).toThrow(RangeError);
    expect(() => refundOf(quote, ['A'], ['A'])).toThrow(RangeError);
  });

  test('if everything fails, in any portions, the whole payment is refunded', () => {
    fc.assert(
      fc.property(
        items,
        settlements,
        fees,
        fc.array(fc.nat({ max: 3 }), { minLength: 12, maxLength: 12 }),
        (bought, settlement, schedule, portions) => {
          const paid = quoteOf(bought, settlement, schedule);
          const lines = linesOf(paid);
          const before = new Set<number>();
          let back = 0;
          for (const portion of [0, 1, 2, 3]) {
            const now = bought
              .filter((_, index) => portions[index] === portion)
              .map((item) => item.challanNumber);
            const refunded = linesOfItems(lines, new Set(now), before);
            back += chargeOf(refunded).total;
            for (const { position } of refunded) before.add(position);
          }
          expect(back).toBe(paid.total);
        },
      ),
    );
  });

  test('refunds never exceed the payment', () => {
    fc.assert(
      fc.property(items, settlements, fees, (bought, settlement, schedule) => {
        const paid = quoteOf(bought, settlement, schedule);
        const some = bought.slice(0, Math.ceil(bought.length / 2));
        const numbers = some.map((item) => item.challanNumber);
        expect(refundOf(paid, numbers).total).toBeLessThanOrEqual(paid.total);
      }),
    );
  });
});
