import { expect, test } from 'vitest';
import { type IstDate, parseIstDate } from '../shared/ist-date.ts';
import { yearsAfterGrace } from './vehicle-age.ts';

function day(text: string): IstDate {
  const date = parseIstDate(text);
  if (date === null) throw new Error(text);
  return date;
}

test.each([
  ['2027-06-01', 0],
  ['2025-11-21', 0],
  ['2025-11-20', 1],
  ['2024-11-21', 1],
  ['2024-11-20', 2],
])('a licence up to %s is renewed %i years after grace', (upto, years) => {
  expect(yearsAfterGrace(day(upto), day('2026-11-21'))).toBe(years);
});
