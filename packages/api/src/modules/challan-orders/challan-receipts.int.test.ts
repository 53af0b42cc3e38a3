import { challanReceipt, verifyChallanReceipt } from '@pahiya/contracts/challans/order-contracts';
import type { ChallanOrder } from '@pahiya/contracts/challans/order-schema';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTestBrowser } from '../../../test/contract-browser.ts';
import { courtChallan, eChallan, know, openDesk, useOrderDesk } from '../../../test/order-desk.ts';
import { receiptCode } from '../receipts/receipt-code.ts';

const court = courtChallan();
const { challanNumber } = court;
const tests = useOrderDesk(court);
let order: ChallanOrder;

beforeEach(async () => {
  order = await tests.desk.create([challanNumber]);
  await tests.desk.pay(order);
  await tests.desk.work();
});

describe('a receipt of challans', () => {
  const receipt = (browser = tests.desk.browser, orderId = order.orderId) =>
    browser.send({
      method: 'GET',
      url: `/api/v1/web${challanReceipt.call.path.replace(':orderId', orderId)}`,
      query: { language: 'hi' },
    });

  test('is a small PDF for its owner, and not found for others', async () => {
    const answer = await receipt();
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.headers['content-disposition']).toContain(`receipt-${order.publicId}.pdf`);
    expect(answer.rawPayload.length).toBeLessThan(150_000);
    const stranger = await openDesk(tests.api, { mobile: '9876500000', address: '203.0.113.8' });
    expect((await receipt(stranger.browser)).statusCode).toBe(404);
    expect((await receipt(createTestBrowser(tests.api))).statusCode).toBe(401);
    know(tests.api, eChallan());
    const discoveryId = await stranger.search('MH12DE1433');
    const made = await stranger.order([eChallan().challanNumber], { discoveryId });
    const { orderId } = (made.data as { order: ChallanOrder }).order;
    const early = await receipt(stranger.browser, orderId);
    expect(early.json().code).toBe('order/wrong-step');
  });

  test('can be verified by anyone with its code, without the vehicle number; other codes do not work', async () => {
    const code = receiptCode(tests.api.services.settings.secret, order.orderId);
    const visitor = createTestBrowser(tests.api);
    const check = (text: string) => visitor.call(verifyChallanReceipt, { params: { code: text } });
    const { data, text } = await check(code);
    expect(data).toMatchObject({
      publicId: order.publicId,
      vehicleNumberMasked: 'DL 8C •• ••30',
      total: order.total,
      challans: [{ challanNumber, fine: 100_000, receiptNumber: null }],
    });
    expect(text).not.toContain('DL8CAF5030');
    const other = `${code.slice(0, -1)}${code.endsWith('A') ? 'B' : 'A'}`;
    expect((await check(other)).status).toBe(404);
    expect((await check(receiptCode(new Uint8Array(32), order.orderId))).status).toBe(404);
  });
});
