import type { FastifyInstance } from 'fastify';
import type { ModuleTools } from '../../module-tools.ts';
import type { Services } from '../../services.ts';
import { orderAccountData } from '../orders/account-data.ts';
import { findOrdersWithPayment } from './payments-of-orders.ts';
import { receiveWebhook } from './receive-webhook.ts';
import { returnFromGateway } from './return-from-gateway.ts';

const webhookBytes = 256 * 1024;
const formBytes = 16 * 1024;

/** Endpoints for the gateway and for browsers returning from it. Cross-site and without a session: the signature
 * authenticates them, so the same-site check does not apply. */
export async function registerPayments(
  app: FastifyInstance,
  { services, accountData }: ModuleTools,
): Promise<void> {
  // Orders that were sent to the gateway are kept; only this module knows which were.
  accountData.push(orderAccountData(services, findOrdersWithPayment));
  await app.register(async (scope) => addWebhook(scope, services));
  await app.register(async (scope) => addReturn(scope, services));
}

/** The signature covers the raw bytes: nothing is parsed before it is verified. */
function addWebhook(scope: FastifyInstance, services: Services): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: webhookBytes },
    (_request, body, done) => done(null, body),
  );
  scope.post('/api/webhooks/razorpay', { bodyLimit: webhookBytes }, (request, reply) =>
    receiveWebhook(services, request, reply),
  );
}

function addReturn(scope: FastifyInstance, services: Services): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: formBytes },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  scope.post('/api/payments/razorpay/return', { bodyLimit: formBytes }, (request, reply) =>
    returnFromGateway(services, request, reply, { isCancelled: false }),
  );
  scope.get('/api/payments/razorpay/cancel', (request, reply) =>
    returnFromGateway(services, request, reply, { isCancelled: true }),
  );
}
