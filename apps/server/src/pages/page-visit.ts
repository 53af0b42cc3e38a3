import type { ContentVersions } from '@pahiya/api/modules/content-versions/watch-content';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import type { FoundReadingPage } from '@pahiya/web/server/page-contract';

/** What of a request decides which page it is. */
export type Asked = {
  readonly url: string;
  readonly cookies: Readonly<Record<string, string | undefined>>;
};

/** How an answer may be kept and for whom it is made. */
export type PageVisit = {
  /** For everybody alike: nothing of the visitor reaches the page. Its path and query, reduced to what counts. */
  readonly readingUrl: string | null;
  /** The look that it is asked in. */
  readonly theme: '' | 'light' | 'dark';
  /** Everything that the bytes depend on, but for content. */
  readonly key: string;
  /** Versions of the content that the page shows. */
  readonly stamp: string;
  /** How long the bytes stand before they are made again behind a visitor's back. */
  readonly freshMs: number;
};

/** The visit of a page that is the same for everybody. */
export type ReadingVisit = PageVisit & { readonly readingUrl: string };

/** Content that every page shows. */
const everywhere = 'layout';
const freshMs = 60_000;
/** What a reading page shows is versioned or comes with the program: it is made again each day, and when it changes. */
const readingFreshMs = 24 * 60 * 60_000;

type Known = {
  readonly reading: FoundReadingPage | null;
  readonly versions: ContentVersions;
  readonly now: Date;
};

/** The visit of a reading page, by its path with what counts of its query. */
export function readingVisit(
  readingUrl: string,
  theme: PageVisit['theme'],
  { reading, versions, now }: Known & { readonly reading: FoundReadingPage },
): ReadingVisit {
  const key = ['reading', readingUrl, theme, istDateOf(now)].join('\n');
  const stamp = stampOf(reading, versions, now);
  return { readingUrl, theme, key, stamp, freshMs: readingFreshMs };
}

/** The visit that a request for a page is. */
export function visitOf({ url, cookies }: Asked, { reading, versions, now }: Known): PageVisit {
  const theme = themeOf(cookies.theme);
  if (reading !== null) {
    const readingUrl = reducedUrl(url, reading.query ?? []);
    return readingVisit(readingUrl, theme, { reading, versions, now });
  }
  const { city = '', cityId = '', cityHindi = '' } = cookies;
  const place = [city.slice(0, 60), cityId.slice(0, 10), cityHindi.slice(0, 60)];
  const key = [url, ...place, istDateOf(now)].join('\n');
  return { readingUrl: null, theme, key, stamp: stampOf(reading, versions, now), freshMs };
}

/** Versions of all that a page shows. */
function stampOf(reading: FoundReadingPage | null, versions: ContentVersions, now: Date): string {
  const shown = [everywhere, ...(reading?.content ?? [])].map((tag) => versions.get(tag) ?? 0);
  const freshSeconds = reading?.freshSeconds;
  // What changes by itself has a new version each so many seconds: bytes from before are not shown at all.
  const turn =
    freshSeconds === undefined ? [] : [Math.floor(now.getTime() / (freshSeconds * 1000))];
  return [...shown, ...turn].join('.');
}

function themeOf(cookie: string | undefined): '' | 'light' | 'dark' {
  return cookie === 'light' || cookie === 'dark' ? cookie : '';
}

/** Path and query without what the page does not read, so that a link's trackers make no page of their own. */
function reducedUrl(url: string, names: readonly string[]): string {
  if (!url.includes('?')) return url;
  const { pathname, searchParams } = new URL(url, 'http://page');
  const kept = new URLSearchParams();
  for (const name of names) {
    const value = searchParams.get(name);
    if (value !== null && value !== '') kept.set(name, value);
  }
  return kept.size === 0 ? pathname : `${pathname}?${kept}`;
}
