import { problemSchema } from '@pahiya/contracts/problem';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, headerOf } from '../test/ask.ts';
import { type OwnServer, startOwnServer } from '../test/own-server.ts';

let plain: OwnServer;
let secure: OwnServer;
beforeAll(async () => {
  plain = await startOwnServer();
  secure = await startOwnServer({
    SITE_URL: 'https://pahiya.example',
    FRAME_ANCESTORS: 'https://app.example',
    ALLOWED_ORIGINS: 'https://app.example',
    TRUSTED_PROXIES: '127.0.0.1',
    METRICS_TOKEN: 'a-token-of-the-operator',
  });
});
afterAll(async () => {
  await plain?.stop();
  await secure?.stop();
});

/** With a chosen theme the page is personal: rendered per request, with a nonce. */
const ownPage = { headers: { cookie: 'theme=dark' } };

describe('headers of every response', () => {
  test.each([
    '/',
    '/rc-search',
    '/no/such/page',
    '/api/v1/web/auth/check/login',
    '/api/nothing',
    '/healthz',
    '/robots.txt',
  ])('%s has them', async (path) => {
    const { headers } = await ask(plain.base, path);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers.server).toBeUndefined();
  });

  test('API responses are not cached anywhere', async () => {
    const { headers } = await ask(plain.base, '/api/v1/web/auth/check/login');
    expect(headers['cache-control']).toBe('no-store');
  });

  test('HSTS is sent on the public host name only, never on loopback', async () => {
    const hsts = async (host: string, base = secure.base) =>
      (await ask(base, '/healthz', { headers: { host } })).headers['strict-transport-security'];
    expect(await hsts('pahiya.example')).toMatch(/^max-age=31536000/);
    expect(await hsts('localhost:3000')).toBeUndefined();
    expect(await hsts('127.0.0.1:3000')).toBeUndefined();
    expect(await hsts('[::1]:3000')).toBeUndefined();
    expect(await hsts('pahiya.example', plain.base)).toBeUndefined();
  });

  test('only the configured site may frame pages', async () => {
    const { headers } = await ask(secure.base, '/');
    expect(headers['content-security-policy']).toContain('frame-ancestors https://app.example');
    expect(headers['x-frame-options']).toBeUndefined();
    const closed = await ask(plain.base, '/');
    expect(closed.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });

  test('cookies are Secure behind https, and the session is HttpOnly', async () => {
    const device = async (base: string) =>
      (await ask(base, '/api/v1/web/vehicle/DL8CAF5030', { headers: { src: 'web' } })).headers[
        'set-cookie'
      ]?.join() ?? '';
    expect(await device(secure.base)).toMatch(/deviceId=.*; Secure/);
    expect(await device(plain.base)).toMatch(/deviceId=(?!.*Secure)/);
  });

  test('a program without `src` and cookies gets no cookies', async () => {
    const answer = await fetch(`${plain.base}/api/v1/web/vehicle/DL8CAF5030`);
    expect(answer.headers.get('set-cookie')).toBeNull();
  });
});

