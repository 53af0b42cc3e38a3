import { faultsOf } from '../../../e2e/fixtures/axe.ts';
import { evilTexts } from '../../../e2e/fixtures/evil-texts.ts';
import { settled } from '../../../e2e/fixtures/journeys.ts';
import { test as base, expect } from '../../../e2e/fixtures/test.ts';
import { copy } from './copy/en/assistant.ts';
import { copy as hindi } from './copy/hi/assistant.ts';

const test = base.extend<{ index: undefined }>({
  index: [
    async ({ product }, use) => {
      const call = `${product.base}/api/v1/web/search/universal?q=hypothecation`;
      await expect
        .poll(async () => (await (await fetch(call)).json()).data.total, { timeout: 30_000 })
        .toBeGreaterThan(0);
      await use(undefined);
    },
    { auto: true },
  ],
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('a question is answered from our pages, each linked', async ({ page }) => {
      await page.goto('/assistant');
      if (javaScriptEnabled) await settled(page);
      await page.getByLabel(copy.label, { exact: true }).fill('What does HPA mean on the RC?');
      await page.getByRole('button', { name: copy.submit, exact: true }).click();
      await expect(page.getByText(copy.fromSources)).toBeVisible();
      const source = page.getByRole('list', { name: copy.sources }).getByRole('link').first();
      await expect(source).toHaveAttribute('href', /^\/blog\/hypothecation-hpa-on-rc/);
      await source.click();
      await expect(page).toHaveURL(/\/blog\/hypothecation-hpa-on-rc/);
      await page.goto('/assistant');
      await expect(page.getByRole('heading', { name: /What does HPA mean/ })).toBeVisible();
      if (javaScriptEnabled) await settled(page);
      await page.getByRole('button', { name: copy.clear }).click();
      await expect(page.getByRole('heading', { name: copy.examplesTitle })).toBeVisible();
    });

    test('a Hindi example question is asked with one press', async ({ page }) => {
      await page.goto('/hi/assistant');
      if (javaScriptEnabled) await settled(page);
      const [example = ''] = hindi.examples;
      await page.getByRole('button', { name: example }).click();
      await expect(page.getByRole('heading', { name: example })).toBeVisible();
      const source = page.getByRole('list', { name: hindi.sources }).getByRole('link').first();
      await expect(source).toHaveAttribute('href', /^\/hi\//);
    });

    test('an unknown topic gets no made-up answer', async ({ page }) => {
      await page.goto('/assistant');
      if (javaScriptEnabled) await settled(page);
      await page.getByLabel(copy.label, { exact: true }).fill('Who won the cricket world cup?');
      await page.getByRole('button', { name: copy.submit, exact: true }).click();
      await expect(page.getByText(copy.unknown.title)).toBeVisible();
      await page.getByRole('link', { name: copy.unknown.search }).click();
      await expect(page).toHaveURL(/\/search\?q=Who%20won/);
    });

    test('a vehicle number is removed from the question, with a notice', async ({ page }) => {
      await page.goto('/assistant');
      if (javaScriptEnabled) await settled(page);
      await page.getByLabel(copy.label, { exact: true }).fill('PUC validity for MH12DE1433');
      await page.getByRole('button', { name: copy.submit, exact: true }).click();
      await expect(page.getByText(copy.shortened)).toBeVisible();
      await expect(page.locator('main')).not.toContainText('MH12DE1433');
    });
  });
}

test('no model answer runs script or links to another site', async ({ page }) => {
  const message = (text: string, place: number) => ({
    id: `0f8a3c1e-5b7e-4e0e-9b53-${String(place).padStart(12, '0')}`,
    askedAt: '2026-11-21T04:44:00Z',
    language: 'en',
    question: text,
    outcome: 'answered',
    writtenBy: 'model',
    text: `${text} [1] [9] [link](https://evil.example)`,
    sources: [
      { number: 1, kind: 'article', title: text, heading: text, passage: text, path: '/blog' },
    ],
    posts: [{ title: text, excerpt: text, language: 'en', path: '/community/post/x' }],
  });
  const messages = evilTexts.map(message);
  await page.route('**/chatbot/**', (route) =>
    route.fulfill({
      json: {
        data: route.request().url().endsWith('/history')
          ? { messages }
          : { message: messages[0], wasShortened: false },
      },
    }),
  );
  await page.goto('/assistant');
  await settled(page);
  await page.getByLabel(copy.label, { exact: true }).fill('Anything?');
  await page.getByRole('button', { name: copy.submit, exact: true }).click();
  await expect(page.getByText(copy.byModel).first()).toBeVisible();
  await expect(page.locator('main :is(script, iframe, img, object)')).toHaveCount(0);
  const links = await page
    .locator('main a')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
  expect(links.filter((href) => !/^[/#](?!\/)/.test(href))).toEqual([]);
  expect(await page.evaluate(() => (window as { caught?: unknown }).caught)).toBeUndefined();
});

test('no axe violations on the page, empty and with answers', async ({ page }) => {
  test.slow();
  for (const path of ['/assistant', '/hi/assistant']) {
    await page.goto(path);
    await settled(page);
    for (const isEmpty of [true, false]) {
      if (!isEmpty) {
        await page.locator('#examples ~ form button').first().click();
        await expect(page.locator('.passage').first()).toBeVisible();
        await expect(page.locator('.topbar')).toHaveCount(0);
      }
      expect(await faultsOf(page), path).toEqual([]);
    }
    await page
      .getByRole('button', { name: path === '/assistant' ? copy.clear : hindi.clear })
      .click();
    await expect(page.locator('#examples')).toBeVisible();
  }
});
