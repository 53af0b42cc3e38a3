import type { Route } from '@playwright/test';
import { copy as writing } from '../src/areas/community/copy/en/community-write.ts';
import { lettersOf, settled, signInQuietly, someNumber } from './fixtures/journeys.ts';
import { expect, test } from './fixtures/test.ts';
import { words } from './fixtures/words.ts';

const { failure } = words.rcDetails;

test('unregistered number: what to check, and the way back with the number kept', async ({
  page,
}) => {
  const number = someNumber('0404');
  const answer = await page.goto(`/rc-details/${number}`);
  expect(answer?.status()).toBe(404);
  const main = page.getByRole('main');
  await expect(main.getByText(words.errors['vehicle/not-found'].title)).toBeVisible();
  await expect(main.getByText(failure.notFoundTodo[0] ?? '')).toBeVisible();
  await main.getByRole('link', { name: failure.back }).click();
  await expect(page).toHaveURL(`/rc-search?edit=${number}`);
});

test('registry unavailable: which source, what is still known, and when to try again', async ({
  page,
  sandbox: _,
}) => {
  const answer = await page.goto(`/rc-details/${someNumber('0005')}`);
  expect(answer?.status()).toBe(503);
  const main = page.getByRole('main');
  await expect(main.getByText(words.errors['vehicle/source-unavailable'].title)).toBeVisible();
  await expect(main.getByText(failure.vahan)).toBeVisible();
  await expect(main.getByText(/Pune, Maharashtra/)).toBeVisible();
  await expect(main.getByText(/did not count towards your limit/)).toBeVisible();
  await expect(main.getByRole('button', { name: failure.tryAgain })).toBeVisible();
});

test('retrying after the registry recovers shows the record', async ({ page, sandbox }) => {
  const number = someNumber();
  await sandbox.fail('ulip', { mode: 'down', times: 3 });
  await page.goto(`/rc-details/${number}`);
  await page.getByRole('button', { name: failure.tryAgain }).click();
  await expect(page.locator('#insurance')).toBeVisible();
});

test.describe('a form that is refused', () => {
  test.use({ mayComplain: true });

  const refuse = (route: Route) => {
    if (route.request().method() === 'GET') return route.continue();
    const code = 'request/too-many';
    return route.fulfill({
      status: 429,
      contentType: 'application/problem+json',
      body: JSON.stringify({ type: 'about:blank', title: code, status: 429, code, requestId: 'r' }),
    });
  };

  test('says so where the person looks, and keeps what was typed', async ({
    page,
    context,
    sandbox,
    mobile,
  }) => {
    await signInQuietly(context, sandbox, mobile);
    const handle = `q_${lettersOf(mobile)}`;
    await context.request.post('/api/v1/web/community/user/update', { data: { handle } });
    await page.goto('/community/write');
    await settled(page);
    await page.locator('#topic').selectOption({ index: 1 });
    await page.locator('#title').fill('Which tyres last on bad roads?');
    await page.locator('#text').fill('Two years and 20,000 km, and mine are worn.');
    await page.route('**/community/posts/create', refuse);
    await page.getByRole('button', { name: writing.write.submit, exact: true }).click();
    await expect(page.getByText(words.errors['request/too-many'].title)).toBeInViewport();
    await expect(page.locator('.face-failed')).toBeFocused();
    await expect(page.locator('#title')).toHaveValue('Which tyres last on bad roads?');
  });

  test('of the editors says so too', async ({ page }) => {
    await page.goto('/feedback');
    await settled(page);
    await page.route('**/form/FEEDBACK_FORM', refuse);
    await page.locator('main input[type=radio]').first().check({ force: true });
    await page.locator('main form button[type=submit]').click();
    await expect(page.locator('.face-failed')).toBeFocused();
    await expect(page.locator('.face-failed')).toBeInViewport();
  });
});

test.describe('code that does not arrive', () => {
  test.use({ mayComplain: true });

  test('is no error: the server renders the page', async ({ page }) => {
    await page.goto('/rc-search');
    await settled(page);
    // The first move within the app loads the list of pages.
    await page.locator('a[href="/challan-pay"]:visible').first().click();
    await expect(page).toHaveURL('/challan-pay');
    await page.route(/\.js$/, (route) => route.abort());
    await page.goBack();
    await page.locator('a[href="/garage"]:visible').first().click();
    await expect(page).toHaveURL('/garage');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
  });
});

test('a malformed response reads differently from an unavailable registry', async ({
  page,
  sandbox,
}) => {
  await sandbox.fail('ulip', { mode: 'malformed-xml' });
  const answer = await page.goto(`/rc-details/${someNumber()}`);
  expect(answer?.status()).toBe(502);
  const main = page.getByRole('main');
  await expect(main.getByText(words.errors['vehicle/source-malformed'].title)).toBeVisible();
});

test('a ten-megabyte response does no harm', async ({ page, sandbox }) => {
  await sandbox.fail('ulip', { mode: 'huge' });
  const answer = await page.goto(`/rc-details/${someNumber()}`);
  expect(answer?.status()).toBe(502);
});

test('slow registry: the progress bar is shown, then the record', async ({ page, sandbox }) => {
  await page.goto('/rc-search');
  await settled(page);
  await sandbox.fail('ulip', { latencyMs: 1500, times: 1 });
  await page.getByRole('main').getByRole('textbox').first().fill(someNumber());
  await page.getByRole('main').getByRole('textbox').first().press('Enter');
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.locator('#insurance')).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});

test('an old record is shown with its time when the registry is unavailable', async ({
  page,
  product,
  sandbox,
}) => {
  const number = someNumber();
  await page.goto(`/rc-details/${number}`);
  await product.ageRecord(number, 40);
  await sandbox.fail('ulip', { mode: 'down' });
  const answer = await page.goto(`/rc-details/${number}`);
  expect(answer?.status()).toBe(200);
  await expect(page.getByText(/VAHAN was unavailable at .*This record is from /)).toBeVisible();
  await expect(page.locator('#insurance')).toBeVisible();
});

test('a record a few days old is shown at once, marked, and refreshed in the background', async ({
  page,
  product,
  sandbox,
}) => {
  const number = someNumber();
  await page.goto(`/rc-details/${number}`);
  await product.ageRecord(number, 3);
  await page.goto(`/rc-details/${number}`);
  await expect(page.getByText(/We are checking VAHAN for changes/)).toBeVisible();
  await expect.poll(() => sandbox.callsFor(number)).toBe(2);
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(/We are checking VAHAN/)).toHaveCount(0, { timeout: 500 });
  }).toPass();
  expect(await sandbox.callsFor(number)).toBe(2);
});
