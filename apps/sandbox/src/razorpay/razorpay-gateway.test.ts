import { istDateOf } from '@pahiya/domain/shared/ist-date';
import { paise } from '@pahiya/domain/shared/money';
import { paymentGatewaySuite } from '@pahiya/providers/payment-gateways/payment-gateway.suite';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { onRazorpaySandbox } from '../../test/razorpay-on-loopback.ts';

const { createGateway, paidPayment, pay, configure, setFault, calls } = onRazorpaySandbox();

paymentGatewaySuite('Razorpay', {
  create: async () => createGateway(),
  createRefused: async () => createGateway({ keySecret: 'wrong' }),
  async pay(gatewayOrderId) {
    const { paymentId, returnFields } = await pay(gatewayOrderId, 'success');
    return {
      gatewayPaymentId: String(paymentId),
      signature: returnFields?.razorpay_signature ?? '',
    };
  },
  failToPay: async (gatewayOrderId) => void (await pay(gatewayOrderId, 'failure')),
  async authorize(gatewayOrderId) {
    await configure({ autoCapture: false });
    return String((await pay(gatewayOrderId, 'success')).paymentId);
  },
});

test('settlements contain each payment and refund once, with charges, after the configured days', async () => {
  const today = istDateOf(new Date());
  const gateway = createGateway();
  const gatewayPaymentId = await paidPayment(gateway);
  const settledOn = async () => {
    const answer = await gateway.settledOn(today);
    if (!answer.ok) throw new Error(answer.error.reason);
    return answer.value.filter(({ itemId }) => itemId === gatewayPaymentId);
  };
  expect(await settledOn()).toEqual([]);
  await configure({ settleAfterDays: 0 });
  const items = await settledOn();
  expect(items).toHaveLength(1);
  for (const { kind, gross, charges, chargesGst, net, settlementId } of items) {
    expect(kind).toBe('payment');
    expect(settlementId).toMatch(/^setl_[A-Za-z0-9]{14}$/);
    expect(net).toBe(gross - charges);
    expect(chargesGst).toBeLessThan(charges);
  }
});

