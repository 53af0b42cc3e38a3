import type { Page } from '@playwright/test';
import { faultsOf } from '../../../e2e/fixtures/axe.ts';
import { atGateway, backAtOrder, chooseAtGateway } from '../../../e2e/fixtures/challans.ts';
import { signInAtDesk } from '../../../e2e/fixtures/desk.ts';
import { plateField, signInQuietly } from '../../../e2e/fixtures/journeys.ts';
import { expect, test } from '../../../e2e/fixtures/test.ts';
import { copy as deskCorrections } from '../desk/copy/en/desk-corrections.ts';
import { copy as deskOrder } from '../desk/copy/en/desk-order.ts';
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
      await buyReport(page, { javaScriptEnabled });
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

test('a correction is answered at the desk, and the buyer sees the answer and is told', async ({
  page,
  context,
  sandbox,
  mobile,
  openBrowser,
  product,
}) => {
  test.slow();
  // Otherwise the vendor itself answers after two minutes.
  const control = `${sandbox.address}/control/vehicle-records`;
  await page.request.put(control, { data: { corrections: 'never' } });
  await signInQuietly(context, sandbox, mobile);
  await buyReport(page, { javaScriptEnabled: true });
  await page.getByRole('link', { name: copy.report.wrongLine }).click();
  await page.getByLabel(copy.wrong.line).selectOption({ index: 3 });
  await page.getByLabel(copy.wrong.claims['not-mine']).check();
  await page.getByLabel(copy.wrong.note).fill('Job card 4411 of another car');
  await page.getByRole('button', { name: copy.wrong.submit }).click();
  const main = page.getByRole('main');
  await expect(main).toContainText('The source is to answer by');
  const orderId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await expect
    .poll(async () => {
      const book = (await (await page.request.get(control)).json()) as {
        corrections: { note: string }[];
      };
      return book.corrections.map(({ note }) => note);
    })
    .toContain('Job card 4411 of another car');

  const operator = await (await openBrowser()).newPage();
  await signInAtDesk(operator, product);
  await operator.goto(`/desk/orders/${orderId}`);
  await operator.getByRole('link', { name: deskOrder.corrections }).click();
  const desk = operator.getByRole('main');
  await expect(desk).toContainText('Job card 4411 of another car');
  await expect(desk).toContainText('2 Apr 2025 · 18,400 km');
  await operator.getByLabel(deskCorrections.form.verdict).selectOption('accepted');
  await operator.getByLabel(deskCorrections.form.note).fill('E-mail from the vendor');
  await operator.getByRole('button', { name: deskCorrections.form.submit }).click();
  await expect(desk).toContainText(deskCorrections.form.done);
  expect(await faultsOf(operator)).toEqual([]);

  await page.reload();
  await expect(main).toContainText('The source confirmed this on');
  await expect(main).toContainText('without the lines in question');
  await expect
    .poll(async () => {
      const inbox = await page.request.get(`${sandbox.address}/inbox.json?mobile=${mobile}`);
      const { messages } = (await inbox.json()) as { messages: { text: string }[] };
      return messages.map(({ text }) => text).join('\n');
    })
    .toMatch(/answered your correction[\s\S]*service-history report of order [\w-]+ is ready/);
});

/** From the number to the open report of DL8CAF5030, paid for. */
async function buyReport(
  page: Page,
  { javaScriptEnabled }: { readonly javaScriptEnabled: boolean },
): Promise<void> {
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
}
