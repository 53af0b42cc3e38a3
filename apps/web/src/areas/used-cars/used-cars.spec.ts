import { faultsOf } from '../../../e2e/fixtures/axe.ts';
import { signInQuietly } from '../../../e2e/fixtures/journeys.ts';
import { expect, test } from '../../../e2e/fixtures/test.ts';
import { copy as carEnglish } from './copy/en/used-car.ts';
import { copy as alertsEnglish } from './copy/en/used-car-alerts.ts';
import { copy as listEnglish } from './copy/en/used-cars.ts';
import { copy as carHindi } from './copy/hi/used-car.ts';
import { copy as alertsHindi } from './copy/hi/used-car-alerts.ts';
import { copy as listHindi } from './copy/hi/used-cars.ts';

const english = { car: carEnglish, alerts: alertsEnglish, list: listEnglish };
const hindi = { car: carHindi, alerts: alertsHindi, list: listHindi };

for (const { javaScriptEnabled, prefix, copy } of [
  { javaScriptEnabled: true, prefix: '', copy: english },
  { javaScriptEnabled: false, prefix: '/hi', copy: hindi },
]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script, in Hindi', () => {
    test.use({ javaScriptEnabled });

    test('choices show how many cars remain', async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(`${prefix}/used-cars/delhi`);
      const found = page.getByRole('main').getByRole('status').first();
      const before = await found.textContent();
      const diesel = page.locator('#fuel-diesel');
      await diesel.check();
      if (!javaScriptEnabled) {
        await page.getByRole('button', { name: copy.list.search.show, exact: true }).click();
      }
      await expect(page).toHaveURL(/fuel=diesel/);
      await expect(found).not.toHaveText(before ?? '');
      await expect(diesel).toBeChecked();
      await expect(page.getByRole('navigation', { name: copy.list.search.applied })).toBeVisible();
      if (!javaScriptEnabled) return;
      await expect(diesel).toBeFocused();
      await page.goBack();
      await expect(found).toHaveText(before ?? '');
      await expect(diesel).not.toBeChecked();
    });

    test('a buyer narrows a city, saves the search, keeps a car and watches its price', async ({
      page,
      context,
      sandbox,
      mobile,
    }) => {
      await signInQuietly(context, sandbox, mobile);
      const check = async () => {
        if (javaScriptEnabled) expect(await faultsOf(page)).toEqual([]);
      };
      await page.goto(`${prefix}/used-cars/delhi?fuel=petrol`);
      await check();
      await page.getByRole('link', { name: copy.list.search.save }).click();
      await expect(page.getByRole('heading', { name: copy.alerts.save.title })).toBeVisible();
      await page.getByLabel(copy.alerts.sms).check();
      await check();
      await page.getByRole('button', { name: copy.alerts.save.submit }).click();
      await expect(page).toHaveURL(/\/saved-searches\?done=saved/);

      await page.goto(`${prefix}/used-cars/delhi?fuel=petrol`);
      await page.locator('article.card h2 a').first().click();
      await expect(page.getByRole('heading', { name: copy.car.price.title })).toBeVisible();
      const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
      await check();
      await page.getByRole('button', { name: copy.car.keep.shortlist }).click();
      await expect(page.getByRole('heading', { name: copy.alerts.shortlist.title })).toBeVisible();
      await expect(page.getByRole('main')).toContainText(name);
      await check();
      await page.getByRole('link', { name: copy.alerts.shortlist.alertOf(name) }).click();
      await page.getByLabel(copy.alerts.sms).check();
      await page.getByRole('button', { name: copy.alerts.price.submit }).click();
      await expect(page.getByText(copy.alerts.price.done)).toBeVisible();
      await check();
    });
  });
}
