import { expect, test } from 'vitest';
import { canMoveListing, listingMoves, listingStates } from './listing-states.ts';

test('every state is reached from a draft, and what is over stays over', () => {
  const reached = new Set(['draft']);
  for (const state of reached) {
    for (const { to } of listingMoves[state as keyof typeof listingMoves]) reached.add(to);
  }
  expect([...reached].sort()).toEqual([...listingStates].sort());
  const ends = listingStates.filter((state) => listingMoves[state].length === 0);
  expect(ends).toEqual(['sold', 'expired', 'removed']);
});

test.each([
  ['draft', 'live', 'seller', false],
  ['draft', 'in-review', 'seller', true],
  ['in-review', 'live', 'seller', false],
  ['in-review', 'live', 'checks', true],
  ['live', 'paused', 'seller', true],
  ['live', 'live', 'seller', true],
  ['live', 'paused', 'checks', true],
  ['paused', 'live', 'checks', true],
  ['live', 'sold', 'checks', false],
  ['live', 'expired', 'seller', false],
  ['live', 'expired', 'time', true],
  ['live', 'draft', 'desk', false],
  ['sold', 'live', 'desk', false],
  ['removed', 'live', 'feed', false],
] as const)('from %s to %s by %s: %s', (from, to, by, isAllowed) => {
  expect(canMoveListing(from, to, by)).toBe(isAllowed);
});
