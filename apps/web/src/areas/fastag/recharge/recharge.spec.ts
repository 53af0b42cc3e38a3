import { expectNoFaults, faultsOf } from '../../../../e2e/fixtures/axe.ts';
import { atGateway, backAtOrder, chooseAtGateway } from '../../../../e2e/fixtures/challans.ts';
import { plateField, signInQuietly, someNumber } from '../../../../e2e/fixtures/journeys.ts';
import { expect, test } from '../../../../e2e/fixtures/test.ts';
import { copy as orderEnglish } from '../../orders/copy/en/order-fastag-recharge.ts';
import { copy as orderHindi } from '../../orders/copy/hi/order-fastag-recharge.ts';
import { copy as english } from '../copy/en/tollsetu.ts';
import { copy as hindi } from '../copy/hi/tollsetu.ts';

test('a visitor sees the tag and the price that goes with the amount', async ({ page }) => {
  await page.goto('/tollsetu');
  expect(await faultsOf(page)).toEqual([]);
  await plateField(page).fill('dl8caf5030');
  await page.getByRole('button', { name: english.submit }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(english.recharge.title);
  await expect(page.getByLabel(english.form.guard.yes)).not.toBeChecked();
  await expect(page.locator('.topbar')).toHaveCount(0);
  expect(await faultsOf(page)).toEqual([]);
  await page.locator('#amount').fill('300');
  await expect(page.locator('.paybar-total')).toContainText('₹300');
  await expect(page.getByRole('button', { name: english.form.signIn })).toBeVisible();
});

const journeys = [
  { name: 'with script', javaScriptEnabled: true, prefix: '', copy: english, order: orderEnglish },
  {
    name: 'without script, in Hindi',
    javaScriptEnabled: false,
    prefix: '/hi',
    copy: hindi,
    order: orderHindi,
  },
];

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a bank that asks for a wallet id gets it, and shows whose tag it is', async ({ page }) => {
    await page.goto('/tollsetu/recharge?vehicleNumber=mh12ab1012');
    const field = page.getByLabel('Wallet Id');
    const check = page.getByRole('button', { name: english.stops.asked.submit });
    await field.fill('12345678');
    await check.click();
    await expect(page.locator('#detail-0-error')).toHaveText(english.stops.asked.wrong);
    await expect(field).toHaveValue('12345678');
    await field.fill('WMH12AB1012');
    await check.click();
    await expect(page.getByLabel(english.form.guard.yes)).not.toBeChecked();
    await expect(page).not.toHaveURL(/WMH12AB1012/);
    await page.locator('#amount').fill('five');
    await page.getByLabel(english.form.guard.yes).check();
    await expect(page.getByRole('button', { name: english.form.signIn })).toBeVisible();
  });
});

for (const { name, javaScriptEnabled, prefix, copy, order } of journeys) {
  test.describe(name, () => {
    test.use({ javaScriptEnabled });

    test('a recharge that the bank keeps for a day waits on its page', async ({
      page,
      context,
      sandbox,
      mobile,
    }) => {
      test.slow();
      await signInQuietly(context, sandbox, mobile);
      await page.goto(`${prefix}/tollsetu`);
      await plateField(page).fill(someNumber('1008'));
      await page.getByRole('button', { name: copy.submit }).click();
      await page.locator('#amount').fill('200');
      await page.locator('#isConfirmed').check();
      const pay = javaScriptEnabled ? copy.form.pay('₹200') : copy.form.payPlain;
      await page.getByRole('button', { name: pay }).click();
      if (!javaScriptEnabled) await page.locator('form[data-document] button').click();
      await atGateway(page);
      await chooseAtGateway(page, prefix === '' ? 'Success' : 'सफल');
      // Without script the gateway's return is one more press.
      if (!javaScriptEnabled && !/\/orders\//.test(page.url())) {
        await page.getByRole('button').first().click();
      }
      await backAtOrder(page);
      await expect(async () => {
        await page.reload();
        await expect(page.getByText(order.stops.sent).first()).toBeVisible({ timeout: 1_000 });
      }).toPass({ timeout: 60_000 });
      await expect(page.getByRole('main')).toContainText(order.notAgain);
      await expect(page.getByRole('main')).toContainText('₹200');
      if (javaScriptEnabled) await expectNoFaults(page);
    });
  });
}
