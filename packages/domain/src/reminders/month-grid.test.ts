import { expect, test } from 'vitest';
import type { IstDate } from '../shared/ist-date.ts';
import { monthGrid } from './month-grid.ts';

const today = '2026-11-28' as IstDate;

test.each([
  ['2026-12', '2026-11', '2027-01', 31, 5, 1],
  ['2028-02', '2028-01', '2028-03', 29, 5, 1],
  ['2027-02', '2027-01', '2027-03', 28, 4, 0],
] as const)('%s lies between %s and %s', (month, previous, next, days, weeks, blanks) => {
  const grid = monthGrid(month, today);
  expect(grid).toMatchObject({ month, previous, next });
  expect(grid.weeks).toHaveLength(weeks);
  expect(grid.weeks.flat().filter((day) => day !== null)).toHaveLength(days);
  expect(grid.weeks[0]?.filter((day) => day === null).length).toBe(blanks);
  for (const week of grid.weeks) expect(week).toHaveLength(7);
});

test.each(['', '2026-13', '1999-01', '2026-1', 'x'])('"%s" is the month of today', (text) => {
  expect(monthGrid(text, today).month).toBe('2026-11');
});
