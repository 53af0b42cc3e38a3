import { expect, test } from 'vitest';
import { nextFeedAt, planFeed } from './feed-plan.ts';

test.each([
  [[], [], 'apply', []],
  [['a', 'b'], ['a', 'b', 'c'], 'apply', []],
  [['a', 'b', 'c'], [], 'apply', ['a', 'b', 'c']],
  [['a', 'b', 'c', 'd'], ['a', 'b'], 'apply', ['c', 'd']],
  [['a', 'b', 'c', 'd'], ['a'], 'shrunk', ['b', 'c', 'd']],
] as const)('on sale %j, listed %j: %s', (onSale, listed, kind, missing) => {
  expect(planFeed(onSale, new Set(listed))).toEqual({ kind, missing });
});

test('a feed is read each hour, a failing one later and later, but never less than every six hours', () => {
  const now = new Date('2026-11-25T06:00:00Z');
  const waits = [0, 1, 2, 3, 4, 5, 6, 40].map(
    (failures) => (nextFeedAt(now, failures).getTime() - now.getTime()) / 60_000,
  );
  expect(waits).toEqual([60, 15, 30, 60, 120, 240, 360, 360]);
});
