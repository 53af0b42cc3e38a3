import { randomUUID } from 'node:crypto';
import { deleteAccount } from '@pahiya/contracts/account/account-contracts';
import {
  checkRechargeLimit,
  checkVehicleEligiblity,
  fetchBalance,
  fetchBankList,
  rechargeDetails,
  rechargeStatus,
  rechargeTag,
  verifyBank,
} from '@pahiya/contracts/fastag/recharge-contracts';
import { fetchOrder, orderStatus, payOrder } from '@pahiya/contracts/orders/order-contracts';
import type { BillerReport } from '@pahiya/domain/fastag/ports';
import type { ProviderFailure } from '@pahiya/domain/shared/provider-failure';
import { err, ok } from '@pahiya/domain/shared/result';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTestBrowser, signIn, type TestBrowser } from '../../../../test/contract-browser.ts';
import { emptyTables } from '../../../../test/empty-tables.ts';
import { useOrderDesk } from '../../../../test/order-desk.ts';
import { exampleTag } from '../../../../test/scripted-fastag.ts';
import { readTrialBalance } from '../../ledger/trial-balance.ts';
import { applyGatewayPayment } from '../../payments/apply-gateway-payment.ts';
import { purgeUnpaidDetails } from './biller-details.ts';
import { payRechargeTask } from './pay-recharge.task.ts';

const tests = useOrderDesk();
const start = new Date('2026-11-21T04:44:00Z');
const vehicleNumber = 'MH12DE1433';
const billerId = 'SURAJ0000NAT01';
const minute = 60_000;
const hour = 60 * minute;
const down: ProviderFailure = {
  kind: 'timeout',
  provider: 'bbps',
  retryable: true,
  reason: 'no answer in time',
};
const done: BillerReport = {
  state: 'done',
  reference: 'CC0166325ABCD',
  doneAt: '2026-11-21T04:50:00.000Z',
};
const failed: BillerReport = { state: 'failed', retry: 'non-retriable', reason: 'biller-refused' };

const biller = () => tests.api.fastag.tollBiller;
const directory = () => tests.api.fastag.tagDirectory;

beforeEach(async () => {
  await emptyTables(tests.sql, ['fastag_recharges', 'biller_events', 'lookup_allowances']);
  directory().answer = async () => ok([exampleTag]);
  biller().arrival = () => ({ state: 'in-process' });
});

const look = (query: object = {}, browser: TestBrowser = tests.desk.browser) =>
  browser.call(checkVehicleEligiblity, { query: { vehicleNumber, ...query } });

const order = (
  change: object = {},
  key: string = randomUUID(),
  browser: TestBrowser = tests.desk.browser,
) =>
  browser.call(rechargeTag, {
    body: { vehicleNumber, billerId, amount: 50_000, isConfirmed: true, ...change },
    headers: { 'idempotency-key': key },
  });

async function pay(
  { orderId, quoteId }: { orderId: string; quoteId: string },
  browser: TestBrowser = tests.desk.browser,
) {
  const { data } = await browser.call(payOrder, { body: { orderId, quoteId } });
  const paid = tests.api.gateway.pay(String(data.checkout.fields.order_id));
  await applyGatewayPayment(tests.api.services, paid);
  return paid;
}

async function paidOrder(change: object = {}) {
  const { data } = await order(change);
  await pay(data);
  await tests.desk.work();
  return data.orderId;
}

const read = async (orderId: string) =>
  (await tests.desk.browser.call(rechargeStatus, { query: { orderId } })).data.recharge;

const step = async (orderId: string) =>
  (await tests.desk.browser.call(orderStatus, { params: { id: orderId } })).data.activeStep;

/** The one payment at the bank says something else now, and is asked again. */
async function report(said: BillerReport, after = minute) {
  for (const { requestId } of biller().paid) biller().reports.set(requestId, said);
  await later(after);
}

async function later(milliseconds: number) {
  tests.api.setNow(new Date(start.getTime() + milliseconds));
  await tests.sql`update tasks set due_at = ${start}
    where kind in ('pay-recharge', 'follow-recharge', 'send-refund')`;
  await tests.desk.work();
}

const refunds = () =>
  tests.sql`select reason, amount_paise as amount from refunds order by requested_at`;
