import { faultsOf } from '../../../e2e/fixtures/axe.ts';
import { expect, test } from '../../../e2e/fixtures/test.ts';
import { copy as english } from './copy/en/insurance.ts';
import { copy as hindi } from './copy/hi/insurance.ts';

const journeys = [
  { name: 'with script', javaScriptEnabled: true, prefix: '', copy: english },
  { name: 'without script, in Hindi', javaScriptEnabled: false, prefix: '/hi', copy: hindi },
];

for (const { name, javaScriptEnabled, prefix, copy } of journeys) {
  test.describe(name, () => {
    test.use({ javaScriptEnabled });

    test('from a number to covers and a price with and without the bonus', async ({ page }) => {
      await page.goto(`${prefix}/insurance-homepage`);
      if (javaScriptEnabled) expect(await faultsOf(page)).toEqual([]);
      const plate = page.locator('#vehicleNumber');
      await plate.fill('DL8CAF5030');
      await plate.press('Enter');
      await expect(page).toHaveURL(`${prefix}/insurance-homepage/DL8CAF5030`);
      await expect(page.locator('#covers .validity')).toHaveCount(3);
      await page.getByRole('link', { name: copy.vehicle.coverNames.package, exact: true }).click();
      const value = page.getByLabel(copy.form.value);
      await expect(value).toBeVisible();
      await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
      await value.fill('4,50,000');
      await page.getByLabel(copy.form.bonus).selectOption('20000');
      await page.getByRole('button', { name: copy.form.submit }).click();
      await expect(page.locator('#price')).toContainText(copy.result.bonusIs(25));
      if (javaScriptEnabled) expect(await faultsOf(page)).toEqual([]);
    });
  });
}
