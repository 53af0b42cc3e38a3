import { randomUUID } from 'node:crypto';
import { challanDetails, initChallans } from '@pahiya/contracts/challans/discovery-contracts';
import {
  challanOrderDetails,
  createChallanOrder,
  quoteChallans,
  updateChallanStage,
} from '@pahiya/contracts/challans/order-contracts';
import type { ChallanOrder } from '@pahiya/contracts/challans/order-schema';
import type { SourceChallan } from '@pahiya/domain/challans/challan';
import { exampleSourceChallan } from '@pahiya/domain/challans/example-challan';
import { paise } from '@pahiya/domain/shared/money';
import { ok } from '@pahiya/domain/shared/result';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { taskHandlers, taskIntakes } from '../src/composition/task-handlers.ts';
import type { Database } from '../src/db/database.ts';
import { createTestDatabase, type TestDatabase } from '../src/db/test-database.ts';
import { applyGatewayPayment } from '../src/modules/payments/apply-gateway-payment.ts';
import { createWorkLoop } from '../src/tasks/work-loop.ts';
import { createTestBrowser, signIn, type TestBrowser } from './contract-browser.ts';
import { emptyTables } from './empty-tables.ts';
import { createTestApi, type TestApi } from './test-api.ts';

export const vehicleNumber = 'DL8CAF5030';

/** An e-challan of 500 rupees. */
export const eChallan = (changes: Partial<SourceChallan> = {}) => exampleSourceChallan(changes);

/** A virtual court challan of 1,000 rupees. */
export const courtChallan = (changes: Partial<SourceChallan> = {}) =>
  exampleSourceChallan({
    challanNumber: 'DL20000000000000009',
    status: 'virtual-court',
    fine: paise(100_000),
    court: { name: 'Virtual Court, Delhi', address: null, cnr: null, hearingOn: null },
    ...changes,
  });

/** A person with a browser, who orders and pays as pages do, and the workers. */
export type OrderDesk = {
  readonly browser: TestBrowser;
  readonly userId: string;
  /** A search for which all sources have responded; returns its id. */
  readonly search: (number?: string) => Promise<string>;
  readonly total: (discoveryId: string, numbers: readonly string[]) => Promise<number>;
  readonly order: (
    numbers: readonly string[],
    change?: { discoveryId?: string; settlementType?: string; expectedTotal?: number },
  ) => ReturnType<TestBrowser['call']>;
  readonly create: (numbers: readonly string[], settlementType?: string) => Promise<ChallanOrder>;
  readonly read: (orderId: string) => Promise<ChallanOrder>;
  /** Starts a payment: the gateway's order id. */
  readonly begin: (order: ChallanOrder) => Promise<string>;
  /** Pays; the gateway's update is applied. */
  readonly pay: (order: ChallanOrder) => Promise<void>;
  /** Runs due tasks. */
  readonly work: () => Promise<number>;
};

/** Sets the challans of the national source. */
export function know(api: TestApi, ...challans: readonly SourceChallan[]): void {
  api.sources.answers.national = async () => ok(challans);
}

/** Signs a person in and opens the desk. */
export async function openDesk(
  api: TestApi,
  { mobile = '9876543210', address = '203.0.113.7' } = {},
): Promise<OrderDesk> {
  const browser = createTestBrowser(api, { address });
  const { userId } = await signIn(api, browser, mobile);
  const loop = createWorkLoop(api.services, taskHandlers, { intakes: taskIntakes });
  const desk: OrderDesk = {
    browser,
    userId,
    search: async (number = vehicleNumber) => {
      const begun = await browser.call(initChallans, { body: { vehicleNumber: number } });
      const { discoveryId } = begun.data;
      for (const source of ['national', 'virtual-court', 'state-police']) {
        await browser.call(challanDetails, { query: { discoveryId, source } });
      }
      return discoveryId;
    },
    total: async (discoveryId, challanNumbers) => {
      const body = { discoveryId, challanNumbers };
      const { data } = await browser.call(quoteChallans, { body });
      return data.checkoutData.finalAmount.standard.totalAmount;
    },
    order: async (challanNumbers, change = {}) => {
      const discoveryId = change.discoveryId ?? (await desk.search());
      const speed = change.settlementType === 'EXPRESS' ? 'express' : 'standard';
      const quote = await browser.call(quoteChallans, { body: { discoveryId, challanNumbers } });
      const shown =
        quote.status === 200 ? quote.data.checkoutData.finalAmount[speed].totalAmount : 100;
      return browser.call(createChallanOrder, {
        body: {
          discoveryId,
          challanNumbers,
          settlementType: change.settlementType ?? 'STANDARD',
          expectedTotal: change.expectedTotal ?? shown,
        },
        headers: { 'idempotency-key': randomUUID() },
      });
    },
    create: async (numbers, settlementType = 'STANDARD') => {
      const answer = await desk.order(numbers, { settlementType });
      return (answer.data as { order: ChallanOrder }).order;
    },
    read: async (orderId) =>
      (await browser.call(challanOrderDetails, { query: { orderId } })).data.order,
    begin: async ({ orderId, quoteId }) => {
      const body = { stage: 'CHALLAN_PAYMENT_IN_PROGRESS', orderId, quoteId };
      const { data } = await browser.call(updateChallanStage, { body });
      return String(data.checkout?.fields.order_id);
    },
    pay: async (order) => {
      const gatewayOrderId = await desk.begin(order);
      await applyGatewayPayment(api.services, api.gateway.pay(gatewayOrderId));
    },
    work: () => loop.drain(),
  };
  return desk;
}

/** Shared by the tests of a file: a database, and for each test a fresh API and a signed-in person. */
export type OrderTests = {
  readonly sql: Database;
  readonly api: TestApi;
  readonly desk: OrderDesk;
};

/** Sets a test file up; `known`: the national source's challans at the start of each test. Read its fields within
 * tests. */
export function useOrderDesk(...known: readonly SourceChallan[]): OrderTests {
  let database: TestDatabase;
  let api: TestApi;
  let desk: OrderDesk;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  beforeEach(async () => {
    await emptyTables(database.sql, [
      'users',
      'orders',
      'tasks',
      'ledger_transactions',
      'challan_discoveries',
      'challan_source_answers',
      'otp_challenges',
      'otp_waits',
      'rate_limits',
      'lookup_allowances',
      'idempotency_keys',
      'reconciliation_differences',
    ]);
    api = await createTestApi(database.sql);
    know(api, ...known);
    desk = await openDesk(api);
  });
  afterEach(() => api.close());
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
