import { type EventLoopUtilization, performance } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import type { DrawnElsewhere, LoadedPage } from '@pahiya/web/server/page-contract';

/** A page on its way to the thread. */
export type PageJob = { readonly id: number; readonly page: LoadedPage };

/** What comes back; null when the thread could not draw it. */
export type PageJobDone = { readonly id: number; readonly page: DrawnElsewhere | null };

/** A thread that draws pages. */
export type DrawingThread = {
  /** Null at once when it has no room or is not ready yet, null later when it could not draw the page. */
  readonly draw: (page: LoadedPage) => Promise<DrawnElsewhere | null> | null;
  /** Share of a core that it used since this was last asked. */
  readonly share: () => number;
  readonly isIdle: () => boolean;
  readonly end: () => Promise<unknown>;
  /** Resolves when the thread is gone: with what broke it, or null when it was ended. */
  readonly ended: Promise<unknown>;
};

const program = new URL('drawing-thread-program.ts', import.meta.url);

/** Pages under way at a time. Fewer leave the thread without work while the server is at something else; with more, who
 * comes last waits though the server itself has time. */
const room = 6;

/** The app with its words takes less than half of it. */
const oldSpaceMb = 96;

/** Starts a thread with the web app in `entry`. The first page tries it out: it is drawn for nobody, since loading the
 * app takes a second. */
export function startDrawingThread(entry: string, first: LoadedPage): DrawingThread {
  const worker = new Worker(program, {
    workerData: entry,
    resourceLimits: { maxOldGenerationSizeMb: oldSpaceMb },
  });
  worker.unref();
  const waiting = new Map<number, (page: DrawnElsewhere | null) => void>();
  let isReady = false;
  let lastId = 0;

  function post(page: LoadedPage): Promise<DrawnElsewhere | null> | null {
    lastId += 1;
    const id = lastId;
    try {
      worker.postMessage({ id, page } satisfies PageJob);
    } catch {
      // Something in it is no plain data.
      return null;
    }
    return new Promise((resolve) => waiting.set(id, resolve));
  }

  worker.on('message', ({ id, page }: PageJobDone) => {
    waiting.get(id)?.(page);
    waiting.delete(id);
  });
  let fault: unknown = null;
  worker.once('error', (error) => {
    fault = error;
  });
  const ended = new Promise<unknown>((resolve) => {
    worker.once('exit', () => {
      isReady = false;
      for (const give of waiting.values()) give(null);
      waiting.clear();
      resolve(fault);
    });
  });
  Promise.resolve(post(first)).then((page) => {
    isReady = page !== null;
    if (isReady) return;
    fault ??= new Error('The thread could not draw its first page');
    worker.terminate();
  });
  return {
    draw: (page) => (isReady && waiting.size < room ? post(page) : null),
    share: shareOf(() => worker.performance.eventLoopUtilization()),
    isIdle: () => waiting.size === 0,
    end: () => worker.terminate(),
    ended,
  };
}

/** Share of a core that an event loop used since this was last asked. */
export function shareOf(read: () => EventLoopUtilization): () => number {
  let before = read();
  return () => {
    const now = read();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    return utilization;
  };
}
