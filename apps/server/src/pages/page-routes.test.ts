import cookie from '@fastify/cookie';
import { largeBodiesOfProcess } from '@pahiya/api/http/large-bodies';
import { createMemoryLimiter } from '@pahiya/api/limits/shared-limiter';
import { createMetrics } from '@pahiya/api/modules/operations/metrics';
import type { DrawnPage, PageDocument, PageResult } from '@pahiya/web/frame/page/page-contract';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { registerPages } from './page-routes.ts';
import type { PageSent } from './page-sent.ts';

const document: PageDocument = {
  kind: 'document',
  status: 200,
  html: 'for one',
  more: null,
  inlineScript: null,
  headers: {},
  setCookies: [],
  shareable: false,
  fault: null,
};
const shared = { ...document, html: 'for all', shareable: true };

/** The same, from another thread. */
function drawnPage(text: string): DrawnPage {
  const html = new TextEncoder().encode(text);
  return { ...document, kind: 'drawn', html, more: null, inlineScript: null };
}

const pagesPerMinute = 20;

/** Renders in progress: the test resolves each with its result. */
let made: ((page: PageResult | DrawnPage) => void)[];
let app: FastifyInstance;
let logged: string[];
let sent: PageSent[];

beforeEach(async () => {
  made = [];
  logged = [];
  sent = [];
  app = Fastify({ logger: { level: 'error', stream: { write: (line) => logged.push(line) } } });
  await app.register(cookie);
  const renderPage = () =>
    new Promise<never>((resolve) => {
      made.push(resolve as never);
    });
  const brand = { name: 'Pahiya', siteUrl: 'http://localhost' };
  const content = { versions: () => new Map(), onChange: () => undefined };
  registerPages(app, { app, direct: { find: () => undefined } }, {
    web: {
      renderPage,
      findReadingPage: () => null,
      findSharedPage: (path: string) => ({ path, variants: [], personal: [] }),
    },
    elsewhere: null,
    environment: { brand },
    newDevice: () => 'device',
    now: () => new Date('2026-11-23T05:00:00Z'),
    content,
    security: { frameAncestors: [], connectTo: [], checkoutOrigin: null },
    allowedOrigins: new Set(),
    metrics: createMetrics(),
    limiter: createMemoryLimiter(),
    pagesPerMinute,
    largeBodies: largeBodiesOfProcess(),
    onSent: (page: PageSent) => sent.push(page),
    front: null,
    keepsPages: true,
  } as never);
  await app.ready();
});
afterEach(() => app.close());

/** Requests the page and waits until its render has started. */
async function asked(url = '/a') {
  const answer = app.inject({ url });
  // Started now, not when awaited.
  const text = answer.then(({ payload }) => payload);
  await new Promise(setImmediate);
  return { text };
}

describe('concurrent requests for a page', () => {
  test('are answered by one render when the page is the same for all', async () => {
    const first = await asked();
    const second = await asked();
    expect(made).toHaveLength(1);
    made[0]?.(shared);
    expect([await first.text, await second.text]).toEqual(['for all', 'for all']);
    expect(made).toHaveLength(1);
  });

  test('do not wait for each other when the page was personal the last time', async () => {
    const before = await asked();
    made[0]?.(document);
    expect(await before.text).toBe('for one');

    const first = await asked();
    const second = await asked();
    const other = await asked('/b');
    const another = await asked('/b');
    expect(made).toHaveLength(4);
    made[2]?.(document);
    expect(await second.text).toBe('for one');
    made[1]?.(document);
    expect(await first.text).toBe('for one');

    made[3]?.(shared);
    expect([await other.text, await another.text]).toEqual(['for all', 'for all']);
  });

  test('get the cached page once it is the same for all again', async () => {
    const before = await asked();
    made[0]?.(document);
    await before.text;
    const again = await asked();
    made[1]?.(shared);
    expect(await again.text).toBe('for all');
    expect(await (await asked()).text).toBe('for all');
    expect(made).toHaveLength(2);
  });
});

