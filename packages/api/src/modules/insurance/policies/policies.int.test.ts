import { randomUUID } from 'node:crypto';
import { exportAccount } from '@pahiya/contracts/account/account-contracts';
import { addToGarage } from '@pahiya/contracts/garage/garage-contracts';
import { buyQuote, policyDocument } from '@pahiya/contracts/insurance/policy-contracts';
import { readQuotes, startQuotes } from '@pahiya/contracts/insurance/quote-contracts';
import { deskActOnOrder, deskOrder, deskQueue } from '@pahiya/contracts/operators/desk-contracts';
import { fetchOrder, payOrder } from '@pahiya/contracts/orders/order-contracts';
import { readReminders } from '@pahiya/contracts/reminders/reminder-contracts';
import { sheetVersion } from '@pahiya/domain/insurance/information-sheet';
import { addDays, type IstDate } from '@pahiya/domain/shared/ist-date';
import { paise } from '@pahiya/domain/shared/money';
import { ok } from '@pahiya/domain/shared/result';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestBrowser, signIn } from '../../../../test/contract-browser.ts';
import { signInAtDesk } from '../../../../test/desk.ts';
import { emptyTables } from '../../../../test/empty-tables.ts';
import { useOrderDesk } from '../../../../test/order-desk.ts';
import { day, found } from '../../../../test/rc-fixtures.ts';
import { staleWork } from '../../../../test/stale-work.ts';
import { readTrialBalance } from '../../ledger/trial-balance.ts';
import { applyGatewayPayment } from '../../payments/apply-gateway-payment.ts';
import { applyGatewayRefund } from '../../payments/refunds/apply-gateway-refund.ts';
import { planReminders } from '../../reminders/plan-reminders.ts';
import { syncAllSeries } from '../../reminders/sync-series.ts';
import { comparePremiums } from './compare-premiums.ts';
import { handOverPremiums } from './hand-over-premiums.ts';

const tests = useOrderDesk();
const start = new Date('2026-11-21T04:44:00Z');
const hour = 3_600_000;
const total = 403_088;

beforeEach(async () => {
  await emptyTables(tests.sql, ['insurance_requests', 'insurance_policies', 'operators']);
  tests.api.registry.answer = async (number) => ok(found(number));
});
afterEach(async () => {
  expect(await staleWork(tests.sql)).toEqual([]);
});

const issuer = (id = 'cheap') => {
  const found = tests.api.insurance.byId(id).issuer;
  if (found === null) throw new Error('no issuer');
  return found;
};
const answers = {
  ...{ vehicleNumber: 'DL8CAF5030', cover: 'third-party', insuredValue: null, kw: null, cc: null },
  ...{ lastBonus: 0, hadClaim: false, ownerChanged: false, ownDamageUntil: null },
  ...{ noOwnerDriver: null, addOns: [] },
};
const extras = {
  ...{ voluntaryDeductible: 250_000, electricalAccessories: 0, otherAccessories: 0, gasKit: null },
  ...{ gasKitValue: null, paidDrivers: 0, yearlyKilometres: 7_500, hasRestrictedProperty: true },
};
const person = {
  ...{ name: 'Asha Devi', email: null, address: '12 MG Road, Delhi', pinCode: '110001' },
  ...{ nominee: 'Ravi Devi', nomineeRelation: 'Son', previousInsurer: null, previousPolicy: null },
  ...{ isAgreed: true, textVersion: '2026-11' },
};

async function quoted(change: object = {}, browser = tests.desk.browser) {
  const begun = await browser.call(startQuotes, { body: { ...answers, ...change } });
  const { requestId } = begun.data;
  for (const { profile } of tests.api.insurance.insurers) {
    await browser.call(readQuotes, { params: { requestId }, query: { insurer: profile.id } });
  }
  return requestId as string;
}

const buy = (requestId: string, change: object = {}, browser = tests.desk.browser) =>
  browser.call(buyQuote, {
    params: { requestId },
    body: { ...person, insurerId: 'cheap', expectedTotal: total, ...change },
    headers: { 'idempotency-key': randomUUID() },
  });

async function pay({ orderId, quoteId }: { orderId: string; quoteId: string }) {
  const { data } = await tests.desk.browser.call(payOrder, { body: { orderId, quoteId } });
  const paid = tests.api.gateway.pay(String(data.checkout.fields.order_id));
  await applyGatewayPayment(tests.api.services, paid);
}

