import {
  updateChallanStage,
  uploadChallanDocuments,
} from '@pahiya/contracts/challans/order-contracts';
import type { ChallanOrder } from '@pahiya/contracts/challans/order-schema';
import {
  deskAssign,
  deskDecideReceipt,
  deskDecideRefund,
  deskGiveUp,
  deskOrder,
  deskReceipt,
  deskResume,
  deskReviewDocument,
} from '@pahiya/contracts/operators/desk-contracts';
import type { DeskChallan } from '@pahiya/contracts/operators/desk-schema';
import { err } from '@pahiya/domain/shared/result';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import type { Database } from '../src/db/database.ts';
import { createTestDatabase, type TestDatabase } from '../src/db/test-database.ts';
import type { TestBrowser } from './contract-browser.ts';
import { signInAtDesk } from './desk.ts';
import { emptyTables } from './empty-tables.ts';
import { courtChallan, eChallan, know, type OrderDesk, openDesk } from './order-desk.ts';
import { staleWork } from './stale-work.ts';
import { createTestApi, type TestApi } from './test-api.ts';

export const start = new Date('2026-11-21T04:44:00Z');
export const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
export const days = (count: number) => later(count * 24 * 60);
/** An id that belongs to nothing. */
export const nobody = '5b0e9a3c-8b7a-4d0b-9a52-6f3d1f0f2a11';

type Cart = Parameters<typeof know>[1][];
type Named = Pick<ChallanOrder, 'orderId'>;

/** A person who orders, and two signed-in operators, on an empty database. */
export type WorkingDesk = Awaited<ReturnType<typeof openWorkingDesk>>;

/** Empties the database and opens everything. Close `api` after the test. */
export async function openWorkingDesk(sql: Database) {
  await emptyTables(sql, [
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
    'operators',
    'operator_acts',
    'upstream_calls',
  ]);
  const api = await createTestApi(sql);
  const person = await openDesk(api);
  const asha = await signInAtDesk(api, 'asha');
  const ravi = await signInAtDesk(api, 'ravi');
  return {
    api,
    person,
    asha: asha.browser,
    ashaId: asha.operator.operatorId,
    ravi: ravi.browser,
    raviId: ravi.operator.operatorId,
    ...ordersOn(api, person),
    ...actsOn(asha.browser, sql),
  };
}

/** Sets a test file up: a database, and for each test an empty desk on it. Read its fields within tests. */
export function useWorkingDesk(): WorkingDesk & { readonly sql: Database } {
  let database: TestDatabase;
  let desk: WorkingDesk;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  beforeEach(async () => {
    desk = await openWorkingDesk(database.sql);
  });
  afterEach(async () => {
    await desk.api.close();
    expect(await staleWork(database.sql)).toEqual([]);
  });
  afterAll(() => database.drop());
  // Each test has its own desk behind the same object.
  return new Proxy({} as WorkingDesk & { sql: Database }, {
    get: (_target, name) => (name === 'sql' ? database.sql : Reflect.get(desk, name)),
  });
}

/** Orders of the person, paid and processed as far as possible without the desk. */
function ordersOn(api: TestApi, person: OrderDesk) {
  /** Replaces the source's challans. */
  async function knowOnly(...cart: Cart): Promise<void> {
    await api.services.sql`delete from challan_source_answers`;
    know(api, ...cart);
  }
  async function paid(cart: Cart, type?: string): Promise<ChallanOrder> {
    await knowOnly(...cart);
    const order = await person.create(
      cart.map(({ challanNumber }) => challanNumber),
      type,
    );
    await person.pay(order);
    await person.work();
    return order;
  }
  return {
    knowOnly,
    paid,
    /** An order that the partner rejects, so it goes to the desk. */
    paidAtDesk: (cart: Cart = [eChallan()], type?: string): Promise<ChallanOrder> => {
      vi.spyOn(api.partner, 'submit').mockResolvedValue(
        err({ kind: 'rejected', provider: 'test', retryable: false, reason: 'not-taken' }),
      );
      return paid(cart, type);
    },
    /** A court order with its documents submitted: a photograph and a PDF. */
    inReview: async (): Promise<ChallanOrder> => {
      const court = courtChallan();
      const order = await paid([court]);
      const { orderId } = order;
      const { challanNumber } = court;
      for (const [kind, bytes] of Object.entries(await documents())) {
        const contentBase64 = bytes.toString('base64');
        const body = { orderId, challanNumber, kind, contentBase64 };
        const answer = await person.browser.call(uploadChallanDocuments, { body });
        if (answer.status !== 201) throw new Error(answer.text);
      }
      const body = { stage: 'DOCUMENT_UPLOADED', orderId };
      const handed = await person.browser.call(updateChallanStage, { body });
      if (handed.status !== 200) throw new Error(handed.text);
      return order;
    },
  };
}

