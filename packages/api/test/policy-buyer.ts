import { randomUUID } from 'node:crypto';
import { buyQuote } from '@pahiya/contracts/insurance/policy-contracts';
import { readQuotes, startQuotes } from '@pahiya/contracts/insurance/quote-contracts';
import { fetchOrder, payOrder } from '@pahiya/contracts/orders/order-contracts';
import { applyGatewayPayment } from '../src/modules/payments/apply-gateway-payment.ts';
import type { OrderTests } from './order-desk.ts';

const answers = {
  ...{ vehicleNumber: 'DL8CAF5030', cover: 'third-party', insuredValue: null, kw: null, cc: null },
  ...{ lastBonus: 0, hadClaim: false, ownerChanged: false, ownDamageUntil: null },
  ...{ noOwnerDriver: null, addOns: [] },
};
const person = {
  ...{ name: 'Asha Devi', email: null, address: '12 MG Road, Delhi', pinCode: '110001' },
  ...{ nominee: 'Ravi Devi', nomineeRelation: 'Son', previousInsurer: 'Old', previousPolicy: null },
  ...{ isAgreed: true, textVersion: '2026-11' },
};

/** A signed-in person who buys policies of the scripted insurers. */
export function createPolicyBuyer(tests: OrderTests) {
  const quoted = async (change: object = {}, browser = tests.desk.browser) => {
    const begun = await browser.call(startQuotes, { body: { ...answers, ...change } });
    const { requestId } = begun.data;
    for (const { profile } of tests.api.insurance.insurers) {
      await browser.call(readQuotes, { params: { requestId }, query: { insurer: profile.id } });
    }
    const board = await browser.call(readQuotes, { params: { requestId }, query: {} });
    const row = board.data.insurers.find(
      ({ insurerId }: { insurerId: string }) => insurerId === 'cheap',
    );
    if (!row?.quote) throw new Error('no quote');
    return { requestId: requestId as string, total: row.quote.total };
  };
  const order = async (
    quote: { readonly requestId: string; readonly total: number },
    change: object = {},
    browser = tests.desk.browser,
  ) =>
    browser.call(buyQuote, {
      params: { requestId: quote.requestId },
      body: { ...person, insurerId: 'cheap', expectedTotal: quote.total, ...change },
      headers: { 'idempotency-key': randomUUID() },
    });
  const pay = async ({ orderId, quoteId }: { orderId: string; quoteId: string }) => {
    const { data } = await tests.desk.browser.call(payOrder, { body: { orderId, quoteId } });
    const paid = tests.api.gateway.pay(String(data.checkout.fields.order_id));
    await applyGatewayPayment(tests.api.services, paid);
  };
  return {
    quoted,
    order,
    pay,
    /** Buys a policy that is issued; returns its order's id and total. */
    bought: async (change: object = {}) => {
      const quote = await quoted(change);
      const { data } = await order(quote, { previousPolicy: 'OLD/1234' });
      await pay(data.order);
      await tests.desk.work();
      return { orderId: data.order.orderId as string, total: quote.total };
    },
    read: async (orderId: string) =>
      (await tests.desk.browser.call(fetchOrder, { params: { id: orderId } })).data.order,
  };
}