async function paid() {
  const { data } = await buy(await quoted());
  await pay(data.order);
  await tests.desk.work();
  return data.order.orderId as string;
}

const read = async (orderId: string) =>
  (await tests.desk.browser.call(fetchOrder, { params: { id: orderId } })).data.order;

/** Runs due tasks as if it were so much later. */
async function later(milliseconds: number) {
  tests.api.setNow(new Date(start.getTime() + milliseconds));
  await tests.sql`update tasks set due_at = ${start} where kind = 'issue-policy'`;
  await tests.desk.work();
}

const accounts = async () => {
  const { accounts: all, difference, unbalanced } = await readTrialBalance(tests.sql);
  expect([difference, unbalanced]).toEqual([0, 0]);
  return all;
};
const refunds = () =>
  tests.sql<{ amount: number; state: string }[]>`select amount_paise as amount, state from refunds`;

describe('buying', () => {
  test('proposes to the one insurer, stores nothing of the person, and charges nothing', async () => {
    const { status, data } = await buy(await quoted());
    expect(status).toBe(201);
    expect(data.order).toMatchObject({
      ...{ kind: 'insurance-policy', activeStep: 'CREATED', total },
      details: { state: 'unpaid', quotedTotal: total, policyNumber: null },
      lines: [{ kind: 'pass-through', code: 'premium', amount: total }],
    });
    expect(issuer().proposed[0]?.proposer).toMatchObject({ name: 'Asha Devi' });
    expect(issuer('dear').proposed).toEqual([]);
    expect(issuer().paid).toEqual([]);
    const stored = await tests.sql`
      select to_jsonb(p)::text || coalesce((select string_agg(terms::text, '') from order_quotes), '')
        as text from insurance_policies p`;
    expect(JSON.stringify(stored)).not.toMatch(/Asha|Ravi|MG Road|110001/);
  });

  test('at a price that the insurer changed shows both before anything is paid', async () => {
    issuer().rise = 23_600;
    const { data } = await buy(await quoted());
    expect(data.order).toMatchObject({
      ...{ total: total + 23_600, details: { quotedTotal: total } },
    });
  });

  test.each([
    [{ expectedTotal: 100 }, 409, 'order/quote-changed'],
    [{ expectedTotal: -total }, 400, 'request/bad-input'],
    [{ insurerId: 'nobody' }, 400, 'request/bad-input'],
    [{ isAgreed: false }, 400, 'request/bad-input'],
    [{ textVersion: '2020-01' }, 400, 'request/bad-input'],
    [{ pinCode: '12' }, 400, 'request/bad-input'],
    [{ name: '' }, 400, 'request/bad-input'],
  ])('with %o is refused, and nothing is sent or stored', async (change, status, code) => {
    const answer = await buy(await quoted(), change);
    expect([answer.status, answer.problem.code]).toEqual([status, code]);
    const [field] = Object.keys(change);
    expect(answer.problem.errors?.[0]?.path).toBe(`body.${field}`);
    expect(answer.problem.errors?.[0]?.message).toMatch(/\w{3}/);
    expect(issuer().proposed).toEqual([]);
    expect(await tests.sql`select 1 from insurance_policies`).toEqual([]);
  });

  test('at an insurer that sells on its own page is refused', async () => {
    const answer = await buy(await quoted(), { insurerId: 'elsewhere', expectedTotal: total });
    expect([answer.status, answer.problem.code]).toEqual([409, 'insurance/not-sold-here']);
    expect(await tests.sql`select 1 from insurance_policies`).toEqual([]);
  });

  test('names a nominee only with owner-driver cover', async () => {
    const cheap = tests.api.insurance.byId('cheap');
    const usual = cheap.answer;
    cheap.answer = async (question) => {
      const said = await usual(question);
      if (!said.ok || said.value.kind !== 'quote' || !question.ask.withOwnerDriver) return said;
      const { quote } = said.value;
      const line = { id: 'owner-driver', code: null, amount: paise(0) } as const;
      return ok({ kind: 'quote', quote: { ...quote, lines: [...quote.lines, line] } });
    };
    const without = await buy(await quoted(), { nominee: null, nomineeRelation: null });
    expect(without.problem).toMatchObject({
      errors: [expect.objectContaining({ path: 'body.nominee' })],
    });
    const requestId = await quoted({ noOwnerDriver: 'company' });
    const { data } = await tests.desk.browser.call(readQuotes, {
      params: { requestId },
      query: {},
    });
    const quote = data.insurers.find(({ insurerId }) => insurerId === 'cheap')?.quote;
    expect(quote?.lines.map(({ id }) => id)).not.toContain('owner-driver');
    expect((await buy(requestId, { expectedTotal: quote?.total })).status).toBe(201);
    expect(issuer().proposed[0]?.proposer).toMatchObject({ nominee: null, nomineeRelation: null });
  });

  test('with a declared bonus names the policy that proves it', async () => {
    const requestId = await quoted({
      ...{ cover: 'package', insuredValue: 45_000_000, lastBonus: 20_000 },
      ownDamageUntil: '2026-11-25',
    });
    const { data } = await tests.desk.browser.call(readQuotes, {
      params: { requestId },
      query: {},
    });
    const row = data.insurers.find(({ insurerId }) => insurerId === 'cheap');
    const expectedTotal = row?.quote?.total;
    const previous = { previousInsurer: 'Somebody', previousPolicy: 'OD/1234' };
    for (const field of ['previousInsurer', 'previousPolicy'] as const) {
      const answer = await buy(requestId, { expectedTotal, ...previous, [field]: null });
      expect(answer.problem).toMatchObject({
        errors: [expect.objectContaining({ path: `body.${field}` })],
      });
    }
    const { status, data: bought } = await buy(requestId, { expectedTotal, ...previous });
    expect(status).toBe(201);
    await pay(bought.order);
    await tests.desk.work();
    expect((await read(bought.order.orderId)).details).toMatchObject({
      bonusCheck: { percent: 25, worth: (row?.quote?.withoutBonus ?? 0) - (expectedTotal ?? 0) },
      grievanceOfficer: 'officer@insurer.example',
    });
  });

  test('own damage alone needs the third-party policy beside it', async () => {
    const requestId = await quoted({ cover: 'own-damage', insuredValue: 45_000_000 });
    const answer = await buy(requestId, { expectedTotal: 708_000 });
    expect(answer.problem).toMatchObject({
      errors: [expect.objectContaining({ path: 'body.previousInsurer' })],
    });
    const previous = { previousInsurer: 'Somebody', previousPolicy: 'TP/1234' };
    expect((await buy(requestId, { expectedTotal: 708_000, ...previous })).status).toBe(201);
  });

  test('is refused with a word where the insurer refuses or is down', async () => {
    const requestId = await quoted();
    issuer().refusal = 'UNDERWRITING';
    expect((await buy(requestId)).problem.code).toBe('insurance/refused');
    issuer().refusal = null;
    issuer().isReachable = false;
    expect((await buy(requestId)).problem.code).toBe('insurance/insurer-unavailable');
    expect(await tests.sql`select 1 from orders`).toEqual([]);
  });

  test('somebody else’s quote, one after its end, and one of two buyers', async () => {
    const requestId = await quoted();
    const other = createTestBrowser(tests.api, { address: '203.0.113.99' });
    await signIn(tests.api, other, '9876500001');
    expect((await buy(requestId, {}, other)).problem.code).toBe('insurance/quote-over');
    tests.api.setNow(new Date(start.getTime() + 23 * hour));
    await tests.sql`
      update insurance_answers set quote = jsonb_set(quote, '{validUntil}', '"2026-11-21T05:00:00Z"')`;
    expect((await buy(requestId)).problem.code).toBe('insurance/quote-over');
  });

  test('an expired price of an order is extended until the insurer’s own ends', async () => {
    const { data } = await buy(await quoted());
    tests.api.setNow(new Date(start.getTime() + 25 * 60_000));
    const { orderId, quoteId } = data.order;
    const body = { orderId, quoteId };
    expect((await tests.desk.browser.call(payOrder, { body })).status).toBe(200);
  });
});

