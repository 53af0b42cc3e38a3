import { expect, test } from '../../../e2e/fixtures/test.ts';
import { copy as english } from './copy/en/valuation.ts';
import { copy as hindi } from './copy/hi/valuation.ts';

for (const { javaScriptEnabled, prefix, copy } of [
  { javaScriptEnabled: true, prefix: '', copy: english },
  { javaScriptEnabled: false, prefix: '/hi', copy: hindi },
]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script, in Hindi', () => {
    test.use({ javaScriptEnabled });

    test('a car is chosen, priced with its working, and priced again with more kilometres', async ({
      page,
    }) => {
      await page.goto(`${prefix}/valuation`);
      for (const name of ['Honda', 'City', '2016']) {
        await page.locator('main').getByRole('link', { name, exact: true }).click();
      }
      await page.getByLabel(copy.form.km).fill('60,000');
      await page.getByRole('button', { name: copy.form.submit }).click();
      await expect(page.getByRole('heading', { name: copy.working.title })).toBeVisible();
      const total = page.locator('.price-total dd');
      const before = await total.textContent();
      await page.getByLabel(copy.form.km).fill('190000');
      await page.getByRole('button', { name: copy.form.change }).click();
      await expect(total).not.toHaveText(before ?? '');
      await expect(page.getByText(copy.conditions.meanings.poor)).toBeVisible();
    });

    test('a vehicle number fills the form and leaves the address', async ({ page }) => {
      await page.goto(`${prefix}/sell-car`);
      await page.getByLabel(copy.number.label).fill('DL8CAF5030');
      await page.getByRole('button', { name: copy.number.submit }).click();
      await expect(page.getByText(copy.found)).toBeVisible();
      expect(page.url()).not.toContain('5030');
    });
  });
}
