import { settled, signInQuietly, wideScreen } from '../../../e2e/fixtures/journeys.ts';
import { expect, test } from '../../../e2e/fixtures/test.ts';
import { words } from '../../../e2e/fixtures/words.ts';

test('a session ended elsewhere: verified once, "User Session Expired", and the page reloads', async ({
  page,
  context,
  sandbox,
  mobile,
}) => {
  await signInQuietly(context, sandbox, mobile);
  await page.setViewportSize(wideScreen);
  await page.goto('/rc-search');
  await settled(page);
  // The server drops the session; the browser still has its cookie.
  const cookies = await context.cookies();
  await context.request.get('/api/auth/logout');
  await context.clearCookies();
  await context.addCookies(cookies);
  const verifications: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/jwt/verify')) verifications.push(request.url());
  });
  const reloaded = page.waitForEvent('load');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: words.menu.entries.garage.name })
    .click();
  await reloaded;
  const toast = page.getByRole('region', { name: words.shell.toast.region });
  await expect(toast.getByText('User Session Expired')).toBeVisible();
  await expect(
    page.getByRole('banner').getByRole('link', { name: words.shell.signIn }),
  ).toBeVisible();
  expect(verifications).toHaveLength(1);
  // It closes automatically.
  await expect(toast.getByText('User Session Expired')).toHaveCount(0);
});
