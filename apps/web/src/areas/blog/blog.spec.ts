import { expect, test } from '../../../e2e/fixtures/test.ts';
import { words } from '../../../e2e/fixtures/words.ts';

const copy = words.blog;

test.afterEach(({ product }) => product.withdrawArticles());

test('from the blog to an article, to a section by its contents list, and to the next article', async ({
  page,
}) => {
  await page.goto('/blog');
  await page.getByRole('link', { name: 'Rules', exact: true }).click();
  await expect(page).toHaveURL('/blog/category/rules');
  await page.getByRole('link', { name: /^PUC certificate/ }).click();
  await expect(page).toHaveURL('/blog/puc-certificate');
  await page.getByText(copy.article.contents).first().click();
  await page.getByRole('link', { name: 'Sources', exact: true }).click();
  await expect(page).toHaveURL('/blog/puc-certificate#s-sources');
  await expect(page.getByRole('heading', { name: 'Sources' })).toBeInViewport();
  await page.locator('section[aria-labelledby="related"] a').first().click();
  await expect(page).toHaveURL(/\/blog\/(?!puc-certificate)[a-z-]+$/);
});

test('no blog page is wider than a 360-pixel phone; wide tables scroll inside', async ({
  page,
}) => {
  for (const path of [
    '/blog',
    '/hi/blog',
    '/blog/third-party-premium-table',
    '/hi/blog/fastag-rules',
  ]) {
    await page.goto(path);
    const { body, screen } = await page.evaluate(() => ({
      body: document.documentElement.scrollWidth,
      screen: window.innerWidth,
    }));
    expect(body, path).toBeLessThanOrEqual(screen);
  }
  const boxes = page.locator('.table-scroll');
  await boxes.first().focus();
  await expect(boxes.first()).toBeFocused();
});

test('a misspelt search names the corrected term and highlights it', async ({ page }) => {
  await page.goto('/blog');
  await page.getByLabel(copy.search.label).fill('emision');
  await page.getByRole('button', { name: copy.search.submit }).click();
  await expect(page).toHaveURL('/blog/search?q=emision');
  await expect(page.getByText('No results for “emision”')).toBeVisible();
  await expect(page.locator('mark').first()).toHaveText(/^emission/i);
  const hit = page.getByRole('article').first().getByRole('link');
  const address = (await hit.getAttribute('href')) ?? '';
  await hit.click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('article').first()).toContainText(/emission/i);
});

test('the link is copied and the button confirms it', async ({ page, context, product }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: product.base });
  await page.goto('/blog/puc-certificate');
  await page.getByRole('button', { name: copy.article.copyLink }).click();
  await expect(page.getByRole('button', { name: copy.article.copied })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/\/blog\/puc-certificate$/);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('a vote counts once and shows the result on the article page', async ({ page }) => {
      await page.goto('/blog/puc-certificate');
      const poll = page.locator('#poll');
      await poll.getByRole('radio').first().check();
      await poll.getByRole('button', { name: copy.poll.vote }).click();
      await expect(poll.getByText(copy.poll.counted)).toBeVisible();
      await expect(poll.locator('li')).toHaveCount(4);
      await expect(page).toHaveURL(/\/blog\/puc-certificate(#poll)?$/);
      await page.goto('/blog/puc-certificate');
      await poll.getByRole('radio').first().check();
      await poll.getByRole('button', { name: copy.poll.vote }).click();
      await expect(poll.getByText(copy.poll.again)).toBeVisible();
    });

    test('a newsletter sign-up is confirmed by e-mail and can be cancelled', async ({
      page,
      sandbox,
      mobile,
    }) => {
      const address = `reader${mobile}@example.in`;
      await page.goto('/blog');
      await page.getByLabel(copy.newsletter.label).fill(address);
      await page.getByRole('button', { name: copy.newsletter.submit }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        copy.newsletter.mailed.title,
      );
      const link = await sandbox.linkInMailTo(address, /\/blog\/newsletter\?confirm=\S+/);
      await page.goto(link);
      await page.getByRole('button', { name: copy.newsletter.confirm.submit }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        copy.newsletter.confirmed.title,
      );
    });
  });
}

test('an edit is visible to all readers without waiting for the kept page to age', async ({
  page,
  product,
}) => {
  await page.goto('/blog');
  await product.publishArticle(`fresh-${Date.now()}`, {
    title: 'Fresh from the desk',
    description: 'D',
    author: 'A',
    tags: ['fresh'],
    image: null,
    markdown: 'Text',
  });
  await expect(async () => {
    await page.goto('/blog');
    await expect(page.getByText('Fresh from the desk').first()).toBeVisible({ timeout: 100 });
  }).toPass({ timeout: 20_000 });
});
