import { createServer, type Server } from 'node:http';
import { paise } from '@pahiya/domain/shared/money';
import {
  createRazorpayGateway,
  type RazorpayGateway,
  type RazorpayOptions,
} from '@pahiya/providers/payment-gateways/razorpay/razorpay-gateway';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach } from 'vitest';
import { z } from 'zod';
import { buildSandbox } from '../src/app.ts';
import { SANDBOX_CREDENTIALS } from '../src/credentials.ts';
import type { Outcome } from '../src/razorpay/outcomes.ts';

/** An event as received by a merchant. */
export type ReceivedEvent = {
  readonly body: Buffer;
  readonly signature: string;
  readonly eventId: string;
};

const played = z.object({
  paymentId: z.string().nullable(),
  returnFields: z.record(z.string(), z.string()).nullable(),
});

/** For the tests of a file: a sandbox per test with short Razorpay delays, and helpers for it. Gateways and
 * receivers are closed after the test. */
export function onRazorpaySandbox() {
  let sandbox: FastifyInstance;
  let address: string;
  const gateways: RazorpayGateway[] = [];
  const servers: Server[] = [];
  const controls = controlsOf(() => sandbox);

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

  return {
    ...controls,
    createGateway: (overrides: Partial<RazorpayOptions> = {}): RazorpayGateway => {
      const gateway = createRazorpayGateway({ ...optionsAt(address), ...overrides });
      gateways.push(gateway);
      return gateway;
    },
    /** A merchant's event receiver, which responds with the given statuses first and 200 after them. */
    listen: async (statuses: number[] = []): Promise<readonly ReceivedEvent[]> => {
      const received: ReceivedEvent[] = [];
      const { server, port } = await openMerchant(received, statuses);
      servers.push(server);
      await controls.configure({ webhookUrl: `http://127.0.0.1:${port}/webhook` });
      return received;
    },
  };
}

function optionsAt(baseUrl: string): RazorpayOptions {
  return {
    baseUrl,
    keyId: SANDBOX_CREDENTIALS.razorpayKeyId,
    keySecret: SANDBOX_CREDENTIALS.razorpayKeySecret,
    webhookSecret: SANDBOX_CREDENTIALS.razorpayWebhookSecret,
    sandbox: true,
    guard: { retryDelayMs: 1 },
  };
}

/** Actions in the sandbox: payments as a user, settings and faults. */
function controlsOf(sandbox: () => FastifyInstance) {
  async function pay(orderId: string, outcome: Outcome): Promise<z.infer<typeof played>> {
    const payload = { orderId, outcome };
    const url = '/control/razorpay/pay';
    return played.parse((await sandbox().inject({ method: 'POST', url, payload })).json());
  }

  async function put(url: string, payload: object): Promise<void> {
    const answer = await sandbox().inject({ method: 'PUT', url, payload });
    if (answer.statusCode !== 200) throw new Error(answer.body);
  }

  let receipts = 0;
  return {
    pay,
    configure: (payload: object) => put('/control/razorpay', payload),
    setFault: (payload: object) => put('/control/faults/razorpay', payload),
    /** Calls received by the simulated Razorpay. */
    calls: async (): Promise<number> => {
      const answer = await sandbox().inject('/control/calls');
      return answer.json<{ services: Record<string, number> }>().services.razorpay ?? 0;
    },
    /** Pays an order of ₹100; returns the payment's id. */
    paidPayment: async (gateway: RazorpayGateway, outcome: Outcome = 'success') => {
      receipts += 1;
      const receipt = `paid-${receipts}`;
      const order = await gateway.createOrder({ amount: paise(10_000), receipt });
      if (!order.ok) throw new Error(order.error.reason);
      return String((await pay(order.value.gatewayOrderId, outcome)).paymentId);
    },
  };
}

async function openMerchant(
  received: ReceivedEvent[],
  statuses: number[],
): Promise<{ readonly server: Server; readonly port: number }> {
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
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('no port');
  return { server, port: bound.port };
}
