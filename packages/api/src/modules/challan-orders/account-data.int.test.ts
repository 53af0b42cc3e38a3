import { deleteAccount, exportAccount } from '@pahiya/contracts/account/account-contracts';
import {
  createChallanOrder,
  updateChallanStage,
  uploadChallanDocuments,
  verifyChallanReceipt,
} from '@pahiya/contracts/challans/order-contracts';
import { paise } from '@pahiya/domain/shared/money';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestBrowser } from '../../../test/contract-browser.ts';
import { emptyTables } from '../../../test/empty-tables.ts';
import {
  courtChallan,
  eChallan,
  know,
  type OrderDesk,
  openDesk,
} from '../../../test/order-desk.ts';
import { createTestApi, type TestApi } from '../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { receiptCode } from '../receipts/receipt-code.ts';

const start = new Date('2026-11-21T04:44:00Z');
const paid = eChallan();
const unpaid = eChallan({ challanNumber: 'DL10000000000000002', fine: paise(20_000) });
const court = courtChallan();

let database: TestDatabase;
let api: TestApi;
let desk: OrderDesk;

beforeAll(async () => {
  database = await createTestDatabase();
  api = await createTestApi(database.sql);
  desk = await openDesk(api);
});
afterAll(async () => {
  await api.close();
  await database.drop();
});

test('deleting an account anonymises its paid orders, which are still settled or refunded', async () => {
  know(api, paid, unpaid, court);
  const order = await desk.create([paid.challanNumber, court.challanNumber]);
  await desk.pay(order);
  await desk.work();
  api.setNow(new Date(start.getTime() + 1_000));
  await desk.create([unpaid.challanNumber]);
  const picture = await sharp({
    create: { width: 9, height: 9, channels: 3, background: '#fff' },
  })
    .jpeg()
    .toBuffer();
  for (const kind of ['rc', 'driving-licence']) {
    await desk.browser.call(uploadChallanDocuments, {
      body: {
        orderId: order.orderId,
        challanNumber: court.challanNumber,
        kind,
        contentBase64: picture.toString('base64'),
      },
    });
  }
  await desk.browser.call(updateChallanStage, {
    body: { stage: 'DOCUMENT_UPLOADED', orderId: order.orderId },
  });

  const exported = await desk.browser.call(exportAccount);
  expect(exported.data.orders).toHaveLength(2);
  expect(exported.data.orders[0]).toMatchObject({
    publicId: order.publicId,
    totalPaise: order.total,
    challans: [{ challanNumber: paid.challanNumber }, { challanNumber: court.challanNumber }],
    documents: [{ state: 'stored' }, { state: 'stored' }],
  });

  const { data } = await desk.browser.call(deleteAccount, { body: { confirm: 'DELETE' } });
  expect(data.kept.map(({ id }) => id)).toContain('paid-orders');
  expect(await database.sql`select public_id, user_id from orders`).toEqual([
    { public_id: order.publicId, user_id: null },
  ]);
  const told = api.messages.length;
  for (const { reference } of api.partner.submitted) {
    api.partner.reports.set(reference, {
      state: 'paid',
      receiptNumber: 'R-1',
      paidAt: '2026-11-21T05:00:00Z',
    });
  }
  api.setNow(new Date(start.getTime() + 60_000));
  await desk.work();
  const states = await database.sql`select kind, settlement from order_challans order by kind`;
  expect(states).toEqual([
    { kind: 'court', settlement: 'documents-review' },
    { kind: 'e-challan', settlement: 'receipt-stored' },
  ]);
  expect(api.messages).toHaveLength(told);
  expect(api.files.files.size).toBe(2);

  // The court challan is never settled: it is refunded, the order ends, documents and vehicle number are erased.
  api.setNow(new Date('2027-01-21T00:00:00Z'));
  await desk.work();
  for (const refund of [...api.gateway.refunds.values()]) {
    api.gateway.refunds.set(refund.gatewayRefundId, { ...refund, status: 'processed' });
  }
  api.setNow(new Date('2027-01-23T00:00:00Z'));
  await desk.work();
  api.setNow(new Date('2027-06-01T00:00:00Z'));
  await desk.work();
  expect(api.files.files.size).toBe(0);
  expect(await database.sql`select vehicle_number, active_step from orders`).toEqual([
    { vehicle_number: 'DL8C', active_step: 'CHALLAN_PAYMENT_SETTLED' },
  ]);
  const code = receiptCode(api.services.settings.secret, order.orderId);
  const checked = await createTestBrowser(api).call(verifyChallanReceipt, { params: { code } });
  expect(checked.data).toMatchObject({ publicId: order.publicId, total: order.total });
});

test('an account that is being deleted cannot order', async () => {
  api.setNow(start);
  await emptyTables(database.sql, ['otp_waits', 'otp_challenges', 'rate_limits']);
  const other = await openDesk(api, { mobile: '9876500001', address: '203.0.113.21' });
  know(api, unpaid);
  const discoveryId = await other.search('MH12DE1433');
  const expectedTotal = await other.total(discoveryId, [unpaid.challanNumber]);
  await other.browser.call(deleteAccount, { body: { confirm: 'DELETE' } });
  const answer = await other.browser.call(createChallanOrder, {
    body: {
      discoveryId,
      challanNumbers: [unpaid.challanNumber],
      settlementType: 'STANDARD',
      expectedTotal,
    },
    headers: { 'idempotency-key': 'gone-account' },
  });
  expect(answer.status).toBe(401);
});
