import type { Page } from '@playwright/test';
import { faultsOf } from '../../../e2e/fixtures/axe.ts';
import { plateField, settled, signInQuietly, someNumber } from '../../../e2e/fixtures/journeys.ts';
import { expect, test } from '../../../e2e/fixtures/test.ts';
import { copy as landing } from './copy/en/challan-pay.ts';
import { copy as results } from './copy/en/challan-results.ts';

const row = (page: Page, name: string) =>
  page.locator('#sources').getByRole('listitem').filter({ hasText: name });
const tickets = (page: Page) => page.getByRole('article');
const challansOf = (number: string) => `/app-challan-pay/${number}`;

/** Opens a vehicle's challans and waits for hydration. */
async function open(page: Page, number: string): Promise<void> {
  await page.goto(challansOf(number));
  await settled(page);
}

/** Other tests make sources fail; an open circuit breaker lets the next call through after 20 seconds. Uses a number
 * not looked up before: a cached response would prove nothing about the sources. */
async function waitForSources(page: Page): Promise<void> {
  await expect(async () => {
    await open(page, someNumber('4321'));
    await expect(page.locator('#sources li[data-state=answered]')).toHaveCount(3);
  }).toPass({ timeout: 60_000, intervals: [5_000] });
}

test('from the vehicle number to the checkout: three sources, nothing preselected, one total', async ({
  page,
}) => {
  await page.goto('/challan-pay');
  await settled(page);
  await plateField(page).fill('dl 8c af 5030');
  await page.getByRole('button', { name: landing.submit }).click();
  await expect(page).toHaveURL(/\/app-challan-pay\/DL8CAF5030\?d=/);
  await page.locator('#sources summary').click();
  for (const name of Object.values(results.sources)) {
    await expect(row(page, name)).toContainText(/found|none/);
  }
  await expect(tickets(page)).toHaveCount(3);
  await expect(page.locator('input[type=checkbox]:checked')).toHaveCount(0);
  await page.getByRole('button', { name: results.pay.all(3) }).click();
  const bar = page.getByRole('region', { name: results.pay.label });
  // 2,000 + 500 + 1,000, our fee 199, legal fee 330, and GST of 18 % on the last two.
  await expect(bar).toContainText('₹4,124.22');
  await expect(bar).toContainText('₹3,500 + fees ₹624.22');
  await page.getByRole('button', { name: results.pay.submit }).click();
  await expect(page).toHaveURL(/\/app-challan-pay\/DL8CAF5030\/checkout\?/);
  const { searchParams } = new URL(page.url());
  expect(searchParams.get('d')).toMatch(/^[0-9a-f-]{36}$/);
  expect(searchParams.getAll('c')).toHaveLength(3);
});

test('unselecting a challan updates the price, and an empty selection stays on the page', async ({
  page,
}) => {
  await open(page, 'DL8CAF5030');
  await expect(tickets(page)).toHaveCount(3);
  // Challans are listed in the order in which the sources responded.
  const boxOf = (fine: string) => tickets(page).filter({ hasText: fine }).getByRole('checkbox');
  const [first, second] = [boxOf('₹2,000'), boxOf('₹500')];
  await first.check();
  await second.check();
  const bar = page.getByRole('region', { name: results.pay.label });
  await expect(bar).toContainText('₹2,734.82');
  await second.uncheck();
  await expect(bar).toContainText('₹2,234.82');
  await first.uncheck();
  await expect(bar).toContainText(results.pay.hint);
  await expect(bar.getByRole('button')).toHaveText(results.pay.all(3));
  await expect(page).toHaveURL(/\/app-challan-pay\/DL8CAF5030\?d=/);
});

test('responses are shown while a slow source is still being checked', async ({ page }) => {
  // The load event fires only after the slow source has responded.
  await page.goto(challansOf(someNumber('0001')), { waitUntil: 'commit' });
  const asking = page.locator('#sources li[data-state=asking]');
  await expect(page.locator('#sources li[data-state=answered]')).toHaveCount(2);
  await expect(asking).toHaveCount(1);
  await expect(page.getByRole('main')).not.toContainText(results.none.title);
  await expect(asking).toHaveCount(0, { timeout: 10_000 });
  await expect(page.locator('#sources li[data-state=answered]')).toHaveCount(3);
});

test.describe('without the app', () => {
  // Blocked requests appear in the console.
  test.use({ mayComplain: true });

  const kept = {
    'the app never comes': /\/assets\/shell-[^/]+\.js$/,
    'no script file comes': /\.js$/,
  };
  for (const [what, files] of Object.entries(kept)) {
    test(`responses are shown as they arrive though ${what}`, async ({ page }) => {
      await page.route(files, (route) => route.abort());
      await page.goto(challansOf(someNumber('0001')), { waitUntil: 'commit' });
      const answered = page.locator('#sources li[data-state=answered]');
      await expect(answered).toHaveCount(2);
      await expect(page.locator('#sources li[data-state=asking]')).toHaveCount(1);
      await expect(answered).toHaveCount(3, { timeout: 10_000 });
      await expect(page.locator('html[data-alive]')).toHaveCount(0);
    });
  }
});

