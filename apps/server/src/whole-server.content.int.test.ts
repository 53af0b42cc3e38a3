import { officesOfState } from '@pahiya/domain/places/rto-offices';
import { officeSlug } from '@pahiya/domain/places/slugs';
import { STATES } from '@pahiya/domain/places/states';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, headerOf } from '../test/ask.ts';
import { follow, mapSome, readSitemap, type SeenPage, seePages } from '../test/every-page.ts';
import { type OwnServer, startOwnServer } from '../test/own-server.ts';
import { readPage } from '../test/page-facts.ts';
import { faultsOfData } from '../test/structured-data.ts';

// Every page of the sitemap, fetched once over HTTP and parsed as a browser does.
const site = 'https://pahiya.example';
let server: OwnServer;
let parts: ReadonlyMap<string, readonly string[]>;
let pages: readonly SeenPage[];

beforeAll(async () => {
  server = await startOwnServer({ SITE_URL: site, REQUESTS_PER_MINUTE: '1000000' });
  parts = await readSitemap(server.base);
  pages = await seePages(server.base, [...parts.values()].flat());
}, 600_000);
afterAll(() => server?.stop());

/** Addresses of pages with an error, with the error. */
const faults = (find: (page: SeenPage) => unknown) =>
  pages.flatMap((page) => {
    const fault = find(page);
    return fault === null || (Array.isArray(fault) && fault.length === 0)
      ? []
      : [`${page.address}: ${fault}`];
  });

describe('every entry of the sitemap', () => {
  test('exists: all 1,290 office pages in both languages, the places, the blog, the plain pages', () => {
    const codes = STATES.flatMap(({ code }) => officesOfState(code)).map(({ code }) => code);
    expect(codes).toHaveLength(1290);
    const offices = parts.get('rto-offices') ?? [];
    const wanted = codes.flatMap((code) => [officeSlug(code), officeSlug(code)]);
    expect(offices.map((path) => path.split('/').at(-1)).sort()).toEqual(wanted.sort());
    for (const part of ['pages', 'blog', 'rto-states', 'rto-places']) {
      expect(parts.get(part)?.length, part).toBeGreaterThan(10);
    }
  });

  test('answers 200', () => {
    expect(faults(({ status }) => (status === 200 ? null : status))).toEqual([]);
  });

  test('is listed once', () => {
    const all = [...parts.values()].flat();
    expect(all.filter((path, place) => all.indexOf(path) !== place)).toEqual([]);
  });

  test.each(['title', 'description', 'canonical'] as const)('has a unique %s', (part) => {
    const byText = Map.groupBy(pages, (page) => page[part]);
    const shared = [...byText].filter(([text, all]) => text.trim() === '' || all.length > 1);
    expect(shared.map(([text, all]) => [text, ...all.map(({ address }) => address)])).toEqual([]);
  });

  test('is its own canonical address, is indexable, and declares its language', () => {
    expect(
      faults(({ address, canonical }) => (canonical === site + address ? null : canonical)),
    ).toEqual([]);
    expect(faults(({ robots }) => (robots === '' ? null : robots))).toEqual([]);
    const languageOf = (path: string) => (/^\/hi(\/|$)/.test(path) ? 'hi-IN' : 'en-IN');
    expect(
      faults(({ address, language }) => (language === languageOf(address) ? null : language)),
    ).toEqual([]);
  });

  test('links to itself in both languages, and the alternate links back', () => {
    const byAddress = new Map(pages.map((page) => [page.canonical, page]));
    expect(
      faults(({ canonical, alternates }) => {
        const { en = '', hi = '' } = alternates;
        const other = byAddress.get(canonical === hi ? en : hi);
        const isMutual = other?.alternates.en === en && other.alternates.hi === hi;
        return isMutual && [en, hi].includes(canonical) ? null : JSON.stringify(alternates);
      }),
    ).toEqual([]);
  });

  test('has one h1 and no duplicate id', () => {
    expect(faults(({ headings }) => (headings === 1 ? null : headings))).toEqual([]);
    expect(faults(({ repeatedIds }) => repeatedIds)).toEqual([]);
  });
});

describe('an RTO page', () => {
  let offices: ReadonlySet<string>;
  beforeAll(() => {
    const lists = [...parts].filter(([name]) => name.startsWith('rto-'));
    offices = new Set(lists.flatMap(([, paths]) => paths));
  });
  const isOffices = ({ address }: SeenPage) => offices.has(address);

  test('has breadcrumbs with the current page unlinked', () => {
    expect(
      faults((page) =>
        !isOffices(page) || (page.crumbs.current === 1 && !page.crumbs.links.includes(page.address))
          ? null
          : JSON.stringify(page.crumbs),
      ),
    ).toEqual([]);
  });

  test('is kept for everybody', () => {
    expect(faults((page) => (!isOffices(page) || page.isKept ? null : 'rendered anew'))).toEqual(
      [],
    );
  });

  test('loads one script, and neither the app nor its data', () => {
    expect(
      faults((page) =>
        !isOffices(page) ||
        (page.scripts === 1 && !page.ids.has('page-data') && !page.ids.has('app-files'))
          ? null
          : page.scripts,
      ),
    ).toEqual([]);
  });

  test('has structured data with breadcrumbs and questions first', () => {
    const typesOf = (text: string) =>
      (JSON.parse(text) as { '@graph': { '@type': string }[] })['@graph']
        .slice(0, 2)
        .map((thing) => thing['@type'])
        .join();
    const pages = faults((page) => {
      const types = isOffices(page) ? page.data.map(typesOf).join() : 'BreadcrumbList,FAQPage';
      return types === 'BreadcrumbList,FAQPage' ? null : types;
    });
    expect(pages).toEqual([]);
  });
});

