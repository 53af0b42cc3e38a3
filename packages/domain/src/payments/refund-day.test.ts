import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysBetween, parseIstDate } from '../shared/ist-date.ts';
import { addBankDays, isBankDay } from './bank-days.ts';
import { refundDay } from './refund-day.ts';

function day(text: string) {
  const date = parseIstDate(text);
  if (date === null) throw new Error(`${text} is no day`);
  return date;
}

describe('bank working days', () => {
  test.each([
    ['2026-11-20', 'a Friday', true],
    ['2026-11-22', 'a Sunday', false],
    ['2026-11-07', 'the first Saturday', true],
    ['2026-11-14', 'the second Saturday', false],
    ['2026-11-21', 'the third Saturday', true],
    ['2026-11-28', 'the fourth Saturday', false],
    ['2026-08-29', 'a fifth Saturday', true],
    ['2027-01-26', 'Republic Day', false],
    ['2028-08-15', 'Independence Day', false],
    ['2026-10-02', 'Gandhi Jayanti', false],
  ])('%s, %s: %s', (text, _, works) => {
    expect(isBankDay(day(text))).toBe(works);
  });
});

describe('the date of a refund', () => {
  test.each([
    ['upi', 'unconfirmed-payment', '2026-11-20', '2026-11-26', 'rbi-100-rupees-a-day'],
    ['card', 'unconfirmed-payment', '2026-11-23', '2026-11-30', 'rbi-100-rupees-a-day'],
    ['wallet', 'unconfirmed-payment', '2026-11-21', '2026-11-23', 'rbi-100-rupees-a-day'],
    ['netbanking', 'unconfirmed-payment', '2026-11-20', '2026-11-30', 'none'],
    ['upi', 'order-refund', '2026-11-20', '2026-11-26', 'none'],
    ['card', 'order-refund', '2026-11-20', '2026-11-30', 'none'],
    ['netbanking', 'order-refund', '2027-01-22', '2027-02-02', 'none'],
    ['unknown', 'order-refund', '2026-11-20', '2026-11-30', 'none'],
  ] as const)('%s, %s of %s: %s, %s', (method, cause, startedOn, on, compensation) => {
    expect(refundDay(method, cause, day(startedOn))).toMatchObject({ on, compensation });
  });

  test('is always a bank working day, and never earlier than the same number of calendar days', () => {
    fc.assert(
      fc.property(fc.nat({ max: 2000 }), fc.integer({ min: 1, max: 10 }), (offset, count) => {
        const from = addDays(day('2026-01-01'), offset);
        const reached = addBankDays(from, count);
        expect(isBankDay(reached)).toBe(true);
        expect(daysBetween(from, reached)).toBeGreaterThanOrEqual(count);
        const between = Array.from({ length: daysBetween(from, reached) }, (_, index) =>
          addDays(from, index + 1),
        );
        expect(between.filter(isBankDay)).toHaveLength(count);
      }),
    );
  });
});