const owedTo = async (account: string) =>
  (
    await tests.sql`select coalesce(sum(amount_paise), 0)::bigint as sum from ledger_entries
    where account = ${account}`
  )[0]?.sum;

async function stranger(mobile = '9876500001') {
  const browser = createTestBrowser(tests.api, { address: '203.0.113.99' });
  await signIn(tests.api, browser, mobile);
  return browser;
}

describe('before a recharge', () => {
  test('a visitor sees class, bank, make, masked name and limits, and no balance', async () => {
    const visitor = createTestBrowser(tests.api, { address: '203.0.113.98' });
    const { data } = await look({}, visitor);
    expect(data).toMatchObject({
      vehicleNumber,
      display: 'MH 12 DE 1433',
      tags: [{ vehicleClass: 4, state: 'active', bank: { billerId }, isChosen: true }],
      stop: null,
      vehicle: { maker: 'MARUTI SUZUKI INDIA LTD', model: 'SWIFT VXI', maskedName: 'R***H K***R' },
      balance: null,
      // Room of ₹9,787.50, and 9,700 by the bank: rounded down, so that it does not tell the balance.
      limits: { least: 10_000, most: 950_000, bound: 'biller', canRecharge: true },
      isInGarage: false,
      isOwner: false,
      lastRechargedOn: null,
      source: { sandbox: true },
    });
    expect(JSON.stringify(data)).not.toContain('21250');
    const balance = await visitor.call(fetchBalance, { query: { vehicleNumber, billerId } });
    expect(balance.data).toMatchObject({ balance: null, why: 'not-owner' });
  });

  test('the proved owner sees the balance where the bank tells it, and the exact limit', async () => {
    await tests.sql`insert into hidden_vehicles (vehicle_number, user_id, since)
      values (${vehicleNumber}, ${tests.desk.userId}, ${start})`;
    await tests.sql`insert into proved_owners (vehicle_number, user_id, proved_at)
      values (${vehicleNumber}, ${tests.desk.userId}, ${start})`;
    const balance = await tests.desk.browser.call(fetchBalance, {
      query: { vehicleNumber, billerId },
    });
    expect(balance.data).toMatchObject({ balance: 21_250, why: 'told' });
    expect((await look()).data).toMatchObject({ balance: 21_250, limits: { most: 970_000 } });
    const other = await stranger();
    expect((await look({}, other)).problem.code).toBe('vehicle/hidden');
    await tests.sql`delete from hidden_vehicles`;
  });

  test('a vehicle in the garage opens nothing, and needs no second confirmation', async () => {
    await tests.sql`insert into garage_vehicles (user_id, vehicle_number, added_at)
      values (${tests.desk.userId}, ${vehicleNumber}, ${start})`;
    const { data } = await look();
    expect(data).toMatchObject({ isInGarage: true, isOwner: false, balance: null });
    expect((await order({ isConfirmed: false })).status).toBe(201);
  });

  test.each([
    ['closed', { status: 'C' }, 'closed'],
    ['of a bank that nobody knows', { bankId: '777777' }, 'unknown-bank'],
  ] as const)('a tag that is %s can be shown and not recharged', async (_, change, stop) => {
    directory().answer = async () => ok([{ ...exampleTag, ...change }]);
    expect((await look()).data).toMatchObject({ stop, limits: null });
    const { tags, bank } = (await look()).data;
    expect(tags).toHaveLength(1);
    if (bank !== null) expect((await order()).problem.code).toBe('fastag/not-rechargeable');
    expect(await tests.sql`select 1 from order_quotes`).toEqual([]);
  });

  test.each([
    ['no-tag', 'no-tag', 'fastag/no-tag'],
    ['closed', 'closed', 'fastag/not-rechargeable'],
    ['left', 'left', 'fastag/not-rechargeable'],
    ['biller-down', 'bank-down', 'fastag/source-unavailable'],
  ] as const)('a bank that says %s stops the recharge', async (kind, stop, code) => {
    biller().fetched = async () => ok({ kind });
    expect((await look()).data).toMatchObject({ stop });
    expect((await order()).problem.code).toBe(code);
    expect(await tests.sql`select 1 from orders`).toEqual([]);
  });

  test('an unknown exception code is shown as it came', async () => {
    directory().answer = async () => ok([{ ...exampleTag, exceptionCode: '47' }]);
    expect((await look()).data.tags[0]).toMatchObject({ state: 'unknown', exceptionCode: '47' });
  });

  test('a vehicle without a tag has none, and an older tag comes second', async () => {
    directory().answer = async () => ok([]);
    expect((await look()).data).toMatchObject({ tags: [], stop: 'no-tag' });
    const older = { ...exampleTag, tagId: 'AAAA0000AAAA0000AAAA1111', issuedOn: null };
    directory().answer = async () => ok([older, exampleTag]);
    expect((await look()).data.tags.map(({ tagIdEnd }) => tagIdEnd)).toEqual(['5DC0', '1111']);
  });

  test('while the directory is down a person names the bank, and the bank decides', async () => {
    directory().answer = async () => err(down);
    expect((await look()).data).toMatchObject({ isDirectoryDown: true, stop: 'unknown-bank' });
    expect((await look({ billerId })).data).toMatchObject({ stop: null, tags: [] });
    const query = { vehicleNumber, billerId };
    const verified = await tests.desk.browser.call(verifyBank, { query });
    expect(verified.data).toMatchObject({ isWithBank: true });
  });

  test('the banks are listed, one that left the market too; limits name what binds', async () => {
    const { data } = await tests.desk.browser.call(fetchBankList);
    expect(data.banks).toMatchObject([{ billerId, state: 'open' }]);
    const left = data.issuers.filter(({ state }) => state === 'left');
    expect(left).toMatchObject([{ name: 'Paytm Payments Bank', since: '2024-03-15' }]);
    const limits = await tests.desk.browser.call(checkRechargeLimit, {
      query: { vehicleNumber, billerId },
    });
    expect(limits.data.limits).toMatchObject({
      bound: 'biller',
      presets: [20_000, 50_000, 100_000, 200_000],
    });
  });

  test('without the list of banks nothing is known, and no look-up is used up', async () => {
    Object.assign(biller(), { billers: async () => err(down) });
    expect((await look()).problem.code).toBe('fastag/source-unavailable');
    expect(await tests.sql`select 1 from lookup_allowances`).toEqual([]);
  });

  test.each([
    ['a number without a vehicle', { vehicleNumber: 'HELLO' }, 400, 'body.vehicleNumber'],
    ['a NUL byte', { vehicleNumber: 'MH12\u0000DE1433' }, 400, 'body.vehicleNumber'],
    ['a fraction of a paisa', { amount: 50_000.5 }, 400, 'body.amount'],
    ['an amount as text', { amount: '50000' }, 400, 'body.amount'],
    ['an amount below the least', { amount: 9_999 }, 422, 'body.amount'],
    ['an amount above the most', { amount: 950_001 }, 422, 'body.amount'],
    ['an unknown bank', { billerId: 'NOSUCHBANK' }, 422, 'body.billerId'],
    ['a bank that is no id', { billerId: "x'; drop" }, 400, 'body.billerId'],
    ['a vehicle that was not confirmed', { isConfirmed: false }, 409, 'body.isConfirmed'],
  ])(
    '%s is refused with its field and a sentence, and nothing is stored',
    async (_, change, status, path) => {
      const { problem, status: answered } = await order(change);
      expect(answered).toBe(status);
      expect(problem.errors?.[0]).toMatchObject({ path });
      expect(problem.errors?.[0]?.message.length).toBeGreaterThan(10);
      expect(await tests.sql`select 1 from order_quotes`).toEqual([]);
      expect(await tests.sql`select 1 from orders`).toEqual([]);
    },
  );
});

