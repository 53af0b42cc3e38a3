import { randomUUID } from 'node:crypto';
import { addressUnit } from '@pahiya/api/http/address';
import { hasEncodedNul } from '@pahiya/api/http/plain-text';
import { refusalOf, refusalOfFault } from '@pahiya/api/http/problems';
import { RefusedRequest } from '@pahiya/api/http/refusal';
import { assertSameSite } from '@pahiya/api/http/same-site';
import { tooMany } from '@pahiya/api/http/too-many';
import type { Limiter, LimitRule } from '@pahiya/api/limits/limiter';
import type {
  ContentVersions,
  ContentWatch,
} from '@pahiya/api/modules/content-versions/watch-content';
import type { Metrics } from '@pahiya/api/modules/operations/metrics';
import type { Services } from '@pahiya/api/services';
import { errorCodes } from '@pahiya/contracts/error-codes';
import { headerAddress } from '@pahiya/domain/shared/header-address';
import type { WebApp } from '@pahiya/web/frame/page/page-contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { compressOnce, encodingFor } from './content-encoding.ts';
import { failureOf, failurePage, failurePolicy } from './failure-page.ts';
import { fileFormGuard, fileFormLimit } from './file-forms.ts';
import type { Front } from './front.ts';
import type { InProcessApi } from './in-process-transport.ts';
import { createKeptPageFront } from './kept-page-front.ts';
import { redirectMovedPages } from './moved-pages.ts';
import type { KeptPage } from './page-cache.ts';
import { createPageRenders } from './page-renders.ts';
import { encodedForm, fileForm, readFileForm } from './page-request.ts';
import type { OnPageSent } from './page-sent.ts';
import { type Asked, ownVisit, type ReadingVisit, visitOf } from './page-visit.ts';
import { createRenderer, type Rendered, type RenderOptions, type Visit } from './render-visit.ts';
import { createRenewal } from './renew-pages.ts';
import { pagePolicy, policyFor, type SecurityOptions } from './security-headers.ts';
import { sendKeptPage } from './send-kept-page.ts';
import { sendOpenPage } from './send-open-page.ts';
import { encodeOnce, sendWhole } from './send-whole.ts';

/** Dependencies of the pages. */
export type PageOptions = RenderOptions & {
  readonly web: Pick<WebApp, 'findReadingPage' | 'findSharedPage'>;
  /** Versions of the pages' content. */
  readonly content: ContentWatch;
  readonly security: SecurityOptions;
  readonly allowedOrigins: ReadonlySet<string>;
  readonly metrics: Metrics;
  /** Limits pages rendered per minute and address; cached pages are free. */
  readonly limiter: Limiter;
  readonly pagesPerMinute: number;
  readonly largeBodies: Services['largeBodies'];
  readonly onSent: OnPageSent;
  /** Serves cached pages before the framework; null where the framework must see every request. */
  readonly front: Front | null;
  /** Off in development, where every request renders the current source. */
  readonly keepsPages: boolean;
};

const bodyLimit = 64 * 1024;

