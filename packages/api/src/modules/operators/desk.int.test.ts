import { randomUUID } from 'node:crypto';
import {
  updateChallanStage,
  uploadChallanDocuments,
} from '@pahiya/contracts/challans/order-contracts';
import type { ChallanOrder } from '@pahiya/contracts/challans/order-schema';
import {
  deskAssign,
  deskDecideRefund,
  deskDocument,
  deskFindOrder,
  deskGiveUp,
  deskOrder,
  deskQueue,
  deskReceipt,
  deskReviewDocument,
} from '@pahiya/contracts/operators/desk-contracts';
import type { DeskChallan } from '@pahiya/contracts/operators/desk-schema';
import {
  deskDifferences,
  deskHealth,
  deskMoney,
  deskResolveDifference,
  deskRetryTask,
} from '@pahiya/contracts/operators/watch-contracts';
import { paise, rupees } from '@pahiya/domain/shared/money';
import { err } from '@pahiya/domain/shared/result';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestBrowser, type TestBrowser } from '../../../test/contract-browser.ts';
import { signInAtDesk } from '../../../test/desk.ts';
import {
  courtChallan,
  eChallan,
  know,
  type OrderDesk,
  openDesk,
} from '../../../test/order-desk.ts';
import { downFailure } from '../../../test/scripted-services.ts';
import { createTestApi, type TestApi } from '../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { noteUpstreamCall } from '../operations/upstream-calls.ts';

const start = new Date('2026-11-21T04:44:00Z');
const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
const days = (count: number) => later(count * 24 * 60);
const nobody = '5b0e9a3c-8b7a-4d0b-9a52-6f3d1f0f2a11';

let database: TestDatabase;
let api: TestApi;
let person: OrderDesk;
let asha: TestBrowser;
let ravi: TestBrowser;
let ashaId: string;
let raviId: string;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.sql`truncate users, orders, tasks, ledger_transactions, challan_discoveries,
    challan_source_answers, otp_challenges, otp_waits, rate_limits, lookup_allowances,
    idempotency_keys, reconciliation_differences, operators, operator_acts, upstream_calls
    cascade`;
  api = await createTestApi(database.sql);
  person = await openDesk(api);
  const one = await signInAtDesk(api, 'asha');
  const two = await signInAtDesk(api, 'ravi');
  [asha, ravi] = [one.browser, two.browser];
  [ashaId, raviId] = [one.operator.operatorId, two.operator.operatorId];
});
afterEach(() => api.close());

type Cart = Parameters<typeof know>[1][];

/** Makes the source know other challans than before. */
async function knowOnly(...cart: Cart): Promise<void> {
  await database.sql`delete from challan_source_answers`;
  know(api, ...cart);
}

/** An order of some challans, paid and worked off as far as it goes by itself. */
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

/** One that the partner refuses: it is the desk's. */
async function paidAtDesk(cart: Cart = [eChallan()], type?: string): Promise<ChallanOrder> {
  vi.spyOn(api.partner, 'submit').mockResolvedValue(
    err({ kind: 'rejected', provider: 'test', retryable: false, reason: 'not-taken' }),
  );
  return paid(cart, type);
}

const open = async ({ orderId }: Pick<ChallanOrder, 'orderId'>, by = asha) =>
  (await by.call(deskOrder, { params: { orderId } })).data.order;
const challansOf = async (order: Pick<ChallanOrder, 'orderId'>) => (await open(order)).challans;
const firstOf = async (order: Pick<ChallanOrder, 'orderId'>): Promise<DeskChallan> => {
  const [first] = await challansOf(order);
  if (first === undefined) throw new Error('no challan');
  return first;
};
const assign = ({ orderChallanId }: DeskChallan, to = 'me', by = asha) =>
  by.call(deskAssign, { params: { orderChallanId }, body: { to } });