describe('a recharge', () => {
  test('is paid, sent once, confirmed and booked to the bank', async () => {
    const orderId = await paidOrder();
    expect(await read(orderId)).toMatchObject({
      state: 'sent',
      lastDay: '2026-11-22',
      isOverdue: false,
    });
    expect(await step(orderId)).toBe('RECHARGE_PROCESSING');
    await report(done);
    expect(await read(orderId)).toMatchObject({ state: 'done', reference: 'CC0166325ABCD' });
    expect(await step(orderId)).toBe('RECHARGE_DONE');
    expect(biller().paid).toHaveLength(1);
    expect(await owedTo('biller-payable')).toBe(-50_000);
    expect((await readTrialBalance(tests.sql)).difference).toBe(0);
    expect((await look()).data.lastRechargedOn).toBe('2026-11-21');
    const { data } = await tests.desk.browser.call(fetchOrder, { params: { id: orderId } });
    expect(data.order.lines).toMatchObject([{ code: 'recharge', amount: 50_000 }]);
    expect(data.order.details).toMatchObject({ kind: 'fastag-recharge' });
  });

  test('of 50 requests with one key is one order', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 50 }, () => order({}, key)));
    const made = answers.filter(({ status }) => status === 201).map(({ data }) => data.orderId);
    expect(new Set(made).size).toBe(1);
    const others = answers
      .filter(({ status }) => status !== 201)
      .map(({ problem }) => problem.code);
    expect(new Set([...others, 'request/idempotency-in-progress']).size).toBe(1);
    expect(await tests.sql`select 1 from fastag_recharges`).toHaveLength(1);
  });

  test('that the bank refuses for good is refunded by itself, once', async () => {
    const orderId = await paidOrder();
    await report(failed);
    expect(await read(orderId)).toMatchObject({ state: 'refunding', failure: 'biller-refused' });
    await report(failed, 2 * minute);
    expect(await refunds()).toEqual([{ reason: 'recharge-failed', amount: 50_000 }]);
    expect(await owedTo('biller-payable')).toBe(0);
  });

  test('whose confirmation is taken back is refunded once, and is never both', async () => {
    const orderId = await paidOrder();
    await report(done);
    await report(failed, 3 * minute);
    expect(await read(orderId)).toMatchObject({ state: 'refunding' });
    expect(await step(orderId)).toBe('RECHARGE_FAILED');
    expect(await refunds()).toEqual([{ reason: 'recharge-reversed', amount: 50_000 }]);
    expect(await owedTo('biller-payable')).toBe(0);
    expect(await owedTo('owed-to-authorities')).toBe(0);
  });

  test('confirmed after its refund began stays refunded, and an operator is told', async () => {
    const orderId = await paidOrder();
    await report(failed);
    const [{ requestId } = { requestId: '' }] = biller().paid;
    biller().reports.set(requestId, done);
    await callback('late-1', requestId);
    await tests.desk.work();
    expect(await read(orderId)).toMatchObject({ state: 'refunding' });
    expect(await owedTo('biller-payable')).toBe(0);
    expect(await tests.sql`select kind from reconciliation_differences`).toEqual([
      { kind: 'paid-after-refund' },
    ]);
  });

  test('whose answer was lost is asked for, and not sent again', async () => {
    biller().lost = err(down);
    const orderId = await paidOrder();
    expect(await read(orderId)).toMatchObject({ state: 'sent' });
    await later(minute);
    await later(2 * minute);
    expect(biller().paid).toHaveLength(1);
    biller().lost = null;
    await report(done, 3 * minute);
    expect(await read(orderId)).toMatchObject({ state: 'done' });
  });

  test('that never arrived is sent again under the same id, also after a crash', async () => {
    const orderId = await paidOrder();
    const [first] = biller().paid;
    // The process died between the mark and the call: the bank knows nothing.
    biller().paid.length = 0;
    biller().reports.clear();
    await later(minute);
    expect(biller().paid.map(({ requestId }) => requestId)).toEqual([first?.requestId]);
    // Two workers at once.
    const rechargeId = (await tests.sql`select id from fastag_recharges`)[0]?.id;
    const run = () => payRechargeTask(tests.api.services, String(rechargeId), { attempt: 1 });
    await Promise.all([run(), run(), run()]);
    expect(biller().paid).toHaveLength(1);
    expect(await read(orderId)).toMatchObject({ state: 'sent' });
  });

  test('for which the bank cannot be reached is refunded after two hours, since it was never sent', async () => {
    const { data } = await order();
    biller().fetched = async () => ok({ kind: 'biller-down' });
    await pay(data);
    await tests.desk.work();
    expect(await read(data.orderId)).toMatchObject({ state: 'queued', sentAt: null });
    await later(3 * hour);
    expect(await read(data.orderId)).toMatchObject({
      state: 'refunding',
      failure: 'bank-unreachable',
    });
    expect(biller().paid).toEqual([]);
  });

  test('that is still pending after its day is told late once, with a complaint, and not refunded', async () => {
    const orderId = await paidOrder();
    await later(24 * hour);
    expect(await read(orderId)).toMatchObject({ state: 'sent', isOverdue: false });
    await later(48 * hour);
    await later(49 * hour);
    const late = await read(orderId);
    expect(late).toMatchObject({ state: 'sent', isOverdue: true });
    expect(late.complaintRef).not.toBeNull();
    expect(await refunds()).toEqual([]);
    const told = await tests.sql`select 1 from notifications where turn = 'late'`;
    expect(told.length).toBeLessThanOrEqual(2);
    await report(done, 50 * hour);
    expect(await read(orderId)).toMatchObject({ state: 'done' });
  });

  test('paid for after its order was closed is sent, unless the person has paid for the tag since', async () => {
    const { data } = await order();
    const begun = await tests.desk.browser.call(payOrder, { body: data });
    const gatewayOrderId = String(begun.data.checkout.fields.order_id);
    await tests.sql`update orders set payment_state = 'closed', active_step = 'RECHARGE_CLOSED'
      where id = ${data.orderId}`;
    const again = await paidOrder();
    const late = tests.api.gateway.pay(gatewayOrderId);
    expect(await applyGatewayPayment(tests.api.services, late)).not.toBe('fulfil');
    expect(await refunds()).toMatchObject([{ amount: 50_000 }]);
    expect(await read(again)).toMatchObject({ state: 'sent' });
    expect(biller().paid).toHaveLength(1);
  });

  test('keeps no vehicle number once its account is deleted', async () => {
    await paidOrder();
    await report(done);
    await tests.desk.browser.call(deleteAccount, { body: { confirm: 'DELETE' } });
    await tests.desk.work();
    expect(await tests.sql`select vehicle_number from fastag_recharges`).toEqual([
      { vehicle_number: vehicleNumber.slice(0, 4) },
    ]);
  });

  test('of one tag by two people are two recharges', async () => {
    const other = await stranger();
    const mine = (await order()).data;
    const theirs = (await order({}, randomUUID(), other)).data;
    await pay(mine);
    await pay(theirs, other);
    await tests.desk.work();
    await report(done);
    expect(biller().paid).toHaveLength(2);
    expect(await owedTo('biller-payable')).toBe(-100_000);
  });

  test('of another person is not found', async () => {
    const orderId = await paidOrder();
    const other = await stranger('9876500002');
    const answer = await other.call(rechargeStatus, { query: { orderId } });
    expect(answer.problem.code).toBe('order/not-found');
  });
});