describe('a paid policy', () => {
  test('is asked for once, has a number, a document, and the premium is the insurer’s', async () => {
    const orderId = await paid();
    const order = await read(orderId);
    expect(order).toMatchObject({
      activeStep: 'ISSUED',
      details: { state: 'issued', policyNumber: expect.stringMatching(/^POL/), refundBy: null },
    });
    expect(issuer().paid).toHaveLength(1);
    expect(await accounts()).toMatchObject({
      ...{ 'owed-to-authorities': 0, 'insurer-payable': -total, 'fee-income': 0 },
    });
    // Its own message: not that of another kind of order that is ready.
    const told = tests.api.messages.filter(({ template }) => template.startsWith('order-'));
    expect(told.map(({ template }) => template)).toEqual(['order-paid', 'order-policy-issued']);
    expect(told[1]?.variables).toMatchObject({ date: '21/11/2026' });
    const document = await tests.desk.browser.call(policyDocument, { params: { orderId } });
    expect(document.headers['content-type']).toBe('application/pdf');
    const other = createTestBrowser(tests.api, { address: '203.0.113.99' });
    await signIn(tests.api, other, '9876500001');
    expect((await other.call(policyDocument, { params: { orderId } })).status).toBe(404);
  });

  test('whose insurer does not issue it is refunded by itself', async () => {
    issuer().outcome = ok({ state: 'failed', reason: 'UNDERWRITING' });
    const orderId = await paid();
    expect(await read(orderId)).toMatchObject({
      ...{ activeStep: 'NOT_ISSUED', details: { state: 'failed', policyNumber: null } },
      refunds: [{ amount: total, reason: 'not-issued' }],
    });
    await later(3 * hour);
    for (const refund of tests.api.gateway.refunds.values()) {
      await applyGatewayRefund(tests.api.services, { ...refund, status: 'processed' });
    }
    expect(await read(orderId)).toMatchObject({ activeStep: 'REFUNDED' });
    expect(await accounts()).toMatchObject({ 'insurer-payable': 0, 'refunds-due': 0, gateway: 0 });
  });

  test('whose insurer is down is asked for again, and refunded only once it is taken back', async () => {
    const { data } = await buy(await quoted());
    await pay(data.order);
    issuer().isReachable = false;
    await tests.desk.work();
    const { orderId } = data.order;
    expect(await read(orderId)).toMatchObject({ details: { state: 'insurer-down' } });
    await later(5 * hour);
    expect(await refunds()).toEqual([]);
    issuer().isReachable = true;
    issuer().outcome = ok({ state: 'working' });
    await later(5.5 * hour);
    expect(await read(orderId)).toMatchObject({ details: { state: 'failed' } });
    expect(await refunds()).toHaveLength(1);
    issuer().outcome = ok({
      state: 'issued',
      thirdPartyUntil: null,
      ...{ policyNumber: 'LATE/1', startsOn: '2026-11-22' as never, endsOn: '2027-11-21' as never },
    });
    await later(6 * hour);
    expect(await read(orderId)).toMatchObject({ details: { state: 'failed', policyNumber: null } });
  });

  test('that was issued before it was taken back stays a policy', async () => {
    const { data } = await buy(await quoted());
    await pay(data.order);
    issuer().outcome = ok({ state: 'working' });
    await tests.desk.work();
    issuer().outcome = ok({
      state: 'issued',
      thirdPartyUntil: null,
      ...{ policyNumber: 'ANY', startsOn: '2026-11-22' as never, endsOn: '2027-11-21' as never },
    });
    await later(5 * hour);
    expect(await read(data.order.orderId)).toMatchObject({ details: { state: 'issued' } });
    expect(await refunds()).toEqual([]);
  });

  test('is exported with its order', async () => {
    await paid();
    const { data } = await tests.desk.browser.call(exportAccount);
    expect(JSON.stringify(data)).toContain('POL/');
  });
});

