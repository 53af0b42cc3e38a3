import { randomBytes } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { refusalOf } from '@pahiya/api/http/problems';
import { RefusedRequest } from '@pahiya/api/http/refusal';
import { assertSameSite } from '@pahiya/api/http/same-site';
import type { Metrics } from '@pahiya/api/modules/operations/metrics';
import { errorCodes } from '@pahiya/contracts/error-codes';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import type { PageEnvironment, PageResult, RenderPage } from '@pahiya/web/server/page-contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { compressOnce, encodingFor } from './content-encoding.ts';
import { failurePage, failurePolicy } from './failure-page.ts';
import { makeInProcessTransport } from './in-process-transport.ts';
import { createPageCache, type KeptPage, keptPage } from './page-cache.ts';
import { pagePolicy, type SecurityOptions } from './security-headers.ts';

/** What the pages need. */
export type PageOptions = {
  readonly render: RenderPage;
  readonly environment: Omit<PageEnvironment, 'nowIso' | 'nonce'>;
  readonly security: SecurityOptions;
  readonly allowedOrigins: ReadonlySet<string>;
  /** A signed device for a visitor who has none. */
  readonly newDevice: () => string;
  readonly now: () => Date;
  readonly metrics: Metrics;
  /** Off in development, where every request renders the source as it is. */
  readonly keepsPages: boolean;
};

/** Cookies with which a page is somebody's own: it is then neither kept nor answered from kept bytes. */
const ownCookies = ['pahiya_session', 'pahiya_operator', 'recent', 'theme'];
const cacheBytes = 48 * 1024 * 1024;
const freshMs = 60_000;
const bodyLimit = 64 * 1024;
const encodedForm = 'application/x-www-form-urlencoded';
/** A form with a document of at most 8 MB and its few fields. */
const fileFormLimit = 9 * 1024 * 1024;
const fileForm = 'multipart/form-data';
const takesFiles = /^(?:\/hi)?\/orders\/[^/]+$/;

