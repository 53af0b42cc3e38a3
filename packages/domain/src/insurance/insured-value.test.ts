import { expect, test } from 'vitest';
import type { IstDate } from '../shared/ist-date.ts';
import { paise, rupees } from '../shared/money.ts';
import {
  ageInMonths,
  completedYears,
  insuredValue,
  placeInBand,
  usualBand,
} from './insured-value.ts';
import { shippedMotorTables as tables } from './motor-tables.ts';

const on = '2026-11-25' as IstDate;

test.each([
  [6, 5],
  [7, 15],
  [12, 15],
  [13, 20],
  [24, 20],
  [25, 30],
  [36, 30],
  [48, 40],
  [60, 50],
])('after %i months a vehicle has lost %i percent', (ageMonths, less) => {
  const value = insuredValue(rupees(100_000), { ageMonths, tables, on });
  expect(value).toBe(rupees(1_000 * (100 - less)));
});

test('above five years the value is agreed', () => {
  expect(insuredValue(rupees(100_000), { ageMonths: 61, tables, on })).toBeNull();
});

test.each([
  ['2023-11-25', 36, 3],
  ['2023-11-24', 37, 3],
  ['2023-11-26', 36, 2],
  ['2026-11-25', 0, 0],
  ['2026-11-24', 1, 0],
  ['2027-01-01', 0, 0],
])('registered on %s it is %i months old, of which full years: %i', (registered, months, years) => {
  expect(ageInMonths(registered as IstDate, on)).toBe(months);
  expect(completedYears(registered as IstDate, on)).toBe(years);
});

test('a leap day counts as the last of February', () => {
  expect(ageInMonths('2024-02-29' as IstDate, '2025-02-28' as IstDate)).toBe(12);
  expect(completedYears('2024-02-29' as IstDate, '2025-02-28' as IstDate)).toBe(1);
});

test('the usual band lies around the value by its row, and includes both ends', () => {
  const fifteen = { least: rupees(255_000), most: rupees(345_000) };
  expect(usualBand(rupees(300_000), { tables, on })).toEqual(fifteen);
  expect(usualBand(rupees(300_000), { tables, on: '2020-01-01' as IstDate })).toBeNull();
  expect(placeInBand(fifteen.least, fifteen)).toBe('within');
  expect(placeInBand(fifteen.most, fifteen)).toBe('within');
  expect(placeInBand(paise(25_499_900), fifteen)).toBe('too-low');
  expect(placeInBand(rupees(345_001), fifteen)).toBe('too-high');
});
