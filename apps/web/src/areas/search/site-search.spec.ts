import type { Page, Request } from '@playwright/test';
import { faultsOf } from '../../../e2e/fixtures/axe.ts';
import { evilTexts } from '../../../e2e/fixtures/evil-texts.ts';
import { test as base, expect } from '../../../e2e/fixtures/test.ts';
import { copy as menu } from '../../frame/copy/en/menu.ts';
import { copy } from './copy/en/site-search.ts';

/** A server whose search index is ready: it is built in the background at start. */
const test = base.extend<{ index: undefined }>({
  index: [
    async ({ product }, use) => {
      const call = `${product.base}/api/v1/web/search/universal?q=pune`;
      await expect
        .poll(async () => (await (await fetch(call)).json()).data.total, { timeout: 30_000 })
        .toBeGreaterThan(0);
      await use(undefined);
    },
    { auto: true },
  ],
});

const field = (page: Page) => page.getByRole('main').locator('#q');
const options = (page: Page) => page.getByRole('option');

test('search is in the header of every page: a field on wide screens, a link on phones', async ({
  page,
}) => {
  const header = page.getByRole('banner');
  for (const path of ['/', '/rc-search', '/blog']) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(path);
    await header.getByRole('searchbox', { name: menu.search }).fill('helmet');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=helmet');
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    await header.getByRole('link', { name: menu.search }).click();
    await expect(page).toHaveURL('/search');
  }
});

test('suggestions appear while typing, are announced with their count, and can be chosen by keyboard', async ({
  page,
}) => {
  await page.goto('/search');
  const box = page.getByRole('combobox', { name: copy.label });
  await expect(box).toHaveAttribute('aria-expanded', 'false');
  await box.pressSequentially('puc cert');
  const list = page.getByRole('listbox', { name: copy.suggest.list });
  await expect(list).toBeVisible();
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  const group = list.getByRole('group', { name: copy.kinds.article });
  await expect(group.getByRole('option').first()).toContainText('PUC');
  await expect(page.getByRole('status')).toHaveText(/^\d+ suggestions?\./);
  await page.keyboard.press('ArrowDown');
  const first = options(page).first();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(box).toHaveAttribute(
    'aria-activedescendant',
    (await first.getAttribute('id')) ?? '',
  );
  await page.keyboard.press('ArrowUp');
  await expect(box).not.toHaveAttribute('aria-activedescendant');
  await page.keyboard.press('ArrowUp');
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(box).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(list).toBeVisible();
  const chosen = group.getByRole('option', { name: /^PUC certificate/ });
  while ((await chosen.getAttribute('aria-selected')) !== 'true') {
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/blog/puc-certificate');
});

test('a suggestion opens its page, in Hindi the Hindi one', async ({ page }) => {
  await page.goto('/hi/search');
  await field(page).pressSequentially('पुणे');
  await options(page).filter({ hasText: 'पुणे' }).first().click();
  await expect(page).toHaveURL('/hi/rto/maharashtra/pune');
});

test('a late response to an earlier query is not shown', async ({ page }) => {
  const isEarlier = (request: Request) => request.url().includes('q=pun&');
  let release = () => {};
  const later = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/search/universal?*', async (route) => {
    if (isEarlier(route.request())) await later;
    await route.continue().catch(() => undefined);
  });
  await page.goto('/search');
  const asked = page.waitForRequest(isEarlier);
  await field(page).fill('pun');
  const earlier = await asked;
  await field(page).fill('fastag');
  await expect(options(page).first()).toContainText(/fastag/i);
  release();
  // Null: the page gave the request up.
  await (await earlier.response().catch(() => null))?.finished();
  await expect(options(page).first()).toContainText(/fastag/i);
  await expect(options(page).filter({ hasText: 'Pune' })).toHaveCount(0);
});