/** Every address that is no call and no file is a page: rendered by the web app with the API in process. */
export function registerPages(
  app: FastifyInstance,
  api: FastifyInstance,
  options: PageOptions,
): void {
  const cache = createPageCache({ maxBytes: cacheBytes, freshMs });
  const rendering = new Map<string, Promise<unknown>>();
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(encodedForm, { parseAs: 'string', bodyLimit }, (_request, body, done) =>
    done(null, body),
  );
  app.addContentTypeParser(
    fileForm,
    { parseAs: 'buffer', bodyLimit: fileFormLimit },
    (_request, body, done) => done(null, body),
  );
  // Files go to one's own order; whatever else carries some is refused before it is read.
  app.addHook('onRequest', async (request) => {
    if (!isFileForm(request)) return;
    if (!takesFiles.test(request.url)) {
      throw new RefusedRequest({ code: 'request/unsupported-type', detail: 'Send a plain form.' });
    }
    if (request.cookies.pahiya_session === undefined) {
      throw new RefusedRequest({ code: 'auth/required', detail: 'Sign in to hand in files.' });
    }
  });

  app.get('/*', async (request, reply) => {
    if (!options.keepsPages || ownCookies.some((name) => request.cookies[name] !== undefined)) {
      return sendOwn(request, reply);
    }
    const key = keyOf(request, options.now());
    const found = cache.find(key, Date.now());
    if (found !== null) {
      if (found.isStale) cache.renew(key, () => renderKept(request, key));
      options.metrics.pages.inc({ source: found.isStale ? 'stale' : 'cached' });
      return sendKept(request, reply, found.page);
    }
    return sendFirst(request, reply, key);
  });

  app.post('/*', async (request, reply) => {
    assertSameSite(request, options.allowedOrigins);
    return sendOwn(request, reply);
  });

  type Rendered = { result: PageResult; setCookies: readonly string[]; nonce: string | null };

  async function render(request: FastifyRequest, nonce: string | null): Promise<Rendered> {
    const { transport, setCookies } = makeInProcessTransport(api, request, options.newDevice());
    const result = await options.render({
      request: asFetchRequest(request, options.environment.brand.siteUrl),
      environment: { ...options.environment, nowIso: options.now().toISOString(), nonce },
      transport,
      cookies: withoutUndefined(request.cookies),
      isLoggedInHint: request.cookies.pahiya_session !== undefined,
      userIpAddress: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
    });
    if (result.kind === 'document' && result.fault !== undefined && result.fault !== null) {
      request.log.error({ err: result.fault }, 'page failed');
    }
    return { result, setCookies: [...setCookies, ...result.setCookies], nonce };
  }

  /** Renders without a nonce, so that the bytes may be kept; keeps them when they hold nothing of a person. */
  async function renderKept(
    request: FastifyRequest,
    key: string,
  ): Promise<Rendered & { page: KeptPage | null }> {
    const made = await render(request, null);
    const { result, setCookies } = made;
    if (result.kind !== 'document' || !result.shareable || setCookies.length > 0) {
      return { ...made, page: null };
    }
    const { status, headers } = result;
    const page = await keptPage({ status, headers, keptAt: Date.now() }, result.html);
    if (status === 200) cache.keep(key, page);
    return { ...made, page };
  }

  /** Many may ask for a page that is not kept yet: one renders it, the others wait and take the bytes if it could be
   * kept. What could not is rendered for each. */
  async function sendFirst(
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
  ): Promise<FastifyReply> {
    const underWay = rendering.get(key);
    if (underWay !== undefined) {
      await underWay.catch(() => {});
      const page = cache.find(key, Date.now())?.page;
      if (page !== undefined) return sendKept(request, reply, page);
    }
    const first = renderKept(request, key);
    if (underWay === undefined) {
      rendering.set(key, first);
      first.catch(() => {}).finally(() => rendering.delete(key));
    }
    const made = await first;
    return made.page === null
      ? sendResult(request, reply, made)
      : sendKept(request, reply, made.page);
  }

  async function sendOwn(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const nonce = randomBytes(16).toString('base64');
    return sendResult(request, reply, await render(request, nonce));
  }

  async function sendResult(
    request: FastifyRequest,
    reply: FastifyReply,
    { result, setCookies, nonce }: Rendered,
  ): Promise<FastifyReply> {
    reply.headers(result.headers);
    for (const cookie of setCookies) reply.header('set-cookie', cookie);
    reply.header('cache-control', 'private, no-store');
    if (result.kind === 'redirect') {
      return reply.code(result.status).header('location', result.location).send();
    }
    options.metrics.pages.inc({ source: 'rendered' });
    reply
      .code(result.status)
      .header('content-security-policy', pagePolicy(nonce, options.security))
      .header('vary', 'accept-encoding, cookie')
      .type('text/html; charset=utf-8');
    const encoding = encodingFor(request.headers['accept-encoding']);
    if (encoding === 'identity') return reply.send(result.html);
    return reply
      .header('content-encoding', encoding)
      .send(await compressOnce(result.html, encoding));
  }

  /** Writes kept bytes past Fastify's own sending: there is nothing to serialise and no cookie to set, and those steps
   * cost more than the bytes. Headers that hooks have set go along. */
  function sendKept(request: FastifyRequest, reply: FastifyReply, page: KeptPage): FastifyReply {
    const encoding = encodingFor(request.headers['accept-encoding']);
    const bytes = encoding === 'br' ? page.brotli : encoding === 'gzip' ? page.gzip : page.plain;
    reply.hijack();
    reply.raw.writeHead(page.status, {
      ...(reply.getHeaders() as OutgoingHttpHeaders),
      ...page.headers,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': sharedPolicy,
      'cache-control': 'private, no-cache',
      vary: 'accept-encoding, cookie',
      'content-length': bytes.length,
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    });
    reply.raw.end(request.method === 'HEAD' ? undefined : bytes);
    return reply;
  }

  const sharedPolicy = pagePolicy(null, options.security);

  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal === null) request.log.error({ err: error }, 'page failed');
    const page = failurePage(refusal === null ? 'broken' : 'unreadable', {
      url: request.url,
      brand: options.environment.brand.name,
      requestId: request.id,
    });
    return reply
      .code(refusal === null ? 500 : errorCodes[refusal.code].status)
      .header('content-security-policy', failurePolicy)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(page);
  });
}

function keyOf(request: FastifyRequest, now: Date): string {
  const { city = '', cityId = '', cityHindi = '' } = request.cookies;
  const place = [city.slice(0, 60), cityId.slice(0, 10), cityHindi.slice(0, 60)];
  return [request.url, ...place, istDateOf(now)].join('\n');
}

/** The request in fetch's terms, as React Router's static handler takes it. Its origin is the site's own: what a
 * caller writes into `Host`, or after a double slash, decides nothing. */
function asFetchRequest(request: FastifyRequest, siteUrl: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string') headers.set(name, value);
  }
  const url = new URL(siteUrl + request.url);
  if (request.method !== 'POST') return new Request(url, { headers });
  headers.delete('content-length');
  const { body } = request;
  // A form with files keeps its type, which names the boundary of its parts.
  if (Buffer.isBuffer(body)) {
    return new Request(url, { method: 'POST', headers, body: new Uint8Array(body) });
  }
  // Other types were refused; a form without a body comes without a type.
  headers.set('content-type', encodedForm);
  return new Request(url, {
    method: 'POST',
    headers,
    body: typeof body === 'string' ? body : '',
  });
}

function isFileForm({ method, headers }: FastifyRequest): boolean {
  return method === 'POST' && headers['content-type']?.startsWith(fileForm) === true;
}

function withoutUndefined(
  cookies: Readonly<Record<string, string | undefined>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(cookies).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
