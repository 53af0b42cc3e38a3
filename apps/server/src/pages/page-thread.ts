import { availableParallelism } from 'node:os';
import { performance } from 'node:perf_hooks';
import type { DrawElsewhere, LoadedPage } from '@pahiya/web/frame/page/page-contract';
import type { FastifyBaseLogger } from 'fastify';
import { type DrawingThread, shareOf, startDrawingThread } from './drawing-thread.ts';

/** A second thread for pages, started and stopped by load. */
export type PageThread = {
  readonly draw: DrawElsewhere;
  readonly stop: () => Promise<void>;
};

/** Dependencies of the second thread. */
export type PageThreadParts = {
  readonly start: (first: LoadedPage) => DrawingThread;
  /** Share of a core used by the server itself since the last call. */
  readonly ownShare: () => number;
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
};

/** The server is overloaded: pages wait for one another. */
const busyShare = 0.8;
const markMs = 1_000;
/** Both threads together are mostly idle. */
const quietShare = 0.4;
const turnMs = 5_000;
/** Stopped before the server releases memory when idle (half a minute). */
const quietTurns = 4;
/** Pause before restarting a crashed thread. */
const afterFaultMs = 60_000;

/** Renders pages in a second thread while the server exceeds one core; none on a single core. Rendering takes more than
 * half of a page's time, during which the server responds to no other request. */
export function createPageThread({ start, ownShare, now, log }: PageThreadParts): PageThread {
  let thread: DrawingThread | null = null;
  let markedAt = now();
  let notBefore = markedAt;

  function isBusy(): boolean {
    const at = now();
    if (at - markedAt < markMs) return false;
    markedAt = at;
    return ownShare() > busyShare && at >= notBefore;
  }

  function begin(first: LoadedPage): void {
    const fresh = start(first);
    thread = fresh;
    let quiet = 0;
    ownShare();
    const timer = setInterval(() => {
      const used = ownShare() + fresh.share();
      quiet = used < quietShare ? quiet + 1 : 0;
      if (quiet >= quietTurns && fresh.isIdle()) fresh.end();
    }, turnMs).unref();
    fresh.ended.then((fault) => {
      clearInterval(timer);
      thread = null;
      if (fault === null) return;
      notBefore = now() + afterFaultMs;
      log.error({ err: fault }, 'page thread failed');
    });
  }

  return {
    draw(page) {
      if (thread !== null) return thread.draw(page);
      if (isBusy()) begin(page);
      return null;
    },
    async stop() {
      await thread?.end();
    },
  };
}

/** The thread of this process; null with only one core. */
export function pageThread(entry: string, log: FastifyBaseLogger): PageThread | null {
  if (availableParallelism() < 2) return null;
  return createPageThread({
    start: (first) => startDrawingThread(entry, first),
    ownShare: shareOf(() => performance.eventLoopUtilization()),
    now: () => performance.now(),
    log,
  });
}