describe('premiums', () => {
  test('are handed over together and once, and agree with the statement', async () => {
    const orderId = await paid();
    issuer().isReachable = false;
    await handOverPremiums(tests.api.services);
    expect(await read(orderId)).toMatchObject({ details: { handedOverAt: null } });
    issuer().isReachable = true;
    await Promise.all([handOverPremiums(tests.api.services), handOverPremiums(tests.api.services)]);
    await handOverPremiums(tests.api.services);
    const handed = issuer().handed;
    expect(new Set(handed.map(({ handOverId }) => handOverId)).size).toBe(1);
    expect(handed[0]?.premiums).toEqual([
      { policyNumber: expect.stringMatching(/^POL/), amount: total },
    ]);
    expect(await accounts()).toMatchObject({ 'insurer-payable': 0, bank: -total });
    expect(await read(orderId)).toMatchObject({
      details: { handedOverAt: expect.stringMatching(/Z$/) },
    });
    await comparePremiums(tests.api.services);
    const compared = () => tests.sql`
      select stated_paise as stated, is_disputed as disputed from insurance_policies`;
    expect(await compared()).toEqual([{ stated: null, disputed: false }]);
    tests.api.setNow(new Date(start.getTime() + 24 * hour));
    await comparePremiums(tests.api.services);
    expect(await compared()).toEqual([{ stated: total, disputed: false }]);
  });

  test('that a statement has with another sum are work of the desk', async () => {
    const orderId = await paid();
    await handOverPremiums(tests.api.services);
    tests.api.setNow(new Date(start.getTime() + 20 * hour));
    const { browser } = await signInAtDesk(tests.api, 'asha');
    const queue = async () => (await browser.call(deskQueue, { query: {} })).data.rows;
    expect(await queue()).toEqual([]);
    Object.assign(issuer(), { statement: async () => ok({ premiums: [], refunds: [] }) });
    await comparePremiums(tests.api.services);
    expect(await queue()).toMatchObject([{ kind: 'insurance-policy', state: 'disputed' }]);
    const { data } = await browser.call(deskOrder, { params: { orderId } });
    expect(data.order.item).toMatchObject({ isDisputed: true, stated: paise(0) });
  });
});

