import { createServer, type Server } from 'node:http';
import { paise } from '@pahiya/domain/shared/money';
import { paymentGatewaySuite } from '@pahiya/providers/payment-gateways/payment-gateway.suite';
import {
  createRazorpayGateway,
  type RazorpayGateway,
  type RazorpayOptions,
} from '@pahiya/providers/payment-gateways/razorpay/razorpay-gateway';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { buildSandbox } from '../app.ts';
import { SANDBOX_CREDENTIALS } from '../credentials.ts';
import type { Outcome } from './outcomes.ts';

let sandbox: FastifyInstance;
let address: string;
const gateways: RazorpayGateway[] = [];
const servers: Server[] = [];

beforeEach(async () => {
  sandbox = buildSandbox({
    razorpay: { refundDelayMs: 20, webhookDelayMs: 0, webhookRetryMs: 10 },
  });
  address = await sandbox.listen({ port: 0, host: '127.0.0.1' });
});

afterEach(async () => {
  await Promise.all(gateways.splice(0).map((gateway) => gateway.close()));
  for (const server of servers.splice(0)) server.close();
  await sandbox.close();
});

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

describe('Razorpay faults', () => {
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
    ];
    for (const answer of answers) expect(answer).toMatchObject({ ok: false, error: { kind } });
  });

  test('an answer that takes too long is a time-out', async () => {
    await setFault({ latencyMs: 2_000 });
    const gateway = createGateway({ http: { timeoutMs: 60 }, guard: { retries: 0 } });
    expect(await gateway.findOrder('a-receipt')).toMatchObject({
      ok: false,
      error: { kind: 'timeout', retryable: true },
    });
  });

  test('an order whose answer was lost is not made twice by itself, and is found by its receipt', async () => {
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

  test('a refund whose answer was lost is asked for again and happens once', async () => {
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

  test('a capture whose answer was lost is a capture', async () => {
    const gateway = createGateway();
    await configure({ autoCapture: false });
    const gatewayPaymentId = await paidPayment(gateway);
    await setFault({ mode: 'lost-answer', times: 1 });
    expect(await gateway.capture(gatewayPaymentId, paise(10_000))).toMatchObject({
      ok: true,
      value: { status: 'captured' },
    });
  });

  test('a gateway that is down is not asked for ever, and is asked again after a while', async () => {
    const gateway = createGateway({
      guard: { retries: 0, breakerFailures: 3, breakerOpenMs: 60 },
    });
    await setFault({ status: 503, times: 3 });
    for (let attempt = 0; attempt < 5; attempt++) await gateway.findOrder('a-receipt');
    expect(await calls()).toBe(3);
    expect(gateway.breakerState()).toBe('open');
    await new Promise((resolve) => setTimeout(resolve, 90));
    expect(await gateway.findOrder('a-receipt')).toEqual({ ok: true, value: null });
  });

  test('an amount under a rupee is refused, in words that can be logged', async () => {
    const answer = await createGateway().createOrder({ amount: paise(99), receipt: 'small-1' });
    expect(answer).toEqual({
      ok: false,
      error: {
        provider: 'razorpay',
        kind: 'rejected',
        retryable: false,
        reason: 'answered 400 BAD_REQUEST_ERROR',
      },
    });
  });

  test('a port where nothing listens is unavailable, and neither address nor key is told', async () => {
    const gateway = createGateway({ baseUrl: 'http://127.0.0.1:1' });
    const answer = await gateway.findOrder('a-receipt');
    expect(answer).toMatchObject({ ok: false, error: { kind: 'unavailable' } });
    expect(JSON.stringify(answer)).not.toMatch(/127\.0\.0\.1|rzp_|a-receipt/);
  });
});

describe('Razorpay refunds', () => {
  test('a processed refund carries the reference of the bank', async () => {
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

  test('a refund that fails says so, and its money can be refunded again', async () => {
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

describe('Razorpay webhooks', () => {
  test('events of a payment are signed over their raw bytes and read into our words', async () => {
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

  test('a refund has its event, with the refund in it', async () => {
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

  test('an event that is not taken comes again with the same id until it is', async () => {
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

  test('a wrongly signed event is recognised and comes once', async () => {
    const received = await listen([401, 401, 401]);
    await paidPayment(createGateway(), 'success-webhook-wrong-signature');
    await expect.poll(() => received.length).toBe(3);
    for (const { body, signature } of received) {
      expect(createGateway().isWebhookSigned(body, signature)).toBe(false);
    }
  });

  test('late events come late and none come when none are to come', async () => {
    await configure({ webhookLateMs: 80 });
    const received = await listen();
    await paidPayment(createGateway(), 'success-webhook-never');
    const started = Date.now();
    await paidPayment(createGateway(), 'success-webhook-late');
    await expect.poll(() => received.length).toBe(3);
    expect(Date.now() - started).toBeGreaterThanOrEqual(75);
  });

  test('a body that is no event, or no text, is read as nothing', () => {
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

function createGateway(overrides: Partial<RazorpayOptions> = {}): RazorpayGateway {
  const gateway = createRazorpayGateway({
    baseUrl: address,
    keyId: SANDBOX_CREDENTIALS.razorpayKeyId,
    keySecret: SANDBOX_CREDENTIALS.razorpayKeySecret,
    webhookSecret: SANDBOX_CREDENTIALS.razorpayWebhookSecret,
    sandbox: true,
    guard: { retryDelayMs: 1 },
    ...overrides,
  });
  gateways.push(gateway);
  return gateway;
}

let receipts = 0;

async function paidPayment(
  gateway: RazorpayGateway,
  outcome: Outcome = 'success',
): Promise<string> {
  receipts += 1;
  const order = await gateway.createOrder({ amount: paise(10_000), receipt: `paid-${receipts}` });
  if (!order.ok) throw new Error(order.error.reason);
  return String((await pay(order.value.gatewayOrderId, outcome)).paymentId);
}

const played = z.object({
  paymentId: z.string().nullable(),
  returnFields: z.record(z.string(), z.string()).nullable(),
});

async function pay(orderId: string, outcome: Outcome): Promise<z.infer<typeof played>> {
  const payload = { orderId, outcome };
  const answer = await sandbox.inject({ method: 'POST', url: '/control/razorpay/pay', payload });
  return played.parse(answer.json());
}

async function configure(payload: object): Promise<void> {
  const answer = await sandbox.inject({ method: 'PUT', url: '/control/razorpay', payload });
  if (answer.statusCode !== 200) throw new Error(answer.body);
}

async function setFault(payload: object): Promise<void> {
  const answer = await sandbox.inject({ method: 'PUT', url: '/control/faults/razorpay', payload });
  if (answer.statusCode !== 200) throw new Error(answer.body);
}

async function calls(): Promise<number> {
  const body = (await sandbox.inject('/control/calls')).json<{
    services: Record<string, number>;
  }>();
  return body.services.razorpay ?? 0;
}

type Received = { readonly body: Buffer; readonly signature: string; readonly eventId: string };

/** A merchant's address for events, answering the given statuses first and 200 after them. */
async function listen(statuses: number[] = []): Promise<readonly Received[]> {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const header = (name: string) => String(request.headers[name]);
    received.push({
      body: Buffer.concat(chunks),
      signature: header('x-razorpay-signature'),
      eventId: header('x-razorpay-event-id'),
    });
    response.writeHead(statuses.shift() ?? 200).end();
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('no port');
  await configure({ webhookUrl: `http://127.0.0.1:${bound.port}/webhook` });
  return received;
}
