import type { BrowserContext } from '@playwright/test';
import { faultsOf } from '../../../e2e/fixtures/axe.ts';
import {
  atGateway,
  backAtOrder,
  chooseAtGateway,
  orderIdOf,
} from '../../../e2e/fixtures/challans.ts';
import { signInAtDesk } from '../../../e2e/fixtures/desk.ts';
import { signInQuietly, someCar } from '../../../e2e/fixtures/journeys.ts';
import { expect, test } from '../../../e2e/fixtures/test.ts';
import { copy as deskEnglish } from '../desk/copy/en/desk.ts';
import { copy as queueEnglish } from '../desk/copy/en/desk-queue.ts';
import { copy as deskHindi } from '../desk/copy/hi/desk.ts';
import { copy as queueHindi } from '../desk/copy/hi/desk-queue.ts';
import { copy as orderEnglish } from '../orders/copy/en/order-rto-service.ts';
import { copy as orderHindi } from '../orders/copy/hi/order-rto-service.ts';
import { copy as servicesEnglish } from './copy/en/rto-services.ts';
import { copy as servicesHindi } from './copy/hi/rto-services.ts';

/** The smallest possible PNG: one white pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
  'base64',
);

/** The owner uploads every document that is always required, and submits them. Returns the order's short id. */
async function submitDocuments(context: BrowserContext, orderId: string): Promise<string> {
  const web = '/api/v1/web';
  const read = await context.request.get(`${web}/orders/fetch/${orderId}`);
  const { order } = ((await read.json()) as { data: { order: Fetched } }).data;
  const contentBase64 = picture.toString('base64');
  const send = async (path: string, data: object) =>
    expect((await context.request.post(`${web}/rtoServices/order/${path}`, { data })).ok()).toBe(
      true,
    );
  for (const { kind, when } of order.details.documents) {
    if (when === null) await send('document', { orderId, kind, contentBase64 });
  }
  await send('submit-documents', { orderId });
  return order.publicId;
}

type Fetched = {
  readonly publicId: string;
  readonly details: {
    readonly documents: readonly { readonly kind: string; readonly when: object | null }[];
  };
};

const journeys = [
  {
    name: 'with script',
    javaScriptEnabled: true,
    prefix: '',
    done: servicesEnglish.done,
    order: orderEnglish,
    success: 'Success',
    queue: queueEnglish,
    atDesk: deskEnglish,
  },
  {
    name: 'without script, in Hindi',
    javaScriptEnabled: false,
    prefix: '/hi',
    done: servicesHindi.done,
    order: orderHindi,
    success: 'सफल',
    queue: queueHindi,
    atDesk: deskHindi,
  },
];

for (const { name, javaScriptEnabled, prefix, done, order, success, queue, atDesk } of journeys) {
  test.describe(name, () => {
    test.use({ javaScriptEnabled });

    test('a transfer is ordered from its guide, paid, its documents uploaded, and taken at the desk', async ({
      page,
      context,
      sandbox,
      mobile,
      product,
      openBrowser,
    }) => {
      test.slow();
      await signInQuietly(context, sandbox, mobile);
      const main = page.getByRole('main');
      const check = async () => {
        if (!javaScriptEnabled) return;
        // The bar of a navigation is outside the landmarks.
        await expect(page.locator('.topbar')).toHaveCount(0);
        expect(await faultsOf(page)).toEqual([]);
      };

      await page.goto(`${prefix}/rto-services/transfer-of-ownership`);
      await page.getByRole('link', { name: done.order }).click();
      await expect(page).toHaveURL(/\/rto-services\/transfer-of-ownership\/order$/);
      const vehicle = page.locator('#vehicle');
      await vehicle.locator('[name=number]').fill(someCar());
      await vehicle.locator('[name=class]').selectOption('lmv-private');
      await vehicle.locator('[name=state]').selectOption('MH');
      await vehicle.getByRole('button').click();
      const price = page.locator('#price');
      const total = price.locator('.price-total dd');
      await expect(total).toHaveText(/^₹[\d,.]+$/);
      const sum = await total.innerText();
      await check();

      await price.getByRole('button', { name: sum }).click();
      if (!javaScriptEnabled) await page.locator('form[data-document] button').click();
      await atGateway(page);
      await chooseAtGateway(page, success);
      // Without script the gateway's return is one more press.
      if (!javaScriptEnabled && !/\/orders\//.test(page.url())) {
        await page.getByRole('button').first().click();
      }
      await backAtOrder(page);
      const documents = page.locator('#documents');
      await expect(async () => {
        await page.reload();
        await expect(documents).toContainText(order.documents.text, { timeout: 1_000 });
      }).toPass({ timeout: 60_000 });
      await expect(main).toContainText(sum);
      await check();

      const form = documents.locator('form[enctype="multipart/form-data"]');
      const add = form.getByRole('button', { name: order.documents.upload });
      const stored = documents.getByText(order.documents.states.stored, { exact: true });
      await expect(stored).toHaveCount(0);
      await form.locator('#rto-kind').selectOption({ index: 1 });
      const file = { name: 'photo.png', mimeType: 'image/png', buffer: picture };
      await form.locator('#rto-file').setInputFiles(file);
      await add.click();
      await expect(main).toContainText(order.kind.deeds['rto-uploaded'] ?? '');
      await expect(stored).toHaveCount(1);
      await check();

      const orderId = orderIdOf(page);
      const publicId = await submitDocuments(context, orderId);
      const desk = await (await openBrowser({ javaScriptEnabled })).newPage();
      await signInAtDesk(desk, product);
      await desk.goto(`${prefix}/desk/rto`);
      await expect(desk).toHaveURL(`${prefix}/desk?orderKind=rto-service`);
      const row = desk.getByRole('row').filter({ hasText: publicId });
      await expect(row).toContainText(queue.orderKinds['rto-service'].states['documents-review']);
      await row.getByRole('checkbox').check();
      await desk.getByRole('button', { name: queue.assignToMe }).click();
      await expect(desk.getByText(queue.assigned(1))).toBeVisible();
      await expect(row.getByRole('cell').nth(6)).not.toContainText(atDesk.nobody);
      if (javaScriptEnabled) expect(await faultsOf(desk)).toEqual([]);
      await row.getByRole('link', { name: publicId }).click();
      await expect(desk).toHaveURL(`${prefix}/desk/rto/${orderId}`);
      await expect(desk.getByRole('main')).toContainText(publicId);
    });
  });
}
