import { expect, test } from 'vitest';
import { registeringPlace } from './registering-place.ts';

test.each([
  ['MH 12', 'MH12', 'A'],
  ['dl-8', 'DL08', 'A'],
  ['RJ14', 'RJ14', 'B'],
  ['delhi', 'Delhi', 'A'],
  ['दिल्ली', 'Delhi', 'A'],
  ['Bombay', 'Mumbai', 'A'],
  ['  Jaipur ', 'Jaipur', 'B'],
] as const)('%s is %s, zone %s', (typed, name, zone) => {
  expect(registeringPlace(typed)).toEqual({ name, zone });
});

test.each(['', 'ZZ 99', 'MH 00', 'Delh', 'DL8CAF5030', '0'])('%s is no place', (typed) => {
  expect(registeringPlace(typed)).toBeNull();
});
