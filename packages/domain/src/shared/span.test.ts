import { expect, test } from 'vitest';
import { parseIstDate } from './ist-date.ts';
import { spanBetween } from './span.ts';

const day = (text: string) => {
  const date = parseIstDate(text);
  if (date === null) throw new Error(text);
  return date;
};

test.each([
  ['2026-11-28', '2026-11-28', { unit: 'days', days: 0 }],
  ['2026-11-28', '2026-11-20', { unit: 'days', days: 0 }],
  ['2026-11-28', '2027-02-26', { unit: 'days', days: 90 }],
  ['2026-11-28', '2027-02-27', { unit: 'months', years: 0, months: 2 }],
  ['2026-11-28', '2027-02-28', { unit: 'months', years: 0, months: 3 }],
  ['2026-11-28', '2036-03-14', { unit: 'months', years: 9, months: 3 }],
  ['2026-11-28', '2027-11-28', { unit: 'months', years: 1, months: 0 }],
  ['2024-02-29', '2025-02-28', { unit: 'months', years: 1, months: 0 }],
  ['2026-01-31', '2026-06-30', { unit: 'months', years: 0, months: 5 }],
] as const)('from %s to %s', (from, to, span) => {
  expect(spanBetween(day(from), day(to))).toEqual(span);
});
