import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createTestDatabase, type TestDatabase } from '@pahiya/api/db/test-database';
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
  ];
  for (const secret of secrets) expect(log, secret).not.toContain(secret);
  expect(log).not.toMatch(new RegExp(`(?<!\\d)${otp}(?!\\d)`));
});

test("a problem's request id is in its log line", async () => {
  const base = await server.ready;
  const answer = await ask(base, '/api/v1/web/vehicle/QQ');
  const { requestId } = JSON.parse(answer.text) as { requestId: string };
  await expect.poll(() => server.output()).toContain(requestId);
});
