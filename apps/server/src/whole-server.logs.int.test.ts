import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createTestDatabase, type TestDatabase } from '@pahiya/api/db/test-database';
import { contracts } from '@pahiya/contracts/all/contracts';
import { callAddress } from '@pahiya/contracts/call';
import type { Contract } from '@pahiya/contracts/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, cookiesOf, postJson } from '../test/ask.ts';
import { sandboxOf, signIn } from '../test/sandbox-control.ts';
import { type ServerProcess, spawnServer } from '../test/server-process.ts';

const mobile = '9876501234';
const visitor = '203.0.113.77';
const vehicles = ['MH12DE1433', 'DL8CAF5030', 'KA01MJ0404', 'KA01MJ0005'];

let database: TestDatabase;
let dataDir: string;
let server: ServerProcess;
beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'pahiya-logs-'));
  server = spawnServer({
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    LOG_LEVEL: 'debug',
    TRUSTED_PROXIES: '127.0.0.1',
    NODE_ENV: 'test',
  });
  await server.ready;
});
afterAll(async () => {
  server?.kill('SIGTERM');
  await server?.ended;
  await database?.drop();
  await rm(dataDir, { recursive: true, force: true });
});

test('at debug level the log of a full visit has no vehicle number, mobile, code, name, cookie or address', async () => {
  const base = await server.ready;
  const sandbox = await sandboxOf(base);
  const headers = { 'x-forwarded-for': visitor, 'user-agent': 'Agent of a person' };
  const get = (address: string, cookie = '') =>
    ask(base, address, { headers: { ...headers, ...(cookie === '' ? {} : { cookie }) } });

  for (const number of vehicles) {
    await get(`/rc-details/${number}`);
    await get(`/api/v1/web/vehicle/${number}`);
  }
  await get(`/rc-search?vehicleNumber=${vehicles[0]}&mobileNumber=${mobile}`);
  await get('/rc-details/not a number');
  await get(`/share/${vehicles[0]}.png`);
  const session = await signIn(base, sandbox, mobile);
  const otp = await sandbox.otpOf(mobile);
  await postJson(
    base,
    '/api/v1/web/user/account',
    { name: 'Asha Verma', email: 'asha@example.in' },
    {
      ...headers,
      cookie: session,
    },
  );
  await postJson(
    base,
    '/api/v1/web/garage/vehicles',
    { vehicleNumber: vehicles[0] },
    {
      ...headers,
      cookie: session,
    },
  );
  for (const page of ['/garage', '/account', `/rc-details/${vehicles[0]}`])
    await get(page, session);
  // A native app's web view: the token is in headers, and where somebody put it into the address it is in no line either.
  const issued = await get('/api/v1/web/auth/user/jwt/token', session);
  const { token } = JSON.parse(issued.text).data as { token: string };
  const toGarage = encodeURIComponent(`/garage?token=${token}`);
  for (const authorization of [`Bearer ${token}`, 'Bearer a.b.c']) {
    await ask(base, `/api/v1/web/auth/user/jwt/open?to=${toGarage}`, {
      headers: { ...headers, authorization },
    });
  }
  await postJson(
    base,
    '/api/v1/web/util/kibana',
    { type: 'WEB_FRONTEND_ERROR', url: `/rc-details/${vehicles[0]}`, cookies: session },
    headers,
  );
  await sandbox.fail('ulip', { mode: 'malformed', times: 3 });
  const device = cookiesOf(await get('/api/v1/web/vehicle/TN09BZ1234'));

  const log = server.output();
  const lines = log.split('\n').filter((line) => line.startsWith('{'));
  expect(lines.length).toBeGreaterThan(20);
  for (const line of lines) expect(() => JSON.parse(line), line).not.toThrow();
  expect(log).toContain('"route":"/api/v1/web/vehicle/:vehicleNumber"');

  const secrets = [
    ...vehicles,
    'TN09BZ1234',
    mobile,
    visitor,
    'Asha',
    'asha@example',
    'Agent of a person',
    session.split('=')[1] ?? '',
    device.split('=')[1] ?? '',
    token,
    token.split('.')[2] ?? '',
  ];
  for (const secret of secrets) expect(log, secret).not.toContain(secret);
  expect(log).not.toMatch(new RegExp(`(?<!\\d)${otp}(?!\\d)`));
});