describe('the desk', () => {
  test('sees a policy whose insurer is down, asks again, and gives up by the insurer’s word alone', async () => {
    const { data } = await buy(await quoted());
    await pay(data.order);
    issuer().isReachable = false;
    await tests.desk.work();
    const { orderId } = data.order;
    const { browser } = await signInAtDesk(tests.api, 'asha');
    const act = (name: string) =>
      browser.call(deskActOnOrder, { params: { orderId }, body: { act: name, note: '' } });
    expect((await act('give-up-order')).status).not.toBe(200);
    expect(await refunds()).toEqual([]);
    issuer().isReachable = true;
    issuer().outcome = ok({ state: 'working' });
    expect((await act('ask-source')).status).toBe(200);
    expect((await act('give-up-order')).status).toBe(200);
    expect(await refunds()).toHaveLength(1);
    expect((await act('ask-source')).status).toBe(409);
  });
});

describe('what a policy was priced for', () => {
  test('stays with it, and stands beside the quotes of the next year for its holder alone', async () => {
    const priced = { cover: 'package', insuredValue: 45_000_000, extras };
    const requestId = await quoted(priced);
    const boardOf = async (browser = tests.desk.browser, id = requestId) =>
      (await browser.call(readQuotes, { params: { requestId: id }, query: {} })).data;
    const board = await boardOf();
    expect(board.lastPolicy).toBeNull();
    const quote = board.insurers.find(({ insurerId }) => insurerId === 'cheap')?.quote;
    const sum = quote?.total;
    const { data } = await buy(requestId, { expectedTotal: sum });
    await pay(data.order);
    await tests.desk.work();
    expect((await read(data.order.orderId)).details).toMatchObject({
      priced: {
        ...{ insuredValue: 45_000_000, deductible: 100_000, voluntary: 250_000 },
        ...{ kilometres: 7_500, hasRestrictedProperty: true },
      },
      bill: { lines: quote?.lines, gst: quote?.gst, rounding: quote?.rounding },
      sheetVersion,
    });
    expect((await boardOf(tests.desk.browser, await quoted(priced))).lastPolicy).toMatchObject({
      ...{ insurer: 'Insurer cheap', total: sum, insuredValue: 45_000_000 },
      bill: { lines: quote?.lines, gst: quote?.gst },
    });
    // One that was sold before bills were stored is compared by its total.
    await tests.sql`update insurance_policies set priced = priced - 'bill' - 'sheetVersion'`;
    expect((await boardOf(tests.desk.browser, await quoted(priced))).lastPolicy).toMatchObject({
      ...{ total: sum, bill: null },
    });
    expect((await read(data.order.orderId)).details).toMatchObject({ bill: null });
    // Another cover is not like for like; another person has no such policy.
    expect((await boardOf(tests.desk.browser, await quoted())).lastPolicy).toBeNull();
    const other = createTestBrowser(tests.api, { address: '203.0.113.98' });
    await signIn(tests.api, other, '9876500098');
    expect((await boardOf(other, await quoted(priced, other))).lastPolicy).toBeNull();
  });
});

