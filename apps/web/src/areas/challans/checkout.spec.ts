import {
  atGateway,
  backAtOrder,
  checkoutOf,
  chooseAtGateway,
  findCart,
  goToGateway,
} from '../../../e2e/fixtures/challans.ts';
import { plateField, settled, signInQuietly, someNumber } from '../../../e2e/fixtures/journeys.ts';
import { orderWords } from '../../../e2e/fixtures/order-words.ts';
import { expect, test } from '../../../e2e/fixtures/test.ts';
import { words } from '../../../e2e/fixtures/words.ts';
import { copy as landing } from './copy/en/challan-pay.ts';
import { copy as results } from './copy/en/challan-results.ts';

const { checkout, order } = orderWords;

test('a visitor gets from the number to the payment page in six presses, sign-in included', async ({
  page,
  sandbox,
  mobile,
}) => {
  const number = someNumber('0007');
  await page.goto('/challan-pay');
  await settled(page);
  await plateField(page).fill(number);
  await page.getByRole('button', { name: landing.submit }).click();
  await page.getByRole('button', { name: /^Select all/ }).click();
  await page.getByRole('button', { name: results.pay.submit }).click();
  await page.getByRole('button', { name: checkout.pay.signIn }).click();
  await page.getByLabel(words.signIn.mobileLabel).fill(mobile);
  await page.getByRole('button', { name: words.signIn.send }).click();
  const code = page.getByLabel(words.signIn.codeLabel, { exact: true });
  await expect(code).toBeVisible();
  await code.pressSequentially(await sandbox.otpOf(mobile));
  await atGateway(page);
});

test("the receipt's total matches the pay bar and the gateway, at both speeds", async ({
  page,
  buyer,
}) => {
  const cart = await buyer.cart({ kind: 'e-challan', count: 1 });
  await page.goto(checkoutOf(cart));
  const bar = page.locator('.paybar');
  await expect(page.locator('#speed-standard')).toBeChecked();
  for (const speed of ['standard', 'express'] as const) {
    await page.locator(`#speed-${speed}`).check();
    const total = await page.locator('.price-total dd').innerText();
    await expect(bar.locator('.paybar-total')).toContainText(total, { useInnerText: true });
    await expect(bar.getByRole('button')).toHaveText(`Pay ${total}`, { useInnerText: true });
  }
  const total = await page.locator('.price-total dd').innerText();
  await bar.getByRole('button').click();
  await atGateway(page);
  await expect(page.locator('body')).toContainText(total.replace('₹', ''));
});

test('a failed payment is retried on the same order; leaving the gateway charges nothing', async ({
  page,
  buyer,
}) => {
  await buyer.toGateway({ kind: 'e-challan', count: 1 });
  await chooseAtGateway(page, 'Leave without paying');
  await backAtOrder(page);
  const address = new URL(page.url()).pathname;
  const payment = page.locator('#payment');
  await expect(payment).toContainText(order.dismissed.title);
  await payment.getByRole('button', { name: /^Pay ₹/ }).click();
  await atGateway(page);
  await chooseAtGateway(page, 'Failure');
  await backAtOrder(page);
  expect(new URL(page.url()).pathname).toBe(address);
  await expect(payment).toContainText('Payment Failed. Please try again later.');
  await payment.getByRole('button', { name: /^Try again: pay ₹/ }).click();
  await atGateway(page);
  await chooseAtGateway(page, 'Success');
  await backAtOrder(page);
  expect(new URL(page.url()).pathname).toBe(address);
  await expect(payment).toContainText(order.paid.title);
});