describe('links of all these pages', () => {
  type Target = { readonly path: string; readonly hash: string; readonly from: string };

  /** By address as written: most links are on every page. */
  const parsed = new Map<string, URL>();

  /** Links of a page to this site. */
  function ownLinks({ address, links }: SeenPage): URL[] {
    return links.flatMap((href) => {
      const written = href.startsWith('#') ? address + href : href;
      const url = parsed.get(written) ?? URL.parse(written, server.base + address);
      if (url === null) throw new Error(`${address} has a link that is no address: ${href}`);
      parsed.set(written, url);
      return url.origin === server.base || url.origin === site ? url : [];
    });
  }

  /** The page that a link such as "Change city" returns to afterwards. */
  const returnOf = (url: URL) =>
    url.search.startsWith('?next=') ? url.searchParams.get('next') : null;

  /** Each target once, with a page that links to it. Links that differ only in the page they return to are one. */
  function targets(): Target[] {
    const found = new Map<string, Target>();
    for (const page of pages) {
      const { address } = page;
      for (const url of ownLinks(page)) {
        const key =
          returnOf(url) === null ? `${url.pathname}${url.search}${url.hash}` : url.pathname;
        if (found.has(key)) continue;
        found.set(key, {
          path: url.pathname + url.search,
          hash: decodeURIComponent(url.hash.slice(1)),
          from: address,
        });
      }
    }
    return [...found.values()];
  }

  /** Of the pages that one route makes of data (1,575 variants in two languages), some, evenly spread: each rendered
   * here costs what a page of the sitemap does. */
  function someOfEachShape(all: readonly Target[]): Target[] {
    const atMost = 40;
    const byShape = Map.groupBy(all, ({ path }) => {
      const { pathname, searchParams } = new URL(path, site);
      const [, first = '', second = '', ...rest] = pathname.split('/');
      const start = first === 'hi' ? `hi/${second}` : `${first}/*`;
      return [start, rest.length, ...searchParams.keys()].join(' ');
    });
    return [...byShape.values()].flatMap((some) => {
      const step = Math.max(1, some.length / atMost);
      return some.filter((_, place) => Math.floor(place / step) !== Math.floor((place - 1) / step));
    });
  }

  test('lead to existing pages and anchors within the site', async () => {
    const all = targets();
    expect(all.length).toBeGreaterThan(2000);
    const idsOf = new Map<string, ReadonlySet<string>>(
      pages.map(({ address, ids }) => [address, ids]),
    );
    const dead: string[] = [];
    const unseen = [...new Map(all.map((one) => [one.path, one])).values()].filter(
      ({ path }) => !idsOf.has(path),
    );
    await mapSome(someOfEachShape(unseen), async ({ path, from }) => {
      const answer = await follow(server.base, path);
      if (answer.status !== 200) dead.push(`${from} leads to ${path}: ${answer.status}`);
      idsOf.set(path, readPage(answer.text).ids);
    });
    for (const { path, hash, from } of all) {
      if (hash !== '' && idsOf.get(path)?.has(hash) === false)
        dead.push(`${from}: ${path}#${hash}`);
    }
    expect(dead).toEqual([]);
  }, 300_000);

  test('that return afterwards return to an existing page', () => {
    const known = new Set(pages.map(({ address }) => address));
    expect(
      faults((page) =>
        ownLinks(page)
          .map(returnOf)
          .filter((next) => next !== null && !known.has(next)),
      ),
    ).toEqual([]);
  });

  test('stay in the language of the page, but for the one to its translation', () => {
    const languages = new Map(pages.map(({ address, language }) => [address, language]));
    expect(
      faults((page) =>
        ownLinks(page)
          .filter(({ pathname }) => (languages.get(pathname) ?? page.language) !== page.language)
          .map(({ pathname }) => pathname)
          .filter((path) => !Object.values(page.alternates).includes(site + path)),
      ),
    ).toEqual([]);
  });

  test('to other sites are https, mail, telephone, or the sandbox on this machine', () => {
    const odd = pages.flatMap(({ address, links }) =>
      links
        .map((href) => new URL(href, server.base + address))
        .filter(
          ({ protocol, hostname }) =>
            !['https:', 'mailto:', 'tel:'].includes(protocol) && hostname !== '127.0.0.1',
        )
        .map(({ href }) => `${address}: ${href}`),
    );
    expect(odd).toEqual([]);
  });
});

test('images have alt text, dimensions and a working source', async () => {
  const bad = faults(({ pictures }) =>
    pictures
      .filter(({ alt, width, height }) => alt === null || !(width > 0) || !(height > 0))
      .map(({ src }) => src),
  );
  expect(bad).toEqual([]);
  const sources = new Set(pages.flatMap(({ pictures }) => pictures.map(({ src }) => src)));
  for (const source of sources) {
    const answer = await ask(server.base, source);
    expect([answer.status, headerOf(answer, 'content-type')], source).toEqual([
      200,
      expect.stringMatching(/^image\//),
    ]);
  }
});

describe('structured data', () => {
  test('is on every RTO page and every page of the blog', () => {
    const isReading = /^(?:\/hi)?\/(?:rto|blog)(?:\/|$)/;
    expect(
      faults(({ address, data }) =>
        !isReading.test(address) || data.length === 1 ? null : 'none',
      ),
    ).toEqual([]);
  });

  test('is valid and has the properties required by its types', () => {
    expect(
      faults(({ data, canonical }) =>
        data.flatMap((text) => faultsOfData(text, { site, canonical })),
      ),
    ).toEqual([]);
  });
});
