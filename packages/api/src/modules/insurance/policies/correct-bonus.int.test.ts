import { correctBonus, readBonusCheck } from '@pahiya/contracts/insurance/bonus-contracts';
import { cancelPolicy, readCancellation } from '@pahiya/contracts/insurance/cancel-contracts';
import { deskActOnOrder, deskOrder, deskQueue } from '@pahiya/contracts/operators/desk-contracts';
import { ok } from '@pahiya/domain/shared/result';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestBrowser, signIn } from '../../../../test/contract-browser.ts';
import { signInAtDesk } from '../../../../test/desk.ts';
import { emptyTables } from '../../../../test/empty-tables.ts';
import { useOrderDesk } from '../../../../test/order-desk.ts';
import { createPolicyBuyer } from '../../../../test/policy-buyer.ts';
import { found } from '../../../../test/rc-fixtures.ts';
import { staleWork } from '../../../../test/stale-work.ts';
import { readTrialBalance } from '../../ledger/trial-balance.ts';
import { handOverPremiums } from './hand-over-premiums.ts';

const tests = useOrderDesk();
const buyer = createPolicyBuyer(tests);
const ofPackage = {
  ...{ cover: 'package', insuredValue: 45_000_000, ownDamageUntil: '2026-11-25' },
  lastBonus: 45_000,
};

beforeEach(async () => {
  await emptyTables(tests.sql, ['insurance_requests', 'insurance_policies', 'operators']);
  tests.api.registry.answer = async (number) => ok(found(number));
});
afterEach(async () => {
  expect(await staleWork(tests.sql)).toEqual([]);
});

const read = (orderId: string, browser = tests.desk.browser) =>
  browser.call(readBonusCheck, { params: { orderId } });
const correct = (orderId: string, body: object = {}, browser = tests.desk.browser) =>
  browser.call(correctBonus, {
    params: { orderId },
    body: { percent: 20, isConfirmed: true, ...body } as never,
  });
const act = (
  browser: Awaited<ReturnType<typeof signInAtDesk>>['browser'],
  orderId: string,
  what: 'bonus-endorsed' | 'bonus-kept',
) => browser.call(deskActOnOrder, { params: { orderId }, body: { act: what, note: 'END/77' } });

async function checkOf(orderId: string) {
  const { details } = await buyer.read(orderId);
  if (details.kind !== 'insurance-policy') throw new Error(details.kind);
  return details.bonusCheck;
}

test('a bonus that was declared too high is work of the desk until the insurer endorsed it', async () => {
  const { orderId } = await buyer.bought(ofPackage);
  await handOverPremiums(tests.api.services);
  const before = await readTrialBalance(tests.sql);
  const shown = (await read(orderId)).data;
  expect(shown).toMatchObject({ percent: 50, correction: null });
  expect(shown.options.map(({ percent }: { percent: number }) => percent)).toEqual([
    ...[0, 20, 25, 35, 45],
  ]);
  const worth = (await checkOf(orderId))?.worth ?? null;
  const due = worth === null ? null : Math.round((worth * 30) / 50);
  const answers = await Promise.all([correct(orderId), correct(orderId)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const asked = { percent: 20, due, state: 'asked' };
  expect(await checkOf(orderId)).toMatchObject({ correction: asked });
  expect((await read(orderId)).data).toMatchObject({ options: [], correction: asked });
  // Another one is not asked for beside it.
  expect((await correct(orderId, { percent: 0 })).problem.code).toBe('insurance/bonus-not-open');
  const { browser } = await signInAtDesk(tests.api, 'asha');
  const queue = async () => (await browser.call(deskQueue, { query: {} })).data.rows;
  expect(await queue()).toMatchObject([{ kind: 'insurance-policy', state: 'bonus-correction' }]);
  const { data } = await browser.call(deskOrder, { params: { orderId } });
  expect(data.order.possibleActs).toEqual(['bonus-endorsed', 'bonus-kept']);
  expect((await act(browser, orderId, 'bonus-endorsed')).status).toBe(200);
  expect((await act(browser, orderId, 'bonus-kept')).status).toBe(409);
  expect(await queue()).toEqual([]);
  expect(await checkOf(orderId)).toMatchObject({
    ...{ percent: 50, correction: { ...asked, state: 'endorsed' } },
  });
  const events = await tests.sql<{ kind: string }[]>`
    select kind from order_events where order_id = ${orderId} and kind like 'policy-bonus%'
    order by id`;
  expect(events.map(({ kind }) => kind)).toEqual(['policy-bonus-asked', 'policy-bonus-corrected']);
  // The insurer takes the difference itself: nothing was booked.
  expect(await readTrialBalance(tests.sql)).toEqual(before);
});

test('is refused where it cannot be right, and nothing is stored', async () => {
  const { orderId } = await buyer.bought(ofPackage);
  for (const body of [{ percent: 50 }, { percent: 30 }, { percent: -1 }, { isConfirmed: false }]) {
    expect((await correct(orderId, body)).status).toBe(400);
  }
  expect((await correct(orderId, { percent: 30 })).problem.errors?.[0]?.path).toBe('body.percent');
  const stranger = createTestBrowser(tests.api);
  expect((await read(orderId, stranger)).status).toBe(401);
  await signIn(tests.api, stranger, '9876512399');
  expect((await read(orderId, stranger)).problem.code).toBe('order/not-found');
  expect((await correct(orderId, {}, stranger)).problem.code).toBe('order/not-found');
  expect(
    await tests.sql`
    select from insurance_policies where bonus_asked_at is not null`,
  ).toHaveLength(0);
});

test('of third party alone there is no bonus to correct', async () => {
  const { orderId } = await buyer.bought();
  expect((await read(orderId)).problem.code).toBe('order/not-found');
  expect((await correct(orderId)).problem.code).toBe('insurance/bonus-not-open');
});

test('ends with the cancellation of the policy', async () => {
  const { orderId } = await buyer.bought(ofPackage);
  await handOverPremiums(tests.api.services);
  await correct(orderId);
  const { data } = await tests.desk.browser.call(readCancellation, {
    ...{ params: { orderId }, query: {} },
  });
  if (data.offer.kind === 'refused') throw new Error(data.offer.reason);
  await tests.desk.browser.call(cancelPolicy, {
    params: { orderId },
    body: {
      ...{ hadClaim: false, ground: null, otherPolicy: null, reason: null, isConfirmed: true },
      expectedRefund: data.offer.total,
    },
  });
  const { browser } = await signInAtDesk(tests.api, 'asha');
  expect((await browser.call(deskQueue, { query: {} })).data.rows).toEqual([]);
  expect((await act(browser, orderId, 'bonus-endorsed')).status).toBe(409);
});
