import { randomUUID } from 'node:crypto';
import { exportAccount } from '@pahiya/contracts/account/account-contracts';
import { addPolicyNumber, buyQuote } from '@pahiya/contracts/insurance/policy-contracts';
import {
  readQuotes,
  startNewVehicleQuotes,
  startQuotes,
} from '@pahiya/contracts/insurance/quote-contracts';
import { deskActOnOrder, deskQueue } from '@pahiya/contracts/operators/desk-contracts';
import { fetchOrder, listOrders, payOrder } from '@pahiya/contracts/orders/order-contracts';
import { rupees } from '@pahiya/domain/shared/money';
import { ok } from '@pahiya/domain/shared/result';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { signInAtDesk } from '../../../../test/desk.ts';
import { emptyTables } from '../../../../test/empty-tables.ts';
import { useOrderDesk } from '../../../../test/order-desk.ts';
import { found } from '../../../../test/rc-fixtures.ts';
import { staleWork } from '../../../../test/stale-work.ts';
import { applyGatewayPayment } from '../../payments/apply-gateway-payment.ts';
import { handOverPremiums } from './hand-over-premiums.ts';

const tests = useOrderDesk();
const words = 'Maruti Suzuki Swift VXI';

beforeEach(async () => {
  await emptyTables(tests.sql, ['insurance_requests', 'insurance_policies', 'operators']);
  tests.api.registry.answer = async (number) => ok(found(number));
});
afterEach(async () => {
  expect(await staleWork(tests.sql)).toEqual([]);
});

const issuer = () => {
  const { issuer: one } = tests.api.insurance.byId('cheap');
  if (one === null) throw new Error('no issuer');
  return one;
};
const person = {
  ...{ name: 'Asha Devi', email: null, address: '12 MG Road, Delhi', pinCode: '110001' },
  ...{ nominee: 'Ravi Devi', nomineeRelation: 'Son', previousInsurer: null, previousPolicy: null },
  ...{ isAgreed: true, textVersion: '2026-11' },
};
const identity = { chassisNumber: 'ma3 fjeb1s 00123456', engineNumber: 'K12MN-1234567' };

async function quoted() {
  const begun = await tests.desk.browser.call(startNewVehicleQuotes, {
    body: {
      newVehicle: {
        ...{ vehicle: 'car', maker: 'Maruti Suzuki', model: 'Swift VXI', fuel: 'petrol' },
        ...{ cc: 1_197, kw: null, seats: 5, invoicePrice: rupees(700_000), place: 'DL 8' },
      },
      ...{ insuredValue: null, lastBonus: 0, certificateOn: null, noOwnerDriver: null, addOns: [] },
    },
  });
  const params = { requestId: begun.data.requestId as string };
  const query = { insurer: 'cheap' };
  const { data } = await tests.desk.browser.call(readQuotes, { params, query });
  const row = data.insurers.find(({ insurerId }) => insurerId === 'cheap');
  return { params, total: row?.quote?.total ?? 0 };
}

async function buy(change: object = identity) {
  const { params, total } = await quoted();
  return tests.desk.browser.call(buyQuote, {
    params,
    body: { ...person, insurerId: 'cheap', expectedTotal: total, ...change },
    headers: { 'idempotency-key': randomUUID() },
  });
}

async function issued(): Promise<string> {
  const { data } = await buy();
  const { orderId, quoteId } = data.order;
  const { data: begun } = await tests.desk.browser.call(payOrder, { body: { orderId, quoteId } });
  const paid = tests.api.gateway.pay(String(begun.checkout.fields.order_id));
  await applyGatewayPayment(tests.api.services, paid);
  await tests.desk.work();
  return orderId;
}

const read = async (orderId: string) =>
  (await tests.desk.browser.call(fetchOrder, { params: { id: orderId } })).data.order;
const add = (orderId: string, vehicleNumber: string) =>
  tests.desk.browser.call(addPolicyNumber, { params: { orderId }, body: { vehicleNumber } });

