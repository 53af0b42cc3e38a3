import { expect, test, vi } from 'vitest';
import { createRestWatch, giveMemoryBackAtRest } from './memory-at-rest.ts';

test.each([
  ['after two quiet turns', [0.9, 0.01, 0.02], [2]],
  ['once for each time of work', [0.9, 0, 0, 0, 0, 0.3, 0, 0], [2, 7]],
  ['never while nothing was done', [0.01, 0, 0, 0], []],
  ['not between two waves of work', [0.9, 0.01, 0.9, 0.01, 0.4], []],
  ['not while a little is going on', [0.9, 0.1, 0.04, 0.1, 0.04], []],
])('a process comes to rest: %s', (_name, shares, expected) => {
  const isRest = createRestWatch();
  expect(shares.flatMap((share, turn) => (isRest(share) ? [turn] : []))).toEqual(expected);
});

test('memory is given back each time a server that worked comes to rest', () => {
  vi.useFakeTimers();
  let used = 0;
  const onGiven = vi.fn();
  const watch = giveMemoryBackAtRest(onGiven, () => used);
  const work = (ms: number) => {
    used += ms;
    vi.advanceTimersByTime(2_000);
  };
  try {
    for (const ms of [10, 10, 1_900, 10]) work(ms);
    expect(onGiven).not.toHaveBeenCalled();
    work(10);
    expect(onGiven).toHaveBeenCalledTimes(1);
    for (const ms of [10, 10, 600, 10, 10]) work(ms);
    expect(onGiven).toHaveBeenCalledTimes(2);
    watch.stop();
    for (const ms of [1_900, 10, 10]) work(ms);
    expect(onGiven).toHaveBeenCalledTimes(2);
  } finally {
    watch.stop();
    vi.useRealTimers();
  }
});
