import { Writable } from 'node:stream';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyTables } from '../../../test/empty-tables.ts';
import { createTestApi, type TestApi } from '../../../test/test-api.ts';
import { registerApi } from '../../composition/app.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';

let database: TestDatabase;
let api: TestApi;
let app: FastifyInstance;
let log = '';

beforeAll(async () => {
  database = await createTestDatabase();
  api = await createTestApi(database.sql);
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      log += String(chunk);
      done();
    },
  });
  app = Fastify({ logger: { level: 'warn', stream } });
  await registerApi(app, api.services);
  await app.ready();
});

afterAll(async () => {
  await app.close();
  await api.close();
  await database.drop();
});

beforeEach(async () => {
  log = '';
  await emptyTables(database.sql, ['rate_limits']);
});

const post = (payload: object | string, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/v1/web/util/kibana',
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  });
const report = { src: 'pahiyaweb', type: 'WEB_FRONTEND_ERROR' };

test('a report becomes one log line with what helps to find the error', async () => {
  const answer = await post({
    ...report,
    loggedIn: true,
    city: 'Delhi',
    url: 'https://example.in/garage',
    meta: { name: 'TypeError', message: 'x is null', status: 500, online: true },
  });
  expect(answer.statusCode).toBe(202);
  expect(answer.json()).toEqual({ data: { accepted: true } });
  const lines = log.trim().split('\n');
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 40,
    msg: 'frontend error',
    frontendError: {
      src: 'pahiyaweb',
      loggedIn: true,
      city: 'Delhi',
      path: '/garage',
      meta: { name: 'TypeError', message: 'x is null', status: '500', online: true },
    },
  });
});

test('no personal data reaches the log, wherever in the report it is', async () => {
  const secrets = {
    vehicle: 'DL8CAF5030',
    mobile: '9876543210',
    email: 'asha@example.in',
    token: 'wJ3kf92mFq0xLs8vB7nT4yHc6Zp1Rd5E',
    address: '203.0.113.9',
  };
  const everything = `${Object.values(secrets).join(' ')} dl-8c-af-5030 +91 98765-43210`;
  await post({
    src: everything,
    type: 'WEB_FRONTEND_ERROR',
    deviceId: everything,
    userId: everything,
    city: everything,
    userIp: secrets.address,
    cookies: `pahiya_session=${secrets.token}; name=Asha`,
    url: `https://asha:pw@example.in/rc-details/${secrets.vehicle}?mobileNumber=${secrets.mobile}#${secrets.token}`,
    queryParams: `vehicle_num=${secrets.vehicle}`,
    utmSource: everything,
    utmTerm: everything,
    meta: {
      message: everything,
      stack: `Error: ${everything}\n at ${encodeURIComponent(everything)}`,
      ownerName: 'Asha Verma',
      nested: { deep: everything },
      [secrets.mobile]: 1,
      status: 9876543210,
    },
  });
  expect(log).toContain('[vehicle]');
  for (const secret of [
    ...Object.values(secrets),
    'Asha',
    'asha',
    'dl-8c-af-5030',
    '98765-43210',
  ]) {
    expect(log).not.toContain(secret);
  }
});

test.each([
  [
    'a body over 16 KiB',
    { ...report, meta: { message: 'x'.repeat(17_000) } },
    413,
    'request/too-large',
  ],
  ['another type', { ...report, type: 'SERVER_ERROR' }, 400, 'request/bad-input'],
  ['a field that is too long', { ...report, city: 'x'.repeat(301) }, 400, 'request/bad-input'],
  ['text that is not JSON', '{"src":', 400, 'request/bad-json'],
  ['a list', [], 400, 'request/bad-input'],
])('%s is refused and not logged', async (_what, body, status, code) => {
  const answer = await post(body);
  expect(answer.json()).toMatchObject({ status, code });
  expect(log).toBe('');
});

test('another content type and another site are refused', async () => {
  const text = await post('hello', { 'content-type': 'text/plain' });
  expect(text.json()).toMatchObject({ status: 415, code: 'request/unsupported-type' });
  const foreign = await post(report, { 'sec-fetch-site': 'cross-site' });
  expect(foreign.json()).toMatchObject({ status: 403, code: 'request/cross-site' });
});

test('one address cannot fill the log', async () => {
  const statuses = [];
  for (let count = 0; count < 70; count += 1) statuses.push((await post(report)).statusCode);
  expect(statuses.filter((status) => status === 202)).toHaveLength(60);
  expect(statuses.at(-1)).toBe(429);
});

test('a field named like the prototype is only a field', async () => {
  await post(
    '{"src":"x","type":"WEB_FRONTEND_ERROR","meta":{"constructor":{"prototype":{"message":"polluted"}}}}',
  );
  expect(({} as Record<string, unknown>).message).toBeUndefined();
});
