import { orderReceipt, verifyReceipt } from '@pahiya/contracts/receipts/receipt-contracts';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestBrowser, signIn } from '../../../test/contract-browser.ts';
import { emptyTables } from '../../../test/empty-tables.ts';
import { parcelKind } from '../../../test/parcel-kind.ts';
import { createTestApi, type TestApi } from '../../../test/test-api.ts';
import { orderKinds } from '../../composition/order-kinds.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { findOrder, findOrderLines } from '../orders/find-order.ts';
import { takeDocumentNumber } from '../orders/take-document-number.ts';
import { applyGatewayPayment } from '../payments/apply-gateway-payment.ts';
import { beginPayment } from '../payments/begin-payment.ts';
import { receiptCode } from './receipt-code.ts';
import { receiptFacts } from './receipt-facts.ts';

let database: TestDatabase;
let api: TestApi;
let shop: ReturnType<typeof parcelKind>;
let userId: string;
let browser: ReturnType<typeof createTestBrowser>;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await emptyTables(database.sql, [
    ...['users', 'orders', 'tasks', 'ledger_transactions', 'otp_challenges', 'otp_waits'],
    ...['rate_limits', 'document_series'],
  ]);
  shop = parcelKind();
  api = await createTestApi(database.sql, { orderKinds: { ...orderKinds, parcel: shop.kind } });
  browser = createTestBrowser(api);
  ({ userId } = await signIn(api, browser, '9812345210'));
});
afterEach(() => api.close());

async function orderOf(orderId: string) {
  const order = await findOrder(database.sql, orderId);
  if (order === null) throw new Error('no order');
  return order;
}

/** Places and pays an order of two parcels. */
async function paidOrder() {
  const placed = await shop.place(api.services, userId);
  const { quoteId } = await orderOf(placed.orderId);
  const begun = await beginPayment(api.services, await orderOf(placed.orderId), {
    quoteId,
    language: 'en',
    origin: 'http://localhost:3000',
  });
  if (!begun.ok) throw new Error(begun.error.code);
  await applyGatewayPayment(api.services, api.gateway.pay(begun.value.fields.order_id ?? ''));
  return placed;
}

describe('a receipt of any kind of orders', () => {
  const open = (by: typeof browser, orderId: string) =>
    by.send({
      method: 'GET',
      url: `/api/v1/web${orderReceipt.call.path.replace(':orderId', orderId)}`,
      query: { language: 'hi' },
    });

  test('has the next number of the financial year, also with simultaneous payments', async () => {
    const first = await paidOrder();
    expect((await orderOf(first.orderId)).documentNumber).toBe('C/26-27/0000001');
    const others = await Promise.all(
      Array.from({ length: 5 }, () => shop.place(api.services, userId)),
    );
    const paidOn = istDateOf(api.services.now());
    await Promise.all(
      others.map(({ orderId }) =>
        database.sql.begin((tx) => takeDocumentNumber(tx, orderId, paidOn)),
      ),
    );
    const numbers = await Promise.all(
      others.map(async ({ orderId }) => (await orderOf(orderId)).documentNumber),
    );
    expect(numbers.toSorted()).toEqual([2, 3, 4, 5, 6].map((n) => `C/26-27/000000${n}`));
  });

  test('lists what is passed on, our taxed service, and deposits apart', async () => {
    const { orderId, first, second } = await paidOrder();
    const order = await orderOf(orderId);
    const facts = receiptFacts(api.services, {
      order,
      lines: await findOrderLines(database.sql, orderId),
      items: await shop.kind.receipts.items(database.sql, orderId, 'en'),
      method: 'upi',
      refunds: [],
    });
    expect(facts).toMatchObject({
      passedOn: [
        { code: 'postage', amount: 5_000, item: { name: `Parcel ${first.slice(0, 4)}` } },
        { code: 'postage', amount: 7_000, item: { name: `Parcel ${second.slice(0, 4)}` } },
      ],
      passedOnTotal: 12_000,
      service: {
        amounts: [
          { code: 'handling', amount: 2_000 },
          { code: 'discount', amount: -500 },
        ],
        taxable: 1_500,
        cgst: 135,
        sgst: 135,
        gstBasisPoints: 1_800,
        total: 1_770,
      },
      deposits: [{ code: 'box', amount: 20_000 }],
      total: 33_770,
    });
  });

  test('is a small PDF for its owner once paid, and not found for others', async () => {
    const { orderId } = await paidOrder();
    const answer = await open(browser, orderId);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.rawPayload.length).toBeLessThan(150_000);
    const stranger = createTestBrowser(api, { address: '203.0.113.8' });
    expect((await open(stranger, orderId)).statusCode).toBe(401);
    await signIn(api, stranger, '9876500000');
    expect((await open(stranger, orderId)).json().code).toBe('order/not-found');
    const unpaid = await shop.place(api.services, userId);
    expect((await open(browser, unpaid.orderId)).json().code).toBe('order/wrong-step');
  });

  test('can be verified by anyone with its code, without the vehicle number', async () => {
    const { orderId, first, second } = await paidOrder();
    const visitor = createTestBrowser(api);
    const check = (code: string) => visitor.call(verifyReceipt, { params: { code } });
    const code = receiptCode(api.services.settings.secret, orderId);
    const { data, text } = await check(code);
    expect(data).toMatchObject({
      kind: 'parcel',
      number: 'C/26-27/0000001',
      total: 33_770,
      vehicleNumberMasked: 'DL 8C •• ••30',
      items: expect.arrayContaining([
        {
          name: `Parcel ${first.slice(0, 4)}`,
          passedOn: 5_000,
          reference: `POST-${first.slice(0, 4)}`,
          state: 'under-way',
        },
        expect.objectContaining({ passedOn: 7_000, name: `Parcel ${second.slice(0, 4)}` }),
      ]),
    });
    expect(text).not.toContain('DL8CAF5030');
    const other = `${code.slice(0, -1)}${code.endsWith('A') ? 'B' : 'A'}`;
    expect((await check(other)).status).toBe(404);
    const unpaid = await shop.place(api.services, userId);
    const early = receiptCode(api.services.settings.secret, unpaid.orderId);
    expect((await check(early)).status).toBe(404);
  });
});
