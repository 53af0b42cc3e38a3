import { expect, test } from '../../../e2e/fixtures/test.ts';
import { words } from '../../../e2e/fixtures/words.ts';

const copy = words.rtoPages;

test('from the map of states to a town and its RTO, by keyboard', async ({ page }) => {
  await page.goto('/rto');
  const map = page.getByRole('navigation', { name: copy.home.map });
  await map.getByRole('link', { name: 'Maharashtra' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/rto/maharashtra');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy.state.title('Maharashtra'));
  await page.getByRole('link', { name: 'MH 12 Pune' }).click();
  await expect(page).toHaveURL('/rto/maharashtra/office/mh-12');
  await page.locator('#office').getByRole('link', { name: 'Pune' }).click();
  await expect(page).toHaveURL('/rto/maharashtra/pune');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy.place.title('Pune'));
});

test('an unverified code is marked in the list and on its page', async ({ page }) => {
  await page.goto('/rto/lakshadweep');
  const unsure = page.locator('#codes + ul a', { hasText: copy.uncertain }).first();
  await unsure.click();
  await expect(page).toHaveURL(/\/rto\/lakshadweep\/office\/ld-\d\d$/);
  await expect(page.locator('#office .tone-amber')).toBeVisible();
});

test('a service opens from the link on an RTO page', async ({ page }) => {
  await page.goto('/rto/maharashtra/office/mh-12');
  await page.locator('#services').getByRole('link').first().click();
  await expect(page).toHaveURL('/rto/maharashtra#transfer-of-ownership');
  await expect(page.locator('#transfer-of-ownership')).toBeVisible();
});

test('the finder links to the RTO pages and back', async ({ page }) => {
  await page.goto('/rto-codes?code=MH12');
  await page
    .locator('#office')
    .getByRole('link', { name: /^MH 12/ })
    .click();
  await expect(page).toHaveURL('/rto/maharashtra/office/mh-12');
  await page.getByRole('link', { name: copy.popular.finder }).click();
  await expect(page).toHaveURL('/rto-codes');
  await page.goto('/rto-codes?state=DL');
  await page.getByRole('link', { name: words.rtoCodes.list.page('Delhi') }).click();
  await expect(page).toHaveURL('/rto/delhi');
});

test('the theme changes at once without a reload, and persists on the next page', async ({
  page,
}) => {
  await page.goto('/rto/goa');
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  const kept = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await page.getByRole('button', { name: words.shell.theme.dark }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await kept;
  expect(loads).toBe(0);
  await page.getByRole('link', { name: copy.popular.all }).click();
  await expect(page).toHaveURL('/rto');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('reading pages never fetch the app', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto('/rto/goa');
  await page.getByText(copy.state.question.howMany('Goa')).click();
  await page.mouse.move(100, 200);
  await page.waitForTimeout(2500);
  expect(scripts).toEqual([expect.stringMatching(/^\/assets\/entry-reading-/)]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the way to an RTO, its FAQs, the other language and the theme all work', async ({
    page,
  }) => {
    await page.goto('/rto');
    await page.getByRole('listitem').getByRole('link', { name: /Goa/ }).click();
    await page.getByRole('link', { name: /^GA 01/ }).click();
    await expect(page).toHaveURL('/rto/goa/office/ga-01');
    await page.getByText(copy.office.question.which('GA 01')).click();
    await expect(page.getByText(/^GA 01 is /)).toBeVisible();
    await page.getByRole('button', { name: words.shell.theme.dark }).click();
    await expect(page).toHaveURL('/rto/goa/office/ga-01');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('link', { name: words.shell.language.other }).click();
    await expect(page).toHaveURL('/hi/rto/goa/office/ga-01');
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  });
});
