import { ok } from '@pahiya/domain/shared/result';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyTables } from '../../../test/empty-tables.ts';
import { openBrowser, type PathBrowser } from '../../../test/path-browser.ts';
import { found, plain } from '../../../test/rc-fixtures.ts';
import { createTestApi, type TestApi } from '../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';

let database: TestDatabase;
let api: TestApi;
let visitor: PathBrowser;
let owner: PathBrowser;

const ownerProof = { chassisNumber: plain.chassis, engineNumber: plain.engine };

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.drop());

beforeEach(async () => {
  await emptyTables(database.sql, [
    'vehicles',
    'users',
    'field_reports',
    'rate_limits',
    'lookup_allowances',
    'idempotency_keys',
  ]);
  api = await createTestApi(database.sql);
  api.registry.answer = async (vehicleNumber) => ok(found(vehicleNumber));
  visitor = openBrowser(api);
  await visitor.get('/vehicle/DL8CAF5030');
  owner = openBrowser(api, '192.0.2.44');
  await owner.signIn('9876500044');
});

afterEach(() => api.close());

const report = (body: object, headers?: Record<string, string>) =>
  visitor.post('/vehicle/DL8CAF5030/report', body, headers);
const ownerReport = (field: string, proof: object = ownerProof) =>
  owner.post('/vehicle/DL8CAF5030/report', { field, ownerProof: proof });
const reports = async () => (await visitor.get('/vehicle/DL8CAF5030')).json().data.reports;

test('a stranger’s report is a ticket and does not change the public record', async () => {
  const answer = await report({ field: 'colour', note: 'It is red, I am Asha' });
  expect(answer.statusCode).toBe(201);
  expect(answer.json().data).toMatchObject({
    field: 'colour',
    reportedAt: '2026-11-21T04:44:00.000Z',
    isShown: false,
  });
  expect(await reports()).toEqual([]);
  const signedIn = await owner.post('/vehicle/DL8CAF5030/report', { field: 'colour' });
  expect(signedIn.json().data.isShown).toBe(false);
  expect(await reports()).toEqual([]);
  expect(await database.sql`select note, by_owner from field_reports order by note`).toEqual([
    { note: '', by_owner: false },
    { note: 'It is red, I am Asha', by_owner: false },
  ]);
});

test('the owner’s report is shown to everyone, without the note', async () => {
  const answer = await owner.post('/vehicle/DL8CAF5030/report', {
    field: 'colour',
    note: 'It is red, I am Asha',
    ownerProof,
  });
  expect(answer.json().data.isShown).toBe(true);
  const other = await openBrowser(api, '192.0.2.9').get('/vehicle/DL8CAF5030');
  expect(other.json().data.reports).toEqual([
    { field: 'colour', reportedAt: '2026-11-21T04:44:00.000Z' },
  ]);
  expect(other.body).not.toContain('Asha');
  expect(JSON.stringify(await database.sql`select * from field_reports`)).not.toContain(
    plain.chassis,
  );
});

test('an owner’s report needs a session and the right numbers', async () => {
  expect((await report({ field: 'colour', ownerProof })).json().code).toBe('vehicle/not-proven');
  const wrong = await ownerReport('colour', { ...ownerProof, engineNumber: 'K12MN1234568' });
  expect(wrong.json()).toMatchObject({ status: 422, code: 'vehicle/not-proven' });
  expect(await reports()).toEqual([]);
  expect(await database.sql`select 1 from field_reports`).toEqual([]);
});

test('a field reported twice is listed once, with the later time', async () => {
  await ownerReport('colour');
  api.setNow(new Date('2026-11-21T06:00:00Z'));
  await ownerReport('colour');
  await ownerReport('model');
  expect(await reports()).toEqual([
    { field: 'colour', reportedAt: '2026-11-21T06:00:00.000Z' },
    { field: 'model', reportedAt: '2026-11-21T06:00:00.000Z' },
  ]);
});

test('concurrent reports are all stored', async () => {
  const fields = ['colour', 'model', 'seats', 'maker', 'norm'];
  await Promise.all(fields.map((field) => ownerReport(field)));
  const kept = (await reports()).map(({ field }: { field: string }) => field);
  expect(kept.sort()).toEqual([...fields].sort());
});

test('refetching the record clears its reports, which stay as history', async () => {
  await ownerReport('colour');
  api.setNow(new Date('2027-01-15T00:00:00Z'));
  expect(await reports()).toEqual([]);
  const [row] = await database.sql`select field, cleared_at from field_reports`;
  expect(row).toEqual({ field: 'colour', cleared_at: new Date('2027-01-15T00:00:00Z') });
});

test('one idempotency key files one report', async () => {
  const key = { 'idempotency-key': 'report-0001' };
  const first = await report({ field: 'colour' }, key);
  const again = await report({ field: 'colour' }, key);
  expect(again.json()).toEqual(first.json());
  expect(again.headers['idempotent-replayed']).toBe('true');
  expect(await database.sql`select 1 from field_reports`).toHaveLength(1);
  expect((await report({ field: 'model' }, key)).json().code).toBe('request/idempotency-mismatch');
});

test('ten reports a day from one browser, thirty from one address', async () => {
  for (let count = 0; count < 10; count += 1) {
    expect((await report({ field: 'colour' })).statusCode).toBe(201);
  }
  expect((await report({ field: 'colour' })).json()).toMatchObject({
    status: 429,
    code: 'request/too-many',
  });
  const statuses = [];
  for (let count = 0; count < 25; count += 1) {
    const fresh = openBrowser(api);
    const answer = await fresh.post('/vehicle/DL8CAF5030/report', { field: 'colour' });
    statuses.push(answer.statusCode);
  }
  expect(statuses.filter((status) => status === 201)).toHaveLength(20);
  expect(statuses.at(-1)).toBe(429);
});

test.each([
  ['a field that no record has', { field: 'father' }, 'request/bad-input'],
  ['a note that is too long', { field: 'colour', note: 'x'.repeat(501) }, 'request/bad-input'],
  ['no field', {}, 'request/bad-input'],
])('%s is refused', async (_what, body, code) => {
  expect((await report(body)).json().code).toBe(code);
});

test('a report needs a stored vehicle, a valid number and our own page', async () => {
  const post = (number: string) => visitor.post(`/vehicle/${number}/report`, { field: 'colour' });
  expect((await post('MH12DE1433')).json().code).toBe('vehicle/not-found');
  expect((await post('nonsense')).json().code).toBe('vehicle/not-a-mark');
  expect((await post('T1122DL0101AB')).json().code).toBe('vehicle/not-in-register');
  const foreign = await report({ field: 'colour' }, { 'sec-fetch-site': 'cross-site' });
  expect(foreign.json().code).toBe('request/cross-site');
});