async function documents() {
  const side = { width: 40, height: 20, channels: 3, background: '#ffcc00' } as const;
  const pdf = await PDFDocument.create();
  pdf.addPage([200, 200]);
  return {
    rc: await sharp({ create: side }).jpeg().toBuffer(),
    'driving-licence': Buffer.from(await pdf.save()),
  };
}

/** A photo of a receipt, as base64. */
const receiptPhoto = (
  await sharp({ create: { width: 40, height: 20, channels: 3, background: '#ffffff' } })
    .jpeg()
    .toBuffer()
).toString('base64');

/** Acts of operators, by Asha unless another is named. */
function actsOn(asha: TestBrowser, sql: Database) {
  const open = async ({ orderId }: Named, by = asha) =>
    (await by.call(deskOrder, { params: { orderId } })).data.order;
  const challansOf = async (order: Named) => (await open(order)).challans;
  const firstOf = async (order: Named): Promise<DeskChallan> => {
    const [first] = await challansOf(order);
    if (first === undefined) throw new Error('no challan');
    return first;
  };
  return {
    open,
    challansOf,
    firstOf,
    documentsOf: async (order: Named) => {
      const all = (await firstOf(order)).documents;
      const of = (kind: string) => all.find((one) => one.kind === kind);
      return { rc: of('rc'), licence: of('driving-licence') };
    },
    assign: ({ orderChallanId }: DeskChallan, to = 'me', by = asha) =>
      by.call(deskAssign, { params: { itemId: orderChallanId }, body: { to } }),
    review: (documentId: string, body: object, by = asha) =>
      by.call(deskReviewDocument, { params: { documentId }, body }),
    resume: ({ orderChallanId }: DeskChallan, by = asha) =>
      by.call(deskResume, { params: { orderChallanId }, body: { note: 'it can be settled' } }),
    receipt: (
      { orderChallanId, fine }: DeskChallan,
      change: Record<string, unknown> = {},
      by = asha,
    ) =>
      by.call(deskReceipt, {
        params: { orderChallanId },
        body: {
          receiptNumber: 'DLR/2611/0042',
          paidOn: '2026-11-21',
          amount: fine,
          contentBase64: receiptPhoto,
          ...change,
        },
      }),
    decideReceipt: ({ orderChallanId }: DeskChallan, verdict: string, by = asha) =>
      by.call(deskDecideReceipt, { params: { orderChallanId }, body: { verdict } }),
    giveUp: (
      { orderId }: Named,
      challans: readonly DeskChallan[],
      change: Record<string, unknown> = {},
      by = asha,
    ) =>
      by.call(deskGiveUp, {
        params: { orderId },
        body: {
          orderChallanIds: challans.map(({ orderChallanId }) => orderChallanId),
          reason: 'failed',
          ...change,
        },
      }),
    decide: (refundId: string, verdict: string, by: TestBrowser) =>
      by.call(deskDecideRefund, { params: { refundId }, body: { verdict, note: 'looked at it' } }),
    /** The audit trail without sign-ins and opened orders. */
    acts: () => sql<{ act: string; outcome: string; order_id: string | null }[]>`
      select act, outcome, order_id from operator_acts
      where act not in ('sign-in', 'change-password', 'create-operator', 'open-order')
      order by id`,
  };
}
