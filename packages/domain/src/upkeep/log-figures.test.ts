import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, type IstDate } from '../shared/ist-date.ts';
import { rupees } from '../shared/money.ts';
import type { ExpenseCategory, LogEntry } from './log-entry.ts';
import { logSpend } from './log-figures.ts';
import { logOdometer } from './log-odometer.ts';

const today = '2026-11-26' as IstDate;
const paid = (
  on: string,
  amount: number | null,
  km: number | null = null,
  category: ExpenseCategory = 'toll',
): LogEntry => ({
  kind: 'expense',
  category,
  id: `${on}${amount}`,
  on: on as IstDate,
  km,
  cost: amount === null ? null : rupees(amount),
  odometer: null,
});
const spendOf = (entries: readonly LogEntry[]) =>
  logSpend(entries, logOdometer(entries, 'private-car'), today);

test('twelve months with the present one, and nothing older', () => {
  const spend = spendOf([
    paid('2025-11-30', 500),
    paid('2025-12-01', 100),
    paid('2026-11-26', 40),
    paid('2026-11-02', 60, null, 'parking'),
  ]);
  expect(spend.months).toHaveLength(12);
  expect(spend.months[0]).toMatchObject({ month: '2025-12', expense: 10_000, fuel: 0 });
  expect(spend.months[11]).toMatchObject({ month: '2026-11', expense: 10_000 });
  expect(spend.types).toEqual([
    { type: 'toll', sum: 14_000 },
    { type: 'parking', sum: 6_000 },
  ]);
});

test('cost per km between two readings, without what was paid before them', () => {
  const entries = [paid('2026-01-01', 9_999, 1_000), paid('2026-05-01', 3_000, 2_000)];
  expect(spendOf(entries).perKm).toEqual({ cost: 300, km: 1_000 });
  expect(spendOf([...entries, paid('2026-02-01', null)])).toMatchObject({
    perKm: null,
    unpriced: 1,
  });
  expect(spendOf(entries.slice(0, 1)).perKm).toBeNull();
  expect(spendOf([]).perKm).toBeNull();
});

test('cost per km of a month: readings in between count as even, and what is not known is null', () => {
  // 1,200 km from 16 January to 17 March (60 days): 20 a day, so 560 in February.
  const entries = [
    paid('2026-01-16', 9_999, 1_000),
    paid('2026-02-10', 1_120),
    paid('2026-03-17', 500, 2_200),
  ];
  const byMonth = (more: readonly LogEntry[] = []) => {
    const { months } = spendOf([...entries, ...more]);
    return Object.fromEntries(months.map(({ month, perKm }) => [month, perKm]));
  };
  expect(byMonth()).toMatchObject({ '2026-01': null, '2026-02': 200, '2026-03': null });
  expect(byMonth([paid('2026-02-20', null)])['2026-02']).toBeNull();
  // It stood in April and was driven again in May.
  const stood = [paid('2026-05-01', 0, 2_200), paid('2026-06-01', 620, 2_820)];
  expect(byMonth(stood)).toMatchObject({ '2026-04': null, '2026-05': 0 });
});

test('the months of a log never cost less than nothing, and their kilometres never go back', () => {
  const line = fc
    .record({
      day: fc.integer({ min: 0, max: 500 }),
      km: fc.integer({ min: 0, max: 60_000 }),
      amount: fc.integer({ min: 0, max: 100_000 }),
    })
    .map(({ day, km, amount }) => paid(addDays('2025-07-01' as IstDate, day), amount, km));
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), (entries) => {
      for (const { perKm } of spendOf(entries).months) {
        expect(perKm === null || perKm >= 0).toBe(true);
      }
    }),
  );
});