const receipt = (
  { orderChallanId, fine }: DeskChallan,
  change: Record<string, unknown> = {},
  by = asha,
) =>
  by.call(deskReceipt, {
    params: { orderChallanId },
    body: { receiptNumber: 'DLR/2611/0042', paidOn: '2026-11-21', amount: fine, ...change },
  });
const giveUp = (
  { orderId }: Pick<ChallanOrder, 'orderId'>,
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
  });
const decide = (refundId: string, verdict: string, by: TestBrowser) =>
  by.call(deskDecideRefund, { params: { refundId }, body: { verdict, note: 'looked at it' } });
const acts = () =>
  database.sql<{ act: string; outcome: string; order_id: string | null }[]>`
    select act, outcome, order_id from operator_acts
    where act not in ('sign-in', 'change-password', 'create-operator', 'open-order') order by id`;

const photo = await sharp({
  create: { width: 40, height: 20, channels: 3, background: '#ffcc00' },
})
  .jpeg()
  .toBuffer();

/** A paid court order with its documents handed in: a photograph and a PDF. */
async function inReview(): Promise<ChallanOrder> {
  const court = courtChallan();
  const order = await paid([court]);
  const pdf = await PDFDocument.create();
  pdf.addPage([200, 200]);
  const files = { rc: photo, 'driving-licence': Buffer.from(await pdf.save()) };
  for (const [kind, bytes] of Object.entries(files)) {
    const { orderId } = order;
    const contentBase64 = bytes.toString('base64');
    const body = { orderId, challanNumber: court.challanNumber, kind, contentBase64 };
    expect((await person.browser.call(uploadChallanDocuments, { body })).status).toBe(201);
  }
  const body = { stage: 'DOCUMENT_UPLOADED', orderId: order.orderId };
  expect((await person.browser.call(updateChallanStage, { body })).status).toBe(200);
  return order;
}

async function documentsOf(order: ChallanOrder) {
  const { documents } = await firstOf(order);
  const of = (kind: string) => documents.find((one) => one.kind === kind);
  return { rc: of('rc'), licence: of('driving-licence') };
}

const review = (documentId: string, body: object, by = asha) =>
  by.call(deskReviewDocument, { params: { documentId }, body });

describe('the queue', () => {
  test('is by promised day, express first, filtered, counted and paged', async () => {
    const number = (n: number) => eChallan({ challanNumber: `DL1000000000000000${n}` });
    const first = await paidAtDesk([number(1)]);
    const express = await paidAtDesk([number(2)], 'EXPRESS');
    api.setNow(later(24 * 60));
    asha = (await signInAtDesk(api, 'mina')).browser;
    const next = await paidAtDesk([number(3), number(4)]);
    const court = await inReview();
    const queue = async (query: Record<string, string> = {}) =>
      (await asha.call(deskQueue, { query })).data;
    const idsOf = ({ rows }: { rows: readonly { orderId: string }[] }) =>
      rows.map(({ orderId }) => orderId);
    const all = await queue();
    expect(idsOf(all)).toEqual([express, first, next, next, court].map(({ orderId }) => orderId));
    expect(all.counts).toEqual({
      all: 5,
      express: 1,
      late: 0,
      mine: 0,
      unassigned: 5,
      states: { 'documents-review': 1, queued: 4, assigned: 0, submitted: 0, 'paid-at-source': 0 },
    });
    await assign(await firstOf(first), 'me');
    expect(idsOf(await queue({ assigned: 'mine' }))).toEqual([first.orderId]);
    expect((await queue({ assigned: 'nobody' })).rows).toHaveLength(4);
    expect(idsOf(await queue({ kind: 'court' }))).toEqual([court.orderId]);
    expect(idsOf(await queue({ state: 'assigned' }))).toEqual([first.orderId]);
    expect((await queue({ route: 'partner' })).rows).toEqual([]);

    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page = await queue({ limit: '2', ...(cursor === '' ? {} : { cursor }) });
      seen.push(...page.rows.map(({ orderChallanId }) => orderChallanId));
      cursor = page.nextCursor;
    }
    const ids = (await queue()).rows.map(({ orderChallanId }) => orderChallanId);
    expect(seen).toEqual(ids);

    api.setNow(days(4));
    asha = (await signInAtDesk(api, 'noor')).browser;
    const late = await queue({ late: '1' });
    expect(idsOf(late)).toEqual([express, first].map(({ orderId }) => orderId));
    expect(late.rows.every(({ isLate }) => isLate)).toBe(true);
    expect(late.counts.late).toBe(2);
  });

  test('keeps what the partner has apart, and shows nothing unpaid', async () => {
    const order = await paid([eChallan()]);
    await knowOnly(eChallan({ challanNumber: 'DL10000000000000007' }));
    await person.create(['DL10000000000000007']);
    const queue = async (route: string) => (await asha.call(deskQueue, { query: { route } })).data;
    expect((await queue('desk')).rows).toEqual([]);
    expect((await queue('partner')).rows).toMatchObject([
      { orderId: order.orderId, settlement: 'submitted' },
    ]);
    expect((await queue('any')).rows).toHaveLength(1);
  });

  test.each(['nonsense', Buffer.from('2026-99-99.EXPRESS.x').toString('base64url')])(
    'refuses the cursor %s',
    async (cursor) => {
      const answer = await asha.call(deskQueue, { query: { cursor } });
      expect(answer.problem).toMatchObject({ code: 'request/bad-input' });
    },
  );
});

