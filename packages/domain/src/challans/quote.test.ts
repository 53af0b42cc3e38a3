import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { paise, rupees, sumPaise } from '../shared/money.ts';
import { defaultFees, type FeeSchedule, type QuoteItem, quoteOf, refundShareOf } from './quote.ts';

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

describe('refunds', () => {
  const quote = quoteOf([fine('A', 500), fine('C', 1000, 'court')], 'STANDARD', defaultFees);

  test('one of two challans: its fine, its legal fee and GST, not the settlement fee', () => {
    expect(refundShareOf(quote, ['C'], true)).toEqual({
      challanNumbers: ['C'],
      fines: 100_000,
      fees: 33_000,
      gst: 5_940,
      total: 138_940,
    });
    expect(refundShareOf(quote, ['A'], false).total).toBe(50_000);
  });

  test('the last challan of an order with nothing settled: the settlement fee too', () => {
    const last = refundShareOf(quote, ['C'], false, new Set(['A']));
    expect(last.total).toBe(138_940 + 19_900 + 3_582);
    expect(refundShareOf(quote, ['A', 'C'], false).total).toBe(quote.total);
  });

  test('no challans: nothing', () => {
    expect(refundShareOf(quote, [], false).total).toBe(0);
    expect(refundShareOf(quote, [], false, new Set(['A', 'C'])).total).toBe(0);
  });

  test('a challan of another order, or one already refunded, throws', () => {
    expect(() => refundShareOf(quote, ['Z'], false)).toThrow(RangeError);
    expect(() => refundShareOf(quote, ['A'], false, new Set(['A']))).toThrow(RangeError);
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
          const before = new Set<string>();
          let back = 0;
          for (const portion of [0, 1, 2, 3]) {
            const now = bought
              .filter((_, index) => portions[index] === portion)
              .map((item) => item.challanNumber);
            back += refundShareOf(paid, now, false, before).total;
            for (const number of now) before.add(number);
          }
          expect(back).toBe(paid.total);
        },
      ),
    );
  });

  test('refunds never exceed the payment', () => {
    fc.assert(
      fc.property(items, settlements, fees, fc.boolean(), (bought, settlement, schedule, any) => {
        const paid = quoteOf(bought, settlement, schedule);
        const some = bought.slice(0, Math.ceil(bought.length / 2));
        const numbers = some.map((item) => item.challanNumber);
        expect(refundShareOf(paid, numbers, any).total).toBeLessThanOrEqual(paid.total);
      }),
    );
  });
});
