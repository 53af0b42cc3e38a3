import { expect, test } from 'vitest';
import { supervise } from './supervise.mjs';

/** Runs of a server: how long each lives and how it ends. Returns exit code, pauses and the number of runs. */
async function runs(...ends: readonly (readonly [livesMs: number, code: number])[]) {
  let clock = 0;
  let count = 0;
  const pauses: number[] = [];
  const code = await supervise(
    async () => {
      const [livesMs, ended] = ends[Math.min(count, ends.length - 1)] ?? [0, 0];
      count += 1;
      clock += livesMs;
      return ended;
    },
    {
      now: () => clock,
      pause: async (ms: number) => {
        pauses.push(ms);
        clock += ms;
      },
      report: () => undefined,
    },
  );
  return { code, count, pauses };
}
const hour = 3_600_000;

test('a server that is killed is restarted, and one that is stopped is not', async () => {
  expect(await runs([hour, 137], [hour, 0])).toEqual({ code: 0, count: 2, pauses: [1_000] });
});

test('a server that is killed right after its start is restarted too', async () => {
  expect((await runs([1_000, 137], [hour, 0])).count).toBe(2);
});

test('a server that fails after working is restarted', async () => {
  expect((await runs([hour, 1], [hour, 0])).count).toBe(2);
});

test('a first start that fails is not retried, nor is a faulty configuration', async () => {
  expect(await runs([2_000, 1])).toEqual({ code: 1, count: 1, pauses: [] });
  expect((await runs([2_000, 78])).count).toBe(1);
  expect((await runs([hour, 137], [2_000, 78])).code).toBe(78);
});

test('a server that keeps failing is restarted with growing pauses, then given up', async () => {
  expect(await runs([hour, 137], [100, 1])).toEqual({
    code: 1,
    count: 6,
    pauses: [1_000, 2_000, 4_000, 8_000, 16_000],
  });
});

test('old restarts do not count', async () => {
  expect(
    (await runs(...Array.from({ length: 20 }, () => [hour, 137] as const), [hour, 0])).count,
  ).toBe(21);
});
