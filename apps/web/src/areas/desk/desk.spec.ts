import { istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Page } from '@playwright/test';
import { faultsOf } from '../../../e2e/fixtures/axe.ts';
import { orderIdOf } from '../../../e2e/fixtures/challans.ts';
import {
  handInCourtOtp,
  handInDocuments,
  openSection,
  readOwnOrder,
  signInAtDesk,
} from '../../../e2e/fixtures/desk.ts';
import { expect, test } from '../../../e2e/fixtures/test.ts';
import { copy as deskCopy } from './copy/en/desk.ts';
import { copy as orderCopy } from './copy/en/desk-order.ts';
import { copy as queueCopy } from './copy/en/desk-queue.ts';
import { copy as watch } from './copy/en/desk-watch.ts';

/** The smallest possible PNG: one white pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
  'base64',
);

/** The authority's receipt, as an operator saved it. */
const receipt = { name: 'receipt.png', mimeType: 'image/png', buffer: picture };

async function lookAt(page: Page, path: string): Promise<void> {
  for (const language of ['', '/hi']) {
    await page.goto(`${language}${path}`);
    expect.soft(await faultsOf(page), language + path).toEqual([]);
  }
}

test('an operator checks documents, settles one court challan with its receipt and refunds the other', async ({
  page,
  context,
  sandbox,
  mobile,
  product,
  openBrowser,
  buyer,
}) => {
  test.slow();
  await buyer.paid({ kind: 'court', count: 2 });
  const orderId = orderIdOf(page);
  await expect(async () => {
    const { challans } = await readOwnOrder(context, orderId);
    expect(challans.map(({ settlement }) => settlement)).toEqual(
      Array(2).fill('awaiting-documents'),
    );
  }).toPass({ timeout: 30_000 });
  await handInDocuments(context, orderId, picture);

  // Everything at the desk works without script.
  const atDesk = await openBrowser({ javaScriptEnabled: false });
  const desk = await atDesk.newPage();
  const main = desk.getByRole('main');
  await signInAtDesk(desk, product);
  const { publicId, challans } = await readOwnOrder(context, orderId);
  await desk.getByLabel(queueCopy.find.label).fill(publicId);
  await desk.getByRole('button', { name: queueCopy.find.submit }).click();
  await expect(desk).toHaveURL(`/desk/orders/${orderId}`);
  await expect(main).toContainText(`${mobile.slice(0, 2)}•••••${mobile.slice(-3)}`);
  await expect(main).not.toContainText(mobile);

  const first = challans[0]?.challanNumber ?? '';
  const card = () =>
    desk.locator('section').filter({ has: desk.getByRole('heading', { level: 3, name: first }) });
  const link = card()
    .getByRole('link', { name: /^Open: / })
    .first();
  const address = (await link.getAttribute('href')) ?? '';
  const file = await atDesk.request.get(address);
  expect(file.headers()['content-type']).toMatch(/^image\//);
  expect(file.headers()['content-security-policy']).toBe("default-src 'none'; sandbox");
  const [shown] = await Promise.all([desk.waitForEvent('popup'), link.click()]);
  await shown.waitForLoadState();
  expect(shown.url()).toContain('/operator/documents/');
  await shown.close();

  for (let left = 6; left > 0; left -= 1) {
    const accept = card().getByRole('button', { name: /^Accept: / });
    if ((await accept.count()) === 0) break;
    await accept.first().click();
    await expect(desk.getByText(orderCopy.documents.done)).toBeVisible();
  }
  await expect(card()).toContainText(deskCopy.settlements['awaiting-court-otp']);
  await handInCourtOtp(context, sandbox, { orderId, challanNumber: first, mobile });
  await expect(async () => {
    await desk.goto('/desk?kind=court&state=queued');
    await expect(
      main.getByRole('checkbox', { name: queueCopy.select(first, publicId) }),
    ).toBeVisible({
      timeout: 1_000,
    });
  }).toPass({ timeout: 30_000 });
  await main.getByRole('checkbox', { name: queueCopy.select(first, publicId) }).check();
  await main.getByRole('button', { name: queueCopy.assignToMe }).click();
  await expect(desk.getByText(queueCopy.assigned(1))).toBeVisible();
  await desk.goto(`/desk/orders/${orderId}`);
  await expect(card()).toContainText(deskCopy.settlements.assigned);

  const fine = await card().locator('dd').first().innerText();
  await card().getByLabel(orderCopy.receipt.number).fill('VC/2611/0042');
  await card().getByLabel(orderCopy.receipt.day).fill(istDateOf(new Date()));
  await card().getByLabel(orderCopy.receipt.amount).fill('1.05');
  await card().getByLabel(orderCopy.receipt.file).setInputFiles(receipt);
  const settle = () => card().getByRole('button', { name: orderCopy.receipt.submit });
  await settle().click();
  await expect(main.getByRole('alert')).toContainText('This is not the amount that is due');
  await card().getByLabel(orderCopy.receipt.number).fill('VC/2611/0042');
  await card().getByLabel(orderCopy.receipt.day).fill(istDateOf(new Date()));
  await card().getByLabel(orderCopy.receipt.amount).fill(fine);
  await card().getByLabel(orderCopy.receipt.file).setInputFiles(receipt);
  await settle().click();
  await expect(desk.getByText(orderCopy.receipt.done)).toBeVisible();
  await expect(card()).toContainText('VC/2611/0042');
  await expect(card()).toContainText(deskCopy.settlements['paid-at-source']);

  const giveUp = desk.locator('#give-up');
  await giveUp.getByRole('checkbox').first().check();
  await giveUp.getByRole('button').click();
  await expect(giveUp).toContainText(orderCopy.giveUp.noReason);
  await giveUp.getByRole('checkbox').first().check();
  await giveUp.getByLabel(orderCopy.giveUp.reason).selectOption('moved-to-court');
  await giveUp.getByLabel(orderCopy.giveUp.sure).check();
  await giveUp.getByRole('button').click();
  await expect(desk.getByText(orderCopy.giveUp.done)).toBeVisible();
  const refunds = desk.locator('#refunds');
  await expect(refunds).toContainText(/Queued|Sent to bank|Credited|Awaiting approval/);
  await expect(desk.locator('#audit')).toContainText(orderCopy.acts['enter-receipt']);
  await expect(desk.locator('#audit')).toContainText('This is not the amount that is due');
  expect(
    (await readOwnOrder(context, orderId)).challans.map(({ settlement }) => settlement),
  ).toEqual(expect.arrayContaining(['paid-at-source']));

  await openSection(desk, deskCopy.money);
  await expect(main).toContainText(watch.money.balanced);
  await desk.getByRole('button', { name: deskCopy.signOut }).click();
  await expect(desk).toHaveURL('/desk/sign-in');
  await desk.goto(`/desk/orders/${orderId}`);
  await expect(desk).toHaveURL(/\/desk\/sign-in/);
  expect((await atDesk.request.get(address)).status()).toBe(401);
});

test('every refused desk sign-in reads the same, and no public page links to the desk', async ({
  page,
  product,
}) => {
  const operator = await product.makeOperator('kept-out');
  await page.goto('/desk/sign-in');
  for (const username of [operator.username, 'unknown-operator']) {
    await page.getByLabel(deskCopy.signIn.username).fill(username);
    await page.getByLabel(deskCopy.signIn.password).fill('not the password');
    await page.getByLabel(deskCopy.signIn.code).fill('123456');
    await page.getByRole('button', { name: deskCopy.signIn.submit }).click();
    await expect(page.getByRole('alert')).toContainText('Wrong username, password or code');
  }
  await expect(page.locator('script')).toHaveCount(0);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  for (const path of ['/', '/rc-search', '/account']) {
    await page.goto(path);
    await expect(page.locator('a[href*="/desk"]')).toHaveCount(0);
  }
});

test('no axe violations on the pages of the desk, and none scrolls sideways', async ({
  page,
  context,
  product,
  openBrowser,
  buyer,
}) => {
  test.slow();
  await buyer.paid({ kind: 'court', count: 1 });
  const orderId = orderIdOf(page);
  await expect(async () => {
    const { challans } = await readOwnOrder(context, orderId);
    expect(challans[0]?.settlement).toBe('awaiting-documents');
  }).toPass({ timeout: 30_000 });
  await handInDocuments(context, orderId, picture);
  const desk = await (await openBrowser()).newPage();
  await lookAt(desk, '/desk/sign-in');
  await signInAtDesk(desk, product);
  for (const path of [
    '/desk',
    '/desk?orderKind=rto-service',
    `/desk/orders/${orderId}`,
    '/desk/money',
    '/desk/differences',
    '/desk/health',
    '/desk/reports',
    '/desk/password',
  ]) {
    await lookAt(desk, path);
  }
});

test('the queue can be worked with single-key shortcuts, which can be switched off', async ({
  page,
  context,
  product,
  openBrowser,
  buyer,
}) => {
  test.slow();
  await buyer.paid({ kind: 'court', count: 1 });
  const orderId = orderIdOf(page);
  await expect(async () => {
    const { challans } = await readOwnOrder(context, orderId);
    expect(challans[0]?.settlement).toBe('awaiting-documents');
  }).toPass({ timeout: 30_000 });
  await handInDocuments(context, orderId, picture);
  const desk = await (await openBrowser()).newPage();
  await signInAtDesk(desk, product);
  await desk.goto('/desk?kind=court&sort=age');
  const current = desk.locator('tr[data-current]');
  await desk.keyboard.press('j');
  await expect(current.getByRole('link')).toBeFocused();
  await desk.keyboard.press('x');
  await expect(current.getByRole('checkbox')).toBeChecked();
  await expect(desk.getByText(queueCopy.selected(1))).toBeVisible();
  await desk.keyboard.press('/');
  const search = desk.getByRole('searchbox', { name: queueCopy.find.label });
  await expect(search).toBeFocused();
  await desk.keyboard.type('jx?');
  await expect(search).toHaveValue('jx?');
  await search.blur();
  await desk.keyboard.press('?');
  const dialog = desk.getByRole('dialog', { name: queueCopy.keys.title });
  await dialog.getByLabel(queueCopy.keys.on).uncheck();
  await dialog.getByRole('button', { name: queueCopy.keys.close }).click();
  await desk.reload();
  await desk.keyboard.press('j');
  await expect(current).toHaveCount(0);
});
