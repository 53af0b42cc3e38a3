import { faultsOf } from '../../../e2e/fixtures/axe.ts';
import { signInQuietly } from '../../../e2e/fixtures/journeys.ts';
import { expect, test } from '../../../e2e/fixtures/test.ts';
import { copy as english } from './copy/en/sold.ts';
import { copy as hindi } from './copy/hi/sold.ts';

for (const { javaScriptEnabled, prefix, copy } of [
  { javaScriptEnabled: true, prefix: '', copy: english },
  { javaScriptEnabled: false, prefix: '/hi', copy: hindi },
]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script, in Hindi', () => {
    test.use({ javaScriptEnabled });

    test('a seller records a private sale, gets the papers, reports it and deletes it', async ({
      page,
      context,
      sandbox,
      mobile,
    }) => {
      await signInQuietly(context, sandbox, mobile);
      const check = async () => {
        if (javaScriptEnabled) expect(await faultsOf(page)).toEqual([]);
      };
      const added = await context.request.post('/api/v1/web/garage/vehicles', {
        data: { vehicleNumber: 'DL8CAF5030' },
      });
      expect(added.status()).toBe(201);
      await page.goto(`${prefix}/garage`);
      await page.locator('main a[href*="/sell-car/sold"]').click();
      await expect(page.getByLabel(copy.form.vehicle, { exact: true })).toHaveValue('DL8CAF5030');
      await check();
      await page.getByLabel(copy.form.sellerName).fill('Asha Verma');
      await page.getByLabel(copy.form.day, { exact: true }).fill('2026-01-01');
      await page.getByLabel(copy.form.time, { exact: true }).fill('10:30');
      await page.getByLabel(copy.form.place, { exact: true }).fill('Rohini');
      await page.getByLabel(copy.form.km).fill('42,300');
      await page.getByLabel(copy.form.price).fill('4,50,000');
      await page.getByLabel(copy.form.buyerName).fill('Ravi Sample');
      // Too long ago: what was typed stays.
      await page.getByRole('button', { name: copy.form.submit }).click();
      await expect(page.getByText(copy.form.fields.soldAt).first()).toBeVisible();
      await check();
      const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
      await page.getByLabel(copy.form.day, { exact: true }).fill(yesterday);
      await page.getByRole('button', { name: copy.form.submit }).click();
      await expect(page.getByText(copy.sold.recorded)).toBeVisible();
      await check();

      const file = page.getByRole('link', { name: copy.sold.file });
      const pdf = await context.request.get((await file.getAttribute('href')) ?? '');
      expect(pdf.headers()['content-type']).toBe('application/pdf');
      await page.getByLabel(copy.sold.report).fill('DL29/0042');
      await page.getByRole('button', { name: copy.sold.reportSubmit }).click();
      await expect(page.getByText(copy.sold.steps.number('DL29/0042'))).toBeVisible();
      await page.getByRole('button', { name: copy.sold.challansCheck }).click();
      await expect(page.getByText(copy.sold.deeds.challans)).toBeVisible();
      await page.getByRole('button', { name: copy.sold.remove }).click();
      await expect(page.getByText(copy.removed)).toBeVisible();
    });
  });
}
