import { payOrder } from '@pahiya/contracts/orders/order-contracts';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import { ok } from '@pahiya/domain/shared/result';
import { beforeEach, expect, test } from 'vitest';
import { createTestBrowser, signIn } from '../../../../test/contract-browser.ts';
import { emptyTables } from '../../../../test/empty-tables.ts';
import { useOrderDesk } from '../../../../test/order-desk.ts';
import { createPolicyBuyer } from '../../../../test/policy-buyer.ts';
import { found } from '../../../../test/rc-fixtures.ts';
import { readTrialBalance } from '../../ledger/trial-balance.ts';
import { applyGatewayPayment } from '../../payments/apply-gateway-payment.ts';

const tests = useOrderDesk();
const buyer = createPolicyBuyer(tests);

beforeEach(async () => {
  await emptyTables(tests.sql, ['insurance_requests', 'insurance_policies']);
  tests.api.registry.answer = async (number) => ok(found(number));
});

const issuer = () => {
  const found = tests.api.insurance.byId('cheap').issuer;
  if (found === null) throw new Error('no issuer');
  return found;
};
const counted = async () => {
  const [row] = await tests.sql<{ policies: number; refunds: number }[]>`
    select (select count(*) from insurance_policies where policy_number is not null) as policies,
      (select count(*) from refunds) as refunds`;
  return row;
};

test('two tabs that buy one quote and both pay end as one policy and one refund', async () => {
  const quote = await buyer.quoted();
  const begin = async () => {
    const { data } = await buyer.order(quote);
    const { orderId, quoteId } = data.order;
    const begun = await tests.desk.browser.call(payOrder, { body: { orderId, quoteId } });
    return { orderId, gatewayOrder: String(begun.data.checkout.fields.order_id) };
  };
  const first = await begin();
  const second = await begin();
  expect(second.orderId).not.toBe(first.orderId);
  for (const { gatewayOrder } of [second, first]) {
    await applyGatewayPayment(tests.api.services, tests.api.gateway.pay(gatewayOrder));
    await tests.desk.work();
  }
  expect(await counted()).toEqual({ policies: 1, refunds: 1 });
  expect(issuer().paid).toHaveLength(1);
  expect(await tests.sql`select reason, amount_paise as amount from refunds`).toEqual([
    { reason: 'bought-twice', amount: quote.total },
  ]);
  const { accounts, difference } = await readTrialBalance(tests.sql);
  expect(difference).toBe(0);
  expect(accounts).toMatchObject({
    'insurer-payable': -quote.total,
    'owed-to-authorities': 0,
  });
});

test('a quote that is paid for leads to its order, also before the policy is issued', async () => {
  const quote = await buyer.quoted();
  const { data } = await buyer.order(quote);
  const { orderId, quoteId } = data.order;
  const begun = await tests.desk.browser.call(payOrder, { body: { orderId, quoteId } });
  const gatewayOrder = String(begun.data.checkout.fields.order_id);
  await applyGatewayPayment(tests.api.services, tests.api.gateway.pay(gatewayOrder));
  expect((await buyer.order(quote)).data.order.orderId).toBe(orderId);
  await tests.desk.work();
  expect((await buyer.order(quote)).data.order.orderId).toBe(orderId);
  expect(await tests.sql`select id from insurance_policies`).toHaveLength(1);
  expect(await counted()).toEqual({ policies: 1, refunds: 0 });
});

test('another person cannot buy it, before or after it is bought', async () => {
  const quote = await buyer.quoted();
  const other = createTestBrowser(tests.api, { address: '203.0.113.99' });
  await signIn(tests.api, other, '9876500001');
  expect((await buyer.order(quote, {}, other)).problem.code).toBe('insurance/quote-over');
  expect((await buyer.order(quote)).status).toBe(201);
  expect((await buyer.order(quote, {}, other)).problem.code).toBe('insurance/quote-over');
  expect(issuer().proposed).toHaveLength(1);
});

test('a price that changed between quote and payment is paid as the order showed it, or not at all', async () => {
  const quote = await buyer.quoted();
  issuer().rise = 23_600;
  const { data } = await buyer.order(quote);
  expect(data.order).toMatchObject({
    total: quote.total + 23_600,
    details: { quotedTotal: quote.total },
  });
  await buyer.pay(data.order);
  await tests.desk.work();
  expect(issuer().paid).toMatchObject([{ amount: quote.total + 23_600 }]);
  const stale = { ...quote, total: quote.total - 100 };
  expect((await buyer.order(stale)).problem.code).toBe('order/quote-changed');
});

test('after the last day of the licence nothing is sold, and what is paid is still issued', async () => {
  const quote = await buyer.quoted();
  const { data } = await buyer.order(quote);
  await buyer.pay(data.order);
  tests.api.insurance.licence = {
    ...tests.api.insurance.licence,
    validUntil: '2026-11-20' as IstDate,
  };
  expect((await buyer.order(quote)).problem.code).toBe('insurance/quote-over');
  expect(issuer().proposed).toHaveLength(1);
  await tests.desk.work();
  expect(await counted()).toEqual({ policies: 1, refunds: 0 });
});
