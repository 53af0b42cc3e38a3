import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ContentVersions } from '@pahiya/api/modules/content-versions/watch-content';
import type { FoundReadingPage } from '@pahiya/web/server/page-contract';
import type { PageCache } from './page-cache.ts';
import { type ReadingVisit, readingVisit } from './page-visit.ts';

/** Pages beyond these wait until somebody asks. */
const mostRenewed = 100;

type Renewal = {
  readonly cache: PageCache;
  readonly findReading: (path: string) => FoundReadingPage | null;
  readonly now: () => Date;
  /** Makes a page anew and keeps it. */
  readonly make: (visit: ReadingVisit, versions: ContentVersions) => Promise<unknown>;
};

/** Makes kept reading pages anew as soon as what they show has changed, so that nobody waits for an edit: those first
 * that were asked for last, one after the other, with other work between. A change that comes meanwhile starts it over. */
export function createRenewal({ cache, findReading, now, make }: Renewal) {
  let wanted: ContentVersions | null = null;
  let isRunning = false;

  const renewFor = async (versions: ContentVersions) => {
    for (const [key, { reading, stamp }] of cache.recent(mostRenewed)) {
      if (wanted !== null) return;
      const found = reading === null ? null : findReading(pathOf(reading.url));
      if (reading === null || found === null) continue;
      const known = { reading: found, versions, now: now() };
      const visit = readingVisit(reading.url, reading.theme, known);
      if (visit.key !== key || visit.stamp === stamp) continue;
      // What cannot be made now is made for the one who asks.
      await make(visit, versions).catch(() => undefined);
      await nextTurn();
    }
  };
  const run = async () => {
    isRunning = true;
    while (wanted !== null) {
      const versions = wanted;
      wanted = null;
      await renewFor(versions);
    }
    // In the turn of the last look: nothing can be wanted in between.
    isRunning = false;
  };
  return (versions: ContentVersions): void => {
    wanted = versions;
    if (!isRunning) run();
  };
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? url;
}
