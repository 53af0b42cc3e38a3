import type { Page } from '@playwright/test';
import { faultsOf } from '../../../e2e/fixtures/axe.ts';
import {
  backAtOrder,
  type Cart,
  checkoutOf,
  chooseAtGateway,
  findCart,
  goToGateway,
} from '../../../e2e/fixtures/challans.ts';
import { settled, signInQuietly } from '../../../e2e/fixtures/journeys.ts';
import { orderWords } from '../../../e2e/fixtures/order-words.ts';
import { expect, test } from '../../../e2e/fixtures/test.ts';

const { order, orders } = orderWords;

/** Pays a cart with script; ends on the order page. */
async function pay(page: Page, cart: Cart): Promise<void> {
  await page.goto(checkoutOf(cart));
  await goToGateway(page);
  await chooseAtGateway(page, 'Success');
  await backAtOrder(page);
}

/** The smallest possible PNG: one white pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
  'base64',
);

test('an order is followed until the authority lists it as paid, then rated once', async ({
  page,
  buyer,
}) => {
  test.slow();
  await buyer.paid({ kind: 'e-challan', count: 1 });
  const main = page.getByRole('main');
  await expect(main).toContainText(order.paid.title);
  await expect(async () => {
    await page.reload();
    await expect(main).toContainText(order.settlements.cleared.text, { timeout: 1_000 });
  }).toPass({ timeout: 90_000 });
  const stops = page.locator('.timeline > li');
  await expect(stops).toHaveCount(4);
  for (const stop of await stops.all()) await expect(stop).toHaveAttribute('data-state', 'done');
  await expect(main).toContainText(order.receiptNumber);
  await settled(page);
  await page.getByLabel(order.feedback.stars[5]).check();
  await page.getByRole('button', { name: order.feedback.submit, exact: true }).click();
  await expect(page.getByText(order.feedback.done)).toBeVisible();
  await expect(page.locator('#feedback')).toHaveCount(0);
});

test('a failed payment that is captured later shows up on the open page', async ({
  page,
  buyer,
}) => {
  const cart = await buyer.cart({ kind: 'e-challan', count: 1 });
  await page.goto(checkoutOf(cart));
  await goToGateway(page);
  await chooseAtGateway(page, 'Failure, captured later');
  await backAtOrder(page);
  const main = page.getByRole('main');
  await expect(main).toContainText(order.payFailed.mayArrive);
  await expect(main.locator('button[value="pay"]')).toHaveCount(0);
  await expect(main).toContainText(order.paid.title, { timeout: 40_000 });
});

test('the list shows the order with its status, and a visitor is asked to sign in', async ({
  page,
  openBrowser,
  buyer,
}) => {
  const cart = await buyer.cart({ kind: 'e-challan', count: 1 });
  await page.goto('/orders');
  await expect(page.getByText(orders.empty.title)).toBeVisible();
  await pay(page, cart);
  const address = new URL(page.url()).pathname;
  await page.goto('/orders');
  await settled(page);
  const line = page.getByRole('main').getByRole('listitem');
  await expect(line).toHaveCount(1);
  await expect(line).toContainText(/Paid, (?:not yet )?sent to authority|Settled/);
  await line.getByRole('link').click();
  await expect(page).toHaveURL(address);
  const stranger = await (await openBrowser()).newPage();
  await stranger.goto(address);
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(orders.visitor.title);
});

test("another person's order is not found", async ({
  page,
  sandbox,
  mobile,
  openBrowser,
  buyer,
}) => {
  const cart = await buyer.paid({ kind: 'e-challan', count: 1 });
  const other = await openBrowser();
  await signInQuietly(other, sandbox, `8${mobile.slice(1)}`);
  const stranger = await other.newPage();
  const answer = await stranger.goto(new URL(page.url()).pathname);
  expect(answer?.status()).toBe(404);
  await expect(stranger.getByRole('main')).not.toContainText(cart.challanNumbers[0] ?? 'a number');
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('court documents are added one by one and submitted', async ({
      page,
      context,
      openBrowser,
      buyer,
    }) => {
      const cart = await buyer.cart({ kind: 'court', count: 1 });
      // Payment has its own tests: here it runs with script, for the same person.
      const paying = await openBrowser({
        storageState: await context.storageState(),
        javaScriptEnabled: true,
      });
      const payer = await paying.newPage();
      await pay(payer, cart);
      await page.goto(new URL(payer.url()).pathname);
      if (javaScriptEnabled) await settled(page);
      const form = page.locator('form[enctype="multipart/form-data"]');
      const add = form.getByRole('button', { name: order.documents.upload });

      await form.getByLabel(order.documents.kind).selectOption('rc');
      const text = { name: 'rc.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no PDF') };
      await form.getByLabel(order.documents.file).setInputFiles(text);
      await add.click();
      await expect(form.getByRole('alert')).toContainText('File type not supported');

      for (let left = 6; left > 0; left -= 1) {
        const needed = page.getByText(order.documents.needed);
        if ((await needed.count()) === 0) break;
        // Missing documents are listed first.
        await form.getByLabel(order.documents.kind).selectOption({ index: 1 });
        const file = { name: 'photo.png', mimeType: 'image/png', buffer: picture };
        await form.getByLabel(order.documents.file).setInputFiles(file);
        await add.click();
        await expect(page).toHaveURL(/done=uploaded/);
        await expect(page.getByText(order.documents.uploaded)).toBeVisible();
        await page.goto(new URL(page.url()).pathname);
        if (javaScriptEnabled) await settled(page);
      }
      await page.getByRole('button', { name: order.documents.submit }).click();
      await expect(page.getByText(order.documents.submitted)).toBeVisible();
      await expect(page.getByRole('main')).toContainText(
        order.settlements['documents-review'].text,
      );
    });
  });
}

test('a challan that cannot be settled is refunded automatically; the page says how, by when and with which reference', async ({
  page,
  buyer,
}) => {
  test.slow();
  // The sandbox's partner cannot settle numbers with this ending.
  await buyer.paid({ kind: 'e-challan', count: 1, ending: '0013' });
  const paid = await page.locator('#price .price-total dd').innerText();
  const refund = page.locator('#refunds');
  await expect(async () => {
    await page.reload();
    await expect(refund).toContainText(order.refunds.states.processed, { timeout: 1_000 });
  }).toPass({ timeout: 90_000 });
  await expect(refund).toContainText(paid);
  await expect(refund).toContainText(order.refunds.reasons.failed ?? '');
  // The bank's last day is over with the credit.
  await expect(refund).not.toContainText('RBI requires');
  await expect(refund).not.toContainText(order.refunds.noReference);
  await expect(page.getByRole('main')).toContainText(order.steps.CHALLAN_REFUNDED);
});

test('a receipt code that is not ours shows "No receipt found"', async ({ page }) => {
  const answer = await page.goto('/verify/not-a-code-of-ours');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

for (const language of ['', '/hi']) {
  test(`no axe violations on checkout, orders and an order ${language}`, async ({
    page,
    context,
    sandbox,
    mobile,
  }) => {
    test.slow();
    const cart = await findCart(context, { kind: 'court', count: 1 });
    const paths = [checkoutOf(cart), '/orders', '/verify/not-a-code-of-ours'];
    const faults: string[] = [];
    const look = async (path: string) => {
      await page.goto(`${language}${path}`);
      faults.push(...(await faultsOf(page)).map((fault) => `${path} ${fault}`));
    };
    await look(checkoutOf(cart));
    await signInQuietly(context, sandbox, mobile);
    for (const path of paths) await look(path);
    await page.goto(checkoutOf(cart));
    await goToGateway(page);
    await chooseAtGateway(page, 'Leave without paying');
    await backAtOrder(page);
    const address = new URL(page.url()).pathname;
    await look(address);
    await page.goto(address);
    await page.locator('#payment').getByRole('button').click();
    await chooseAtGateway(page, 'Success');
    await backAtOrder(page);
    await look(address);
    expect(faults).toEqual([]);
  });
}
