import type { Page } from '@playwright/test';
import { allFaultsOf, faultsOf } from './fixtures/axe.ts';
import { readingPaths } from './fixtures/reading-pages.ts';
import { expect, test } from './fixtures/test.ts';

/** Addresses of page kinds that are not in the sitemap, and of states that a query selects. */
const more: readonly string[] = [
  '/blog/search?q=fasttag',
  '/blog?tag=PUC',
  '/rto-services/calculator?service=rc-renewal&age=15-20&class=lmv-private&late=2',
  '/rto-services/calculator?state=MH&price=1200000&fuel=petrol',
  '/rto-services/calculator?state=KA&price=abc',
  '/rto-services/noc/checklist?state=DL',
  '/new-cars/toyota/fortuner',
  '/new-cars/maruti-suzuki/swift/vxi',
  '/new-cars/maruti-suzuki/swift/vxi/cost',
  '/new-cars/quotation-check?car=maruti-suzuki/swift/vxi&lines=RTO%2050643%0AHandling%208500',
  '/compare?ids=maruti-suzuki/swift/vxi,tata/nexon/smart',
  '/sell-car',
  '/community/about/office/mh-12',
  '/valuation?make=maruti-suzuki&model=swift&year=2021&variant=petrol-manual&km=45000',
];

/** Kinds that a new installation has no page of; the journey of their area visits them. */
const byPeople = new Set([
  ...['/community/post/:key', '/community/user/:handle', '/community/history/:kind/:id'],
  '/community/tag/:tag',
]);

/** The sitemap's English addresses, sorted: articles of one day are listed in an order that differs between
 * installations. */
async function englishPages(base: string): Promise<string[]> {
  const index = await (await fetch(`${base}/sitemap.xml`)).text();
  const parts = await Promise.all(
    locationsIn(index).map(async (part) => (await fetch(base + new URL(part).pathname)).text()),
  );
  const paths = parts.flatMap(locationsIn).map((address) => new URL(address).pathname);
  return paths.filter((path) => !/^\/hi(\/|$)/.test(path)).sort();
}

/** One page of each kind: its first match in the sitemap, else one of the addresses above. */
async function onePageOfEachKind(base: string): Promise<string[]> {
  const english = [...(await englishPages(base)), ...(await usedCars(base))];
  const kinds = (await readingPaths()).filter((path) => !byPeople.has(path));
  // A static segment wins over a parameter, so a static address belongs to its own page.
  const written = new Set(kinds.filter((path) => !path.includes(':')));
  const found = kinds.map((path) => {
    if (written.has(path)) return path;
    const pattern = new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);
    const fits = (address: string) =>
      pattern.test(address.split('?')[0] ?? '') && !written.has(address);
    return english.find(fits) ?? more.find(fits) ?? `no page of the kind ${path}`;
  });
  return [...new Set([...found, ...more])];
}

/** Used cars of the sandbox are on no sitemap: those of the first page of a city. */
async function usedCars(base: string): Promise<string[]> {
  const html = await (await fetch(`${base}/used-cars/delhi`)).text();
  return [...html.matchAll(/href="(\/used-cars\/delhi\/[^"?#]+)"/g)].map(([, path]) => path ?? '');
}

function locationsIn(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url ?? '');
}

async function visit(page: Page, address: string): Promise<void> {
  expect((await page.goto(address))?.status(), address).toBeLessThan(400);
}

for (const prefix of ['', '/hi']) {
  const language = prefix === '' ? 'English' : 'Hindi';
  // Several tests per language, shared by the workers.
  for (const part of [0, 1, 2, 3]) {
    test(`no axe violations on any kind of reading page in ${language}, part ${part + 1}`, async ({
      page,
      product,
    }) => {
      test.slow();
      const paths = await onePageOfEachKind(product.base);
      expect(paths.length).toBeGreaterThan((await readingPaths()).length - byPeople.size);
      for (const path of paths.filter((_, place) => place % 4 === part)) {
        await visit(page, prefix + path);
        expect.soft(await faultsOf(page), prefix + path).toEqual([]);
      }
    });
  }

  // Every article is different, with tables, polls or notes that others lack: run all rules, in both languages.
  test(`no axe violations on any article in ${language}`, async ({ page, product }) => {
    test.slow();
    const articles = (await englishPages(product.base)).filter((path) =>
      /^\/blog\/[^/]+$/.test(path),
    );
    expect(articles.length).toBeGreaterThanOrEqual(12);
    for (const path of articles) {
      await visit(page, prefix + path);
      expect.soft(await allFaultsOf(page), prefix + path).toEqual([]);
    }
  });
}
