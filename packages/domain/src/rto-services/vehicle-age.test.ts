import { expect, test } from 'vitest';
import { type IstDate, parseIstDate } from '../shared/ist-date.ts';
import { ageBandOf, monthsLate, yearsAfterGrace } from './vehicle-age.ts';

function day(text: string): IstDate {
  const date = parseIstDate(text);
  if (date === null) throw new Error(text);
  return date;
}

test.each([
  ['2016-11-22', 'under-10'],
  ['2016-11-21', '10-15'],
  ['2011-11-21', '10-15'],
  ['2011-11-20', '15-20'],
  ['2006-11-21', '15-20'],
  ['2006-11-20', 'over-20'],
  ['1990-01-01', 'over-20'],
])('registered on %s a vehicle is %s on 21 November 2026', (registeredOn, band) => {
  expect(ageBandOf(day(registeredOn), day('2026-11-21'))).toBe(band);
});

test.each([
  ['2026-12-01', 0],
  ['2026-11-21', 0],
  ['2026-11-20', 1],
  ['2026-10-21', 1],
  ['2026-10-20', 2],
  ['2025-11-20', 13],
])('valid up to %s is %i months late on 21 November 2026', (upto, months) => {
  expect(monthsLate(day(upto), day('2026-11-21'))).toBe(months);
});

test.each([
  ['2027-06-01', 0],
  ['2025-11-21', 0],
  ['2025-11-20', 1],
  ['2024-11-21', 1],
  ['2024-11-20', 2],
])('a licence up to %s is renewed %i years after grace', (upto, years) => {
  expect(yearsAfterGrace(day(upto), day('2026-11-21'))).toBe(years);
});