describe('the browser may keep a page for the back button', () => {
  const cachingOf = async (options: object, page: PageDocument = document) => {
    const answer = app.inject({ url: '/a', ...options });
    const caching = answer.then(({ headers }) => headers['cache-control']);
    await new Promise(setImmediate);
    made[0]?.(page);
    return caching;
  };

  test('of an anonymous visitor', async () => {
    expect(await cachingOf({})).toBe('private, no-cache');
  });

  test.each<[string, object, PageDocument?]>([
    ['of a person who is signed in', { cookies: { pahiya_session: 'a' } }],
    ['of the desk', { url: '/desk/sign-in' }],
    ['that answers a form', { method: 'POST' }],
    ['that is a refusal', {}, { ...document, status: 404 }],
  ])('but not %s', async (_, options, page) => {
    expect(await cachingOf(options, page)).toBe('private, no-store');
  });
});

test('one address has a limit of rendered pages', async () => {
  const statuses: number[] = [];
  for (let count = 0; count <= pagesPerMinute; count += 1) {
    const answer = app.inject({ url: `/hi/${count}`, cookies: { theme: 'dark' } });
    const status = answer.then(({ statusCode }) => statuses.push(statusCode));
    await new Promise(setImmediate);
    made[count]?.(document);
    await status;
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(pagesPerMinute);
  expect(statuses.at(-1)).toBe(429);
  expect(made).toHaveLength(pagesPerMinute);
});

test('every page sent is noted: rendered, cached, refused, and the answer to a form', async () => {
  const first = await asked('/a?b=1');
  made[0]?.(shared);
  await first.text;
  await (await asked('/a?b=1')).text;
  const refused = await asked('/none');
  made[1]?.({ ...document, status: 404 });
  await refused.text;
  const answer = app.inject({
    ...{ url: '/list', method: 'POST', payload: 'id=a' },
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  const answered = answer.then(({ statusCode }) => statusCode);
  await expect.poll(() => made).toHaveLength(3);
  made[2]?.({ kind: 'redirect', status: 303, location: '/b', headers: {}, setCookies: [] });
  expect(await answered).toBe(303);
  expect(sent).toMatchObject([
    { method: 'GET', url: '/a?b=1', status: 200, form: null },
    { method: 'GET', url: '/a?b=1', status: 200 },
    { status: 404 },
    { method: 'POST', url: '/list', status: 303, form: 'id=a' },
  ]);
});

test('a page rendered in another thread is sent unchanged', async () => {
  const { text } = await asked();
  made[0]?.(drawnPage('पहिया'));
  expect(await text).toBe('पहिया');
});

test.each(['here', 'in another thread'])(
  'an error in a page rendered %s is logged',
  async (place) => {
    const { text } = await asked();
    const fault = new Error('half a page');
    made[0]?.({ ...(place === 'here' ? document : drawnPage(document.html)), status: 500, fault });
    expect(await text).toBe(document.html);
    expect(logged).toEqual([expect.stringContaining('half a page')]);
  },
);

describe('an old address of the desk', () => {
  test.each([
    ['/admin', '/desk'],
    ['/admin/', '/desk/'],
    ['/admin?state=assigned', '/desk?state=assigned'],
    ['/hi/admin/orders/7?tab=%E0%A4%B9', '/hi/desk/orders/7?tab=%E0%A4%B9'],
  ])('redirects from %s to %s, with its method', async (url, location) => {
    for (const method of ['GET', 'HEAD', 'POST'] as const) {
      const { statusCode, headers } = await app.inject({ url, method });
      expect([method, statusCode, headers.location]).toEqual([method, 308, location]);
    }
    expect(made).toHaveLength(0);
  });

  test('redirects a form with files before its body is read', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const { statusCode } = await app.inject({ url: '/admin/images', method: 'POST', headers });
    expect(statusCode).toBe(308);
  });

  test('is not every address that begins like it', async () => {
    const { text } = await asked('/administration');
    made[0]?.(document);
    expect(await text).toBe(document.html);
  });
});