test('a failed source is named and can be retried alone; the other results stay', async ({
  page,
}) => {
  test.slow();
  await waitForSources(page);
  await open(page, someNumber('0002'));
  const failed = page.locator('#sources li[data-state=failed]');
  await expect(failed).toHaveCount(1, { timeout: 20_000 });
  await expect(failed).toContainText(results.failures.timeout, { useInnerText: false });
  const before = await tickets(page).count();
  await page
    .locator('#sources')
    .getByRole('link', { name: /^Retry/ })
    .click();
  await expect(page.locator('#sources li[data-state=asking]')).toHaveCount(1);
  await expect(page.locator('#sources li[data-state=answered]')).toHaveCount(2);
  await expect(failed).toHaveCount(1, { timeout: 20_000 });
  await expect(tickets(page)).toHaveCount(before);
});

test('"No challans" appears only after all three sources have responded', async ({ page }) => {
  await open(page, someNumber('0006'));
  await expect(page.getByRole('heading', { name: results.none.title })).toBeVisible();
  await expect(page.locator('#sources li[data-state=answered]')).toHaveCount(3);
});

test('paid at one source and pending at another is one settled challan, explained', async ({
  page,
}) => {
  await open(page, someNumber('0008'));
  await expect(page.locator('#sources li[data-state=answered]')).toHaveCount(3);
  await page.getByRole('link', { name: /^Settled/ }).click();
  await expect(page).toHaveURL(/tab=SETTLED/);
  await page.getByText(results.ticket.more, { exact: true }).first().click();
  await expect(page.getByRole('main')).toContainText(
    results.ticket.conflicts['paid-at-one-source'],
  );
});

test('all sixty challans are listed', async ({ page }) => {
  await open(page, someNumber('0007'));
  await expect(page.locator('#sources li[data-state=answered]')).toHaveCount(3);
  const counts = await page
    .getByRole('navigation', { name: results.tabs })
    .locator('.nums')
    .allInnerTexts();
  expect(counts.reduce((sum, text) => sum + Number(text), 0)).toBe(60);
});

test('place and time are shown to a signed-in person who gives a reason', async ({
  page,
  context,
  sandbox,
  mobile,
}) => {
  await signInQuietly(context, sandbox, mobile);
  await open(page, 'DL8CAF5030');
  await expect(tickets(page)).toHaveCount(3);
  await expect(page.getByRole('main')).not.toContainText('Outer Ring Road');
  await page.getByRole('button', { name: results.reveal.submit }).click();
  await expect(page.getByText(results.reveal.missing)).toBeVisible();
  await page.getByLabel(results.reveal.grounds.owner).check();
  await page.getByRole('button', { name: results.reveal.submit }).click();
  await expect(page.getByText(results.reveal.done)).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Outer Ring Road near Wazirabad flyover');
});

test('no layout shift while the sources respond', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as { value?: number }).value ?? 0);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, someNumber('0001'));
  await expect(page.locator('#sources li[data-state=answered]')).toHaveCount(3, {
    timeout: 15_000,
  });
  const shift = await page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, one) => sum + one, 0),
  );
  expect(shift).toBeLessThan(0.1);
});

test('screen readers hear the progress of the search from one live region', async ({ page }) => {
  await open(page, 'DL8CAF5030');
  await expect(
    page.locator('[aria-live=polite]', { hasText: results.finished(3, 0) }),
  ).toBeAttached();
});

for (const language of ['', '/hi']) {
  test(`no axe violations on the challan pages ${language}`, async ({ page }) => {
    test.slow();
    const paths = [
      '/challan-pay?state=MH',
      '/app-challan-pay/DL8CAF5030',
      '/app-challan-pay/22BH6517A',
      `/app-challan-pay/${someNumber('0006')}`,
      '/challan-status',
      '/terms-conditions-challans',
      '/fake-challan-check',
      '/contest-challan',
    ];
    for (const path of paths) {
      await page.goto(language + path);
      await settled(page);
      await expect(page.locator('#sources li[data-state=asking]')).toHaveCount(0);
      expect.soft(await faultsOf(page), path).toEqual([]);
    }
  });
}

test('a Hindi search stays in Hindi', async ({ page }) => {
  await page.goto('/hi/challan-pay');
  await settled(page);
  await plateField(page).fill('DL8CAF5030');
  await plateField(page).press('Enter');
  await expect(page).toHaveURL(/\/hi\/app-challan-pay\/DL8CAF5030/);
  await expect(page.getByRole('heading', { name: '₹3,500 बाक़ी' })).toBeVisible();
  await expect(page.getByText('तेज़ रफ़्तार')).toBeVisible();
});
