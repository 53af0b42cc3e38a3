import { settled, wideScreen } from '../../../e2e/fixtures/journeys.ts';
import { expect, test } from '../../../e2e/fixtures/test.ts';
import { words } from '../../../e2e/fixtures/words.ts';

const { menu } = words;

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('on a phone, from a record to its challans, the garage and sign-in', async ({ page }) => {
      await page.goto('/rc-details/MH12DE1433');
      const tabs = page.getByRole('navigation', { name: menu.tabs });
      await tabs.getByRole('link', { name: menu.groups.pay.name }).click();
      await expect(page).toHaveURL('/pay');
      await expect(tabs.locator('[aria-current]')).toHaveText(menu.groups.pay.name);
      await page
        .getByRole('main')
        .getByRole('link', { name: menu.entries.challans.name })
        .first()
        .click();
      await expect(page).toHaveURL('/challan-pay');
      await tabs.getByRole('link', { name: menu.menu }).click();
      await page
        .getByRole('main')
        .getByRole('link', { name: menu.entries.garage.name, exact: true })
        .click();
      await expect(page).toHaveURL('/garage');
      await expect(tabs.locator('[aria-current]')).toHaveText(menu.groups.vehicle.name);
      await tabs.getByRole('link', { name: menu.menu }).click();
      await page.getByRole('main').getByRole('link', { name: menu.page.signIn }).click();
      await expect(page.getByLabel(words.signIn.mobileLabel)).toBeVisible();
    });

    test('on the home page the typed number goes straight to its challans', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('textbox').first().fill('mh 12 de 1433');
      await page.getByRole('button', { name: words.home.straight.challans }).click();
      await expect(page).toHaveURL(/\/app-challan-pay\/MH12DE1433/);
    });

    test('on a wide screen one panel is open at a time, and a click outside closes it', async ({
      page,
    }) => {
      await page.setViewportSize(wideScreen);
      await page.goto('/rc-search');
      const header = page.getByRole('banner');
      const challans = header.getByRole('link', { name: menu.entries.challans.name }).first();
      const garage = header.getByRole('link', { name: menu.entries.garage.name });
      await header.getByText(menu.groups.vehicle.name, { exact: true }).click();
      await expect(garage).toBeVisible();
      await page.mouse.click(640, 700);
      await expect(garage).toBeHidden();
      await header.getByText(menu.groups.pay.name, { exact: true }).click();
      await expect(challans).toBeVisible();
      await challans.click();
      await expect(page).toHaveURL('/challan-pay');
      await expect(challans).toBeHidden();
    });
  });
}

test('Escape closes a panel and returns the focus to its heading, in the app and on reading pages', async ({
  page,
}) => {
  await page.setViewportSize(wideScreen);
  for (const path of ['/rc-search', '/blog']) {
    await page.goto(path);
    if (path === '/rc-search') await settled(page);
    const header = page.getByRole('banner');
    await header.getByText(menu.groups.pay.name, { exact: true }).click();
    await header.getByRole('link', { name: menu.entries.orders.name }).focus();
    await page.keyboard.press('Escape');
    await expect(header.getByRole('link', { name: menu.entries.orders.name })).toBeHidden();
    await expect(page.locator('summary:focus')).toHaveText(menu.groups.pay.name);
  }
});

test("a reading page shows this browser's city and account", async ({ page, context }) => {
  await page.setViewportSize(wideScreen);
  await page.goto('/blog');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: words.shell.signIn })).toBeVisible();
  const { origin } = new URL(page.url());
  await context.addCookies([{ name: 'city', value: 'Mumbai', url: origin }]);
  await page.evaluate(() => localStorage.setItem('signed-in', ''));
  await page.reload();
  await expect(header.getByText('Mumbai')).toBeVisible();
  await expect(header.getByRole('link', { name: words.shell.account })).toBeVisible();
});