describe('Razorpay faults', () => {
  afterEach(() => void vi.useRealTimers());

  test.each([
    [{ mode: 'malformed' }, 'malformed'],
    [{ mode: 'huge' }, 'malformed'],
    [{ mode: 'reset' }, 'unavailable'],
    [{ status: 500 }, 'unavailable'],
    [{ status: 502 }, 'unavailable'],
    [{ status: 429 }, 'rate-limited'],
    [{ status: 400 }, 'rejected'],
    [{ status: 401 }, 'rejected'],
    [{ status: 409 }, 'unavailable'],
  ])('%o is %s, whatever was asked', async (fault, kind) => {
    const gateway = createGateway({ guard: { breakerFailures: 100, retryDelayMs: 1 } });
    await setFault(fault);
    const id = 'pay_00000000000000';
    const answers = [
      await gateway.createOrder({ amount: paise(10_000), receipt: 'a-receipt' }),
      await gateway.findOrder('a-receipt'),
      await gateway.paymentsOf('order_00000000000000'),
      await gateway.findPayment(id),
      await gateway.capture(id, paise(10_000)),
      await gateway.refund({ gatewayPaymentId: id, amount: paise(100), receipt: 'a-refund-key' }),
      await gateway.refundsOf(id),
      await gateway.paymentsBetween(new Date(0), new Date()),
      await gateway.settledOn(istDateOf(new Date())),
    ];
    for (const answer of answers) expect(answer).toMatchObject({ ok: false, error: { kind } });
  });

  test('a slow response is a time-out', async () => {
    await setFault({ latencyMs: 2_000 });
    const gateway = createGateway({ http: { timeoutMs: 60 }, guard: { retries: 0 } });
    expect(await gateway.findOrder('a-receipt')).toMatchObject({
      ok: false,
      error: { kind: 'timeout', retryable: true },
    });
  });

  test('an unknown payment is not a failure of the gateway; a wrong key is', async () => {
    const outcomes: string[] = [];
    const guard = { onCall: (call: { outcome: string }) => void outcomes.push(call.outcome) };
    const gateway = createGateway({ guard });
    await gateway.findPayment('pay_00000000000000');
    await gateway.createOrder({ amount: paise(10_000), receipt: 'told-apart-1' });
    const refused = createGateway({ guard, keySecret: 'wrong' });
    await refused.createOrder({ amount: paise(10_000), receipt: 'told-apart-2' });
    expect(outcomes).toEqual(['refused', 'ok', 'rejected']);
  });

  test('an order whose response was lost is not created again automatically, and is found by its receipt', async () => {
    const gateway = createGateway();
    await setFault({ mode: 'lost-answer', times: 1 });
    const lost = await gateway.createOrder({ amount: paise(10_000), receipt: 'lost-order-1' });
    expect(lost).toMatchObject({ ok: false, error: { kind: 'unavailable' } });
    expect(await calls()).toBe(1);
    expect(await gateway.findOrder('lost-order-1')).toMatchObject({
      ok: true,
      value: { gatewayOrderId: expect.stringMatching(/^order_/) },
    });
  });

  test('a refund whose response was lost is retried and happens once', async () => {
    const gateway = createGateway();
    const gatewayPaymentId = await paidPayment(gateway);
    await setFault({ mode: 'lost-answer', times: 1 });
    const receipt = 'lost-refund-1';
    const refund = await gateway.refund({ gatewayPaymentId, amount: paise(5_000), receipt });
    expect(refund).toMatchObject({ ok: true, value: { amount: 5_000 } });
    expect(await gateway.refundsOf(gatewayPaymentId)).toMatchObject({
      ok: true,
      value: [{ receipt }],
    });
  });

  test('a capture whose response was lost succeeds', async () => {
    const gateway = createGateway();
    await configure({ autoCapture: false });
    const gatewayPaymentId = await paidPayment(gateway);
    await setFault({ mode: 'lost-answer', times: 1 });
    expect(await gateway.capture(gatewayPaymentId, paise(10_000))).toMatchObject({
      ok: true,
      value: { status: 'captured' },
    });
  });

  test('a gateway that is down opens the breaker, which closes after a while', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const gateway = createGateway({
      guard: { retries: 0, breakerFailures: 3, breakerOpenMs: 500 },
    });
    await setFault({ status: 503, times: 3 });
    for (let attempt = 0; attempt < 5; attempt++) await gateway.findOrder('a-receipt');
    expect(await calls()).toBe(3);
    expect(gateway.breakerState()).toBe('open');
    vi.advanceTimersByTime(550);
    expect(await gateway.findOrder('a-receipt')).toEqual({ ok: true, value: null });
  });

  test('an amount under a rupee is refused, with a reason that is safe to log', async () => {
    const answer = await createGateway().createOrder({ amount: paise(99), receipt: 'small-1' });
    expect(answer).toEqual({
      ok: false,
      error: {
        provider: 'razorpay',
        kind: 'rejected',
        retryable: false,
        reason: 'answered 400 BAD_REQUEST_ERROR',
        isOfOneQuestion: true,
      },
    });
  });

  test('a closed port is unavailable, and the failure has neither URL nor key', async () => {
    const gateway = createGateway({ baseUrl: 'http://127.0.0.1:1' });
    const answer = await gateway.findOrder('a-receipt');
    expect(answer).toMatchObject({ ok: false, error: { kind: 'unavailable' } });
    expect(JSON.stringify(answer)).not.toMatch(/127\.0\.0\.1|rzp_|a-receipt/);
  });
});

describe('Razorpay refunds', () => {
  test('a processed refund has a bank reference', async () => {
    const gateway = createGateway();
    const gatewayPaymentId = await paidPayment(gateway);
    await gateway.refund({ gatewayPaymentId, amount: paise(10_000), receipt: 'whole-refund' });
    await expect
      .poll(async () => await gateway.refundsOf(gatewayPaymentId))
      .toMatchObject({
        ok: true,
        value: [{ status: 'processed', bankReference: expect.stringMatching(/^\d{12,}$/) }],
      });
  });

  test('a failed refund is reported, and its amount can be refunded again', async () => {
    const gateway = createGateway();
    await configure({ refundOutcome: 'failed', refundDelayMs: 0 });
    const gatewayPaymentId = await paidPayment(gateway);
    const asked = { gatewayPaymentId, amount: paise(10_000) };
    expect(await gateway.refund({ ...asked, receipt: 'refund-fails' })).toMatchObject({
      ok: true,
      value: { status: 'failed', bankReference: null },
    });
    await configure({ refundOutcome: 'processed' });
    expect(await gateway.refund({ ...asked, receipt: 'refund-works' })).toMatchObject({
      ok: true,
      value: { status: 'processed' },
    });
  });
});
