import { randomUUID } from 'node:crypto';
import { fetchOrder, payOrder } from '@pahiya/contracts/orders/order-contracts';
import {
  createRtoOrder,
  submitRtoDocuments,
  uploadRtoDocument,
} from '@pahiya/contracts/rto-orders/rto-order-contracts';
import type { RtoServiceDetails } from '@pahiya/contracts/rto-orders/rto-service-details';
import type { LedgerAccount } from '@pahiya/domain/ledger/ledger';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { taskHandlers, taskIntakes } from '../src/composition/task-handlers.ts';
import type { Database } from '../src/db/database.ts';
import { createTestDatabase, type TestDatabase } from '../src/db/test-database.ts';
import { readTrialBalance } from '../src/modules/ledger/trial-balance.ts';
import { bumpTaxRules } from '../src/modules/new-cars/tax-rules/rule-content.ts';
import { applyGatewayPayment } from '../src/modules/payments/apply-gateway-payment.ts';
import { applyGatewayRefund } from '../src/modules/payments/refunds/apply-gateway-refund.ts';
import { createWorkLoop } from '../src/tasks/work-loop.ts';
import { createTestBrowser, signIn } from './contract-browser.ts';
import { emptyTables } from './empty-tables.ts';
import { staleWork } from './stale-work.ts';
import { createTestApi, type TestApi } from './test-api.ts';

export const start = new Date('2026-11-23T04:44:00Z');
export const days = (count: number) => new Date(start.getTime() + count * 86_400_000);
/** An id that belongs to nothing. */
export const nobody = '5b0e9a3c-8b7a-4d0b-9a52-6f3d1f0f2a11';

const picture = await sharp({
  create: { width: 40, height: 20, channels: 3, background: '#ffcc00' },
})
  .jpeg()
  .toBuffer();

/** A person who orders RTO work, and the workers. */
export type RtoDesk = Awaited<ReturnType<typeof openRtoDesk>>;

async function openRtoDesk(api: TestApi) {
  const { sql } = api.services;
  const browser = createTestBrowser(api, { address: '203.0.113.7' });
  const { userId } = await signIn(api, browser, '9876543210');
  const loop = createWorkLoop(api.services, taskHandlers, { intakes: taskIntakes });
  const body = (change: object = {}) => ({
    serviceId: 'transfer-of-ownership',
    stateCode: 'DL',
    vehicleClass: 'lmv-private' as const,
    vehicleNumber: 'DL8CAF5030',
    expectedTotal: 265_882,
    ...change,
  });
  const order = (change: object = {}, key: string = randomUUID()) =>
    browser.call(createRtoOrder, { body: body(change), headers: { 'idempotency-key': key } });
  const read = async (orderId: string) =>
    (await browser.call(fetchOrder, { params: { id: orderId } })).data.order;
  const details = async (orderId: string): Promise<RtoServiceDetails> => {
    const found = (await read(orderId)).details;
    if (found.kind !== 'rto-service') throw new Error('an order of RTO work');
    return found;
  };
  const create = async (change: object = {}) => (await order(change)).data.orderId;
  const uploadAll = async (orderId: string) => {
    for (const { kind, when } of (await details(orderId)).documents) {
      if (when !== null) continue;
      const contentBase64 = picture.toString('base64');
      await browser.call(uploadRtoDocument, { body: { orderId, kind, contentBase64 } });
    }
  };
  const pay = async (orderId: string) => {
    const { quoteId } = await read(orderId);
    const { data } = await browser.call(payOrder, { body: { orderId, quoteId } });
    const paid = api.gateway.pay(String(data.checkout.fields.order_id));
    await applyGatewayPayment(api.services, paid);
  };
  const work = () => loop.drain();
  return {
    browser,
    userId,
    body,
    order,
    create,
    read,
    details,
    uploadAll,
    work,
    pay,
    /** A paid order that waits for its documents. */
    paid: async (change: object = {}) => {
      const orderId = await create(change);
      await pay(orderId);
      return orderId;
    },
    /** A paid order whose documents are with the desk. */
    submitted: async () => {
      const orderId = await create();
      await pay(orderId);
      await uploadAll(orderId);
      await browser.call(submitRtoDocuments, { body: { orderId } });
      return orderId;
    },
    /** Sends the refund of an order; the gateway credits it. */
    creditRefund: async (orderId: string) => {
      await work();
      for (const refund of api.gateway.refunds.values()) {
        await applyGatewayRefund(api.services, { ...refund, status: 'processed' });
      }
      await work();
      return read(orderId);
    },
    balanceOf: async (account: LedgerAccount) => (await readTrialBalance(sql)).accounts[account],
  };
}

/** Sets a test file up: a database, and for each test a fresh API and a signed-in person. Read its fields in tests. */
export function useRtoDesk(): {
  readonly sql: Database;
  readonly api: TestApi;
  readonly desk: RtoDesk;
} {
  let database: TestDatabase;
  let api: TestApi;
  let desk: RtoDesk;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  beforeEach(async () => {
    await emptyTables(database.sql, [
      ...['users', 'orders', 'order_quotes', 'tasks', 'ledger_transactions', 'idempotency_keys'],
      ...['otp_challenges', 'otp_waits', 'rate_limits', 'operators', 'operator_acts'],
      'car_tax_rules',
    ]);
    await database.sql.begin(bumpTaxRules);
    api = await createTestApi(database.sql);
    api.setNow(start);
    desk = await openRtoDesk(api);
  });
  afterEach(async () => {
    await api.close();
    expect(await staleWork(database.sql)).toEqual([]);
  });
  afterAll(() => database.drop());
  return {
    get sql() {
      return database.sql;
    },
    get api() {
      return api;
    },
    get desk() {
      return desk;
    },
  };
}
