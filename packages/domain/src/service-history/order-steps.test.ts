import { expect, test } from 'vitest';
import { canMove, orderEnds } from './order-steps.ts';

test.each([
  ['CREATED', 'PAYING', true],
  ['PAYING', 'PAID', true],
  ['CLOSED', 'PAID', true],
  ['PAID', 'ASKED', true],
  ['ASKED', 'SOURCE_DOWN', true],
  ['SOURCE_DOWN', 'READY', true],
  ['NO_RECORD', 'REFUNDED', true],
  ['PAID', 'READY', false],
  ['NO_RECORD', 'READY', false],
  ['REFUNDED', 'READY', false],
  ['CREATED', 'ASKED', false],
  ['constructor', 'READY', false],
] as const)('an order goes from %s to %s: %s', (from, to, isAllowed) => {
  expect(canMove(from, to)).toBe(isAllowed);
});

test('an order ends with its report or with the money back', () => {
  expect(orderEnds).toEqual(['READY', 'REFUNDED']);
});
