import { expect, test } from 'vitest';
import { readRupees } from './read-rupees.ts';

test.each([
  ['500', 50_000],
  ['500.5', 50_050],
  ['1,500.05', 150_005],
  ['₹ 1 000', 100_000],
  ['0', 0],
  ['', null],
  ['500.505', null],
  ['-5', null],
  ['5e2', null],
  ['five', null],
])('%s is %s paise', (typed, paise) => {
  expect(readRupees(typed)).toBe(paise);
});
