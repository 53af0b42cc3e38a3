import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Ask, ask } from '../test/ask.ts';
import { type OwnServer, startOwnServer } from '../test/own-server.ts';

const pagesPerMinute = 60;
let server: OwnServer;
beforeAll(async () => {
  server = await startOwnServer({
    REQUESTS_PER_MINUTE: String(pagesPerMinute),
    TRUSTED_PROXIES: '127.0.0.1',
  });
});
afterAll(() => server?.stop());

const form = (path: string, body: string): Ask & { path: string } => ({
  path,
  method: 'POST',
  headers: {
    'content-type': 'application/x-www-form-urlencoded',
    'sec-fetch-site': 'same-origin',
  },
  body,
});
const brokenParts = (path: string, cookie: string): Ask & { path: string } => ({
  path,
  method: 'POST',
  headers: { 'content-type': 'multipart/form-data; boundary=x', cookie },
  body: '--x\r\nbroken',
});

describe('text that cannot be stored or shown', () => {
  test.each<Ask & { path: string }>([
    { path: '/api/v1/web/blog/home?tag=a%00b' },
    { path: '/blog?tag=%00' },
    { path: '/rc-details/DL8%00' },
    { path: '/api/v1/web/operator/find-order?publicId=a%00' },
    form('/admin/sign-in', 'username=a%00b&password=x&code=1'),
    form('/theme', 'theme=dark&next=/e%00'),
    form('/city', 'cityId=1&next=/e%00'),
    brokenParts('/admin/images', 'pahiya_operator=any'),
    brokenParts('/admin/forms/ANY', 'pahiya_operator=any'),
    brokenParts('/orders/PH123', 'pahiya_session=any'),
  ])('$method $path is refused with a message', async ({ path, ...options }) => {
    const answer = await ask(server.base, path, options);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(answer.text).toMatch(/could not be read|could not read|does not work|sign in again/i);
  });

  test('a cookie with a NUL is ignored, so that no browser is locked out', async () => {
    const { status } = await ask(server.base, '/rc-search', { headers: { cookie: 'city=a%00b' } });
    expect(status).toBe(200);
  });

  test.each(['/theme', '/city'])(
    '%s redirects home from an address that is invalid in a header',
    async (path) => {
      const next = encodeURIComponent('/हि');
      const answer = await ask(server.base, path, form(path, `theme=dark&cityId=1&next=${next}`));
      expect([answer.status, answer.headers.location]).toEqual([303, '/']);
    },
  );
});

describe('invalid requests', () => {
  test.each([
    ['two Host headers', 'GET /rc-search HTTP/1.1\r\nHost: a\r\nHost: b\r\n'],
    ['two Host headers on a call', 'GET /api/v1/web/city/all HTTP/1.1\r\nHost: a\r\nhost: b\r\n'],
    ['an address of another server', 'GET http://elsewhere.example/ HTTP/1.1\r\nHost: a\r\n'],
    ['no path', 'OPTIONS * HTTP/1.1\r\nHost: a\r\n'],
  ])('%s is malformed', async (_, head) => {
    const socket = connect(server.port, '127.0.0.1');
    socket.end(`${head}Connection: close\r\n\r\n`);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
  });
});

describe('a page with an unused query parameter', () => {
  const renders = async () => {
    const { text: metrics } = await ask(server.base, '/metrics');
    const count = (source: string) =>
      Number(new RegExp(`pages_total\\{source="${source}"\\} (\\d+)`).exec(metrics)?.[1] ?? 0);
    return { rendered: count('rendered') + count('thread'), cached: count('cached') };
  };

  test.each(['/rc-search', '/hi/challan-pay', '/blog'])(
    '%s is not rendered again',
    async (path) => {
      const plain = await ask(server.base, path);
      const before = await renders();
      for (let count = 0; count < 20; count += 1) {
        const answer = await ask(server.base, `${path}?x=${Math.random()}&utm_source=a`);
        expect(answer.text).toBe(plain.text);
      }
      const after = await renders();
      expect(after.rendered).toBe(before.rendered);
      expect(after.cached).toBe(before.cached + 20);
    },
  );
});

describe('one address', () => {
  test('has a limit of rendered pages per minute, while cached ones stay free', async () => {
    const headers = { 'x-forwarded-for': '198.51.100.1' };
    await ask(server.base, '/rc-search', { headers });
    const statuses: number[] = [];
    let last = await ask(server.base, '/hi/nothing', { headers });
    for (let count = 0; count < pagesPerMinute; count += 1) {
      last = await ask(server.base, `/hi/nothing/${count}`, { headers });
      statuses.push(last.status);
    }
    expect(new Set(statuses)).toEqual(new Set([404, 429]));
    expect(last.text).toContain('रिक्वेस्ट');
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask(server.base, '/rc-search?x=1', { headers })).status).toBe(200);
  });
});

describe('large bodies of anonymous callers', () => {
  test.each([
    ['/api/v1/web/challan-pay/upload-documents', 'application/json', 'pahiya_session=a.b'],
    ['/orders/PH1234567890', 'multipart/form-data; boundary=x', 'pahiya_session=a.b'],
    ['/admin/images', 'multipart/form-data; boundary=x', 'pahiya_operator=a.b'],
    ['/admin/forms/ANY', 'multipart/form-data; boundary=x', 'pahiya_operator=a.b'],
  ])('to %s are refused before they are read', async (path, type, cookie) => {
    // Each path is tried from another address: limits must not be the cause of the refusal.
    const address = `198.51.100.${10 + path.length}`;
    const head = [
      `POST ${path} HTTP/1.1`,
      'Host: a',
      'Sec-Fetch-Site: same-origin',
      `Content-Type: ${type}`,
      'Content-Length: 9000000',
      `Cookie: ${cookie}`,
      `X-Forwarded-For: ${address}`,
      '\r\n',
    ].join('\r\n');
    const answers = await Promise.all(
      Array.from({ length: 40 }, async () => {
        const socket = connect(server.port, '127.0.0.1');
        // The body never arrives: a server that waits for it does not respond.
        socket.write(head);
        const status = await new Promise<string>((resolve, reject) => {
          socket.once('data', (bytes) => resolve(bytes.toString('latin1').slice(0, 12)));
          socket.once('error', reject);
        });
        socket.destroy();
        return status;
      }),
    );
    expect(new Set(answers)).toEqual(new Set(['HTTP/1.1 401']));
  });
});
