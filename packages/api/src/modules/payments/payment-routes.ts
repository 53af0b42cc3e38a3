import type { FastifyInstance } from 'fastify';
import type { ModuleTools } from '../../module-tools.ts';
import type { Services } from '../../services.ts';
import { receiveWebhook } from './receive-webhook.ts';
import { returnFromGateway } from './return-from-gateway.ts';

const webhookBytes = 256 * 1024;
const formBytes = 16 * 1024;

/** Addresses that the gateway and browsers coming from it call. Both come from another site and have no session: the
 * signature is what counts, so the same-site check of our own calls does not apply. */
export async function registerPayments(
  app: FastifyInstance,
  { services }: ModuleTools,
): Promise<void> {
  await app.register(async (scope) => addWebhook(scope, services));
  await app.register(async (scope) => addReturn(scope, services));
}

/** The signature is of the raw bytes: nothing is parsed before it was found right. */
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
