import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Postmaster } from './embedded-postgres-process.ts';
import { keepRunning } from './keep-postgres-running.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => vi.useRealTimers());

function postmaster() {
  const { promise: ended, resolve: end } = Promise.withResolvers<string>();
  const stop = vi.fn(async () => end('stopped'));
  return { ended, stop, end } satisfies Postmaster & { end: (how: string) => void };
}

/** A PostgreSQL that exits; `start` sets what happens next. */
function keep(start: () => Promise<Postmaster>) {
  const first = postmaster();
  const said: string[] = [];
  const onLost = vi.fn();
  const keeper = keepRunning(first, {
    start,
    onProgress: (text) => said.push(text),
    onLost,
    recoveryMs: 60_000,
  });
  return { first, said, onLost, keeper };
}
const refuse = async () => {
  throw new Error('No space left on device');
};

describe('a PostgreSQL that exited', () => {
  test('is started again after refusing for a while, and this is reported', async () => {
    const second = postmaster();
    const start = vi.fn(refuse as () => Promise<Postmaster>);
    const { first, said, onLost } = keep(start);
    first.end('SIGKILL');
    await vi.advanceTimersByTimeAsync(40_000);
    start.mockResolvedValueOnce(second);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(said.at(-1)).toBe('PostgreSQL is running again');
    expect(said.filter((text) => text.includes('No space left')).length).toBe(2);
    expect(onLost).not.toHaveBeenCalled();
    expect(start.mock.calls.length).toBeLessThan(30);

    start.mockResolvedValueOnce(postmaster());
    second.end('SIGKILL');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(said.filter((text) => text === 'PostgreSQL is running again').length).toBe(2);
  });

  test('is given up after the recovery time, with the reason', async () => {
    const { first, onLost } = keep(refuse);
    first.end('exit code 1');
    await vi.advanceTimersByTimeAsync(59_000);
    expect(onLost).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(onLost).toHaveBeenCalledExactlyOnceWith(new Error('No space left on device'));
  });
});

describe('a stopping server', () => {
  test('stops PostgreSQL and restarts nothing', async () => {
    const start = vi.fn(refuse);
    const { first, keeper } = keep(start);
    await keeper.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(first.stop).toHaveBeenCalled();
    expect(start).not.toHaveBeenCalled();
  });

  test('stops trying to restart, without reporting PostgreSQL as lost', async () => {
    const { first, keeper, onLost } = keep(refuse);
    first.end('SIGKILL');
    await vi.advanceTimersByTimeAsync(1_000);
    await keeper.stop();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(onLost).not.toHaveBeenCalled();
  });
});
