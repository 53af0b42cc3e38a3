import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createTestDatabase, type TestDatabase } from '@pahiya/api/db/test-database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, ask, cookiesOf, postJson } from '../test/ask.ts';
import { type SandboxControl, sandboxOf, signIn } from '../test/sandbox-control.ts';
import { readConfig } from './config.ts';
import { type RunningServer, startServer } from './start-server.ts';

// Two whole servers, as behind a load balancer: one database, one secret.
const numbers = [
  'MH12DE1433',
  'DL8CAF5030',
  'KA01MJ2022',
  'TN09BZ1234',
  'UP16AB7788',
  'GJ01AB1234',
];

let database: TestDatabase;
let dataDir: string;
let servers: RunningServer[] = [];
let bases: string[];
let sandboxes: SandboxControl[];

beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'pahiya-two-'));
  const config = readConfig({
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    DATABASE_POOL: '4',
    APP_SECRET: 'ab'.repeat(32),
    ROLES: 'web,api',
    LOG_LEVEL: 'silent',
    TRUSTED_PROXIES: '127.0.0.1',
    REQUESTS_PER_MINUTE: '60',
  });
  servers = await Promise.all([startServer(config), startServer(config)]);
  bases = servers.map(({ port }) => `http://127.0.0.1:${port}`);
  sandboxes = await Promise.all(bases.map(sandboxOf));
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await database?.drop();
  await rm(dataDir, { recursive: true, force: true });
});

/** A browser whose requests the load balancer spreads over the servers in turn. It keeps its cookies. */
function openBrowser(address: string) {
  let turn = 0;
  const base = () => bases[turn++ % bases.length] ?? '';
  const jar = new Map<string, string>();
  const headers = () => ({
    'x-forwarded-for': address,
    ...(jar.size === 0
      ? {}
      : { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') }),
  });
  const keep = (answer: Answer): Answer => {
    for (const pair of cookiesOf(answer).split('; ').filter(Boolean)) {
      const [name = '', ...value] = pair.split('=');
      jar.set(name, value.join('='));
    }
    return answer;
  };
  return {
    get: async (path: string) => keep(await ask(base(), path, { headers: headers() })),
    post: async (path: string, body: unknown) =>
      keep(await postJson(base(), path, body, headers())),
  };
}

describe('over two servers', () => {
  test("a visitor's sixth vehicle of the day is refused with 1003 on either server", async () => {
    const browser = openBrowser('203.0.113.10');
    const statuses: number[] = [];
    for (const number of numbers) {
      const answer = await browser.get(`/api/v1/web/vehicle/${number}`);
      statuses.push(answer.status);
      if (answer.status !== 429) continue;
      expect(JSON.parse(answer.text)).toMatchObject({
        code: '1003',
        retryAfter: expect.any(Number),
      });
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    const seen = await Promise.all(
      numbers.slice(0, 5).map((one) => browser.get(`/rc-details/${one}`)),
    );
    expect(seen.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  });

  test('a record fetched by one server is not requested by the other', async () => {
    const number = 'MH14AB4321';
    for (const base of bases) {
      const answer = await ask(base, `/api/v1/web/vehicle/${number}`, {
        headers: { 'x-forwarded-for': '203.0.113.20' },
      });
      expect(answer.status).toBe(200);
    }
    const calls = await Promise.all(sandboxes.map((sandbox) => sandbox.callsFor(number)));
    expect(calls.reduce((sum, one) => sum + one, 0)).toBe(1);
  });

  test('a session of one server is valid on the other', async () => {
    const [base = ''] = bases;
    const [sandbox] = sandboxes;
    if (sandbox === undefined) throw new Error('no sandbox');
    const cookie = await signIn(base, sandbox, '9811111111');
    for (const one of bases) {
      const answer = await ask(one, '/api/v1/web/auth/check/login', { headers: { cookie } });
      expect(JSON.parse(answer.text)).toMatchObject({ data: { isLoggedIn: true } });
    }
  });

  test('five wrong codes are five, also when tried on two servers', async () => {
    const browser = openBrowser('203.0.113.30');
    const mobile = '9822222222';
    const asked = await browser.post('/api/v1/web/auth/user/generateOtp', { mobile });
    const { challengeId } = (JSON.parse(asked.text) as { data: { challengeId: string } }).data;
    const messages = await Promise.allSettled(sandboxes.map((one) => one.otpOf(mobile)));
    const otp = messages.find((one) => one.status === 'fulfilled')?.value ?? '';
    const wrong = otp === '000000' ? '000001' : '000000';
    const codes: string[] = [];
    for (const guess of [wrong, wrong, wrong, wrong, wrong, otp]) {
      const answer = await browser.post('/api/v1/web/auth/login/user', {
        mobile,
        challengeId,
        otp: guess,
      });
      codes.push((JSON.parse(answer.text) as { code?: string }).code ?? 'signed in');
    }
    expect(codes.slice(0, 4)).toEqual(Array(4).fill('auth/otp-wrong'));
    expect(codes.at(-1)).toBe('auth/otp-tries-used');
  });

  test('a page counts once, not again by each of its calls', async () => {
    const browser = openBrowser('203.0.113.50');
    const statuses: number[] = [];
    const states = [
      'delhi',
      'goa',
      'kerala',
      'punjab',
      'haryana',
      'gujarat',
      'bihar',
      'assam',
      'odisha',
    ].concat('sikkim', 'tripura', 'manipur', 'mizoram', 'nagaland', 'telangana', 'rajasthan');
    for (const path of states.flatMap((state) => [`/rto/${state}`, `/hi/rto/${state}`]))
      statuses.push((await browser.get(path)).status);
    expect(statuses).toEqual(states.flatMap(() => [200, 200]));
  });

  test('calls of one address are counted together, and other addresses are not affected', async () => {
    const browser = openBrowser('203.0.113.40');
    const statuses: number[] = [];
    for (let i = 0; i < 61; i += 1)
      statuses.push((await browser.get('/api/v1/web/city/all')).status);
    expect(statuses.at(-1)).toBe(429);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(58);
    const other = openBrowser('203.0.113.41');
    expect((await other.get('/api/v1/web/city/all')).status).toBe(200);
  });
});

test('the API reference is sent compressed, and only so often to one address', async () => {
  const [base = ''] = bases;
  const headers = { 'x-forwarded-for': '2001:db8:77::1', 'accept-encoding': 'br, gzip' };
  const page = await ask(base, '/api/docs', { headers });
  expect(page.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
  expect(page.bytes).toBeLessThan(1024 * 1024);
  let last = page;
  for (let count = 0; count < 60; count += 1) last = await ask(base, '/api/docs', { headers });
  expect(last.status).toBe(429);
  const plain = { 'x-forwarded-for': '2001:db8:78::1', 'accept-encoding': 'gzip;q=0' };
  const whole = await ask(base, '/api/openapi.json', { headers: plain });
  expect(whole.headers['content-encoding']).toBeUndefined();
  expect(JSON.parse(whole.text)).toMatchObject({ openapi: expect.any(String) });
});
