import { expect, test } from 'vitest';
import { readRupees, rechargePath, rupeesText } from './recharge-paths.ts';

test.each([
  ['500', 50_000],
  ['₹ 1,500', 150_000],
  ['99.5', 9_950],
  ['0.05', 5],
  ['1.005', null],
  ['-5', null],
  ['5e3', null],
  ['', null],
  ['12345678', null],
])('%s is %s paise', (typed, amount) => {
  expect(readRupees(typed)).toBe(amount);
});

test('an amount is shown as it is typed', () => {
  expect([50_000, 9_950, 5].map(rupeesText)).toEqual(['500', '99.50', '0.05']);
});

test('the address keeps what was chosen', () => {
  expect(rechargePath({ vehicleNumber: 'DL8CAF5030', billerId: '', amount: '500' })).toBe(
    '/tollsetu/recharge?number=DL8CAF5030&amount=500',
  );
});
