import { signInQuietly, someNumber } from '../../../e2e/fixtures/journeys.ts';
import { expect, test } from '../../../e2e/fixtures/test.ts';
import { words } from '../../../e2e/fixtures/words.ts';

const { limit } = words;

test('the sixth look-up of a day explains the limit and when it resets; signing in shows the record', async ({
  page,
  context,
  sandbox,
  mobile,
}) => {
  const numbers = Array.from({ length: 6 }, () => someNumber());
  for (const number of numbers.slice(0, 5)) {
    expect((await page.goto(`/rc-details/${number}`))?.status()).toBe(200);
  }
  const [first = '', last = ''] = [numbers[0], numbers[5]];
  const answer = await page.goto(`/rc-details/${last}`);
  expect(answer?.status()).toBe(429);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: limit.title })).toBeVisible();
  await expect(main.getByText(/^Resets at/)).toBeVisible();
  await expect(main.locator('#app').getByRole('listitem')).toHaveText([
    'Instant challan alerts',
    'Insurance and pollution-certificate expiry reminders',
    /^Managing all vehicles in the \w+ garage$/,
  ]);
  expect(await sandbox.callsFor(last)).toBe(0);
  // Records seen today stay open.
  expect((await page.goto(`/rc-details/${first}`))?.status()).toBe(200);
  await signInQuietly(context, sandbox, mobile);
  expect((await page.goto(`/rc-details/${last}`))?.status()).toBe(200);
  expect((await page.goto(`/rc-details/${first}`))?.status()).toBe(200);
  expect(await sandbox.callsFor(first)).toBe(1);
  expect(await sandbox.callsFor(last)).toBe(1);
});

test("clearing cookies does not reset the day's limit", async ({ page, context }) => {
  const numbers = Array.from({ length: 5 }, () => someNumber());
  for (const number of numbers) await page.goto(`/rc-details/${number}`);
  await context.clearCookies({ name: 'recent' });
  const answer = await page.goto(`/rc-details/${someNumber()}`);
  expect(answer?.status()).toBe(429);
});
