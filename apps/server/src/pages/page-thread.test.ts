import type { DrawnElsewhere } from '@pahiya/web/frame/page/page-contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { DrawingThread } from './drawing-thread.ts';
import { createPageThread } from './page-thread.ts';

const drawn: DrawnElsewhere = {
  status: 200,
  headers: {},
  fault: null,
  html: new Uint8Array([33]),
};
const page = {};

/** A server whose load the test sets, with threads that only count. */
function server() {
  const load = { own: 0, thread: 0, isIdle: true };
  const threads: { readonly first: object; break: (fault: unknown) => void }[] = [];
  const errors: unknown[] = [];
  const start = (first: object): DrawingThread => {
    const { promise: ended, resolve } = Promise.withResolvers<unknown>();
    threads.push({ first, break: resolve });
    return {
      draw: () => Promise.resolve(drawn),
      share: () => load.thread,
      isIdle: () => load.isIdle,
      end: async () => resolve(null),
      ended,
    };
  };
  const made = createPageThread({
    start,
    ownShare: () => load.own,
    now: () => Date.now(),
    log: { error: (seen: unknown) => errors.push(seen) } as never,
  });
  /** A page of a server that has been busy for a while. */
  const busyDraw = async () => {
    load.own = 0.9;
    await vi.advanceTimersByTimeAsync(1_000);
    return made.draw(page);
  };
  return { load, threads, errors, busyDraw, ...made };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the second thread', () => {
  test('does not start while the server can do its work alone', async () => {
    const { draw, load, threads } = server();
    load.own = 0.7;
    for (let second = 0; second < 10; second += 1) {
      await vi.advanceTimersByTimeAsync(1_000);
      expect(draw(page)).toBeNull();
    }
    expect(threads).toEqual([]);
  });

  test('does not start for a burst of less than a second', async () => {
    const { draw, load, threads } = server();
    load.own = 1;
    await vi.advanceTimersByTimeAsync(500);
    expect(draw(page)).toBeNull();
    expect(threads).toEqual([]);
  });

  test('starts when the server is busy, and then gets every page', async () => {
    const { busyDraw, draw, threads } = server();
    expect(await busyDraw()).toBeNull();
    expect(threads).toMatchObject([{ first: page }]);
    expect(await draw(page)).toBe(drawn);
    expect(threads).toHaveLength(1);
  });

  test('stops after twenty quiet seconds, and can start again', async () => {
    const { busyDraw, draw, load, threads } = server();
    await busyDraw();
    Object.assign(load, { own: 0.1, thread: 0.1 });
    await vi.advanceTimersByTimeAsync(19_000);
    expect(draw(page)).not.toBeNull();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(draw(page)).toBeNull();
    await busyDraw();
    expect(threads).toHaveLength(2);
  });

  test('stays while both together are busy, and until its last page is rendered', async () => {
    const { busyDraw, draw, load } = server();
    await busyDraw();
    Object.assign(load, { own: 0.1, thread: 0.5 });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(draw(page)).not.toBeNull();
    Object.assign(load, { own: 0, thread: 0, isIdle: false });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(draw(page)).not.toBeNull();
    load.isIdle = true;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(draw(page)).toBeNull();
  });

  test('that crashed is reported and not restarted for a minute', async () => {
    const { busyDraw, draw, errors, threads } = server();
    await busyDraw();
    const fault = new Error('out of memory');
    threads[0]?.break(fault);
    await vi.advanceTimersByTimeAsync(0);
    expect(errors).toEqual([{ err: fault }]);
    expect(draw(page)).toBeNull();
    await vi.advanceTimersByTimeAsync(50_000);
    await busyDraw();
    expect(threads).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(10_000);
    await busyDraw();
    expect(threads).toHaveLength(2);
  });

  test('stops with the server', async () => {
    const { busyDraw, draw, stop } = server();
    await busyDraw();
    await stop();
    expect(draw(page)).toBeNull();
  });
});