/** Renders every URL that is neither a call nor a file as a page of the web app, with the API in process. */
export function registerPages(app: FastifyInstance, api: InProcessApi, options: PageOptions): void {
  const renderer = createRenderer(api, options);
  const renders = createPageRenders(renderer);
  const sharedPolicy = pagePolicy(null, options.security);
  const perAddress: LimitRule = { name: 'pages', points: options.pagesPerMinute, perSeconds: 60 };
  addParsers(app);
  redirectMovedPages(app);
  app.addHook('onRequest', fileFormGuard({ api, ...options }));

  // Without a promise: a cached page is sent in the same turn of the event loop.
  app.get('/*', (request, reply) => {
    const visit = visitFor(request);
    if (visit instanceof Promise) return visit.then((known) => sendPage(request, reply, known));
    return sendPage(request, reply, visit);
  });

  app.post('/*', async (request, reply) => {
    assertSameSite(request, options.allowedOrigins);
    const { layoutVersion } = await visitFor(request);
    return sendOwn(request, reply, { ...ownVisit(request.url), layoutVersion });
  });

  function sendPage(
    request: FastifyRequest,
    reply: FastifyReply,
    visit: Visit,
  ): FastifyReply | Promise<FastifyReply> {
    if (!options.keepsPages || visit.kind === 'own') return sendOwn(request, reply, visit);
    const found = renders.find(visit);
    if (found === null) return sendFirst(request, reply, visit);
    if (found.isStale) renders.renew(request, visit);
    options.metrics.pages.inc({ source: found.isStale ? 'stale' : 'cached' });
    return sendKept(request, reply, found.page);
  }

  /** Synchronous while the versions are recent, which is nearly always. */
  function visitFor(request: FastifyRequest): Visit | Promise<Visit> {
    const known = options.content.versions();
    if (known instanceof Promise) return known.then((versions) => visitAt(request, versions));
    return visitAt(request, known);
  }

  function visitAt(asked: Asked, versions: ContentVersions): Visit {
    const [path = '/'] = asked.url.split('?', 1);
    const reading = options.web.findReadingPage(path);
    const shared = reading === null ? options.web.findSharedPage(path) : null;
    const visit = visitOf(asked, { reading, shared, versions, now: options.now() });
    return { ...visit, layoutVersion: layoutOf(versions) };
  }

  /** The fresh cached page for this request, or null. */
  function findKept(asked: Asked): KeptPage | null {
    const versions = options.content.versions();
    if (versions instanceof Promise) return null;
    const visit = visitAt(asked, versions);
    if (visit.kind === 'own') return null;
    const found = renders.find(visit);
    return found === null || found.isStale ? null : found.page;
  }

  /** Counts a page against its address before it is rendered. */
  async function limitRender({ ip }: FastifyRequest): Promise<void> {
    const state = await options.limiter.take(perAddress, addressUnit(ip));
    if (state.isExceeded) throw new RefusedRequest(tooMany(state));
  }

  async function sendFirst(
    request: FastifyRequest,
    reply: FastifyReply,
    visit: Visit,
  ): Promise<FastifyReply> {
    await limitRender(request);
    const made = await renders.first(request, visit);
    return 'etag' in made ? sendKept(request, reply, made) : sendResult(request, reply, made);
  }

  async function sendOwn(
    request: FastifyRequest,
    reply: FastifyReply,
    visit: Visit,
  ): Promise<FastifyReply> {
    await limitRender(request);
    // 122 random bits, which Node draws for many in advance; sixteen bytes of `randomBytes` took 3 % of a page.
    const nonce = randomUUID();
    return sendResult(request, reply, await renderer.render(request, visit, nonce));
  }

  async function sendResult(
    request: FastifyRequest,
    reply: FastifyReply,
    { result, setCookies, nonce }: Rendered,
  ): Promise<FastifyReply> {
    reply.headers(result.headers);
    noteSent(request, result.status);
    for (const cookie of setCookies) reply.header('set-cookie', cookie);
    reply.header(
      'cache-control',
      cachingOf(request, result.kind === 'redirect' ? 303 : result.status),
    );
    if (result.kind === 'redirect') {
      return reply.code(result.status).header('location', headerAddress(result.location)).send();
    }
    options.metrics.pages.inc({ source: result.kind === 'drawn' ? 'thread' : 'rendered' });
    const { html, more } = result;
    const page = typeof html === 'string' && more === null ? encodeOnce(html) : html;
    reply
      .code(result.status)
      .header(
        'content-security-policy',
        policyFor(page, pagePolicy(nonce, options.security, result.inlineScript)),
      )
      .header('vary', 'accept-encoding, cookie')
      .type('text/html; charset=utf-8');
    if (more !== null && request.method !== 'HEAD')
      return sendOpenPage(request, reply, { html, more });
    const encoding = encodingFor(request.headers['accept-encoding']);
    if (encoding === 'identity') return sendWhole(request, reply, page);
    reply.header('content-encoding', encoding);
    return sendWhole(request, reply, await compressOnce(page, encoding));
  }

  function sendKept(request: FastifyRequest, reply: FastifyReply, page: KeptPage): FastifyReply {
    noteSent(request, page.status);
    return sendKeptPage(request, reply, { page, policy: sharedPolicy });
  }

  function noteSent({ method, url, headers, body }: FastifyRequest, status: number): void {
    options.onSent({ method, url, status, headers, form: typeof body === 'string' ? body : null });
  }

  if (options.keepsPages) {
    const asker = { id: 'renewal', ip: '127.0.0.1', log: app.log };
    const make = async (visit: ReadingVisit, versions: ContentVersions) => {
      const isMade = await renders.ahead(asker, { ...visit, layoutVersion: layoutOf(versions) });
      if (isMade) options.metrics.pages.inc({ source: 'renewed' });
    };
    const { findReadingPage: findReading } = options.web;
    const { cache } = renders;
    options.content.onChange(createRenewal({ cache, findReading, now: options.now, make }));
    const { front, metrics, security, onSent } = options;
    front?.take(
      createKeptPageFront({
        find: findKept,
        readCookies: app.parseCookie,
        policy: sharedPolicy,
        security,
        metrics,
        onSent,
      }),
    );
    // From now on the framework responds that the server is stopping.
    app.addHook('preClose', async () => front?.leave());
  }

  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal === null) request.log.error({ err: error }, 'page failed');
    const answered = refusal ?? refusalOfFault(error);
    const page = failurePage(failureOf(answered.code), {
      url: request.url,
      brand: options.environment.brand.name,
      requestId: request.id,
    });
    if (answered.retryAfterSeconds !== undefined) {
      reply.header('retry-after', String(answered.retryAfterSeconds));
    }
    return reply
      .code(errorCodes[answered.code].status)
      .header('content-security-policy', failurePolicy)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(page);
  });
}

/** Pages accept forms: URL-encoded, or multipart where the guard allows it. */
function addParsers(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    encodedForm,
    { parseAs: 'string', bodyLimit },
    (_request, body, done) => {
      if (hasEncodedNul(String(body))) done(new RefusedRequest(unreadableForm));
      else done(null, body);
    },
  );
  app.addContentTypeParser(
    fileForm,
    { parseAs: 'buffer', bodyLimit: fileFormLimit },
    async (request: FastifyRequest, body: Buffer) =>
      readFileForm(body, request.headers['content-type'] ?? ''),
  );
}

const unreadableForm = {
  code: 'request/malformed',
  detail: 'The form could not be read.',
} as const;

const ownCookies = [
  'pahiya_session',
  'pahiya_web_view',
  '__Host-pahiya_web_view',
  'pahiya_operator',
  'pahiya_partner',
] as const;

/** Pages of signed-in people, responses to forms and refusals are never stored. An anonymous visitor's page may be
 * shown again by the back button: `no-store` would exclude it from the back/forward cache. */
function cachingOf({ method, cookies, url }: FastifyRequest, status: number): string {
  const isSignedIn = ownCookies.some((name) => cookies[name] !== undefined);
  const isDesk = /^(?:\/hi)?\/(?:desk|partner|moderate|inspect)\b/.test(url);
  const isStored = method !== 'POST' && status === 200 && !isSignedIn && !isDesk;
  return isStored ? 'private, no-cache' : 'private, no-store';
}

function layoutOf(versions: ContentVersions): number {
  return versions.get('layout') ?? 0;
}
