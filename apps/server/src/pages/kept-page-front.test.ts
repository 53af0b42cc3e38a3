import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createMetrics } from '@pahiya/api/modules/operations/metrics';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Ask, ask, headerOf } from '../../test/ask.ts';
import { createFront } from './front.ts';
import { createKeptPageFront } from './kept-page-front.ts';
import { type KeptPage, keptPage } from './page-cache.ts';
import type { OnPageSent } from './page-sent.ts';
import type { Asked } from './page-visit.ts';

const facts = { status: 200, headers: {}, stamp: '', reading: null, keptAt: 0, freshMs: 1 };
const page = keptPage(facts, 'kept');
const find = vi.fn<(asked: Asked) => KeptPage | null>();
const metrics = createMetrics();
const onSent = vi.fn<OnPageSent>();
const front = createFront();
const security = {
  frameAncestors: [],
  connectTo: [],
  hasAnalytics: false,
  checkoutOrigin: null,
  allowsInlineStyles: false,
  isHttps: true,
};
const take = () =>
  front.take(
    createKeptPageFront({
      find,
      readCookies: (written) => ({ theme: written }),
      policy: 'p',
      security,
      metrics,
      onSent,
    }),
  );
const server = createServer((request, response) => {
  if (!front.answer(request, response)) response.end('framework');
});
let base = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => {
  find.mockReset().mockReturnValue(page);
  onSent.mockReset();
  take();
});

const answer = async (options: Ask = {}, path = '/') => (await ask(base, path, options)).text;

describe('a cached page', () => {
  test('is chosen by address and cookies', async () => {
    expect(await answer({ headers: { cookie: 'dark' } }, '/a?b=1')).toBe('kept');
    expect(find).toHaveBeenCalledWith({ url: '/a?b=1', cookies: { theme: 'dark' } });
  });

  test('is noted once sent, also when the browser has its bytes', async () => {
    await answer({ headers: { 'user-agent': 'a' } }, '/a?b=1');
    await answer({ headers: { 'if-none-match': page.etag } });
    expect(onSent.mock.calls.map(([sent]) => sent)).toMatchObject([
      {
        ...{ method: 'GET', url: '/a?b=1', status: 200, form: null },
        headers: { 'user-agent': 'a' },
      },
      { url: '/', status: 304 },
    ]);
  });

  test('has HSTS on a public host name, also behind a proxy', async () => {
    const told = async (headers: Record<string, string>) =>
      headerOf(await ask(base, '/', { headers }), 'strict-transport-security');
    expect(await told({ host: 'pahiya.example:8443' })).toContain('max-age');
    expect(await told({ 'x-forwarded-host': 'pahiya.example' })).toContain('max-age');
    expect(await told({})).toBe('');
    expect(await told({ host: '[::1]:3000' })).toBe('');
  });
});

describe('the framework handles', () => {
  test('pages that are not cached, unreadable, or still being compressed', async () => {
    find.mockReturnValueOnce(null);
    expect(await answer()).toBe('framework');
    find.mockImplementationOnce(() => {
      throw new Error('no address');
    });
    expect(await answer()).toBe('framework');
    find.mockReturnValueOnce(keptPage(facts, 'new'));
    expect(await answer({ headers: { 'accept-encoding': 'br' } })).toBe('framework');
  });

  test('other methods, API calls, and requests with a body', async () => {
    expect(await answer({ method: 'POST', body: 'a' })).toBe('framework');
    expect(await answer({ method: 'PUT' })).toBe('framework');
    expect(await answer({}, '/api/v1/web/city/all')).toBe('framework');
    expect(await answer({ headers: { 'content-length': '1' }, body: 'a' })).toBe('framework');
    expect(find).not.toHaveBeenCalled();
    expect(onSent).not.toHaveBeenCalled();
  });

  test('everything, once the server is stopping', async () => {
    front.leave();
    expect(await answer()).toBe('framework');
  });
});