describe('content security policy', () => {
  test('a personal page has a nonce of its own, on every script', async () => {
    const [first, second] = await Promise.all([
      ask(plain.base, '/rc-search', ownPage),
      ask(plain.base, '/rc-search', ownPage),
    ]);
    const nonces = [first, second].map((page) => {
      const policy = headerOf(page, 'content-security-policy');
      const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
      const scripts = scriptTags(page.text).filter((tag) => !tag.includes('application/json'));
      expect(scripts.length).toBeGreaterThan(0);
      expect(scripts.every((tag) => tag.includes(`nonce="${nonce}"`))).toBe(true);
      return nonce;
    });
    expect(nonces[0]).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(nonces[0]).not.toBe(nonces[1]);
  });

  test.each(['/', '/rc-search', '/hi/rc-search', '/rto-codes'])(
    'the cached page %s is the same for all: no nonce and no inline script',
    async (path) => {
      const first = await ask(plain.base, path);
      const second = await ask(plain.base, path);
      expect(first.status).toBe(200);
      expect(first.text === second.text).toBe(true);
      expect(first.headers['set-cookie']).toBeUndefined();
      expect(first.headers['content-security-policy']).toContain("script-src 'self';");
      expect(first.text).not.toContain('nonce=');
    },
  );

  test.each(['/', '/rc-search', '/rc-details/MH12DE1433', '/garage', '/sign-in', '/no/such/page'])(
    '%s has no inline script, style or handler',
    async (path) => {
      const page = await ask(plain.base, path, ownPage);
      const { text } = page;
      for (const tag of scriptTags(text)) expect(tag).toMatch(/ src="|type="application\/json"/);
      expect(text).not.toMatch(/<style[\s>]/);
      expect(text).not.toMatch(/<[^>]+ style="/);
      expect(text).not.toMatch(/<[^>]+ on[a-z]+="/);
      const policy = headerOf(page, 'content-security-policy');
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toContain('unsafe');
      // The one external address: the gateway's page, the target of a form.
      const paying = /form-action 'self' http:\/\/127\.0\.0\.1:\d+;/;
      expect(policy).toMatch(paying);
      expect(policy.replace(paying, '')).not.toMatch(/https?:/);
    },
  );

  test('the API reference runs no script at all', async () => {
    const { headers } = await ask(plain.base, '/api/docs');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).not.toContain('script-src');
  });
});

describe('forms and calls of other sites', () => {
  const form = {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'theme=dark&next=/',
  } as const;
  const sendForm = (headers: Record<string, string>, base = plain.base) =>
    ask(base, '/theme', { ...form, headers: { ...form.headers, ...headers } });

  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbouring subdomain', { 'sec-fetch-site': 'same-site' }],
    ['an old browser on another site', { origin: 'https://evil.example' }],
    ['a page without an origin', { origin: 'null' }],
  ])('a form of %s is refused with an error page, and nothing is set', async (_, headers) => {
    const answer = await sendForm(headers as Record<string, string>);
    expect(answer.status).toBe(403);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(answer.text).toMatch(/<h1>[^<]+<\/h1><p>[^<]+/);
  });

  test('a form of our own page is accepted', async () => {
    const origin = plain.base;
    for (const headers of [{ 'sec-fetch-site': 'same-origin' }, { origin }]) {
      const answer = await sendForm(headers as Record<string, string>);
      expect([answer.status, answer.headers.location]).toEqual([303, '/']);
      expect(answer.headers['set-cookie']?.join()).toContain('theme=dark');
    }
  });

  test('the configured native app may send forms and calls', async () => {
    const headers = { origin: 'https://app.example', 'sec-fetch-site': 'cross-site' };
    expect((await sendForm(headers, secure.base)).status).toBe(303);
    const call = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' } };
    const sent = await ask(secure.base, '/api/v1/web/auth/user/generateOtp', {
      ...call,
      body: '{}',
    });
    expect(sent.status).toBe(400);
    const elsewhere = await ask(plain.base, '/api/v1/web/auth/user/generateOtp', {
      ...call,
      body: '{}',
    });
    expect(elsewhere.status).toBe(403);
    expect(problemSchema.parse(JSON.parse(elsewhere.text)).code).toBe('request/cross-site');
  });

  test('a link on another site cannot sign a person out', async () => {
    const answer = await ask(plain.base, '/api/auth/logout', {
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(answer.status).toBe(403);
  });

  test.each([
    ['JSON', 'application/json', '{"theme":"dark"}', 415],
    ['a file upload', 'multipart/form-data; boundary=x', '--x--', 415],
    ['100 kB', 'application/x-www-form-urlencoded', `next=${'a'.repeat(100_000)}`, 413],
  ])('a page responds with a page to %s sent as a form', async (_, type, body, status) => {
    const answer = await ask(plain.base, '/theme', {
      method: 'POST',
      headers: { 'content-type': type, 'sec-fetch-site': 'same-origin' },
      body,
    });
    expect(answer.status).toBe(status);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.text).not.toMatch(/\.ts:\d|node_modules/);
  });

  test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'a form cannot redirect to %s',
    async (next) => {
      const answer = await ask(plain.base, '/theme', {
        ...form,
        headers: { ...form.headers, 'sec-fetch-site': 'same-origin' },
        body: new URLSearchParams({ theme: 'dark', next }).toString(),
      });
      expect(answer.headers.location).toBe('/');
    },
  );
});

describe('metrics', () => {
  test('are readable on this machine, and not through a proxy', async () => {
    const direct = await ask(plain.base, '/metrics');
    expect(direct.status).toBe(200);
    expect(direct.text).toMatch(/^# HELP /);
    for (const header of ['x-forwarded-for', 'forwarded']) {
      const { status } = await ask(plain.base, '/metrics', {
        headers: { [header]: '203.0.113.7' },
      });
      expect(status, header).toBe(404);
    }
  });

  test('with a token are readable only with it', async () => {
    const read = async (authorization: string) =>
      (await ask(secure.base, '/metrics', { headers: { authorization } })).status;
    expect(await read('Bearer a-token-of-the-operator')).toBe(200);
    expect(await read('Bearer a-token-of-the-operatos')).toBe(404);
    expect(await read('')).toBe(404);
  });

  test('have routes by their pattern, never a vehicle', async () => {
    await ask(plain.base, '/api/v1/web/vehicle/TN09BZ1234');
    const { text } = await ask(plain.base, '/metrics');
    expect(text).toContain('/vehicle/:vehicleNumber');
    expect(text).not.toContain('TN09BZ1234');
  });
});

function scriptTags(html: string): string[] {
  return html.match(/<script[^>]*>/g) ?? [];
}