test('before a person agrees to more than calls, no page, answer or file of a partner holds the number, and no log line does', async () => {
  const base = await server.ready;
  const asker = '9876512345';
  const session = await signIn(base, await sandboxOf(base), asker);
  const cookie = `pahiya_partner=${await partnerSession()}`;
  const shared = await postJson(base, '/api/v1/web/partner/card', { act: 'share' }, { cookie });
  const { token } = JSON.parse(shared.text).data as { token: string };
  for (const [title, channels] of [
    ['Swift VXI 2019', []],
    ['Baleno 2020', ['call']],
  ]) {
    const body = { kind: 'used-car', title, cityId: 10084, channels };
    const path = `/api/v1/web/lead/dealer/${token}/ask`;
    expect((await postJson(base, path, body, { cookie: session })).status).toBe(201);
  }
  const inbox = await ask(base, '/api/v1/web/partner/leads', { headers: { cookie } });
  const { leads } = JSON.parse(inbox.text).data as { leads: { leadId: string }[] };
  expect(leads).toHaveLength(2);
  const pages = [
    ...['', '/statement', '/bids', '/listings', '/drives', '/webhook', '/card', '/members'],
    ...['/statistics', '/assignment', '/keys', '/bank', '/account'],
    ...leads.flatMap(({ leadId }) => [`/leads/${leadId}`, `/leads/${leadId}/offer`]),
  ];
  const calls: readonly Contract[] = Object.values(contracts);
  const reads = calls
    .filter(({ who, call }) => who === 'partner' && call.method === 'GET')
    .flatMap(({ call }) => leads.map(({ leadId }) => callAddress(call).replace(/:\w+/g, leadId)));
  const addresses = [
    ...pages.flatMap((path) => [`/partner${path}`, `/hi/partner${path}`]),
    ...reads,
    `/dealer/${token}`,
  ];
  let found = 0;
  for (const address of new Set(addresses)) {
    const answer = await ask(base, address, { headers: { cookie } });
    expect(answer.text, address).not.toContain(asker);
    if (answer.status === 200) found += 1;
  }
  expect(found).toBeGreaterThan(pages.length * 2);
  const [{ leadId = '' } = {}] = leads;
  const refused = await postJson(
    base,
    `/api/v1/web/partner/leads/${leadId}/show-number`,
    { why: 'For a test' },
    { cookie },
  );
  expect(refused.status).toBe(403);
  const log = server.output();
  expect(log).not.toContain(asker);
  expect(log).not.toContain(token);
  expect(log).not.toContain(cookie.split('=')[1]);
});

/** Session token of the owner of a new firm. */
async function partnerSession(): Promise<string> {
  const { sql } = database;
  const [firmId, memberId, token] = [randomUUID(), randomUUID(), randomBytes(32)];
  const cookie = token.toString('base64url');
  await sql`
    insert into partner_firms (id, kind, name, legal_name, state_code, city_id, grievance_name,
      grievance_email, created_at)
    values (${firmId}, 'dealer', 'Sample Motors', 'Sample Motors', 'DL', 10084, 'Meena',
      'care@dealer.example', now())`;
  await sql`
    insert into partner_members (id, firm_id, email, display_name, role, password_hash, totp_secret,
      created_at)
    values (${memberId}, ${firmId}, 'owner@dealer.example', 'Ravi', 'owner', '', '', now())`;
  await sql`
    insert into partner_sessions (id, member_id, token_hash, label, created_at, last_seen_at,
      expires_at)
    values (${randomUUID()}, ${memberId}, ${createHash('sha256').update(cookie).digest()}, 'Test',
      now(), now(), now() + interval '1 hour')`;
  return cookie;
}

test("a problem's request id is in its log line", async () => {
  const base = await server.ready;
  const answer = await ask(base, '/api/v1/web/vehicle/QQ');
  const { requestId } = JSON.parse(answer.text) as { requestId: string };
  await expect.poll(() => server.output()).toContain(requestId);
});
