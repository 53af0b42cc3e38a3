import { expect, test } from 'vitest';
import { loadNumberReader } from '../../../parts/vehicle-number/load-number-reader.ts';
import { numberInText } from './number-in-text.ts';

test.each([
  ['Challan for DL 8C AF 5030, pay ₹500 at http://bit.ly/x', 'DL8CAF5030'],
  ['mh-12-de-1433', 'MH12DE1433'],
  ['Dear user, pay Rs 500 by 21 11 2026', null],
  ['', null],
])('in "%s" the number is %s', async (text, number) => {
  expect(numberInText(text, await loadNumberReader())).toBe(number);
});
