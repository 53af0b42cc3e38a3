import { copy as inHindi } from '../src/areas/rto/copy/hi/rto-codes.ts';
import { settled, signInQuietly, wideScreen } from './fixtures/journeys.ts';
import { expect, test } from './fixtures/test.ts';
import { words } from './fixtures/words.ts';

test.use({ serviceWorkers: 'allow' });

test.describe('without a network', () => {
  // The offline page asks the server whether it is back; the browser notes each unanswered request.
  test.use({ mayComplain: true });

  test('offline, the garage and recent records open; other pages explain why they cannot', async ({
    page,
    context,
    sandbox,
    mobile,
  }) => {
    await signInQuietly(context, sandbox, mobile);
    await context.request.post('/api/v1/web/garage/vehicles', {
      data: { vehicleNumber: 'DL8CAF5030' },
    });
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.goto('/garage');
    await page.goto('/rc-details/MH12DE1433');
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const kept = await (await caches.open('personal-pages')).keys();
          return kept.map(({ url }) => new URL(url).pathname).sort();
        }),
      )
      .toEqual(['/garage', '/rc-details/MH12DE1433']);

    await context.setOffline(true);
    // This page was not saved: it is still the one that came from the server.
    await expect(page.getByText(words.shell.offline, { exact: true })).toBeVisible();
    await page.goto('/garage');
    await expect(page.getByText('DL 8C AF 5030').first()).toBeVisible();
    await expect(page.getByText(words.shell.savedCopy)).toBeVisible();
    await page.goto('/rc-details/MH12DE1433');
    await expect(page.locator('#insurance')).toBeVisible();
    await page.goto('/rto-codes');
    await expect(page.getByRole('heading', { name: words.offline.title })).toBeVisible();
    await expect(page.getByRole('link', { name: 'MH12DE1433' })).toBeVisible();
    await page.goto('/hi/rto-codes');
    await expect(page.locator('html')).toHaveAttribute('lang', /^hi/);

    // The page reloads automatically once the network is back.
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: inHindi.title })).toBeVisible();
  });
});

test('signing out leaves no personal data on the device', async ({
  page,
  context,
  sandbox,
  mobile,
}) => {
  await signInQuietly(context, sandbox, mobile);
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto('/garage');
  const kept = () =>
    page.evaluate(async () => (await (await caches.open('personal-pages')).keys()).length);
  await expect.poll(kept).toBe(1);
  await page.goto('/account');
  await settled(page);
  await page.getByRole('button', { name: words.account.devices.signOutAll }).click();
  await page.setViewportSize(wideScreen);
  await expect(
    page.getByRole('banner').getByRole('link', { name: words.shell.signIn }),
  ).toBeVisible();
  await expect.poll(kept).toBe(0);
});
