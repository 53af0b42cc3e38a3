import { addToGarage } from '@pahiya/contracts/garage/garage-contracts';
import { cancelPolicy, readCancellation } from '@pahiya/contracts/insurance/cancel-contracts';
import { deskActOnOrder, deskOrder, deskQueue } from '@pahiya/contracts/operators/desk-contracts';
import { readReminders } from '@pahiya/contracts/reminders/reminder-contracts';
import { paise } from '@pahiya/domain/shared/money';
import { err, ok } from '@pahiya/domain/shared/result';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestBrowser, signIn } from '../../../../test/contract-browser.ts';
import { signInAtDesk } from '../../../../test/desk.ts';
import { emptyTables } from '../../../../test/empty-tables.ts';
import { useOrderDesk } from '../../../../test/order-desk.ts';
import { createPolicyBuyer } from '../../../../test/policy-buyer.ts';
import { found } from '../../../../test/rc-fixtures.ts';
import { staleWork } from '../../../../test/stale-work.ts';
import { readTrialBalance } from '../../ledger/trial-balance.ts';
import { applyGatewayRefund } from '../../payments/refunds/apply-gateway-refund.ts';
import { syncAllSeries } from '../../reminders/sync-series.ts';
import { compareRefunds } from './compare-refunds.ts';
import { handOverPremiums } from './hand-over-premiums.ts';

const tests = useOrderDesk();
const buyer = createPolicyBuyer(tests);
const start = new Date('2026-11-21T04:44:00Z');
const day = 86_400_000;
const ofPackage = { cover: 'package', insuredValue: 45_000_000, ownDamageUntil: '2026-11-25' };

beforeEach(async () => {
  await emptyTables(tests.sql, ['insurance_requests', 'insurance_policies', 'operators']);
  tests.api.registry.answer = async (number) => ok(found(number));
});
afterEach(async () => {
  expect(await staleWork(tests.sql)).toEqual([]);
});

const issuer = () => {
  const found = tests.api.insurance.byId('cheap').issuer;
  if (found === null) throw new Error('no issuer');
  return found;
};
const answerOf = async (orderId: string, query: Readonly<Record<string, string>> = {}) =>
  (await tests.desk.browser.call(readCancellation, { params: { orderId }, query })).data.offer;
async function offer(orderId: string, query: Readonly<Record<string, string>> = {}) {
  const answer = await answerOf(orderId, query);
  if (answer.kind === 'refused') throw new Error(answer.reason);
  return answer;
}
const wish = {
  ...{ hadClaim: false, ground: null, otherPolicy: null, reason: null, isConfirmed: true },
};
const cancel = (orderId: string, change: object) =>
  tests.desk.browser.call(cancelPolicy, { params: { orderId }, body: { ...wish, ...change } });
const accounts = async () => {
  const { accounts: all, difference, unbalanced } = await readTrialBalance(tests.sql);
  expect([difference, unbalanced]).toEqual([0, 0]);
  return all;
};
const refunds = () =>
  tests.sql<{ amount: number; reason: string }[]>`
    select amount_paise as amount, reason from refunds`;
async function laterWork(milliseconds: number) {
  tests.api.setNow(new Date(start.getTime() + milliseconds));
  await tests.sql`update tasks set due_at = ${start} where kind = 'cancel-policy'`;
  await tests.desk.work();
}

