import { randomBytes } from 'node:crypto';
import { refusalOf } from '@pahiya/api/http/problems';
import { RefusedRequest } from '@pahiya/api/http/refusal';
import { assertSameSite } from '@pahiya/api/http/same-site';
import type {
  ContentVersions,
  ContentWatch,
} from '@pahiya/api/modules/content-versions/watch-content';
import type { Metrics } from '@pahiya/api/modules/operations/metrics';
import { errorCodes } from '@pahiya/contracts/error-codes';
import type { WebApp } from '@pahiya/web/server/page-contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Front } from '../front.ts';
import { compressOnce, encodingFor } from './content-encoding.ts';
import { failurePage, failurePolicy } from './failure-page.ts';
import type { InProcessApi } from './in-process-transport.ts';
import { createKeptPageFront } from './kept-page-front.ts';
import { createPageCache, type KeptPage, keptPage } from './page-cache.ts';
import { encodedForm, fileForm, isFileForm } from './page-request.ts';
import { type Asked, type PageVisit, type ReadingVisit, visitOf } from './page-visit.ts';
import { createRenderer, type Rendered, type RenderOptions, type Visit } from './render-visit.ts';
import { createRenewal } from './renew-pages.ts';
import { pagePolicy, type SecurityOptions } from './security-headers.ts';
import { sendKeptPage } from './send-kept-page.ts';
import { sendOpenPage } from './send-open-page.ts';
import { sendWhole } from './send-whole.ts';

/** What the pages need. */
export type PageOptions = RenderOptions & {
  readonly web: Pick<WebApp, 'findReadingPage'>;
  /** Versions of what the pages show. */
  readonly content: ContentWatch;
  readonly security: SecurityOptions;
  readonly allowedOrigins: ReadonlySet<string>;
  readonly metrics: Metrics;
  /** Where kept pages may be answered ahead of the framework; null where it has to see every request. */
  readonly front: Front | null;
  /** Off in development, where every request renders the source as it is. */
  readonly keepsPages: boolean;
};

/** Cookies with which a page is somebody's own: it is then neither kept nor answered from kept bytes. */
const ownCookies = ['pahiya_session', 'pahiya_operator', 'recent', 'theme'];
const cacheBytes = 48 * 1024 * 1024;
const unkeptAtMost = 1_000;
const bodyLimit = 64 * 1024;
/** A form with a document of at most 8 MB and its few fields. */
const fileFormLimit = 9 * 1024 * 1024;
/** Forms that come in parts, and the session that they need before they are read: papers of an order; pictures and long
 * texts of the desk, which would weigh three times as much in a plain form of Hindi. */
const fileForms = [
  { path: /^(?:\/hi)?\/orders\/[^/]+$/, cookie: 'pahiya_session' },
  {
    path: /^(?:\/hi)?\/admin\/(?:images|(?:blog|forms)\/[^/]+|layout\/document)$/,
    cookie: 'pahiya_operator',
  },
] as const;

