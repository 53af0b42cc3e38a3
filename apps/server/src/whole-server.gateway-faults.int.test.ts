import type { ChallanOrder } from '@pahiya/contracts/challans/order-schema';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Answer } from '../test/ask.ts';
import { openShop, type Shop } from '../test/shop.ts';
import { type Checkout, checkoutOf } from '../test/shopper.ts';
import { within } from '../test/within.ts';

// A whole server over the sandbox's real HTTP, with a quarter of an operator's timeouts.
let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
}, 120_000);
afterAll(() => shop?.close());
beforeEach(() => shop.sandbox.heal('razorpay'));

const faults = [
  ['is down', { status: 503 }],
  ['answers with rubbish', { mode: 'malformed' }],
  ['resets connections', { mode: 'reset' }],
  ['does what it is asked and loses the answer', { mode: 'lost-answer' }],
  ['never answers', { mode: 'silent' }],
] as const;
/** Slower than the timeout: the refund may have been made, and the response is lost. */
const refundFaults = [...faults.slice(0, 4), ['is far too slow', { latencyMs: 4_500 }]] as const;
/** A breaker opened by the fault lets the first call through after five seconds. */
const recovers = { timeout: 40_000, interval: 100 };

describe('when a payment starts, a gateway that', () => {
  test.each(faults)(
    '%s: nothing is charged, the order stays open, and is paid once the gateway recovers',
    async (_, fault) => {
      const order = await shop.shopper.order();
      await shop.sandbox.fail('razorpay', fault);
      expect(problemOf(await within(17_000, shop.shopper.beginPayment(order)))).toMatchObject({
        status: 503,
        code: 'order/gateway-unavailable',
        detail: expect.stringContaining('Nothing has been charged.'),
        retryAfter: 60,
      });
      const { payment, canPay } = await shop.shopper.orderNow(order);
      expect([payment.state, canPay]).toEqual(['not-started', true]);
      await shop.sandbox.heal('razorpay');
      const checkout = await beginWhenPossible(order);
      await payAndComeBack(checkout, 'success');
      await expectPaid(order);
    },
    90_000,
  );

  test('is slow: the person waits, and is then redirected', async () => {
    const order = await shop.shopper.order();
    await shop.sandbox.fail('razorpay', { latencyMs: 1_000 });
    const from = Date.now();
    const answer = await shop.shopper.beginPayment(order);
    expect(Date.now() - from).toBeGreaterThan(900);
    await payAndComeBack(checkoutOf(answer), 'success-webhook-never');
    await shop.sandbox.heal('razorpay');
    await expectPaid(order);
  }, 60_000);

  test('is down: the page without script says so, in both languages', async () => {
    const order = await shop.shopper.order();
    await shop.sandbox.fail('razorpay', { status: 503 });
    const english = await shop.shopper.beginPaymentByForm(order);
    const hindi = await shop.shopper.beginPaymentByForm(order, '/hi');
    expect([english.status, hindi.status]).toEqual([503, 503]);
    expect(english.text).toContain('The payment gateway is unavailable');
    expect(english.text).toContain('You have not been charged.');
    expect(hindi.text).toContain('lang="hi');
    expect(hindi.text).not.toContain('You have not been charged.');
    for (const { text } of [english, hindi]) expect(text).not.toMatch(/ {4}at |ECONN|fault: 503/);
  }, 60_000);
});

describe('on the return from the gateway, one that', () => {
  test('is down, slow, malformed or resets: the page says "checking", and the payment is found later', async () => {
    const paid: { order: ChallanOrder; checkout: Checkout; fields: Record<string, string> }[] = [];
    for (let count = 0; count < faults.length; count += 1) {
      const order = await shop.shopper.order();
      const checkout = await beginWhenPossible(order);
      const fields = await shop.shopper.payAtGateway(checkout, 'success-webhook-never');
      paid.push({ order, checkout, fields });
    }
    for (const [index, { order, checkout, fields }] of paid.entries()) {
      await shop.sandbox.fail('razorpay', faults[index]?.[1] ?? {});
      const back = await within(6_000, shop.shopper.comeBack(checkout, fields));
      expect([back.status, back.headers.location]).toEqual([303, `/orders/${order.orderId}`]);
      const page = await shop.shopper.lookAt(`/orders/${order.orderId}`);
      expect(page.status).toBe(200);
      expect(page.text).toContain('Checking with your bank');
      expect((await shop.shopper.orderNow(order)).payment.state).toBe('checking');
    }
    await shop.sandbox.heal('razorpay');
    for (const { order } of paid) await expectPaid(order, 90_000);
  }, 180_000);
});

