import { faultsOf } from '../../../e2e/fixtures/axe.ts';
import { atGateway, backAtOrder, chooseAtGateway } from '../../../e2e/fixtures/challans.ts';
import { plateField, signInQuietly } from '../../../e2e/fixtures/journeys.ts';
import { expect, test } from '../../../e2e/fixtures/test.ts';
import { copy as order } from '../orders/copy/en/order-service-report.ts';
import { copy } from './copy/en/service-history.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('from the number to the report, its link, a correction and its revocation', async ({
      page,
      context,
      sandbox,
      mobile,
      openBrowser,
    }) => {
      test.slow();
      await signInQuietly(context, sandbox, mobile);
      await page.goto('/service-history');
      await plateField(page).fill('dl8caf5030');
      await page.getByRole('button', { name: copy.submit }).click();
      await expect(page).toHaveURL('/service-history/DL8CAF5030');
      await expect(page.getByText('6 visits, newest in 2026')).toBeVisible();
      await page.getByLabel(copy.check.purposes.buying).check();
      await page.getByRole('button', { name: copy.check.pay('₹293.82') }).click();
      if (!javaScriptEnabled) await page.locator('form[data-document] button').click();
      await atGateway(page);
      await chooseAtGateway(page, 'Success');
      // Without script the gateway's return is one more press.
      if (!javaScriptEnabled && !/\/orders\//.test(page.url())) {
        await page.getByRole('button').first().click();
      }
      await backAtOrder(page);
      await expect(async () => {
        await page.reload();
        const open = page.getByRole('link', { name: order.open });
        await expect(open).toBeVisible({ timeout: 1_000 });
      }).toPass({ timeout: 60_000 });
      await page.getByRole('link', { name: order.open }).click();
      const main = page.getByRole('main');
      await expect(main).toContainText('Readings do not agree');
      await expect(main).toContainText('33,050 km on 22 Mar 2024, then 18,400 km on 2 Apr 2025');
      if (javaScriptEnabled) {
        // A page that was loaded, not one that the progress bar still leads to.
        await page.reload();
        expect(await faultsOf(page)).toEqual([]);
      }

      await page.getByRole('link', { name: copy.report.wrongLine }).click();
      await page.getByLabel(copy.wrong.line).selectOption({ index: 3 });
      await page.getByLabel(copy.wrong.claims['wrong-km']).check();
      await page.getByLabel(copy.wrong.km).fill('44,100');
      await page.getByRole('button', { name: copy.wrong.submit }).click();
      await expect(main).toContainText(copy.wrong.done);
      await expect(main).toContainText('stated reading 44,100 km');

      await page.getByRole('button', { name: copy.share.make }).click();
      await expect(main).toContainText(copy.share.made);
      const link = await page.locator('#share p a').getAttribute('href');
      const stranger = await (await openBrowser()).newPage();
      const path = new URL(link ?? '').pathname;
      await stranger.goto(path);
      await expect(stranger.getByRole('main')).toContainText('stated reading 44,100 km');
      await expect(stranger.getByRole('main')).not.toContainText('5030');
      await page.getByRole('button', { name: copy.share.revoke }).click();
      await expect(main).toContainText(copy.share.revoked);
      expect((await stranger.goto(path))?.status()).toBe(404);
    });
  });
}

test('the pages before paying, and the Hindi sample, have no fault for a screen reader', async ({
  page,
}) => {
  await page.goto('/service-history/DL8CAF5030');
  expect(await faultsOf(page)).toEqual([]);
  await page.goto('/hi/service-history/sample');
  expect(await faultsOf(page)).toEqual([]);
});
