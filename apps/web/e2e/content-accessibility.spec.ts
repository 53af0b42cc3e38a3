import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { readingPages } from '../src/reading/reading-pages.ts';
import { expect, test } from './fixtures/test.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Addresses of kinds of pages that the sitemap does not name, and of faces that a query opens. */
const more: readonly string[] = [
  '/blog/search?q=fasttag',
  '/blog?tag=PUC',
  '/rto-services/calculator?service=rc-renewal&age=15-20&class=lmv-private&late=2',
  '/rto-services/calculator?state=MH&price=1200000&fuel=petrol',
  '/rto-services/calculator?state=KA&price=abc',
  '/rto-services/noc/checklist?state=DL',
];

/** The English addresses of the sitemap by their letters: it lists articles of one day in an order that every
 * installation has for itself. */
async function englishPages(base: string): Promise<string[]> {
  const index = await (await fetch(`${base}/sitemap.xml`)).text();
  const parts = await Promise.all(
    locationsIn(index).map(async (part) => (await fetch(base + new URL(part).pathname)).text()),
  );
  const paths = parts.flatMap(locationsIn).map((address) => new URL(address).pathname);
  return paths.filter((path) => !/^\/hi(\/|$)/.test(path)).sort();
}

/** One page of each kind: the first address of the sitemap that fits, or one of those above. */
async function onePageOfEachKind(base: string): Promise<string[]> {
  const english = await englishPages(base);
  // A written part beats a parameter, so a written address belongs to the page of that address.
  const written = new Set(
    readingPages.map(({ path }) => path).filter((path) => !path.includes(':')),
  );
  const found = readingPages.map(({ path }) => {
    if (written.has(path)) return path;
    const pattern = new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);
    const fits = (address: string) =>
      pattern.test(address.split('?')[0] ?? '') && !written.has(address);
    return english.find(fits) ?? more.find(fits) ?? `no page of the kind ${path}`;
  });
  return [...new Set([...found, ...more])];
}

function locationsIn(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url ?? '');
}

async function faultsOf(page: Page, address: string): Promise<string[]> {
  const answer = await page.goto(address);
  if (answer === null || answer.status() >= 400) return [`${address} answers ${answer?.status()}`];
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${address} ${id}: ${nodes
        .map((one) => one.html)
        .join(' | ')
        .slice(0, 300)}`,
  );
}

for (const look of ['light', 'dark'] as const) {
  for (const prefix of ['', '/hi']) {
    test(`axe finds nothing on any kind of page that is read, in the ${look} look, ${prefix === '' ? 'English' : 'Hindi'}`, async ({
      page,
      context,
      product,
    }) => {
      test.setTimeout(480_000);
      // The look that was chosen; the other test has the look of the device.
      await context.addCookies([{ name: 'theme', value: look, url: product.base }]);
      const paths = await onePageOfEachKind(product.base);
      expect(paths.length).toBeGreaterThan(readingPages.length);
      for (const path of paths) expect.soft(await faultsOf(page, prefix + path)).toEqual([]);
    });
  }
}

// Each article is a text of its own: what one has, a table, a poll, notes, another has not.
for (const prefix of ['', '/hi']) {
  test(`axe finds nothing on any article, ${prefix === '' ? 'English' : 'Hindi'}`, async ({
    page,
    product,
  }) => {
    test.setTimeout(480_000);
    const articles = (await englishPages(product.base)).filter((path) =>
      /^\/blog\/[^/]+$/.test(path),
    );
    expect(articles.length).toBeGreaterThanOrEqual(12);
    for (const path of articles) expect.soft(await faultsOf(page, prefix + path)).toEqual([]);
  });
}

test('no page that is read is wider than a phone of 360 pixels, in either language', async ({
  page,
  product,
}) => {
  test.slow();
  for (const path of await onePageOfEachKind(product.base)) {
    for (const prefix of ['', '/hi']) {
      await page.goto(prefix + path);
      const { body, screen } = await page.evaluate(() => ({
        body: document.documentElement.scrollWidth,
        screen: window.innerWidth,
      }));
      expect.soft(body, prefix + path).toBeLessThanOrEqual(screen);
    }
  }
});
