import { reportWords } from '@pahiya/domain/service-history/report-words';
import type { Page } from '@playwright/test';
import { expectNoFaults, faultsOf } from '../../../e2e/fixtures/axe.ts';
import { atGateway, backAtOrder, chooseAtGateway } from '../../../e2e/fixtures/challans.ts';
import { signInAtDesk } from '../../../e2e/fixtures/desk.ts';
import { plateField, signInQuietly } from '../../../e2e/fixtures/journeys.ts';
import { expect, test } from '../../../e2e/fixtures/test.ts';
import { copy as deskCorrections } from '../desk/copy/en/desk-corrections.ts';
import { copy as deskOrder } from '../desk/copy/en/desk-order.ts';
import { copy as orderEnglish } from '../orders/copy/en/order-service-report.ts';
import { copy as orderHindi } from '../orders/copy/hi/order-service-report.ts';
import { copy as english } from './copy/en/service-history.ts';
import { copy as hindi } from './copy/hi/service-history.ts';

const withScript = {
  name: 'with script',
  javaScriptEnabled: true,
  prefix: '',
  copy: english,
  order: orderEnglish,
  words: reportWords.en,
  success: 'Success',
};
const journeys = [
  withScript,
  {
    name: 'without script, in Hindi',
    javaScriptEnabled: false,
    prefix: '/hi',
    copy: hindi,
    order: orderHindi,
    words: reportWords.hi,
    success: 'सफल',
  },
];

for (const journey of journeys) {
  const { name, javaScriptEnabled, copy, words } = journey;
  test.describe(name, () => {
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
      await buyReport(page, journey);
      const main = page.getByRole('main');
      await expect(main).toContainText(words.standings.disagree);
      for (const km of ['33,050', '18,400']) await expect(main).toContainText(km);
      if (javaScriptEnabled) {
        const { pathname } = new URL(page.url());
        await expectNoFaults(page);
        await page.goto(pathname);
      }

      await page.getByRole('link', { name: copy.report.wrongLine }).click();
      await page.getByLabel(copy.wrong.line).selectOption({ index: 3 });
      await page.getByLabel(copy.wrong.claims['wrong-km']).check();
      await page.getByLabel(copy.wrong.km).fill('44,100');
      await page.getByRole('button', { name: copy.wrong.submit }).click();
      await expect(main).toContainText(copy.wrong.done);
      await expect(main).toContainText('44,100');

      await page.getByRole('button', { name: copy.share.make }).click();
      await expect(main).toContainText(copy.share.made);
      const link = await page.locator('#share p a').getAttribute('href');
      const stranger = await (await openBrowser()).newPage();
      const path = new URL(link ?? '').pathname;
      await stranger.goto(path);
      await expect(stranger.getByRole('main')).toContainText('44,100');
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
  await buyReport(page, withScript);
  await page.getByRole('link', { name: english.report.wrongLine }).click();
  await page.getByLabel(english.wrong.line).selectOption({ index: 3 });
  await page.getByLabel(english.wrong.claims['not-mine']).check();
  await page.getByLabel(english.wrong.note).fill('Job card 4411 of another car');
  await page.getByRole('button', { name: english.wrong.submit }).click();
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
  { javaScriptEnabled, prefix, copy, order, success }: (typeof journeys)[number],
): Promise<void> {
  await page.goto(`${prefix}/service-history`);
  await plateField(page).fill('dl8caf5030');
  await page.getByRole('button', { name: copy.submit }).click();
  await expect(page).toHaveURL(`${prefix}/service-history/DL8CAF5030`);
  await expect(page.getByText(copy.check.found(6, '2026'))).toBeVisible();
  await page.getByLabel(copy.check.purposes.buying).check();
  await page.getByRole('button', { name: copy.check.pay('₹293.82') }).click();
  if (!javaScriptEnabled) await page.locator('form[data-document] button').click();
  await atGateway(page);
  await chooseAtGateway(page, success);
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