describe('a policy', () => {
  test('with own damage ends in that part for the refund that was shown, once', async () => {
    const { orderId, total } = await buyer.bought(ofPackage);
    await handOverPremiums(tests.api.services);
    tests.api.setNow(new Date(start.getTime() + 19 * day));
    const shown = await offer(orderId);
    expect(shown).toMatchObject({ kind: 'refund', part: 'own-damage', policyDays: 365 });
    expect(shown.total).toBe(shown.premium + shown.gst);
    expect(shown.total).toBeLessThan(total);
    expect((await cancel(orderId, { expectedRefund: shown.total + 1 })).problem.code).toBe(
      'insurance/refund-changed',
    );
    expect(issuer().cancelled).toEqual([]);
    const asked = { expectedRefund: shown.total };
    const answers = await Promise.all([cancel(orderId, asked), cancel(orderId, asked)]);
    for (const { status } of answers) expect(status).toBe(200);
    await cancel(orderId, asked);
    await tests.desk.work();
    const on = '2026-12-10';
    expect(await buyer.read(orderId)).toMatchObject({
      activeStep: 'ISSUED',
      details: {
        state: 'issued',
        cancellation: { part: 'own-damage', refund: shown.total, on, isConfirmed: true },
      },
      refunds: [{ amount: shown.total, reason: 'cancelled' }],
    });
    expect(issuer().cancelled[0]).toMatchObject({ part: 'own-damage', on, refund: shown.total });
    expect(await refunds()).toEqual([{ amount: shown.total, reason: 'cancelled' }]);
    await laterWork(20 * day);
    for (const refund of tests.api.gateway.refunds.values()) {
      await applyGatewayRefund(tests.api.services, { ...refund, status: 'processed' });
    }
    // What comes back is the insurer's to return.
    expect(await accounts()).toMatchObject({
      ...{ 'insurer-payable': shown.total, 'refunds-due': 0, gateway: total - shown.total },
    });
    // Third party goes on, and is not cancelled here a second time.
    expect(await answerOf(orderId)).toEqual({ kind: 'refused', reason: 'third-party-left' });
    const again = { ground: 'total-loss', expectedRefund: 0 };
    await cancel(orderId, again);
    expect(await refunds()).toHaveLength(1);
  });

  test('gets its refund back from the insurer by the statements, in parts too, once', async () => {
    const { orderId } = await buyer.bought(ofPackage);
    await handOverPremiums(tests.api.services);
    const { total: refund } = await offer(orderId);
    await cancel(orderId, { expectedRefund: refund });
    const owed = async () => (await accounts())['insurer-payable'];
    const readOn = async (days: number, amounts: readonly number[]) => {
      tests.api.setNow(new Date(start.getTime() + days * day));
      const policyNumber = issuer().handed[0]?.premiums[0]?.policyNumber ?? '';
      issuer().paidBack = amounts.map((amount) => ({ policyNumber, amount: paise(amount) }));
      await Promise.all([compareRefunds(tests.api.services), compareRefunds(tests.api.services)]);
    };
    const half = Math.floor(refund / 2);
    // The day itself is not over.
    await readOn(0, [refund]);
    expect(await owed()).toBe(refund);
    await readOn(1, [half]);
    expect(await owed()).toBe(refund - half);
    await compareRefunds(tests.api.services);
    expect(await owed()).toBe(refund - half);
    await readOn(8, []);
    let { browser } = await signInAtDesk(tests.api, 'asha');
    const queue = async () => (await browser.call(deskQueue, { query: {} })).data.rows;
    expect(await queue()).toMatchObject([{ kind: 'insurance-policy', state: 'refund-owed' }]);
    const { data } = await browser.call(deskOrder, { params: { orderId } });
    expect(data.order.item).toMatchObject({ paidBack: half });
    await readOn(9, [refund - half]);
    expect(await owed()).toBe(0);
    ({ browser } = await signInAtDesk(tests.api, 'ravi'));
    expect(await queue()).toEqual([]);
    await readOn(10, [refund]);
    expect(await owed()).toBe(0);
  });

  test('whose insurer gives no statement waits for one, and reads the days that it missed', async () => {
    const { orderId } = await buyer.bought(ofPackage);
    await handOverPremiums(tests.api.services);
    const { total: refund } = await offer(orderId);
    await cancel(orderId, { expectedRefund: refund });
    const { statement } = issuer();
    const failure = { kind: 'timeout', provider: 'x', retryable: true, reason: '' } as const;
    Object.assign(issuer(), { statement: async () => err(failure) });
    tests.api.setNow(new Date(start.getTime() + 2 * day));
    await compareRefunds(tests.api.services);
    expect((await accounts())['insurer-payable']).toBe(refund);
    const policyNumber = issuer().handed[0]?.premiums[0]?.policyNumber ?? '';
    const first = '2026-11-21';
    Object.assign(issuer(), {
      statement: async (on: string) =>
        ok({ premiums: [], refunds: on === first ? [{ policyNumber, amount: refund }] : [] }),
    });
    await compareRefunds(tests.api.services);
    expect((await accounts())['insurer-payable']).toBe(0);
    Object.assign(issuer(), { statement });
  });

  test('of own damage alone ends as a whole, and reminds no more', async () => {
    const { browser } = tests.desk;
    await browser.call(addToGarage, { body: { vehicleNumber: 'DL8CAF5030' } });
    const { orderId } = await buyer.bought(ofPackage);
    const named = async () => {
      await syncAllSeries(tests.api.services);
      const { data } = await browser.call(readReminders, {});
      return data.due
        .filter(({ source }: { source: { name: string } }) => source.name === 'Insurer cheap')
        .map(({ item }: { item: string }) => item)
        .toSorted();
    };
    const before = await named();
    expect(before).toContain('third-party');
    const shown = await offer(orderId, { ground: 'total-loss' });
    expect(shown).toMatchObject({ part: 'whole', isLeast: true });
    const done = await cancel(orderId, { ground: 'total-loss', expectedRefund: shown.total });
    expect(done.data.order).toMatchObject({
      ...{ activeStep: 'CANCELLED', details: { state: 'cancelled' } },
    });
    expect(await named()).toEqual([]);
    await handOverPremiums(tests.api.services);
    expect(issuer().handed[0]?.premiums).toHaveLength(1);
  });

  test('of third party alone is kept by the law, and ends on its grounds', async () => {
    const { orderId } = await buyer.bought();
    expect(await answerOf(orderId)).toEqual({ kind: 'refused', reason: 'compulsory-cover' });
    const kept = await cancel(orderId, { expectedRefund: 0 });
    expect([kept.status, kept.problem.code]).toEqual([409, 'insurance/cannot-cancel']);
    const shown = await offer(orderId, { ground: 'double-insurance' });
    const asked = { ground: 'double-insurance', expectedRefund: shown.total };
    expect((await cancel(orderId, asked)).problem).toMatchObject({
      errors: [expect.objectContaining({ path: 'body.otherPolicy' })],
    });
    expect((await cancel(orderId, { ...asked, otherPolicy: 'TP/99' })).status).toBe(200);
    expect(issuer().cancelled[0]).toMatchObject({ otherPolicy: 'TP/99', part: 'whole' });
    expect(await tests.sql`select cancel_other from insurance_policies`).toEqual([
      { cancel_other: null },
    ]);
  });

  test('after a claim gives nothing back, and ends all the same', async () => {
    const { orderId } = await buyer.bought(ofPackage);
    expect(await offer(orderId, { claim: 'yes' })).toMatchObject({ total: 0 });
    const done = await cancel(orderId, { hadClaim: true, expectedRefund: 0 });
    expect(done.data.order.details).toMatchObject({
      cancellation: { refund: 0, isConfirmed: true },
    });
    expect(await refunds()).toEqual([]);
  });

  test('whose insurer refuses goes on, and the person is told', async () => {
    const { orderId } = await buyer.bought(ofPackage);
    issuer().keeps = 'CLAIM_OPEN';
    const { total } = await offer(orderId);
    const refused = await cancel(orderId, { expectedRefund: total });
    expect(refused.problem.code).toBe('insurance/cannot-cancel');
    expect((await buyer.read(orderId)).details).toMatchObject({
      ...{ state: 'issued', cancellation: null },
    });
    expect(await refunds()).toEqual([]);
    issuer().keeps = null;
    expect((await cancel(orderId, { expectedRefund: total })).status).toBe(200);
    expect(await refunds()).toHaveLength(1);
  });

  test('whose insurer is down is cancelled for the day of the wish, and is work of the desk', async () => {
    const { orderId } = await buyer.bought(ofPackage);
    await handOverPremiums(tests.api.services);
    issuer().isReachable = false;
    const { total } = await offer(orderId);
    const waiting = await cancel(orderId, { expectedRefund: total });
    expect(waiting.data.order.details).toMatchObject({ cancellation: { isConfirmed: false } });
    expect(await refunds()).toEqual([]);
    let { browser } = await signInAtDesk(tests.api, 'asha');
    const queue = async () => (await browser.call(deskQueue, { query: {} })).data.rows;
    expect(await queue()).toMatchObject([{ kind: 'insurance-policy', state: 'to-cancel' }]);
    const act = () =>
      browser.call(deskActOnOrder, {
        params: { orderId },
        body: { act: 'ask-source', note: '' },
      });
    expect((await act()).status).toBe(503);
    issuer().isReachable = true;
    await laterWork(2 * day);
    expect(issuer().cancelled).toMatchObject([{ on: '2026-11-21', refund: total }]);
    expect(await refunds()).toEqual([{ amount: total, reason: 'cancelled' }]);
    ({ browser } = await signInAtDesk(tests.api, 'ravi'));
    expect(await queue()).toEqual([]);
    expect((await act()).status).toBe(409);
  });

  test('can be asked again by the desk', async () => {
    const { orderId } = await buyer.bought(ofPackage);
    issuer().isReachable = false;
    await cancel(orderId, { expectedRefund: (await offer(orderId)).total });
    issuer().isReachable = true;
    const { browser } = await signInAtDesk(tests.api, 'asha');
    const body = { act: 'ask-source', note: '' };
    expect((await browser.call(deskActOnOrder, { params: { orderId }, body })).status).toBe(200);
    expect(await refunds()).toHaveLength(1);
    await laterWork(day);
    expect(await refunds()).toHaveLength(1);
  });

  test.each([
    [{ isConfirmed: false }, 'isConfirmed'],
    [{ reason: 'because' }, 'reason'],
    [{ ground: 'bored' }, 'ground'],
    [{ otherPolicy: 'a b c' }, 'otherPolicy'],
    [{ expectedRefund: -1 }, 'expectedRefund'],
  ])('with %o is refused, and nothing is sent or stored', async (change, field) => {
    const { orderId } = await buyer.bought(ofPackage);
    const { total } = await offer(orderId);
    const { status, problem } = await cancel(orderId, { expectedRefund: total, ...change });
    expect(status).toBe(400);
    expect(problem).toMatchObject({ errors: [expect.objectContaining({ path: `body.${field}` })] });
    expect(issuer().cancelled).toEqual([]);
    expect(
      await tests.sql`
      select 1 from insurance_policies where cancel_asked_at is not null`,
    ).toEqual([]);
  });

  test('of somebody else, or one that is not issued, is not found', async () => {
    const { orderId } = await buyer.bought(ofPackage);
    const other = createTestBrowser(tests.api, { address: '203.0.113.99' });
    await signIn(tests.api, other, '9876500001');
    const params = { orderId };
    expect((await other.call(readCancellation, { params, query: {} })).status).toBe(404);
    const body = { ...wish, expectedRefund: 1 };
    expect((await other.call(cancelPolicy, { params, body })).status).toBe(404);
    const quote = await buyer.quoted();
    const { data } = await buyer.order(quote);
    expect((await cancel(data.order.orderId, { expectedRefund: 0 })).status).toBe(404);
  });
});