const callback = (eventId: string, requestId: string, signature = 'signed') =>
  tests.api.app.inject({
    method: 'POST',
    url: '/api/webhooks/bbps',
    headers: { 'content-type': 'application/json', 'x-bbps-signature': signature },
    payload: `${eventId} ${requestId}`,
  });

describe('a callback of the bank', () => {
  test('makes the question come at once, and changes nothing when it is repeated or forged', async () => {
    const orderId = await paidOrder();
    const [{ requestId } = { requestId: '' }] = biller().paid;
    biller().reports.set(requestId, done);
    expect((await callback('event-0', requestId, 'forged')).statusCode).toBe(401);
    expect(await tests.sql`select 1 from biller_events`).toEqual([]);
    expect((await callback('event-1', requestId)).statusCode).toBe(200);
    await tests.desk.work();
    expect(await read(orderId)).toMatchObject({ state: 'done' });
    expect((await callback('event-1', requestId)).statusCode).toBe(200);
    expect((await callback('event-2', 'nobody')).statusCode).toBe(200);
    await tests.desk.work();
    expect(await owedTo('biller-payable')).toBe(-50_000);
  });
});

describe('a bank that asks for something else than the vehicle number', () => {
  const wallet = {
    name: 'Wallet Id',
    pattern: '^W[A-Z0-9]{5,11}$',
    minLength: 6,
    maxLength: 12,
    isRequired: true,
  };
  const ask = (values: object, change: object = {}) =>
    tests.desk.browser.call(rechargeDetails, {
      body: { vehicleNumber, billerId, values, ...change } as never,
    });
  const right = { 'Wallet Id': `W${vehicleNumber}` };
  const tokenFor = async (values: object = right) => (await ask(values)).data.details as string;

  beforeEach(() => {
    const [bank] = biller().list;
    if (bank === undefined) throw new Error('a bank');
    biller().list = [{ ...bank, parameters: [wallet] }];
    const plain = biller().fetched;
    biller().fetched = async (question) => {
      const id = question.parameters['Wallet Id'] ?? '';
      if (id === 'W999999') return ok({ kind: 'no-tag' });
      return plain({ ...question, parameters: { number: id.slice(1) } });
    };
  });

  test('stops until it is typed, and says what the bank declares', async () => {
    expect((await look()).data).toMatchObject({
      stop: 'needs-details',
      asks: [{ name: 'Wallet Id', minLength: 6, maxLength: 12, isRequired: true }],
      limits: null,
    });
    expect(await order()).toMatchObject({
      status: 422,
      problem: { code: 'fastag/not-rechargeable', errors: [{ path: 'body.details' }] },
    });
  });

  test.each([
    [{}, 'body.values.Wallet Id'],
    [{ 'Wallet Id': 'W1' }, 'body.values.Wallet Id'],
    [{ 'Wallet Id': 'X12345678' }, 'body.values.Wallet Id'],
    [{ ...right, Mobile: '1' }, 'body.values.Mobile'],
  ])('%o is refused with its field', async (values, path) => {
    expect(await ask(values)).toMatchObject({
      status: 400,
      problem: { code: 'request/bad-input', errors: [{ path }] },
    });
  });

  test('of an unknown bank or vehicle is refused', async () => {
    expect(await ask(right, { billerId: 'NOBODY' })).toMatchObject({
      problem: { code: 'fastag/unknown-bank' },
    });
    expect(await ask(right, { vehicleNumber: 'DL 99' })).toMatchObject({
      problem: { code: 'vehicle/not-a-mark' },
    });
  });

  test('opens the tag, is unreadable in the address, and serves no other vehicle or bank', async () => {
    const details = await tokenFor();
    expect(Buffer.from(details, 'base64url').toString('latin1')).not.toContain(vehicleNumber);
    expect((await look({ details })).data).toMatchObject({
      stop: null,
      vehicle: { maskedName: 'R***H K***R' },
    });
    expect((await look({ details, vehicleNumber: 'DL8CAF5030' })).data.stop).toBe('needs-details');
    expect((await look({ details: `B${details.slice(1)}` })).data.stop).toBe('needs-details');
  });

  test.each([['W999999'], ['WDL8CAF5030']])(
    '%s, which is of no tag of this vehicle, never reaches the payment',
    async (id) => {
      const details = await tokenFor({ 'Wallet Id': id });
      expect((await look({ details })).data).toMatchObject({
        stop: 'details-refused',
        limits: null,
      });
      expect((await order({ details })).problem.errors).toMatchObject([{ path: 'body.details' }]);
    },
  );

  test('is sent with the payment, stored encrypted and erased with the answer of the bank', async () => {
    const orderId = await paidOrder({ details: await tokenFor() });
    expect(biller().paid).toHaveLength(1);
    const stored = async () =>
      (await tests.sql`select details from fastag_recharges where order_id = ${orderId}`)[0];
    expect(String((await stored())?.details)).not.toContain(vehicleNumber);
    await report(done);
    expect((await read(orderId)).state).toBe('done');
    expect(await stored()).toEqual({ details: null });
  });

  test('is erased after a week without a payment', async () => {
    await order({ details: await tokenFor() });
    const count = async () =>
      (await tests.sql`select 1 from fastag_recharges where details is not null`).length;
    const purge = (daysLater: number) =>
      purgeUnpaidDetails({
        sql: tests.sql,
        now: () => new Date(tests.api.services.now().getTime() + daysLater * 24 * hour),
      });
    await purge(6);
    expect(await count()).toBe(1);
    await purge(8);
    expect(await count()).toBe(0);
  });
});