describe('an order at the desk', () => {
  test('is shown whole without the person, and its opening is written down', async () => {
    const order = await paidAtDesk();
    const found = await asha.call(deskFindOrder, {
      query: { publicId: ` ${order.publicId.toLowerCase()} ` },
    });
    expect(found.data.orderId).toBe(order.orderId);
    const shown = await open(order);
    expect(shown).toMatchObject({
      mobileMasked: '98•••••210',
      paymentState: 'paid',
      challans: [{ settlement: 'queued', route: 'desk', acts: ['assign', 'give-up'] }],
      attempts: [{ use: 'fulfilled', status: 'captured' }],
    });
    expect(shown.ledger.map(({ kind }) => kind)).toEqual(['capture']);
    expect(JSON.stringify(shown)).not.toContain('9876543210');
    const again = await open(order, ravi);
    expect(again.acts).toMatchObject([
      { act: 'open-order', outcome: 'done', by: { displayName: 'ASHA' } },
    ]);
  });

  test('that does not exist is not found, and that is written down', async () => {
    const answer = await asha.call(deskOrder, { params: { orderId: nobody } });
    expect(answer.problem.code).toBe('operator/not-found');
    const [act] = await database.sql`
      select act, outcome, subject, order_id from operator_acts order by id desc limit 1`;
    expect(act).toEqual({
      act: 'open-order',
      outcome: 'operator/not-found',
      subject: nobody,
      order_id: null,
    });
    const unknown = await asha.call(deskFindOrder, { query: { publicId: 'PC-0000-0000' } });
    expect(unknown.problem.code).toBe('operator/not-found');
  });

  test('is given to oneself, to another and back; a closed account gets none', async () => {
    const order = await paidAtDesk();
    const challan = await firstOf(order);
    const mine = await assign(challan);
    expect(mine.data.order.challans[0]).toMatchObject({
      settlement: 'assigned',
      assignedTo: { operatorId: ashaId },
      acts: ['assign', 'settle', 'give-up'],
    });
    const other = await assign(challan, raviId);
    expect(other.data.order.challans[0]).toMatchObject({
      settlement: 'assigned',
      assignedTo: { operatorId: raviId, displayName: 'RAVI' },
    });
    const free = await assign(challan, 'nobody');
    expect(free.data.order.challans[0]).toMatchObject({ settlement: 'queued', assignedTo: null });
    await database.sql`update operators set disabled_at = ${start} where id = ${raviId}`;
    expect((await assign(challan, raviId)).problem.code).toBe('operator/not-found');
    expect((await assign({ ...challan, orderChallanId: nobody })).problem.code).toBe(
      'operator/not-found',
    );
    expect((await acts()).map(({ outcome }) => outcome)).toEqual([
      ...Array(3).fill('done'),
      ...Array(2).fill('operator/not-found'),
    ]);
  });

  test('that the partner has is nobody’s at the desk', async () => {
    const order = await paid([eChallan()]);
    const challan = await firstOf(order);
    expect((await assign(challan)).problem.code).toBe('operator/wrong-state');
  });
});

