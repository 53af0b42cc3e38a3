import { paise } from '@pahiya/domain/shared/money';
import { describe, expect, test } from 'vitest';
import { onRazorpaySandbox } from '../../test/razorpay-on-loopback.ts';

const { createGateway, paidPayment, pay, configure, listen } = onRazorpaySandbox();

describe('Razorpay webhooks', () => {
  test('payment events are signed over their raw bytes and mapped to the domain', async () => {
    const gateway = createGateway();
    const received = await listen();
    const gatewayPaymentId = await paidPayment(gateway);
    await expect.poll(() => received.length).toBe(3);
    expect(received.map(({ body }) => gateway.readEvent(body)?.type)).toEqual([
      'payment.authorized',
      'payment.captured',
      'order.paid',
    ]);
    expect(new Set(received.map(({ eventId }) => eventId)).size).toBe(3);
    for (const { body, signature } of received) {
      expect(gateway.isWebhookSigned(body, signature)).toBe(true);
      expect(gateway.isWebhookSigned(Buffer.concat([body, Buffer.from(' ')]), signature)).toBe(
        false,
      );
      expect(gateway.readEvent(body)?.payment).toMatchObject({ gatewayPaymentId, amount: 10_000 });
    }
    expect(gateway.readEvent(received[0]?.body ?? Buffer.from(''))?.payment?.status).toBe(
      'authorized',
    );
  });

  test('a refund has its event, with the refund entity', async () => {
    const gateway = createGateway();
    const gatewayPaymentId = await paidPayment(gateway);
    const received = await listen();
    await gateway.refund({ gatewayPaymentId, amount: paise(4_000), receipt: 'event-refund' });
    await expect.poll(() => received.length).toBe(2);
    expect(received.map(({ body }) => gateway.readEvent(body))).toMatchObject([
      {
        type: 'refund.created',
        refund: { status: 'pending', amount: 4_000, receipt: 'event-refund' },
      },
      { type: 'refund.processed', refund: { status: 'processed' }, payment: { gatewayPaymentId } },
    ]);
  });

  test('an event that is not accepted is redelivered with the same id', async () => {
    const received = await listen([503, 500]);
    await paidPayment(createGateway(), 'failure');
    await expect.poll(() => received.length).toBe(3);
    expect(new Set(received.map(({ eventId }) => eventId)).size).toBe(1);
  });

  test.each([
    ['success-webhook-twice', 6],
    ['success-webhook-reordered', 3],
    ['success-browser-closed', 3],
    ['failure-then-captured', 4],
    ['pending-then-success', 3],
    ['pending-then-failure', 1],
  ] as const)('%s sends %i events', async (outcome, count) => {
    await configure({ pendingMs: 10, lateCaptureMs: 30 });
    const received = await listen();
    await paidPayment(createGateway(), outcome);
    await expect.poll(() => received.length).toBe(count);
    const first = createGateway().readEvent(received[0]?.body ?? Buffer.from(''))?.type;
    expect(first).toBe(
      outcome.endsWith('reordered')
        ? 'order.paid'
        : outcome.includes('failure')
          ? 'payment.failed'
          : 'payment.authorized',
    );
  });

  test('an event with a wrong signature is refused and sent once', async () => {
    const received = await listen([401, 401, 401]);
    await paidPayment(createGateway(), 'success-webhook-wrong-signature');
    await expect.poll(() => received.length).toBe(3);
    for (const { body, signature } of received) {
      expect(createGateway().isWebhookSigned(body, signature)).toBe(false);
    }
  });

  test('late events are delayed, and none are sent if disabled', async () => {
    await configure({ webhookLateMs: 80 });
    const received = await listen();
    await paidPayment(createGateway(), 'success-webhook-never');
    const started = Date.now();
    await paidPayment(createGateway(), 'success-webhook-late');
    await expect.poll(() => received.length).toBe(3);
    expect(Date.now() - started).toBeGreaterThanOrEqual(75);
  });

  test('a body that is not an event, or not text, is refused', () => {
    const gateway = createGateway();
    for (const body of [
      '',
      '{}',
      '[]',
      '{"entity":"event","event":"payment.captured","payload":{"payment":{"entity":{"id":"x"}}}}',
    ]) {
      expect(gateway.readEvent(Buffer.from(body))).toBeNull();
    }
    expect(gateway.readEvent(new Uint8Array([0x7b, 0xff, 0x7d]))).toBeNull();
  });

  test('a second payment of a paid order is captured late, for the merchant to refund', async () => {
    await configure({ lateCaptureMs: 20 });
    const gateway = createGateway();
    const order = await gateway.createOrder({ amount: paise(10_000), receipt: 'two-payments' });
    const orderId = order.ok ? order.value.gatewayOrderId : '';
    await pay(orderId, 'failure-then-captured');
    await pay(orderId, 'success');
    await expect
      .poll(async () => {
        const payments = await gateway.paymentsOf(orderId);
        return payments.ok ? payments.value.map(({ status }) => status) : [];
      })
      .toEqual(['captured', 'captured']);
  });
});