describe('during a refund, a gateway that', () => {
  test.each(refundFaults)(
    '%s: the refund is made and reported once',
    async (_, fault) => {
      // The authority refuses this one, by the last digit of the number: it is refunded.
      const order = await shop.shopper.order('0013');
      await payAndComeBack(await beginWhenPossible(order), 'success');
      await expectPaid(order);
      const before = await shop.failedCalls('razorpay');
      await shop.sandbox.fail('razorpay', fault);
      const hurried = { timeout: 30_000, interval: 100 };
      const states = async () =>
        (await shop.shopper.orderNow(order)).refunds.map(({ state, amount }) => ({
          state,
          amount,
        }));
      const requested = [{ state: 'requested', amount: order.total }];
      await expect
        .poll(async () => {
          await shop.hurry('follow-settlement');
          return states();
        }, hurried)
        .toEqual(requested);
      await expect.poll(() => shop.failedCalls('razorpay'), hurried).toBeGreaterThan(before);
      expect(await states()).toEqual(requested);
      expect((await shop.shopper.lookAt(`/orders/${order.orderId}`)).status).toBe(200);
      await shop.sandbox.heal('razorpay');
      await expect
        .poll(async () => {
          await shop.hurry('send-refund');
          await shop.hurry('follow-refund');
          return states();
        }, recovers)
        .toEqual([{ state: 'processed', amount: order.total }]);
    },
    90_000,
  );
});

describe('the breaker of the gateway', () => {
  test('opens after five failures, refuses without a call, and closes when the gateway recovers', async () => {
    await shop.sandbox.fail('razorpay', { status: 503 });
    const order = await shop.shopper.order();
    await expect
      .poll(async () => {
        await shop.shopper.beginPayment(order);
        return shop.isBreakerOpen('razorpay');
      }, recovers)
      .toBe(true);
    // The gateway is well again and is not even asked.
    await shop.sandbox.heal('razorpay');
    expect(problemOf(await shop.shopper.beginPayment(order)).code).toBe(
      'order/gateway-unavailable',
    );
    const checkout = await beginWhenPossible(order);
    expect(await shop.isBreakerOpen('razorpay')).toBe(false);
    await payAndComeBack(checkout, 'success');
    await expectPaid(order);
  }, 120_000);
});

test('afterwards every payment has fulfilled its order or is refunded, and the books balance', async () => {
  await beginWhenPossible(await shop.shopper.order());
  const { faults: broken, ...money } = await shop.settleAndCheck();
  process.stdout.write(`gateway faults: ${JSON.stringify(money)}\n`);
  expect(broken).toEqual([]);
  expect(money.fulfilled).toBe(money.captured);
  expect(money.captured).toBe(faults.length * 2 + refundFaults.length + 2);
  expect(money.items.challan?.back).toBe(refundFaults.length);
}, 240_000);

function problemOf({ text }: Answer) {
  return JSON.parse(text) as { status: number; code: string };
}

/** Clicks again until the gateway's breaker lets it through. */
async function beginWhenPossible(order: ChallanOrder): Promise<Checkout> {
  let answer = await shop.shopper.beginPayment(order);
  await expect
    .poll(async () => {
      if (answer.status !== 200) answer = await shop.shopper.beginPayment(order);
      return answer.status;
    }, recovers)
    .toBe(200);
  return checkoutOf(answer);
}

async function payAndComeBack(checkout: Checkout, outcome: string): Promise<void> {
  const fields = await shop.shopper.payAtGateway(checkout, outcome);
  expect((await shop.shopper.comeBack(checkout, fields)).status).toBe(303);
}

async function expectPaid(order: ChallanOrder, timeout = 40_000): Promise<void> {
  await expect
    .poll(async () => (await shop.shopper.orderNow(order)).payment.state, {
      timeout,
      interval: 100,
    })
    .toBe('paid');
}