describe('the end of a policy', () => {
  /** Reminders of an item on the board. */
  const dueOf = async (item: string) => {
    const { data } = await tests.desk.browser.call(readReminders, {});
    return data.due.find((one: { item: string }) => one.item === item);
  };

  test('is called to mind 45, 30, 7 and 1 days before, by a newer policy at its own end', async () => {
    const { browser } = tests.desk;
    await browser.call(addToGarage, { body: { vehicleNumber: 'DL8CAF5030' } });
    const orderId = await paid();
    const [policy] = await tests.sql<{ endsOn: IstDate }[]>`
      select ends_on::text as "endsOn" from insurance_policies where order_id = ${orderId}`;
    if (policy === undefined) throw new Error('no policy');
    const { endsOn } = policy;
    await tests.sql`
      insert into reminder_choices (user_id, channels, silent, changed_at)
      select user_id, '{sms}', '{}', ${start} from orders where id = ${orderId}`;
    await syncAllSeries(tests.api.services);
    expect(await dueOf('third-party')).toMatchObject({
      ...{
        dueOn: endsOn,
        source: { name: 'Insurer cheap' },
        state: 'open',
        nextOn: addDays(endsOn, -45),
      },
    });
    const told: string[] = [];
    for (const days of [45, 30, 7, 1]) {
      tests.api.setNow(new Date(`${addDays(endsOn, -days)}T09:00:00+05:30`));
      await planReminders(tests.api.services);
      const [series] = await tests.sql<{ toldOn: string }[]>`
        select told_on::text as "toldOn" from reminder_series where item = 'third-party'`;
      told.push(series?.toldOn ?? '');
    }
    expect(told).toEqual([45, 30, 7, 1].map((days) => addDays(endsOn, -days)));

    const newer = addDays(endsOn, 365);
    await tests.sql`update insurance_policies set ends_on = ${newer} where order_id = ${orderId}`;
    await syncAllSeries(tests.api.services);
    expect(
      await tests.sql`
        select due_on::text as "dueOn", told_on as "toldOn", next_on::text as "nextOn"
        from reminder_series where item = 'third-party'`,
    ).toEqual([{ dueOn: newer, toldOn: null, nextOn: addDays(newer, -45) }]);
  });

  test('of a bundle is two days: own damage first, third party years later', async () => {
    const vehicleNumber = 'DL8CAF5044';
    const insurance = {
      ...{ insurer: null, policyLast4: null, ownDamageUpto: null, thirdPartyUpto: null },
    };
    const facts = { registeredOn: day('2026-11-01'), financier: 'STATE BANK OF INDIA', insurance };
    tests.api.registry.answer = async (number) => ok(found(number, facts));
    const requestId = await quoted({ vehicleNumber, cover: 'bundle', insuredValue: 45_000_000 });
    const board = await tests.desk.browser.call(readQuotes, { params: { requestId }, query: {} });
    expect(board.data.financier).toBe('STATE BANK OF INDIA');
    const row = board.data.insurers.find(({ insurerId }) => insurerId === 'cheap');
    issuer().outcome = ok({
      ...{ state: 'issued', policyNumber: 'B/1', startsOn: day('2026-11-22') },
      ...{ endsOn: day('2027-11-20'), thirdPartyUntil: day('2029-11-20') },
    });
    const { data } = await buy(requestId, { expectedTotal: row?.quote?.total });
    expect(issuer().proposed.at(-1)?.proposer.financier).toBe('STATE BANK OF INDIA');
    await pay(data.order);
    await tests.desk.work();
    expect((await read(data.order.orderId)).details).toMatchObject({
      ...{ cover: 'bundle', endsOn: '2027-11-20', thirdPartyUntil: '2029-11-20' },
    });
    expect([await dueOf('own-damage'), await dueOf('third-party')]).toMatchObject([
      { vehicleNumber, dueOn: '2027-11-20' },
      { vehicleNumber, dueOn: '2029-11-20' },
    ]);
  });

  test('is not while it is unpaid', async () => {
    await tests.desk.browser.call(addToGarage, { body: { vehicleNumber: 'DL8CAF5030' } });
    await buy(await quoted());
    expect((await dueOf('third-party'))?.source.name).not.toBe('Insurer cheap');
  });

  test('is called to mind also of a vehicle outside the garage, until that is sold', async () => {
    const orderId = await paid();
    expect(await dueOf('third-party')).toMatchObject({
      ...{ vehicleNumber: 'DL8CAF5030', display: 'DL 8C AF 5030' },
      source: { name: 'Insurer cheap' },
    });
    await tests.sql`
      insert into sold_vehicles (id, user_id, vehicle_number, title, sold_at, is_other_state, details,
        language, code, storage_key, sha256, channels, recorded_at)
      select gen_random_uuid(), user_id, 'DL8CAF5030', 'A car', ${tests.api.services.now()}, false, '',
        'en', 'sold', 'sold', '', '{}', now() from orders where id = ${orderId}`;
    expect(await dueOf('third-party')).toBeUndefined();
  });
});
