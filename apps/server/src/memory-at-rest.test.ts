import { expect, test, vi } from 'vitest';
import { createRestWatch, giveMemoryBackAtRest, quietTurnsOfRest } from './memory-at-rest.ts';

const quiet = (turns: number) => Array.from({ length: turns }, () => 0.01);
const rest = quiet(quietTurnsOfRest);

test.each([
  ['after half a minute of quiet', [0.9, ...rest], [15]],
  ['once for each time of work', [0.9, ...rest, ...rest, 0.3, ...rest], [15, 46]],
  ['never while nothing was done', [...rest, ...rest], []],
  ['not between two waves of work', [0.9, ...quiet(14), 0.9, ...quiet(14), 0.4], []],
  ['though a job came round meanwhile', [0.9, ...quiet(7), 0.2, ...quiet(7)], [15]],
  ['not while a little goes on all the time', [0.9, ...Array.from({ length: 40 }, () => 0.06)], []],
])('an idle process is detected: %s', (_name, shares, expected) => {
  const isRest = createRestWatch();
  expect(shares.flatMap((share, turn) => (isRest(share) ? [turn] : []))).toEqual(expected);
});

test('memory is released each time a busy server becomes idle', () => {
  vi.useFakeTimers();
  let used = 0;
  const onGiven = vi.fn();
  const watch = giveMemoryBackAtRest(onGiven, () => used);
  const quietMs = Array.from({ length: quietTurnsOfRest }, () => 10);
  const work = (ms: number) => {
    used += ms;
    vi.advanceTimersByTime(2_000);
  };
  try {
    for (const ms of [10, 10, 1_900, ...quietMs.slice(1)]) work(ms);
    expect(onGiven).not.toHaveBeenCalled();
    work(10);
    expect(onGiven).toHaveBeenCalledTimes(1);
    for (const ms of [10, 10, 600, ...quietMs]) work(ms);
    expect(onGiven).toHaveBeenCalledTimes(2);
    watch.stop();
    for (const ms of [1_900, ...quietMs]) work(ms);
    expect(onGiven).toHaveBeenCalledTimes(2);
  } finally {
    watch.stop();
    vi.useRealTimers();
  }
});
