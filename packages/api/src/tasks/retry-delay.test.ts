import { expect, test } from 'vitest';
import { pauseForAge, retryDelayMs, TRIES_AT_MOST } from './retry-delay.ts';

test('pauses double from a second to an hour, with at most half taken off at random', () => {
  expect([1, 2, 5, 12, 13, 20].map((attempt) => retryDelayMs(attempt, 0))).toEqual([
    1_000, 2_000, 16_000, 2_048_000, 3_600_000, 3_600_000,
  ]);
  expect(retryDelayMs(5, 1)).toBe(8_000);
});

test('a service that is down for four hours kills no task, even with the shortest pauses', () => {
  const pauses = Array.from({ length: TRIES_AT_MOST - 1 }, (_, index) =>
    retryDelayMs(index + 1, 1),
  );
  expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBeGreaterThan(4 * 3_600_000);
});

test('a pause grows with age between its bounds', () => {
  expect([0, 100_000, 10_000_000].map((age) => pauseForAge(age, 5_000, 600_000))).toEqual([
    5_000, 20_000, 600_000,
  ]);
});