/** Every address that is no call and no file is a page: rendered by the web app with the API in process. */
export function registerPages(app: FastifyInstance, api: InProcessApi, options: PageOptions): void {
  const cache = createPageCache({ maxBytes: cacheBytes });
  const { render, renderReading } = createRenderer(api, options);
  const rendering = new Map<string, Promise<unknown>>();
  /** Pages that were made for one visitor when they were last asked for. */
  const unkept = new Set<string>();
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(encodedForm, { parseAs: 'string', bodyLimit }, (_request, body, done) =>
    done(null, body),
  );
  app.addContentTypeParser(
    fileForm,
    { parseAs: 'buffer', bodyLimit: fileFormLimit },
    (_request, body, done) => done(null, body),
  );
  // Whatever else carries files is refused before it is read.
  app.addHook('onRequest', (request, _reply, done) => {
    done(isFileForm(request) ? refusedFiles(request) : undefined);
  });

  // What is kept is sent in the same turn: a page that is waited for waits for nothing else.
  app.get('/*', (request, reply) => {
    const visit = visitFor(request);
    if (visit instanceof Promise) return visit.then((known) => sendPage(request, reply, known));
    return sendPage(request, reply, visit);
  });

  function sendPage(
    request: FastifyRequest,
    reply: FastifyReply,
    visit: Visit,
  ): FastifyReply | Promise<FastifyReply> {
    if (!options.keepsPages || isOwn(request, visit)) return sendOwn(request, reply, visit);
    const found = cache.find(visit.key, visit.stamp, Date.now());
    if (found === null) return sendFirst(request, reply, visit);
    if (found.isStale) cache.renew(visit.key, () => renderKept(request, visit));
    options.metrics.pages.inc({ source: found.isStale ? 'stale' : 'cached' });
    return sendKept(request, reply, found.page);
  }

  app.post('/*', async (request, reply) => {
    assertSameSite(request, options.allowedOrigins);
    return sendOwn(request, reply, { ...(await visitFor(request)), readingUrl: null });
  });

  /** At once while the versions are young, which is nearly always: a kept page waits for nothing. */
  function visitFor(request: FastifyRequest): Visit | Promise<Visit> {
    const known = options.content.versions();
    if (known instanceof Promise) return known.then((versions) => visitAt(request, versions));
    return visitAt(request, known);
  }

  function visitAt(asked: Asked, versions: ContentVersions): Visit {
    const [path = '/'] = asked.url.split('?', 1);
    const reading = options.web.findReadingPage(path);
    const visit = visitOf(asked, { reading, versions, now: options.now() });
    return { ...visit, layoutVersion: layoutOf(versions) };
  }

  /** The page that can be sent as it is to who asks so: fresh, and nobody's own. */
  function findKept(asked: Asked): KeptPage | null {
    const versions = options.content.versions();
    if (versions instanceof Promise) return null;
    const visit = visitAt(asked, versions);
    if (isOwn(asked, visit)) return null;
    const found = cache.find(visit.key, visit.stamp, Date.now());
    return found === null || found.isStale ? null : found.page;
  }

  /** Renders without a nonce, so that the bytes may be kept; keeps them when they hold nothing of a person. */
  async function renderKept(
    request: FastifyRequest,
    visit: Visit,
  ): Promise<Rendered & { page: KeptPage | null }> {
    return keepIfShared(visit, await render(request, visit, null));
  }

  async function keepIfShared(
    visit: Visit,
    made: Rendered,
  ): Promise<Rendered & { page: KeptPage | null }> {
    const { result, setCookies } = made;
    if (
      result.kind !== 'document' ||
      result.more !== null ||
      !result.shareable ||
      setCookies.length > 0
    ) {
      return { ...made, page: null };
    }
    const { status, headers } = result;
    const { stamp, freshMs, readingUrl: url, theme } = visit;
    const reading = url === null ? null : { url, theme };
    const facts = { status, headers, stamp, reading, keptAt: Date.now(), freshMs };
    const page = keptPage(facts, result.html);
    // Pages of the app are few and asked for by all: worth the wait. Pages that are read are thousands.
    if (visit.readingUrl === null) await page.forms.press();
    if (status === 200) cache.keep(visit.key, page);
    return { ...made, page };
  }

  /** Many may ask for a page that is not kept yet: one renders it, the others wait and take the bytes if it could be
   * kept. What could not is rendered for each, and waited for by nobody the next time. */
  async function sendFirst(
    request: FastifyRequest,
    reply: FastifyReply,
    visit: Visit,
  ): Promise<FastifyReply> {
    const before = rendering.get(placeOf(visit));
    if (before !== undefined && !unkept.has(visit.key)) {
      await before.catch(() => {});
      const page = cache.find(visit.key, visit.stamp, Date.now())?.page;
      if (page !== undefined) return sendKept(request, reply, page);
    }
    const first = renderKept(request, visit);
    const made = await (before === undefined ? underWay(visit, first) : first);
    if (made.page === null) {
      if (unkept.size >= unkeptAtMost) unkept.clear();
      unkept.add(visit.key);
      return sendResult(request, reply, made);
    }
    unkept.delete(visit.key);
    return sendKept(request, reply, made.page);
  }

  /** Who asks for this page meanwhile waits for it. */
  function underWay<T>(visit: Visit, made: Promise<T>): Promise<T> {
    const place = placeOf(visit);
    rendering.set(place, made);
    made.catch(() => {}).finally(() => rendering.delete(place));
    return made;
  }

  async function sendOwn(
    request: FastifyRequest,
    reply: FastifyReply,
    visit: Visit,
  ): Promise<FastifyReply> {
    const nonce = randomBytes(16).toString('base64');
    return sendResult(request, reply, await render(request, visit, nonce));
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
    options.metrics.pages.inc({ source: result.kind === 'drawn' ? 'thread' : 'rendered' });
    reply
      .code(result.status)
      .header('content-security-policy', pagePolicy(nonce, options.security, result.inlineScript))
      .header('vary', 'accept-encoding, cookie')
      .type('text/html; charset=utf-8');
    const { html, more } = result;
    if (more !== null && request.method !== 'HEAD')
      return sendOpenPage(request, reply, { html, more });
    const encoding = encodingFor(request.headers['accept-encoding']);
    if (encoding === 'identity') return sendWhole(request, reply, html);
    reply.header('content-encoding', encoding);
    return sendWhole(request, reply, await compressOnce(html, encoding));
  }

  function sendKept(request: FastifyRequest, reply: FastifyReply, page: KeptPage): FastifyReply {
    return sendKeptPage(request, reply, { page, policy: sharedPolicy });
  }

  const sharedPolicy = pagePolicy(null, options.security);
  if (options.keepsPages) {
    const asker = { ip: '127.0.0.1', log: app.log };
    const make = async (visit: ReadingVisit, versions: ContentVersions) => {
      const at = { ...visit, layoutVersion: layoutOf(versions) };
      if (rendering.has(placeOf(at))) return;
      await underWay(
        at,
        renderReading(asker, at, null).then((made) => keepIfShared(at, made)),
      );
      options.metrics.pages.inc({ source: 'renewed' });
    };
    const { findReadingPage: findReading } = options.web;
    options.content.onChange(createRenewal({ cache, findReading, now: options.now, make }));
    const { front, metrics, security } = options;
    front?.take(
      createKeptPageFront({
        find: findKept,
        readCookies: app.parseCookie,
        policy: sharedPolicy,
        security,
        metrics,
      }),
    );
    // From then on whoever asks is told that the server stops.
    app.addHook('preClose', async () => front?.leave());
  }

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

function isOwn({ cookies }: Asked, { readingUrl }: PageVisit): boolean {
  return readingUrl === null && ownCookies.some((name) => cookies[name] !== undefined);
}

function layoutOf(versions: ContentVersions): number {
  return versions.get('layout') ?? 0;
}

/** A page as it is at certain versions of its content. */
function placeOf({ key, stamp }: PageVisit): string {
  return `${stamp}\n${key}`;
}

/** Why this form with files is not read; undefined where it may be. */
function refusedFiles(request: FastifyRequest): RefusedRequest | undefined {
  const [path = ''] = request.url.split('?', 1);
  const known = fileForms.find((form) => form.path.test(path));
  if (known === undefined) {
    return new RefusedRequest({ code: 'request/unsupported-type', detail: 'Send a plain form.' });
  }
  if (request.cookies[known.cookie] === undefined) {
    return new RefusedRequest({ code: 'auth/required', detail: 'Sign in to hand in files.' });
  }
  return undefined;
}
