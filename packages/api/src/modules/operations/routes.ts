import { timingSafeEqual } from 'node:crypto';
import { logFrontendError } from '@pahiya/contracts/app/app-calls';
import { callAddress } from '@pahiya/contracts/call';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isMigrated } from '../../db/migrate.ts';
import { isLoopback } from '../../http/address.ts';
import { sendRefusal } from '../../http/problems.ts';
import type { Services } from '../../services.ts';
import type { Metrics } from './metrics.ts';

/** Options of the health and metrics addresses besides the services. */
export type OperationsOptions = {
  readonly metrics: Metrics;
  /** Bearer token for the metrics; without one only this machine may read them. */
  readonly metricsToken: string | undefined;
  /** True once the server is stopping: load balancers should send no more requests. */
  readonly isStopping: () => boolean;
};

const errorLog = callAddress(logFrontendError);

/** `/healthz` (the process), `/readyz` (the database and its migrations) and `/metrics`. */
export function registerOperations(
  app: FastifyInstance,
  { sql }: Pick<Services, 'sql'>,
  { metrics, metricsToken, isStopping }: OperationsOptions,
): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    if (route === errorLog && reply.statusCode === 202) metrics.frontendErrors.inc();
    metrics.requests.observe(
      {
        route,
        method: request.method,
        status: String(reply.statusCode),
      },
      reply.elapsedTime / 1000,
    );
    done();
  });

  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'up' }),
  );

  app.get('/readyz', async (_request, reply) => {
    const isReady = !isStopping() && (await isMigrated(sql));
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady ? 'ready' : 'not-ready' });
  });

  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, metricsToken)) {
      return sendRefusal(reply, {
        code: 'request/not-found',
        detail: 'There is no endpoint at this address.',
      });
    }
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}

/** Behind a proxy on this machine, loopback proves nothing: forwarding headers rule it out. */
function mayReadMetrics(request: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) {
    const isForwarded =
      request.headers['x-forwarded-for'] !== undefined || request.headers.forwarded !== undefined;
    return !isForwarded && isLoopback(request.socket.remoteAddress ?? '');
  }
  const given = Buffer.from(request.headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
