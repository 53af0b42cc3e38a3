import { expect, test } from 'vitest';
import { type CarHand, isPlainHand } from './car-hand.ts';

const plain: CarHand = { form: null, heightMm: null, lines: {} };

test.each([
  ['nothing', plain, true],
  ['a line moved by nothing', { ...plain, lines: { roof: 0 } }, true],
  ['a line', { ...plain, lines: { roof: 0, rear: -1 } }, false],
  ['a form', { ...plain, form: 'sloping-suv' }, false],
  ['a height', { ...plain, heightMm: 1844 }, false],
] as const)('%s by hand: plain is %s', (_, hand, isPlain) => {
  expect(isPlainHand(hand)).toBe(isPlain);
});
