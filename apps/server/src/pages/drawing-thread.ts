import { type EventLoopUtilization, performance } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import type { DrawnElsewhere, LoadedPage } from '@pahiya/web/frame/page/page-contract';

/** A page to render. */
export type PageJob = { readonly id: number; readonly page: LoadedPage };

/** The result; null when the thread could not render it. */
export type PageJobDone = { readonly id: number; readonly page: DrawnElsewhere | null };

/** A thread that renders pages. */
export type DrawingThread = {
  /** Null synchronously when it is full or not ready yet, null later when it could not render the page. */
  readonly draw: (page: LoadedPage) => Promise<DrawnElsewhere | null> | null;
  /** Share of a core used since the last call. */
  readonly share: () => number;
  readonly isIdle: () => boolean;
  readonly end: () => Promise<unknown>;
  /** Resolves when the thread has exited: with the error, or null when it was stopped. */
  readonly ended: Promise<unknown>;
};

const program = new URL('drawing-thread-program.ts', import.meta.url);

/** Pages in progress at a time. With fewer the thread idles while the server is busy; with more, the last one waits
 * though the server itself has time. */
const room = 6;

/** The app with its copy takes less than half of it. */
const oldSpaceMb = 96;

/** Starts a thread with the web app in `entry`. It renders the first page as a trial and discards it, since loading the
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
      // Not structured-cloneable.
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

/** Share of a core used by an event loop since the last call. */
export function shareOf(read: () => EventLoopUtilization): () => number {
  let before = read();
  return () => {
    const now = read();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    return utilization;
  };
}