describe('buying for a vehicle without a number', () => {
  test('sends chassis and engine number to the one insurer, stores neither, and prints its words', async () => {
    const { status, data } = await buy();
    expect(status).toBe(201);
    expect(data.order).toMatchObject({
      display: words,
      details: { cover: 'bundle', newVehicle: { words, number: null, isNoted: false } },
    });
    expect(issuer().proposed[0]?.proposer).toMatchObject({
      chassisNumber: 'MA3FJEB1S00123456',
      engineNumber: 'K12MN1234567',
    });
    const stored = await tests.sql`
      select to_jsonb(p)::text || coalesce((select string_agg(terms::text, '') from order_quotes), '')
        as text from insurance_policies p`;
    expect(JSON.stringify(stored)).not.toMatch(/FJEB1S|K12MN/);
    const { data: listed } = await tests.desk.browser.call(listOrders, { query: {} });
    expect(listed.orders[0]).toMatchObject({ display: words });
  });

  test.each([
    ['chassisNumber', { ...identity, chassisNumber: null }],
    ['chassisNumber', { ...identity, chassisNumber: 'DL 8C AF 5030' }],
    ['chassisNumber', { ...identity, chassisNumber: 'MA3FJEB1S0012345' }],
    ['chassisNumber', { ...identity, chassisNumber: 'MA3FJEBISOO123456' }],
    ['engineNumber', { ...identity, engineNumber: null }],
    ['engineNumber', { ...identity, engineNumber: 'DL8CAF5030' }],
    ['engineNumber', { ...identity, engineNumber: '<b>' }],
    ['engineNumber', { ...identity, engineNumber: identity.chassisNumber }],
  ])('refuses %s of %o at its field before anything is sent', async (field, change) => {
    const refused = await buy(change);
    expect([refused.status, refused.problem.errors?.[0]?.path]).toEqual([400, `body.${field}`]);
    expect(issuer().proposed).toEqual([]);
    expect(await tests.sql`select from order_quotes`).toHaveLength(0);
  });

  test('a vehicle with a number is proposed without either', async () => {
    const answers = {
      ...{ vehicleNumber: 'DL8CAF5030', cover: 'third-party', insuredValue: null, kw: null },
      ...{ cc: null, lastBonus: 0, hadClaim: false, ownerChanged: false, ownDamageUntil: null },
      ...{ noOwnerDriver: null, addOns: [] },
    };
    const { browser } = tests.desk;
    const begun = await browser.call(startQuotes, { body: answers });
    const params = { requestId: begun.data.requestId };
    const { data } = await browser.call(readQuotes, { params, query: { insurer: 'cheap' } });
    const total = data.insurers.find(({ insurerId }) => insurerId === 'cheap')?.quote?.total;
    const bought = await browser.call(buyQuote, {
      params,
      body: { ...person, ...identity, insurerId: 'cheap', expectedTotal: total },
      headers: { 'idempotency-key': randomUUID() },
    });
    expect(bought.data.order.details).toMatchObject({ newVehicle: null });
    expect(issuer().proposed[0]?.proposer).toMatchObject({
      ...{ chassisNumber: null, engineNumber: null },
    });
  });
});

describe('the number that it is given later', () => {
  test('is noted by the insurer and then is the vehicle of the order', async () => {
    const orderId = await issued();
    expect(await read(orderId)).toMatchObject({ activeStep: 'ISSUED', display: words });
    const { status, data } = await add(orderId, 'dl 8c af 5030');
    expect(status).toBe(200);
    expect(data.order).toMatchObject({
      ...{ vehicleNumber: 'DL8CAF5030', display: 'DL 8C AF 5030' },
      details: { newVehicle: { words, number: 'DL 8C AF 5030', isNoted: true } },
    });
    expect(issuer().numbers).toMatchObject([{ vehicleNumber: 'DL8CAF5030' }]);
    expect((await add(orderId, 'DL8CAF5030')).status).toBe(200);
    expect(issuer().numbers).toHaveLength(1);
    const other = await add(orderId, 'DL8CAF5031');
    expect(other.problem.errors?.[0]?.path).toBe('body.vehicleNumber');
    const { text } = await tests.desk.browser.call(exportAccount, {});
    expect(text).toContain(words);
  });

  test.each(['', 'MA3FJEB1S00123456', 'hello', 'DL 8C AF 0000'])(
    'is refused as %o, and nothing is stored',
    async (typed) => {
      const orderId = await issued();
      expect((await add(orderId, typed)).status).toBeGreaterThanOrEqual(400);
      expect(issuer().numbers).toEqual([]);
      expect((await read(orderId)).details).toMatchObject({ newVehicle: { number: null } });
    },
  );

  test('waits for an insurer that is down, as work of the desk, and is told again', async () => {
    const orderId = await issued();
    await handOverPremiums(tests.api.services);
    issuer().isReachable = false;
    const waiting = await add(orderId, 'DL8CAF5030');
    expect(waiting.data.order).toMatchObject({
      display: words,
      details: { newVehicle: { number: 'DL 8C AF 5030', isNoted: false } },
    });
    const { browser } = await signInAtDesk(tests.api, 'asha');
    const queue = async () => (await browser.call(deskQueue, { query: {} })).data.rows;
    expect(await queue()).toMatchObject([{ kind: 'insurance-policy', state: 'to-tell' }]);
    const act = () =>
      browser.call(deskActOnOrder, {
        params: { orderId },
        body: { act: 'ask-source', note: '' },
      });
    expect((await act()).status).toBe(503);
    issuer().isReachable = true;
    expect((await act()).status).toBe(200);
    expect(issuer().numbers).toHaveLength(1);
    expect(await queue()).toEqual([]);
    expect(await read(orderId)).toMatchObject({ display: 'DL 8C AF 5030' });
    await tests.desk.work();
    expect(issuer().numbers).toHaveLength(1);
  });

  test('that the insurer refuses is forgotten, and can be entered again', async () => {
    const orderId = await issued();
    issuer().keeps = 'CHECK_FAILED';
    expect((await add(orderId, 'DL8CAF5030')).problem.code).toBe('insurance/refused');
    expect((await read(orderId)).details).toMatchObject({ newVehicle: { number: null } });
    issuer().keeps = null;
    expect((await add(orderId, 'DL8CAF5031')).status).toBe(200);
  });

  test('is not for an unpaid policy, nor for somebody else', async () => {
    const { data } = await buy();
    expect((await add(data.order.orderId, 'DL8CAF5030')).status).toBe(404);
    expect((await add(randomUUID(), 'DL8CAF5030')).status).toBe(404);
  });
});
