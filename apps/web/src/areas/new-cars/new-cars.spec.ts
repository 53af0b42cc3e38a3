import { expect, test } from '../../../e2e/fixtures/test.ts';
import { copy } from './copy/en/new-cars.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('from the makes to a variant, and its on-road price in another city', async ({ page }) => {
      await page.goto('/new-cars');
      await page.getByRole('link', { name: 'Maruti Suzuki' }).click();
      await page.getByRole('link', { name: 'Swift', exact: true }).click();
      await page.getByRole('link', { name: 'VXI', exact: true }).click();
      await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
        copy.variant.onRoadIn('Delhi'),
      );
      const total = page.locator('.price-total dd');
      const inDelhi = await total.textContent();
      await page.getByLabel(copy.variant.form.city).selectOption({ label: 'Mumbai, Maharashtra' });
      await page.getByLabel(copy.variant.form.loan).check();
      await page.getByRole('button', { name: copy.variant.form.submit }).click();
      await expect(page.getByText(copy.variant.onRoadIn('Mumbai'))).toBeVisible();
      await expect(page.locator('.prices')).toContainText(copy.lines.hypothecation.label);
      expect(await total.textContent()).not.toBe(inDelhi);
      await expect(page.getByLabel(copy.variant.form.loan)).toBeChecked();
    });
  });
}

test('two cars are compared, without script, and rows that are the same hidden', async ({
  openBrowser,
}) => {
  const page = await (await openBrowser({ javaScriptEnabled: false })).newPage();
  await page.goto('/new-cars/maruti-suzuki/swift/vxi');
  await page.getByRole('link', { name: copy.compare.link }).click();
  for (const name of ['Maruti Suzuki', 'Dzire', 'VXI']) {
    await page.locator('main').getByRole('link', { name, exact: true }).click();
  }
  await expect(page.getByRole('columnheader')).toHaveCount(3);
  const rows = await page.getByRole('row').count();
  await page.getByRole('link', { name: copy.compare.onlyDifferent }).click();
  await expect(page.getByRole('link', { name: copy.compare.all })).toBeVisible();
  expect(await page.getByRole('row').count()).toBeLessThan(rows);
  await page.getByRole('link', { name: `${copy.compare.remove}: Swift VXI` }).click();
  await expect(page.getByText(copy.compare.one)).toBeVisible();
});