test('with an unknown outcome it is safe to leave, and the page updates automatically', async ({
  page,
  context,
  sandbox,
  buyer,
}) => {
  test.slow();
  await buyer.toGateway({ kind: 'e-challan', count: 1 });
  // The gateway captures the payment, then stops responding for a while.
  const fault = `${sandbox.address}/control/faults/razorpay`;
  await context.request.put(fault, { data: { status: 500 } });
  const payment = page.locator('#payment');
  try {
    await chooseAtGateway(page, 'Success, no webhook');
    await backAtOrder(page);
    await expect(payment).toContainText(order.checking.title);
    await expect(payment).toContainText(order.checking.watching);
    await expect(payment.getByRole('button', { name: /₹/ })).toHaveCount(0);
  } finally {
    await context.request.delete(fault);
  }
  await expect(payment).toContainText(order.paid.title, { timeout: 90_000 });
});

test('a pending payment is eventually paid', async ({ page, buyer }) => {
  test.slow();
  await buyer.toGateway({ kind: 'e-challan', count: 1 });
  await chooseAtGateway(page, 'Pending, then success');
  await backAtOrder(page);
  await expect(page.locator('#payment')).toContainText(order.paid.title, { timeout: 60_000 });
});

test('an order is paid even if the browser is closed after paying', async ({
  page,
  context,
  buyer,
}) => {
  test.slow();
  await buyer.toGateway({ kind: 'e-challan', count: 1 });
  await chooseAtGateway(page, 'Success, browser closed');
  // Opened first: Chromium may exit when its last page closes.
  const later = await context.newPage();
  await page.close();
  await expect(async () => {
    await later.goto('/orders');
    await expect(later.getByRole('main')).toContainText(
      new RegExp(`${orderWords.orders.steps.CHALLAN_PAID}|Settled`),
      { timeout: 1_000 },
    );
  }).toPass({ timeout: 60_000 });
});

test('going back from the gateway never charges twice', async ({ page, buyer }) => {
  await buyer.toGateway({ kind: 'e-challan', count: 1 });
  await page.goBack();
  await expect(page).toHaveURL(/\/checkout\?/);
  await page.goto('/orders');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
});

test("a challan in another person's open order cannot be bought, and the page says why", async ({
  page,
  context,
  sandbox,
  mobile,
  openBrowser,
}) => {
  const cart = await findCart(context, { kind: 'e-challan', count: 1 });
  const stranger = await openBrowser();
  await signInQuietly(stranger, sandbox, `8${mobile.slice(1)}`);
  const theirs = await sameCart(stranger.request, cart.vehicleNumber);
  await signInQuietly(context, sandbox, mobile);
  await page.goto(checkoutOf(cart));
  await goToGateway(page);
  const other = await stranger.newPage();
  await other.goto(checkoutOf({ ...cart, discoveryId: theirs }));
  await expect(other.getByRole('main')).toContainText('already in an unpaid order');
});

type Request = Parameters<typeof findCart>[0]['request'];

/** Another person's search for the same vehicle, with all sources called. */
async function sameCart(request: Request, vehicleNumber: string): Promise<string> {
  const started = await request.post('/api/v1/web/challan/init', { data: { vehicleNumber } });
  const { discoveryId } = ((await started.json()) as { data: { discoveryId: string } }).data;
  for (const source of ['national', 'virtual-court', 'state-police']) {
    await request.get(`/api/v1/web/challan/details?discoveryId=${discoveryId}&source=${source}`);
  }
  return discoveryId;
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('an express order is placed and paid with plain forms, in Hindi', async ({
    page,
    buyer,
  }) => {
    const cart = await buyer.cart({ kind: 'e-challan', count: 2 });
    await page.goto(`/hi${checkoutOf(cart)}`);
    await page.locator('#speed-express').check();
    const button = page.locator('#pay').getByRole('button');
    await expect(button).toHaveText(/₹[\d,.]+ भरें/, { useInnerText: true });
    await button.click();
    // The intermediate page has one button, which script presses automatically.
    await page.getByRole('main').getByRole('button').click();
    await atGateway(page);
    await chooseAtGateway(page, 'सफल');
    if (!/\/orders\//.test(page.url())) await page.getByRole('button').first().click();
    await backAtOrder(page);
    expect(new URL(page.url()).pathname).toMatch(/^\/hi\/orders\//);
    await expect(page.locator('#payment')).toContainText('भुगतान हुआ');
  });
});
