import { ok } from '@pahiya/domain/shared/result';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyTables } from '../../../test/empty-tables.ts';
import { openBrowser, type PathBrowser } from '../../../test/path-browser.ts';
import { found, plain } from '../../../test/rc-fixtures.ts';
import { createTestApi, type TestApi } from '../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { shareKeyOf } from './share-key.ts';

let database: TestDatabase;
let api: TestApi;
let owner: PathBrowser;
let stranger: PathBrowser;

const proof = { chassisNumber: 'ma3e wde1s-00123456', engineNumber: 'K12MN 1234567' };

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.drop());

beforeEach(async () => {
  await emptyTables(database.sql, [
    'vehicles',
    'users',
    'rate_limits',
    'lookup_allowances',
    'audit_events',
  ]);
  api = await createTestApi(database.sql);
  api.registry.answer = async (vehicleNumber) => ok(found(vehicleNumber));
  owner = openBrowser(api);
  stranger = openBrowser(api, '192.0.2.9');
  await owner.signIn('9876500001');
  await owner.get('/vehicle/DL8CAF5030');
});

afterEach(() => api.close());

const hide = (browser: PathBrowser, body: object = proof) =>
  browser.post('/vehicle/DL8CAF5030/hide', body);

test('the full chassis and engine numbers hide a vehicle from others, but not from the owner', async () => {
  const hidden = await hide(owner);
  expect(hidden.json()).toEqual({ data: { hidden: true, since: '2026-11-21T04:44:00.000Z' } });
  const refused = await stranger.get('/vehicle/DL8CAF5030');
  expect(refused.json()).toMatchObject({ status: 403, code: 'vehicle/hidden' });
  expect(refused.body).not.toContain('MARUTI');
  expect(
    (await stranger.get(`/share/${shareKeyOf(api.services.settings.secret, 'DL8CAF5030')}.png`))
      .statusCode,
  ).toBe(404);
  expect((await stranger.post('/vehicle/DL8CAF5030/report', { field: 'colour' })).statusCode).toBe(
    404,
  );
  expect((await owner.get('/vehicle/DL8CAF5030')).statusCode).toBe(200);
});

test('a refreshed record stays hidden', async () => {
  await hide(owner);
  api.setNow(new Date('2027-02-01T00:00:00Z'));
  expect((await stranger.get('/vehicle/DL8CAF5030')).json().code).toBe('vehicle/hidden');
  expect(api.registry.asked).toHaveLength(2);
});

test.each([
  ['wrong engine', { ...proof, engineNumber: 'K12MN1234568' }],
  ['only the last five, which anybody sees', { chassisNumber: '23456', engineNumber: '34567' }],
  ['swapped', { chassisNumber: proof.engineNumber, engineNumber: proof.chassisNumber }],
])('the proof is refused: %s', async (_why, body) => {
  const answer = await hide(owner, body);
  expect(answer.json()).toMatchObject({ status: 422, code: 'vehicle/not-proven' });
  expect((await stranger.get('/vehicle/DL8CAF5030')).statusCode).toBe(200);
});

test('masked numbers in the registry prove nothing', async () => {
  api.registry.answer = async (vehicleNumber) => ({
    ok: true,
    value: {
      ...found(vehicleNumber),
      kind: 'found',
      plainIdentifiers: { chassis: 'MA3EXXXXXXXX23456', engine: null },
    } as never,
  });
  await owner.get('/vehicle/MH12DE1433');
  const answer = await owner.post('/vehicle/MH12DE1433/hide', {
    chassisNumber: 'MA3EXXXXXXXX23456',
    engineNumber: '34567',
  });
  expect(answer.json().code).toBe('vehicle/not-proven');
});

test('after five wrong attempts no more are allowed that day, for the account and for the vehicle, and each is recorded', async () => {
  const wrong = { ...proof, engineNumber: 'WRONG12' };
  for (let tries = 0; tries < 5; tries += 1)
    expect((await hide(owner, wrong)).statusCode).toBe(422);
  expect((await hide(owner, proof)).json().code).toBe('request/too-many');
  const other = openBrowser(api);
  await other.signIn('9876500002');
  expect((await hide(other, proof)).json().code).toBe('request/too-many');
  const rows = await database.sql`select code from audit_events where event = 'vehicle-refused'`;
  expect(rows.map(({ code }) => code)).toEqual([
    ...Array(5).fill('vehicle/not-proven'),
    'request/too-many',
    'request/too-many',
  ]);
});

test('only the account that hides a vehicle can show it again', async () => {
  await hide(owner);
  const other = openBrowser(api);
  await other.signIn('9876500002');
  expect((await other.post('/vehicle/DL8CAF5030/show')).json().code).toBe('vehicle/not-found');
  expect((await owner.post('/vehicle/DL8CAF5030/show')).json()).toEqual({
    data: { hidden: false },
  });
  expect((await stranger.get('/vehicle/DL8CAF5030')).statusCode).toBe(200);
});

test('after a sale the new owner proves ownership and takes over the hiding', async () => {
  await hide(owner);
  const buyer = openBrowser(api);
  await buyer.signIn('9876500002');
  expect((await hide(buyer)).statusCode).toBe(200);
  expect((await buyer.get('/vehicle/DL8CAF5030')).statusCode).toBe(200);
  expect((await owner.get('/vehicle/DL8CAF5030')).json().code).toBe('vehicle/hidden');
});

test('hiding needs a session, a stored record, a valid number, complete input and our own page', async () => {
  expect((await hide(stranger)).json()).toMatchObject({ status: 401, code: 'auth/required' });
  expect((await stranger.post('/vehicle/DL8CAF5030/show')).statusCode).toBe(401);
  expect((await owner.post('/vehicle/KA01MJ2022/hide', proof)).json().code).toBe(
    'vehicle/not-found',
  );
  expect((await owner.post('/vehicle/nonsense/hide', proof)).json().code).toBe(
    'vehicle/not-a-mark',
  );
  expect((await owner.post('/vehicle/nonsense/show')).json().code).toBe('vehicle/not-a-mark');
  for (const answer of [
    await owner.post('/vehicle/T1122DL0101AB/hide', proof),
    await owner.post('/vehicle/T1122DL0101AB/show'),
  ]) {
    expect(answer.json()).toMatchObject({ status: 422, code: 'vehicle/not-in-register' });
  }
  const short = await hide(owner, { chassisNumber: '1', engineNumber: '2' });
  expect(short.json()).toMatchObject({
    code: 'request/bad-input',
    errors: [{ path: 'body.chassisNumber' }, { path: 'body.engineNumber' }],
  });
  const foreign = await owner.post('/vehicle/DL8CAF5030/hide', proof, {
    'sec-fetch-site': 'cross-site',
  });
  expect(foreign.json().code).toBe('request/cross-site');
});

test('neither the proof nor the numbers it is compared with are stored in plain text', async () => {
  await hide(owner);
  const tables = await database.sql<{ name: string }[]>`
    select tablename as name from pg_tables where schemaname = 'public'`;
  for (const { name } of tables) {
    const rows = JSON.stringify(
      await database.sql`select t::text as row from ${database.sql(name)} t`,
    );
    expect(rows).not.toContain(plain.chassis);
    expect(rows).not.toContain(plain.engine);
  }
});
