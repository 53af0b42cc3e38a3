import { expect, test } from 'vitest';
import { canMoveSale, saleEnds } from './sale-states.ts';

test.each([
  ['CREATED', 'PAID', true],
  ['PAID', 'ISSUED', false],
  ['ISSUING', 'ISSUED', true],
  ['ISSUING', 'NOT_ISSUED', true],
  ['NOT_ISSUED', 'ISSUED', false],
  ['ISSUED', 'NOT_ISSUED', false],
  ['REFUNDED', 'PAID', false],
  ['CLOSED', 'PAID', true],
  ['toString', 'PAID', false],
])('from %s to %s: %s', (from, to, can) => {
  expect(canMoveSale(from, to)).toBe(can);
});

test('it ends as a policy, a cancelled one or a refund', () => {
  expect(saleEnds).toEqual(['ISSUED', 'CANCELLED', 'REFUNDED']);
});
