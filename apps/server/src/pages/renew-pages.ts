import { setImmediate as nextTurn } from 'node:timers/promises';
import type {
  ContentListener,
  ContentVersions,
} from '@pahiya/api/modules/content-versions/watch-content';
import { languages, pathIn } from '@pahiya/domain/shared/language';
import type { FoundReadingPage } from '@pahiya/web/frame/page/page-contract';
import type { PageCache } from './page-cache.ts';
import { type ReadingVisit, readingVisit } from './page-visit.ts';

/** Further pages are rendered on demand. */
const mostRenewed = 100;

type Renewal = {
  readonly cache: PageCache;
  readonly findReading: (path: string) => FoundReadingPage | null;
  readonly now: () => Date;
  /** Renders a page and caches it. */
  readonly make: (visit: ReadingVisit, versions: ContentVersions) => Promise<unknown>;
};

/** Re-renders reading pages when their content changes, ahead of requests: first the changed pages, then cached ones,
 * the most recently used first, one at a time with other work in between. A further change restarts it. */
export function createRenewal({ cache, findReading, now, make }: Renewal): ContentListener {
  let wanted: ContentVersions | null = null;
  let isRunning = false;
  const changed = new Set<string>();

  const visitOf = (url: string, theme: ReadingVisit['theme'], versions: ContentVersions) => {
    const reading = findReading(pathOf(url));
    return reading && readingVisit(url, theme, { reading, versions, now: now() });
  };
  const makeNow = async (visit: ReadingVisit, versions: ContentVersions) => {
    // A page that fails now is rendered on demand.
    await make(visit, versions).catch(() => undefined);
    await nextTurn();
  };
  const makeChanged = async (versions: ContentVersions) => {
    for (const url of changed) {
      if (wanted !== null) return;
      changed.delete(url);
      const visit = visitOf(url, '', versions);
      if (visit === null || cache.find(visit.key, visit.stamp, now().getTime()) !== null) continue;
      await makeNow(visit, versions);
    }
  };
  const makeRecent = async (versions: ContentVersions) => {
    for (const [key, { reading, stamp }] of cache.recent(mostRenewed)) {
      if (wanted !== null) return;
      const visit = reading && visitOf(reading.url, reading.theme, versions);
      if (visit === null || visit.key !== key || visit.stamp === stamp) continue;
      await makeNow(visit, versions);
    }
  };
  const run = async () => {
    isRunning = true;
    while (wanted !== null) {
      const versions = wanted;
      wanted = null;
      await makeChanged(versions);
      await makeRecent(versions);
    }
    // In the turn of the last check: nothing can be added in between.
    isRunning = false;
  };
  return (versions, pages) => {
    wanted = versions;
    for (const page of pages) for (const language of languages) changed.add(pathIn(language, page));
    if (!isRunning) run();
  };
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? url;
}
