import { once } from 'node:events';
import net from 'node:net';
import { problemSchema } from '@pahiya/contracts/problem';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, ask, postJson } from '../test/ask.ts';
import { type OwnServer, startOwnServer } from '../test/own-server.ts';

let server: OwnServer;
beforeAll(async () => {
  server = await startOwnServer({ REQUESTS_PER_MINUTE: '100000' });
});
afterAll(() => server?.stop());

const problemOf = (answer: Answer) => problemSchema.parse(JSON.parse(answer.text));

describe('invalid HTTP', () => {
  test.each([
    ['letters that are no request', 'HELLO\r\n\r\n', '400'],
    ['a method with odd signs', 'G€T / HTTP/1.1\r\nHost: x\r\n\r\n', '400'],
    ['a header without a colon', 'GET / HTTP/1.1\r\nHost x\r\n\r\n', '400'],
    [
      'two lengths',
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
      '400',
    ],
    [
      'a length and chunks at once',
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      '400',
    ],
    [
      'headers without end',
      `GET / HTTP/1.1\r\nHost: x\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`,
      '431',
    ],
  ])('%s: problem details, and the connection is closed', async (_, bytes, status) => {
    const text = await sendRaw(bytes);
    const [head = '', body = ''] = text.split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(head.toLowerCase()).toContain('content-type: application/problem+json');
    expect(problemSchema.parse(JSON.parse(body))).toMatchObject({
      status: Number(status),
      code: 'request/malformed',
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  test('the server still responds to the next caller', async () => {
    await sendRaw('\0\0\0\r\n\r\n');
    expect((await ask(server.base, '/healthz')).status).toBe(200);
  });
});

describe('invalid calls', () => {
  const generateOtp = '/api/v1/web/auth/user/generateOtp';

  test('a body larger than the limit is refused', async () => {
    const answer = await postJson(server.base, generateOtp, { mobile: 'x'.repeat(100_000) });
    expect(problemOf(answer)).toMatchObject({ status: 413, code: 'request/too-large' });
    expect(answer.status).toBe(413);
  });

  test('a body of another type is refused', async () => {
    const answer = await ask(server.base, generateOtp, {
      method: 'POST',
      headers: { 'content-type': 'text/xml' },
      body: '<mobile/>',
    });
    expect(answer.status).toBe(415);
    expect(problemOf(answer).code).toBe('request/unsupported-type');
  });

  test('a body that is not JSON is refused', async () => {
    const answer = await ask(server.base, generateOtp, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"mobile":',
    });
    expect(answer.status).toBe(400);
    expect(problemOf(answer).code).toBe('request/bad-json');
  });

  test('an invalid field is named, with a sentence', async () => {
    const answer = await postJson(server.base, generateOtp, { mobile: '12' });
    expect(answer.status).toBe(400);
    expect(problemOf(answer).errors).toMatchObject([
      { path: 'body.mobile', message: expect.stringMatching(/\w+ \w+/) },
    ]);
  });

  test.each(['PUT', 'PATCH', 'DELETE', 'GET'])(
    '%s where only POST is allowed: 405 with Allow',
    async (method) => {
      const answer = await ask(server.base, generateOtp, { method });
      expect(answer.status).toBe(405);
      expect(answer.headers.allow).toBe('POST');
      expect(problemOf(answer).code).toBe('request/method-not-allowed');
    },
  );

  test('a malformed URL is refused: a call with a problem, a page with a page', async () => {
    const answer = await ask(server.base, '/api/v1/web/vehicle/%ZZ');
    expect(answer.status).toBe(400);
    expect(problemOf(answer).code).toBe('request/malformed');
    const page = await ask(server.base, '/rc-details/%ZZ');
    expect([page.status, page.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.text).toContain('This link does not work.');
    expect((await ask(server.base, '/hi/rc-details/%ZZ')).text).toContain('lang="hi"');
  });

  test('an overlong path segment is refused as bad input', async () => {
    const answer = await ask(server.base, `/api/v1/web/vehicle/${'A'.repeat(3000)}`);
    expect(answer.status).toBe(400);
    expect(problemOf(answer)).toMatchObject({
      code: 'request/bad-input',
      errors: [{ path: 'params', message: 'This is too long.' }],
    });
  });

  test('a form without a body is an empty form, never a server error', async () => {
    for (const path of ['/rc-search', '/garage', '/sign-in', '/city', '/consent', '/theme']) {
      const answer = await ask(server.base, path, {
        method: 'POST',
        headers: { 'sec-fetch-site': 'same-origin' },
      });
      expect([path, answer.status < 500]).toEqual([path, true]);
    }
  });

  test.each(['evil"><script>', 'a b', ':::', '[::1'])(
    'an invalid host header (%s) does not affect a page',
    async (host) => {
      const answer = await ask(server.base, '/rc-search?edit=DL8CAF5030', { headers: { host } });
      expect(answer.status).toBeLessThan(500);
      expect(answer.text).not.toContain('evil');
    },
  );

  test('a double slash does not reach another page', async () => {
    const text = await sendRaw(
      'GET //evil.example/rc-search HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    );
    expect(text).toMatch(/^HTTP\/1.1 404 /);
  });

  test('the request id of the problem is the one in the header', async () => {
    const answer = await ask(server.base, '/api/v1/web/vehicle/ZZ99');
    expect(answer.status).toBe(400);
    expect(problemOf(answer).requestId).toBe(answer.headers['x-request-id']);
  });

  test('a caller cannot choose the request id', async () => {
    const answer = await ask(server.base, '/healthz', { headers: { 'x-request-id': 'mine' } });
    expect(answer.headers['x-request-id']).not.toBe('mine');
  });
});

describe('URLs', () => {
  test('an unknown call is a problem, an unknown page is a page', async () => {
    const call = await ask(server.base, '/api/v1/web/no/such/call');
    expect(call.status).toBe(404);
    expect(problemOf(call).code).toBe('request/not-found');
    const page = await ask(server.base, '/no/such/page');
    expect(page.status).toBe(404);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.text).toContain('seem to find the page');
    expect((await ask(server.base, '/hi/no/such/page')).text).toMatch(/lang="hi(-IN)?"/);
  });

  test.each([
    '/core/api/v1/web',
    '/optimus/api/v1/web',
    '/jazz/api/v1/web',
    '/api/v2/web',
    '/api/v3/web',
    '/core/api/v3/web',
  ])('%s reaches the same handlers', async (prefix) => {
    const answer = await ask(server.base, `${prefix}/auth/check/login`);
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.text)).toEqual({ data: { isLoggedIn: false, user: null } });
  });

  test('an unknown version is not found', async () => {
    expect((await ask(server.base, '/api/v4/web/auth/check/login')).status).toBe(404);
  });

  test('files of the build are served, others in the folder are not', async () => {
    for (const path of [
      '/.vite/manifest.json',
      '/../server/entry-server.js',
      '/%2e%2e/server/entry-server.js',
      '/assets/../.vite/manifest.json',
    ]) {
      const answer = await ask(server.base, path);
      expect(answer.status, path).toBeGreaterThanOrEqual(400);
      expect(answer.text, path).not.toContain('isEntry');
    }
  });

  test('a page can be requested by HEAD', async () => {
    const answer = await ask(server.base, '/rc-search', { method: 'HEAD' });
    expect([answer.status, answer.text]).toEqual([200, '']);
  });
});

/** Sends raw bytes and reads until the server closes the connection. */
async function sendRaw(bytes: string): Promise<string> {
  const socket = net.connect(server.port, '127.0.0.1');
  let text = '';
  socket.setEncoding('utf8').on('data', (part: string) => {
    text += part;
  });
  socket.write(bytes);
  await once(socket, 'close');
  return text;
}
