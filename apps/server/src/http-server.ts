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
import { logOptions, requestLog } from './log.ts';
import {
  dropUnreadableCookies,
  isMalformed,
  malformed,
  refuseMalformed,
} from './malformed-requests.ts';
import { failurePage, failurePolicy } from './pages/failure-page.ts';
import type { Front } from './pages/front.ts';

const bodyLimitBytes = 64 * 1024;

/** The HTTP server before any route: limits, timeouts, trusted proxies, request ids, logs. */
export function createHttpServer(config: Config, front: Front): FastifyInstance {
  return Fastify({
    serverFactory: (handle) => serverBehind(front, handle, config),
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

/** Time for the headers of a request, for the whole request, and between two requests of a connection. */
const timeouts = { headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 65_000 };
const idleMs = 60_000;

/** A server that refuses malformed requests, responds from the front where it can, and otherwise passes the request to
 * the framework. Connections beyond the configured number are closed unread. */
function serverBehind(
  front: Front,
  handle: RequestListener,
  { BRAND_NAME, MAX_CONNECTIONS }: Config,
): Server {
  const server = createServer(timeouts, (request, response) => {
    dropUnreadableCookies(request);
    if (isMalformed(request)) refuseMalformed(request, response, BRAND_NAME);
    else if (!front.answer(request, response)) handle(request, response);
  });
  server.maxConnections = MAX_CONNECTIONS;
  return server.setTimeout(idleMs);
}

const unreadable: Refusal = {
  code: 'request/malformed',
  detail: 'The request could not be read.',
};

/** The page for a malformed link. It is sent before all hooks, so its headers are set here. */
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

const unreadableStatus: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  // A connection opened ahead and not used in time: browsers send their request again after this status only.
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Responds to invalid HTTP, before there is a request. */
function refuseUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = unreadableStatus[error.code ?? ''] ?? '400 Bad Request';
  const body = JSON.stringify(malformed(Number.parseInt(status, 10), randomUUID()));
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: application/problem+json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}
