import { expect, test } from 'vitest';
import { readIndianTime, readRupees } from './form-values.ts';

test.each([
  ['2026-11-20T10:30', '2026-11-20T05:00:00.000Z'],
  ['2026-11-20T10:30:15', '2026-11-20T05:00:00.000Z'],
  ['2026-13-20T10:30', null],
  ['20/11/2026 10:30', null],
  ['', null],
])('%s in India is %s', (text, instant) => {
  expect(readIndianTime(text)).toBe(instant);
});

test.each([
  ['85', 8500],
  ['₹1,250.50', 125_050],
  [' 85.5 ', 8550],
  ['85.555', null],
  ['-85', null],
  ['abc', null],
  ['', null],
])('%s rupees are %s paise', (text, amount) => {
  expect(readRupees(text)).toBe(amount);
});
