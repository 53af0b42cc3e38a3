import { settled, someNumber } from './fixtures/journeys.ts';
import { expect, test } from './fixtures/test.ts';
import { words } from './fixtures/words.ts';

const { failure } = words.rcDetails;

test('a number that is not registered: what to check, and the way back with the number kept', async ({
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

test('the register is down: which source, what is known all the same, when to try again', async ({
  page,
  sandbox: _,
}) => {
  const answer = await page.goto(`/rc-details/${someNumber('0005')}`);
  expect(answer?.status()).toBe(503);
  const main = page.getByRole('main');
  await expect(main.getByText(words.errors['vehicle/source-unavailable'].title)).toBeVisible();
  await expect(main.getByText(failure.vahan)).toBeVisible();
  await expect(main.getByText(/belongs to .*Pune.*Maharashtra/)).toBeVisible();
  await expect(main.getByText(/counted against your limit/)).toBeVisible();
  await expect(main.getByRole('button', { name: failure.tryAgain })).toBeVisible();
});

test('trying again after the register is back shows the record', async ({ page, sandbox }) => {
  const number = someNumber();
  await sandbox.fail('ulip', { mode: 'down', times: 3 });
  await page.goto(`/rc-details/${number}`);
  await page.getByRole('button', { name: failure.tryAgain }).click();
  await expect(page.locator('#insurance')).toBeVisible();
});

test('a malformed answer reads differently from a register that is down', async ({
  page,
  sandbox,
}) => {
  await sandbox.fail('ulip', { mode: 'malformed-xml' });
  const answer = await page.goto(`/rc-details/${someNumber()}`);
  expect(answer?.status()).toBe(502);
  const main = page.getByRole('main');
  await expect(main.getByText(words.errors['vehicle/source-malformed'].title)).toBeVisible();
});

test('ten megabytes in place of a record do no harm', async ({ page, sandbox }) => {
  await sandbox.fail('ulip', { mode: 'huge' });
  const answer = await page.goto(`/rc-details/${someNumber()}`);
  expect(answer?.status()).toBe(502);
});

test('a slow register: the bar at the top is there while it is asked, then the record', async ({
  page,
  sandbox,
}) => {
  await page.goto('/rc-search');
  await settled(page);
  await sandbox.fail('ulip', { latencyMs: 1500, times: 1 });
  await page.getByRole('main').getByRole('textbox').first().fill(someNumber());
  await page.getByRole('main').getByRole('textbox').first().press('Enter');
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.locator('#insurance')).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});

test('a record too old to be shown unasked is shown with its time when the register is down', async ({
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
  await expect(page.getByText(/VAHAN did not answer at .*; this is from /)).toBeVisible();
  await expect(page.locator('#insurance')).toBeVisible();
});

test('a record of a few days is shown at once, says so, and is asked again behind it', async ({
  page,
  product,
  sandbox,
}) => {
  const number = someNumber();
  await page.goto(`/rc-details/${number}`);
  await product.ageRecord(number, 3);
  await page.goto(`/rc-details/${number}`);
  await expect(page.getByText(/The register is being asked again now/)).toBeVisible();
  await expect.poll(() => sandbox.callsFor(number)).toBe(2);
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(/being asked again/)).toHaveCount(0, { timeout: 500 });
  }).toPass();
  expect(await sandbox.callsFor(number)).toBe(2);
});
