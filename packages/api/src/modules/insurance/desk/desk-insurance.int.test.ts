import { cancelPolicy, readCancellation } from '@pahiya/contracts/insurance/cancel-contracts';
import { deskInsurance } from '@pahiya/contracts/insurance/desk-insurance-contracts';
import { err, ok } from '@pahiya/domain/shared/result';
import { beforeEach, expect, test } from 'vitest';
import { signInAtDesk } from '../../../../test/desk.ts';
import { emptyTables } from '../../../../test/empty-tables.ts';
import { useOrderDesk } from '../../../../test/order-desk.ts';
import { createPolicyBuyer } from '../../../../test/policy-buyer.ts';
import { found } from '../../../../test/rc-fixtures.ts';
import { applyGatewayRefund } from '../../payments/refunds/apply-gateway-refund.ts';
import { alarmHandOvers } from '../policies/alarm-hand-overs.ts';
import { handOverPremiums } from '../policies/hand-over-premiums.ts';

const tests = useOrderDesk();
const buyer = createPolicyBuyer(tests);
const start = new Date('2026-11-21T04:44:00Z');
const hour = 3_600_000;

beforeEach(async () => {
  await emptyTables(tests.sql, ['insurance_requests', 'insurance_policies', 'operators']);
  tests.api.registry.answer = async (number) => ok(found(number));
});

async function overview() {
  const { browser } = await signInAtDesk(tests.api, `asha${String(signIns++)}`);
  return (await browser.call(deskInsurance, {})).data;
}
let signIns = 0;

test('the clock of a hand-over alarms at 20 hours, and ends with it', async () => {
  const { orderId } = await buyer.bought();
  expect((await overview()).handOvers).toMatchObject([
    { orderId, insurer: 'Insurer cheap', handOverBy: '2026-11-22T04:44:00.000Z', isAlarm: false },
  ]);
  tests.api.setNow(new Date(start.getTime() + 20 * hour - 1));
  expect((await overview()).handOvers).toMatchObject([{ isAlarm: false }]);
  tests.api.setNow(new Date(start.getTime() + 20 * hour));
  expect((await overview()).handOvers).toMatchObject([{ isAlarm: true }]);
  await handOverPremiums(tests.api.services);
  expect((await overview()).handOvers).toEqual([]);
});

test('a premium that no insurer took is mailed to the desk once, at 20 hours', async () => {
  const { services, email } = tests.api;
  const { issuer } = tests.api.insurance.byId('cheap');
  if (issuer === null) throw new Error('no issuer');
  const alarms = () => email.sent.filter(({ subject }) => subject.includes('not handed over'));
  const { orderId } = await buyer.bought();
  issuer.isReachable = false;
  for (const [hours, count] of [
    [19.9, 0],
    [20, 1],
    [21, 1],
    [25, 1],
  ] as const) {
    tests.api.setNow(new Date(start.getTime() + hours * hour));
    await handOverPremiums(services);
    expect(await alarmHandOvers(services)).toBe('done');
    expect(alarms()).toHaveLength(count);
  }
  expect(alarms()[0]).toMatchObject({ to: services.settings.orders.seller.supportEmail });
  expect(alarms()[0]?.text).toContain('Insurer cheap: 1');
  expect(alarms()[0]?.text).toContain('/desk/insurance#hand-overs');
  expect(alarms()[0]?.text).not.toMatch(/DL8CAF5030|Asha/);
  // The buyer's page has the same hour, and no policy without a number is in force meanwhile.
  expect(await buyer.read(orderId)).toMatchObject({
    details: { state: 'issued', handOverBy: '2026-11-22T04:44:00.000Z', handedOverAt: null },
  });
  issuer.isReachable = true;
  await handOverPremiums(services);
  expect((await overview()).handOvers).toEqual([]);
});

test('an alarm that could not be mailed is mailed by the next run', async () => {
  const { services, email } = tests.api;
  await buyer.bought();
  tests.api.setNow(new Date(start.getTime() + 20 * hour));
  const down = err({
    provider: 'test',
    kind: 'unavailable',
    retryable: true,
    reason: 'down',
  } as const);
  const failing = { ...services, email: { ...email, send: async () => down } };
  expect(await alarmHandOvers(failing)).toEqual({ failed: 'email-unavailable' });
  const before = email.sent.length;
  expect(await alarmHandOvers(services)).toBe('done');
  expect(email.sent).toHaveLength(before + 1);
});

test('a paid policy without a number is named until it has one, or its refund', async () => {
  const { issuer } = tests.api.insurance.byId('cheap');
  if (issuer === null) throw new Error('no issuer');
  const { data } = await buyer.order(await buyer.quoted());
  expect((await overview()).awaited).toEqual([]);
  issuer.isReachable = false;
  await buyer.pay(data.order);
  await tests.desk.work();
  expect((await overview()).awaited).toEqual([
    {
      ...{ orderId: data.order.orderId, insurer: 'Insurer cheap', isDown: true },
      refundBy: '2026-11-21T08:44:00.000Z',
    },
  ]);
  issuer.isReachable = true;
  await tests.sql`update tasks set due_at = ${start} where kind = 'issue-policy'`;
  await tests.desk.work();
  expect((await overview()).awaited).toEqual([]);
});

test('a refund of a cancelled policy is named until it is credited', async () => {
  const { orderId } = await buyer.bought({
    ...{ cover: 'package', insuredValue: 45_000_000, ownDamageUntil: '2026-11-25' },
  });
  const { browser } = tests.desk;
  const { data } = await browser.call(readCancellation, { params: { orderId }, query: {} });
  if (data.offer.kind === 'refused') throw new Error(data.offer.reason);
  const expectedRefund = data.offer.total;
  await browser.call(cancelPolicy, {
    params: { orderId },
    body: {
      ...{ hadClaim: false, ground: null, otherPolicy: null, reason: null, isConfirmed: true },
      expectedRefund,
    },
  });
  await tests.desk.work();
  const waiting = { orderId, insurer: 'Insurer cheap', amount: expectedRefund, state: 'sent' };
  expect((await overview()).refunds).toMatchObject([waiting]);
  for (const refund of tests.api.gateway.refunds.values()) {
    await applyGatewayRefund(tests.api.services, { ...refund, status: 'processed' });
  }
  const { refunds, cancellations } = await overview();
  expect(refunds).toEqual([]);
  expect(cancellations).toMatchObject([{ orderId, refund: expectedRefund, isConfirmed: true }]);
});

test('answers of the insurers are counted for a day', async () => {
  await buyer.quoted();
  const cheap = async () => (await overview()).insurers.find((one) => one.insurerId === 'cheap');
  expect(await cheap()).toMatchObject({ quotes: 1, declined: 0, failed: 0 });
  tests.api.setNow(new Date(start.getTime() + 25 * hour));
  expect(await cheap()).toMatchObject({ quotes: 0, failed: 0 });
});

test('only operators see it', async () => {
  expect((await tests.desk.browser.call(deskInsurance, {})).status).toBe(401);
  const { browser } = await signInAtDesk(tests.api, 'editor', ['editor']);
  expect((await browser.call(deskInsurance, {})).problem.code).toBe('operator/wrong-role');
});
