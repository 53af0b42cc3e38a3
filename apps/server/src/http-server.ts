import { randomUUID } from 'node:crypto';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { refusalOf, sendRefusal } from '@pahiya/api/http/problems';
import type { Refusal } from '@pahiya/api/http/refusal';
import { rewriteApiUrl } from '@pahiya/api/http/rewrite-url';
import { errorCodes } from '@pahiya/contracts/error-codes';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Config } from './config.ts';
import type { Front } from './front.ts';
import { logOptions, requestLog } from './log.ts';
import { failurePage, failurePolicy } from './pages/failure-page.ts';

const bodyLimitBytes = 64 * 1024;

/** The HTTP server before any route: limits, time-outs, trusted proxies, request ids, logs. */
export function createHttpServer(config: Config, front: Front): FastifyInstance {
  return Fastify({
    serverFactory: (handle) => serverBehind(front, handle),
    logger: logOptions(config.LOG_LEVEL),
    childLoggerFactory: requestLog,
    logController: new LogController({ disableRequestLogging: config.LOG_LEVEL !== 'debug' }),
    trustProxy: config.TRUSTED_PROXIES.length === 0 ? false : config.TRUSTED_PROXIES,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    rewriteUrl: (request) => rewriteApiUrl(request.url ?? '/'),
    bodyLimit: bodyLimitBytes,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => {
      const refusal = refusalOf(error) ?? unreadable;
      if (request.url.startsWith('/api/')) sendRefusal(reply, refusal);
      else refuseAddress(request, reply, config.BRAND_NAME);
    },
    clientErrorHandler: refuseUnreadable,
  });
}

/** A server that asks what stands before the framework first. */
function serverBehind(front: Front, handle: RequestListener): Server {
  const server = createServer({ requestTimeout: 30_000, keepAliveTimeout: 65_000 }, (...asked) => {
    if (!front.answer(...asked)) handle(...asked);
  });
  return server.setTimeout(60_000);
}

const unreadable: Refusal = {
  code: 'request/malformed',
  detail: 'The request could not be read.',
};

/** A person who followed a broken link gets a page; it comes before all hooks, so its headers are set here. */
function refuseAddress(request: FastifyRequest, reply: FastifyReply, brand: string): void {
  const page = failurePage('no-address', { url: request.url, brand, requestId: request.id });
  reply
    .code(errorCodes['request/malformed'].status)
    .headers({
      'content-security-policy': failurePolicy,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    .type('text/html; charset=utf-8')
    .send(page);
}

/** Answers what is not even HTTP, before there is a request: with problem details all the same. */
function refuseUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? '431 Request Header Fields Too Large'
      : '400 Bad Request';
  const body = JSON.stringify({
    type: '/api/docs#request/malformed',
    title: errorCodes['request/malformed'].title,
    status: Number.parseInt(status, 10),
    detail: 'The request could not be read.',
    code: 'request/malformed',
    requestId: randomUUID(),
  });
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: application/problem+json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}
