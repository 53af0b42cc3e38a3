import { setImmediate as nextTurn } from 'node:timers/promises';
import type {
  ContentListener,
  ContentVersions,
} from '@pahiya/api/modules/content-versions/watch-content';
import { languages, pathIn } from '@pahiya/domain/shared/language';
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

/** Makes reading pages anew as soon as what they show has changed, so that nobody waits for an edit: first those that
 * the change is about, then kept ones, those first that were asked for last, one after the other, with other work
 * between. A change that comes meanwhile starts it over. */
export function createRenewal({ cache, findReading, now, make }: Renewal): ContentListener {
  let wanted: ContentVersions | null = null;
  let isRunning = false;
  const changed = new Set<string>();

  const visitOf = (url: string, theme: ReadingVisit['theme'], versions: ContentVersions) => {
    const reading = findReading(pathOf(url));
    return reading && readingVisit(url, theme, { reading, versions, now: now() });
  };
  const makeNow = async (visit: ReadingVisit, versions: ContentVersions) => {
    // What cannot be made now is made for the one who asks.
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
    // In the turn of the last look: nothing can be wanted in between.
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