describe('documents', () => {
  test('are opened by operators alone: a picture is shown, a PDF saved, and neither can do anything', async () => {
    const order = await inReview();
    const { rc, licence } = await documentsOf(order);
    const openIt = (documentId = '', by = asha) =>
      by.call(deskDocument, { params: { documentId } });
    const picture = await openIt(rc?.documentId);
    expect(picture.status).toBe(200);
    expect(picture.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(picture.headers['content-disposition']).toBeUndefined();
    const pdf = await openIt(licence?.documentId);
    expect(pdf.headers['content-type']).toBe('application/pdf');
    expect(pdf.headers['content-disposition']).toMatch(/^attachment; filename="document-/);
    expect(pdf.text.startsWith('%PDF-')).toBe(true);
    expect((await openIt(rc?.documentId, person.browser)).status).toBe(401);
    expect((await openIt(nobody)).problem.code).toBe('operator/not-found');
    expect(await acts()).toEqual([
      { act: 'open-document', outcome: 'done', order_id: order.orderId },
      { act: 'open-document', outcome: 'done', order_id: order.orderId },
      { act: 'open-document', outcome: 'operator/not-found', order_id: null },
    ]);
    await database.sql`update order_documents set erased_at = ${start}`;
    expect((await openIt(rc?.documentId)).problem.code).toBe('operator/not-found');
    await database.sql`update order_documents set erased_at = null`;
    vi.spyOn(api.files, 'get').mockResolvedValue(downFailure('files'));
    expect((await openIt(rc?.documentId)).problem.code).toBe('document/not-stored');
  });

  test('are accepted or rejected once; the owner is told and the challan goes on', async () => {
    const order = await inReview();
    const { rc, licence } = await documentsOf(order);
    await review(rc?.documentId ?? '', { verdict: 'rejected', reason: 'unreadable' });
    const sentBack = await review(licence?.documentId ?? '', { verdict: 'accepted' });
    expect(sentBack.data.order.challans[0]).toMatchObject({
      settlement: 'awaiting-documents',
      documentsNeeded: ['rc'],
    });
    expect(await documentsOf(order)).toMatchObject({
      rc: { state: 'rejected', reason: 'unreadable' },
      licence: { state: 'accepted', reason: null },
    });
    const again = await review(rc?.documentId ?? '', { verdict: 'accepted' });
    expect(again.problem.code).toBe('operator/wrong-state');
    expect((await review(nobody, { verdict: 'accepted' })).problem.code).toBe('operator/not-found');
    const bad = await review(rc?.documentId ?? '', { verdict: 'rejected', reason: 'ugly' });
    expect(bad.problem.code).toBe('request/bad-input');
    expect((await acts()).map(({ act, outcome }) => `${act} ${outcome}`)).toEqual([
      'reject-document done',
      'accept-document done',
      'accept-document operator/wrong-state',
      'accept-document operator/not-found',
    ]);
  });
});

describe('a receipt', () => {
  test('of the authority settles the challan, books it, and tells its owner', async () => {
    const order = await paidAtDesk();
    const challan = await firstOf(order);
    await assign(challan);
    const settled = await receipt(challan);
    expect(settled.data.order).toMatchObject({
      activeStep: 'CHALLAN_PAYMENT_SETTLED',
      challans: [
        {
          settlement: 'receipt-stored',
          receiptNumber: 'DLR/2611/0042',
          receiptPaidAt: '2026-11-20T18:30:00.000Z',
          acts: [],
        },
      ],
    });
    const { events, ledger } = settled.data.order;
    expect(events.find(({ kind }) => kind === 'receipt')?.by?.displayName).toBe('ASHA');
    expect(ledger.map(({ kind }) => kind)).toEqual(['capture', 'settlement']);
    await person.work();
    expect(api.messages.map(({ template }) => template)).toContain('order-receipt');
    expect((await receipt(challan)).problem.code).toBe('operator/wrong-state');
  });

  test.each([
    [{ amount: 49_900 }, 'operator/amount-differs'],
    [{ paidOn: '2026-11-20' }, 'request/bad-input'],
    [{ paidOn: '2026-11-22' }, 'request/bad-input'],
    [{ receiptNumber: '<b>' }, 'request/bad-input'],
  ])('with %j is refused and changes nothing', async (change, code) => {
    const order = await paidAtDesk();
    const challan = await firstOf(order);
    await assign(challan);
    expect((await receipt(challan, change)).problem.code).toBe(code);
    expect(await firstOf(order)).toMatchObject({ settlement: 'assigned', receiptNumber: null });
  });

  test('is not taken for a challan that nobody has in hand, or that is not there', async () => {
    const order = await paidAtDesk();
    const challan = await firstOf(order);
    expect((await receipt(challan)).problem.code).toBe('operator/wrong-state');
    const gone = await receipt({ ...challan, orderChallanId: nobody });
    expect(gone.problem.code).toBe('operator/not-found');
  });

  test('entered by two operators at once settles once', async () => {
    const order = await paidAtDesk();
    const challan = await firstOf(order);
    await assign(challan);
    const answers = await Promise.all([receipt(challan), receipt(challan, {}, ravi)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await open(order)).ledger.map(({ kind }) => kind)).toEqual(['capture', 'settlement']);
  });
});

describe('giving up', () => {
  test.each([
    ['failed', 'settlement-failed', {}],
    ['amount-changed', 'amount-changed', { newFine: 80_000 }],
    ['moved-to-court', 'moved-to-court', {}],
  ])('as %s sends the money back and tells its owner why', async (reason, kind, change) => {
    const order = await paidAtDesk();
    const challan = await firstOf(order);
    const answer = await giveUp(order, [challan], { reason, note: 'rang them', ...change });
    expect(answer.data.order).toMatchObject({
      challans: [{ settlement: 'refunding', acts: [] }],
      refunds: [{ state: 'requested', reason, amount: order.total }],
    });
    const event = answer.data.order.events.find((one) => one.kind === kind);
    expect(event).toMatchObject({
      by: { displayName: 'ASHA' },
      amount: 'newFine' in change ? change.newFine : null,
    });
    expect(answer.data.order.acts[0]).toMatchObject({
      act: 'give-up',
      note: `${reason}: rang them`,
    });
    await person.work();
    expect(api.messages.map(({ template }) => template)).toContain('order-refund-started');
    expect((await giveUp(order, [challan])).problem.code).toBe('operator/wrong-state');
  });

  test('of one challan of two leaves the other and our fee', async () => {
    const two = [eChallan(), eChallan({ challanNumber: 'DL10000000000000002' })];
    const order = await paidAtDesk(two);
    const [first, second] = await challansOf(order);
    if (first === undefined || second === undefined) throw new Error('two challans');
    const answer = await giveUp(order, [first]);
    expect(answer.data.order.refunds).toMatchObject([
      { amount: first.fine, challanNumbers: [first.challanNumber] },
    ]);
    expect(answer.data.order.challans[1]).toMatchObject({ settlement: 'queued' });
    const all = await giveUp(order, [first, second]);
    expect(all.problem.code).toBe('operator/wrong-state');
    expect((await giveUp(order, [{ ...first, orderChallanId: nobody }])).problem.code).toBe(
      'operator/not-found',
    );
    expect((await giveUp({ orderId: nobody }, [first])).problem.code).toBe('operator/not-found');
  });

  test('is refused for what is settled or was never paid', async () => {
    const order = await paidAtDesk();
    const challan = await firstOf(order);
    await assign(challan);
    await receipt(challan);
    expect((await giveUp(order, [challan])).problem.code).toBe('operator/wrong-state');
    await knowOnly(eChallan({ challanNumber: 'DL10000000000000008' }));
    const unpaid = await person.create(['DL10000000000000008']);
    expect((await giveUp(unpaid, [await firstOf(unpaid)])).problem.code).toBe(
      'operator/wrong-state',
    );
  });

  test('asks the partner first: what it paid is kept, and its silence refuses', async () => {
    const order = await paid([eChallan()]);
    const challan = await firstOf(order);
    const silent = vi.spyOn(api.partner, 'report').mockResolvedValue(downFailure('partner'));
    expect((await giveUp(order, [challan])).problem.code).toBe('order/partner-unavailable');
    silent.mockRestore();
    api.partner.reports.set(challan.orderChallanId, {
      state: 'paid',
      receiptNumber: 'R-1',
      paidAt: '2026-11-21T05:00:00Z',
    });
    expect((await giveUp(order, [challan])).problem.code).toBe('operator/wrong-state');
    expect(await firstOf(order)).toMatchObject({
      settlement: 'receipt-stored',
      receiptNumber: 'R-1',
    });
    expect((await acts()).map(({ outcome }) => outcome)).toEqual([
      'order/partner-unavailable',
      'operator/wrong-state',
    ]);
  });
});

describe('a refund above the limit', () => {
  const dear = () => eChallan({ fine: rupees(6_000) });

  async function waiting() {
    const order = await paidAtDesk([dear()]);
    const challan = await firstOf(order);
    const answer = await giveUp(order, [challan]);
    const [refund] = answer.data.order.refunds;
    if (refund === undefined) throw new Error('no refund');
    expect(refund).toMatchObject({ state: 'awaiting-approval' });
    return { order, challan, refundId: refund.refundId };
  }

  test('is sent when a second operator approves, never the one who asked', async () => {
    const { order, refundId } = await waiting();
    await person.work();
    expect(api.gateway.refunds.size).toBe(0);
    expect((await asha.call(deskMoney)).data.refunds).toMatchObject([{ refundId }]);
    const own = await decide(refundId, 'approve', asha);
    expect(own.problem.code).toBe('operator/second-needed');
    const approved = await decide(refundId, 'approve', ravi);
    expect(approved.data.order.refunds).toMatchObject([
      {
        state: 'requested',
        requestedBy: { operatorId: ashaId },
        decidedBy: { operatorId: raviId },
      },
    ]);
    expect((await decide(refundId, 'approve', ravi)).problem.code).toBe('operator/wrong-state');
    await person.work();
    expect(api.gateway.refunds.size).toBe(1);
    expect((await asha.call(deskMoney)).data).toMatchObject({ refunds: [], difference: 0 });
    const written = (await acts()).filter(({ act }) => act === 'approve-refund');
    expect(written.map(({ outcome }) => outcome)).toEqual([
      'operator/second-needed',
      'done',
      'operator/wrong-state',
    ]);
    expect(written.every(({ order_id }) => order_id === order.orderId)).toBe(true);
  });

  test('that is declined stays in sight, and is asked for anew', async () => {
    const { order, challan, refundId } = await waiting();
    expect((await decide(refundId, 'decline', asha)).problem.code).toBe('operator/second-needed');
    const declined = await decide(refundId, 'decline', ravi);
    expect(declined.data.order).toMatchObject({
      refunds: [{ state: 'declined' }],
      challans: [{ settlement: 'refunding', acts: ['refund-again'] }],
    });
    expect((await asha.call(deskMoney)).data.refunds).toMatchObject([{ state: 'declined' }]);
    api.setNow(later(1));
    const again = await giveUp(order, [challan], {}, ravi);
    expect(again.data.order.refunds).toMatchObject([
      { state: 'declined' },
      { state: 'awaiting-approval', requestedBy: { operatorId: raviId } },
    ]);
    const second = again.data.order.refunds[1]?.refundId ?? '';
    expect((await decide(second, 'approve', asha)).status).toBe(200);
    await person.work();
    expect(api.gateway.refunds.size).toBe(1);
    expect((await asha.call(deskMoney)).data.refunds).toEqual([]);
  });

  test('after a declined one of the same order counts our fee with the last', async () => {
    const two = [dear(), eChallan({ challanNumber: 'DL10000000000000002' })];
    const order = await paidAtDesk(two);
    const [first, second] = await challansOf(order);
    if (first === undefined || second === undefined) throw new Error('two challans');
    const [big, small] = first.fine > second.fine ? [first, second] : [second, first];
    const asked = await giveUp(order, [big]);
    await decide(asked.data.order.refunds[0]?.refundId ?? '', 'decline', ravi);
    expect((await giveUp(order, [small])).status).toBe(200);
    const again = await giveUp(order, [big]);
    const sum = again.data.order.refunds
      .filter(({ state }) => state !== 'declined')
      .reduce((total, { amount }) => total + amount, 0);
    expect(sum).toBe(order.total);
  });

  test('is decided by nobody but operators, and only while it is there', async () => {
    expect((await decide(nobody, 'approve', asha)).problem.code).toBe('operator/not-found');
    const { refundId } = await waiting();
    expect((await decide(refundId, 'resend', ravi)).problem.code).toBe('operator/wrong-state');
    expect((await decide(refundId, 'approve', person.browser)).status).toBe(401);
  });
});

describe('what operators watch', () => {
  test('differences are shown, resolved once with a note, and kept', async () => {
    const order = await paidAtDesk();
    const { gatewayPaymentId } = (await open(order)).attempts[0] ?? {};
    for (const subject of [gatewayPaymentId ?? '', 'pay_unknown', randomUUID()]) {
      await database.sql`insert into reconciliation_differences
        (kind, subject, expected_paise, found_paise, found_at)
        values ('payment-amount', ${subject}, 100, 200, ${start})`;
    }
    const list = async (query: Record<string, string> = {}) =>
      (await asha.call(deskDifferences, { query })).data;
    const first = await list({ limit: '2' });
    expect(first).toMatchObject({ open: 3, differences: [{ orderId: null }, { orderId: null }] });
    const rest = await list({ limit: '2', before: String(first.nextBefore) });
    expect(rest).toMatchObject({ differences: [{ orderId: order.orderId }], nextBefore: null });
    const differenceId = String(rest.differences[0]?.differenceId);
    const resolve = (note: string, id = differenceId) =>
      asha.call(deskResolveDifference, { params: { differenceId: id }, body: { note } });
    expect((await resolve('')).problem.code).toBe('request/bad-input');
    expect((await resolve('came in cash')).data.difference).toMatchObject({
      resolvedBy: { operatorId: ashaId },
      note: 'came in cash',
    });
    expect((await resolve('once more')).problem.code).toBe('operator/wrong-state');
    expect((await resolve('what', '999999')).problem.code).toBe('operator/not-found');
    expect((await list()).open).toBe(2);
    expect((await list({ show: 'resolved' })).differences).toHaveLength(1);
  });

  test('work that gave up is tried again', async () => {
    await database.sql`insert into tasks (kind, subject, due_at, attempts, last_error, dead_at, created_at)
      values ('send-refund', ${nobody}, ${start}, 10, 'rejected', ${start}, ${start})`;
    await noteUpstreamCall(api.services, {
      upstream: 'gateway',
      durationMs: 120,
      outcome: 'timeout',
    });
    const health = (await asha.call(deskHealth)).data;
    expect(health.upstreams).toMatchObject([
      { upstream: 'gateway', calls: 1, failed: 1, lastFailure: 'timeout', lastSuccessAt: null },
    ]);
    const [task] = health.tasks.dead;
    expect(task).toMatchObject({ kind: 'send-refund', lastError: 'rejected' });
    const retry = () => asha.call(deskRetryTask, { params: { taskId: String(task?.taskId) } });
    expect((await retry()).data).toEqual({ revived: true });
    expect((await retry()).problem.code).toBe('operator/not-found');
    expect((await asha.call(deskHealth)).data.tasks.dead).toEqual([]);
  });

  test('the books show every account, and that they balance', async () => {
    const order = await paidAtDesk();
    const { data } = await asha.call(deskMoney);
    expect(data).toMatchObject({ difference: 0, unbalanced: 0, transactions: 1 });
    expect(data.accounts.gateway).toBe(order.total);
    expect(data.approvalAbove).toBe(rupees(5_000));
  });
});

describe('the desk is closed', () => {
  const everything = [
    deskQueue,
    deskFindOrder,
    deskOrder,
    deskAssign,
    deskDocument,
    deskReviewDocument,
    deskReceipt,
    deskGiveUp,
    deskDecideRefund,
    deskMoney,
    deskDifferences,
    deskResolveDifference,
    deskHealth,
    deskRetryTask,
  ] as const;
  const bodies = new Map<unknown, object>([
    [deskAssign, { to: 'me' }],
    [deskReviewDocument, { verdict: 'accepted' }],
    [deskReceipt, { receiptNumber: 'R-100', paidOn: '2026-11-21', amount: paise(100) }],
    [deskGiveUp, { orderChallanIds: [nobody], reason: 'failed' }],
    [deskDecideRefund, { verdict: 'approve' }],
    [deskResolveDifference, { note: 'because' }],
  ]);
  const inputOf = (contract: (typeof everything)[number]) => ({
    params: {
      orderId: nobody,
      orderChallanId: nobody,
      documentId: nobody,
      refundId: nobody,
      differenceId: '1',
      taskId: '1',
    },
    query: contract === deskFindOrder ? { publicId: 'PC-1' } : {},
    ...(bodies.has(contract) ? { body: bodies.get(contract) } : {}),
  });

  test('to visitors, to people with accounts, and to other roles, which is written down', async () => {
    const editor = (await signInAtDesk(api, 'editor', ['editor'])).browser;
    for (const contract of everything) {
      const input = inputOf(contract);
      const visitor = await createTestBrowser(api).call(contract, input);
      expect(visitor.problem.code).toBe('auth/required');
      expect((await person.browser.call(contract, input)).problem.code).toBe('auth/required');
      expect((await editor.call(contract, input)).problem.code).toBe('operator/wrong-role');
    }
    const written = await database.sql`
      select subject from operator_acts where act = 'call' and outcome = 'operator/wrong-role'`;
    expect(written).toHaveLength(everything.length);
  });

  test('before a first password was changed', async () => {
    await database.sql`update operators set is_first_password = true where id = ${ashaId}`;
    for (const contract of everything) {
      const answer = await asha.call(contract, inputOf(contract));
      expect(answer.problem.code).toBe('operator/password-first');
    }
  });

  test('to other sites, for whatever changes something', async () => {
    const headers = { 'sec-fetch-site': 'same-site', origin: 'https://blog.pahiya.example' };
    for (const contract of everything) {
      if (contract.call.method === 'GET') continue;
      const answer = await asha.call(contract, { ...inputOf(contract), headers });
      expect(answer.problem.code).toBe('request/cross-site');
    }
  });
});
