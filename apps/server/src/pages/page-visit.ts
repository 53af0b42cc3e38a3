import type { ContentVersions } from '@pahiya/api/modules/content-versions/watch-content';
import { allCities } from '@pahiya/domain/places/cities';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import type { FoundReadingPage, SharedPage } from '@pahiya/web/frame/page/page-contract';

/** The parts of a request that select its page. */
export type Asked = {
  readonly url: string;
  readonly cookies: Readonly<Record<string, string | undefined>>;
};

/** The page of a request, and how its bytes may be cached. */
export type PageVisit = {
  /** `reading`: the same for everyone; `shared`: the same for anonymous visitors of one city; `own`: for this visitor,
   * never cached. */
  readonly kind: 'reading' | 'shared' | 'own';
  /** Path and query to render. For a cached page: only the parameters that it reads. */
  readonly url: string;
  /** The theme of a reading page. */
  readonly theme: '' | 'light' | 'dark';
  /** Cache key: everything the bytes depend on, except content. Empty where nothing is cached. */
  readonly key: string;
  /** Versions of the page's content. */
  readonly stamp: string;
  /** Age at which cached bytes are rendered again in the background. */
  readonly freshMs: number;
};

/** The visit of a page that is the same for everyone. */
export type ReadingVisit = PageVisit & { readonly kind: 'reading' };

/** Content of every page. */
const everywhere = 'layout';
const freshMs = 60_000;
/** Reading pages show versioned content or what ships with the program: they are rendered again daily and on
 * changes. */
const readingFreshMs = 24 * 60 * 60_000;

/** Cookies that make a page of the app personal. */
const ownCookies = [
  'pahiya_session',
  'pahiya_web_view',
  '__Host-pahiya_web_view',
  'pahiya_operator',
  'pahiya_partner',
  'recent',
  'theme',
];

type At = { readonly versions: ContentVersions; readonly now: Date };
type Known = At & {
  readonly reading: FoundReadingPage | null;
  readonly shared: SharedPage | null;
};

/** The visit of a reading page, by its path and its parameters. */
export function readingVisit(
  url: string,
  theme: PageVisit['theme'],
  { reading, versions, now }: At & { readonly reading: FoundReadingPage },
): ReadingVisit {
  const key = ['reading', url, theme, istDateOf(now)].join('\n');
  const stamp = stampOf(reading, versions, now);
  return { kind: 'reading', url, theme, key, stamp, freshMs: readingFreshMs };
}

/** The visit of a request for a page. */
export function visitOf({ url, cookies }: Asked, { reading, shared, ...at }: Known): PageVisit {
  if (reading !== null) {
    const reduced = reducedUrl(url, reading.query ?? []);
    return readingVisit(inCity(reduced, reading, cookies), themeOf(cookies.theme), {
      reading,
      ...at,
    });
  }
  const isOwn = ownCookies.some((name) => cookies[name] !== undefined);
  const sharedUrl = shared === null || isOwn ? null : variantOf(shared, url);
  return sharedUrl === null ? ownVisit(url) : sharedVisit(sharedUrl, cookies, at);
}

/** A page for one visitor. */
export function ownVisit(url: string): PageVisit {
  return { kind: 'own', url, theme: '', key: '', stamp: '', freshMs: 0 };
}

function sharedVisit(url: string, cookies: Asked['cookies'], { versions, now }: At): PageVisit {
  const { city = '', cityId = '', cityHindi = '' } = cookies;
  const place = [city.slice(0, 60), cityId.slice(0, 10), cityHindi.slice(0, 60)];
  const key = [url, ...place, istDateOf(now)].join('\n');
  return { kind: 'shared', url, theme: '', key, stamp: stampOf(null, versions, now), freshMs };
}

/** The cached variant of a shared page for a query; null when the visitor has entered something. */
function variantOf({ path, variants, personal }: SharedPage, url: string): string | null {
  const at = url.indexOf('?');
  if (at === -1) return path;
  const query = new URLSearchParams(url.slice(at));
  if (personal.some((name) => query.has(name))) return null;
  const chosen = new URLSearchParams();
  for (const [name, values] of variants) {
    const value = query.get(name);
    if (value !== null && values.includes(value)) chosen.set(name, value);
  }
  return chosen.size === 0 ? path : `${path}?${chosen}`;
}

/** Versions of everything a page shows. */
function stampOf(reading: FoundReadingPage | null, versions: ContentVersions, now: Date): string {
  const shown = [everywhere, ...(reading?.content ?? [])].map((tag) => versions.get(tag) ?? 0);
  const freshSeconds = reading?.freshSeconds;
  // Content that changes with time gets a new version at this interval: older bytes are never served.
  const turn =
    freshSeconds === undefined ? [] : [Math.floor(now.getTime() / (freshSeconds * 1000))];
  return [...shown, ...turn].join('.');
}

function themeOf(cookie: string | undefined): '' | 'light' | 'dark' {
  return cookie === 'light' || cookie === 'dark' ? cookie : '';
}

const cities = new Set(allCities.map(({ id }) => String(id)));

/** The address with the chosen city, where the page goes by city and the address names none: at most one page a city. */
function inCity(url: string, { cityIn }: FoundReadingPage, { cityId }: Asked['cookies']): string {
  if (cityIn === undefined || cityId === undefined || !cities.has(cityId)) return url;
  const { pathname, searchParams } = new URL(url, 'http://page');
  if (searchParams.has(cityIn)) return url;
  searchParams.set(cityIn, cityId);
  return `${pathname}?${searchParams}`;
}

/** Path and query without parameters that the page does not read, such as tracking ones. */
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
