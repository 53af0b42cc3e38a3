import { expect, test } from 'vitest';
import type { IstDate } from '../shared/ist-date.ts';
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