test.describe('with a failing network', () => {
  test.use({ mayComplain: true });

  test('when suggestions are unavailable, the form is a plain one', async ({ page }) => {
    await page.route('**/search/universal?*', (route) => route.abort());
    await page.goto('/search');
    const failed = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('q=fastag'),
    );
    await field(page).pressSequentially('fastag');
    await failed;
    await expect(page.getByRole('listbox')).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=fastag');
    await expect(page.getByRole('heading', { name: copy.kinds.article })).toBeVisible();
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('a word is searched, results are grouped, and one opens its page', async ({ page }) => {
      await page.goto('/search');
      await field(page).fill('helmet');
      await page.getByRole('button', { name: copy.submit }).focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/search?q=helmet');
      const fines = page.getByRole('region', { name: copy.kinds.offence });
      await expect(fines.locator('mark').first()).toHaveText(/helmet/i);
      await fines.getByRole('link').first().click();
      await expect(page).toHaveURL(/\/challan-pay\/offence\/[a-z-]*helmet/);
    });

    test('a misspelt Hindi search names the corrected term', async ({ page }) => {
      await page.goto('/hi/search');
      await field(page).fill('emision');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/hi\/search\?q=/);
      await expect(page.getByText('“emision” नहीं मिला')).toBeVisible();
      await expect(page.getByRole('main').locator('li a').first()).toBeVisible();
    });

    test('a vehicle number opens its record, an RTO code its page', async ({ page }) => {
      await page.goto('/search');
      await field(page).fill('mh12de1433');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/rc-details/MH12DE1433');
      await page.goto('/hi/search?q=dl%208');
      await expect(page).toHaveURL('/hi/rto/delhi/office/dl-08');
    });

    test('empty queries and empty results are explained', async ({ page }) => {
      await page.goto('/search?q=%20');
      await expect(page.getByText(copy.missing)).toBeVisible();
      await page.goto('/search?q=zzzqqq');
      await expect(page.getByRole('heading', { name: copy.none('zzzqqq') })).toBeVisible();
      await page.getByRole('link', { name: copy.ask }).click();
      await expect(page).toHaveURL('/assistant');
    });
  });
}

test('a vehicle number is suggested while typing', async ({ page }) => {
  await page.goto('/search');
  await field(page).pressSequentially('mh12de1433');
  const option = options(page).first();
  await expect(option).toHaveText(copy.suggest.lookUp.replace('{mark}', 'MH 12 DE 1433'));
  await option.click();
  await expect(page).toHaveURL('/rc-details/MH12DE1433');
});

test('no suggestion runs script or leads to another site, whatever its source', async ({
  page,
}) => {
  await page.route('**/search/universal?*', (route) =>
    route.fulfill({
      json: {
        data: {
          direct: null,
          total: 1,
          instead: [],
          groups: [
            {
              kind: 'article',
              results: [
                ...evilTexts.map((text, place) => ({
                  kind: 'article',
                  ref: String(place),
                  rank: place + 1,
                  title: [{ text, isMatch: place % 2 === 0 }],
                  excerpt: [],
                  path: '/blog',
                })),
                ...['//evil.example', 'https://evil.example', 'javascript:window.caught=1'].map(
                  (path) => ({
                    kind: 'article',
                    ref: path,
                    rank: 99,
                    title: [{ text: 'away', isMatch: false }],
                    excerpt: [],
                    path,
                  }),
                ),
              ],
            },
          ],
        },
      },
    }),
  );
  await page.goto('/search');
  await field(page).pressSequentially('evil');
  await expect(options(page)).toHaveCount(evilTexts.length);
  for (const option of await options(page).all()) await option.hover();
  expect(await page.evaluate(() => (window as { caught?: unknown }).caught)).toBeUndefined();
  await expect(page.locator('.suggestion :not(span, mark)')).toHaveCount(0);
});

test('no axe violations on the page and its open list, narrow and wide, light and dark', async ({
  page,
}) => {
  test.slow();
  for (const path of ['/search?q=insurance', '/hi/search?q=बीमा']) {
    await page.goto(path);
    await field(page).fill('');
    await field(page).pressSequentially('puc');
    await expect(options(page).first()).toBeVisible();
    expect(await faultsOf(page), path).toEqual([]);
  }
});
