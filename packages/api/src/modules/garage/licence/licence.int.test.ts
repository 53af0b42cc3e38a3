import type { DrivingLicence } from '@pahiya/domain/garage/driving-licence';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import { err, ok } from '@pahiya/domain/shared/result';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyTables } from '../../../../test/empty-tables.ts';
import { openBrowser, type PathBrowser } from '../../../../test/path-browser.ts';
import { createTestApi, type TestApi } from '../../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../../db/test-database.ts';

const day = (text: string) => text as IstDate;
const licence: DrivingLicence = {
  number: 'MH1220210012345',
  holder: 'S*N*B*X',
  status: 'Active',
  issuedOn: day('2021-06-15'),
  privateUpto: day('2026-11-30'),
  transportUpto: day('2025-01-31'),
  classes: [{ code: 'LMV', isTransport: false }],
};
const asked = { licenceNumber: 'mh12 2021 0012345', bornOn: '1990-01-31', consent: true };
let database: TestDatabase;
let api: TestApi;
let browser: PathBrowser;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await emptyTables(database.sql, ['users', 'rate_limits', 'tasks']);
  api = await createTestApi(database.sql);
  api.licences.answer = async () => ok(licence);
  browser = openBrowser(api);
  await browser.signIn('9876500001');
});
afterEach(() => api.close());

const look = (body: object = {}) => browser.post('/garage/licence', { ...asked, ...body });

test('a licence comes with what follows from each last day, its source and time', async () => {
  const answer = await look();
  expect(answer.statusCode).toBe(200);
  expect(answer.json().data).toMatchObject({
    licence: {
      number: 'MH1220210012345',
      private: { upto: '2026-11-30', state: 'renew', daysLeft: 9, noTestUpto: '2027-11-30' },
      transport: { upto: '2025-01-31', state: 'retest' },
      usualUpto: null,
    },
    source: { name: 'Test licences', isSandbox: true },
    askedAt: '2026-11-21T04:44:00.000Z',
  });
  expect(api.licences.asked).toEqual([{ number: 'MH1220210012345', bornOn: '1990-01-31' }]);
});

test('where the register has no day, the usual one by age is named apart', async () => {
  api.licences.answer = async () => ok({ ...licence, privateUpto: null, transportUpto: null });
  expect((await look()).json().data.licence).toMatchObject({
    private: null,
    usualUpto: '2031-06-14',
  });
  const old = { ...licence, privateUpto: null, issuedOn: day('2018-06-15') };
  api.licences.answer = async () => ok(old);
  expect((await look()).json().data.licence.usualUpto).toBeNull();
});

test('none is an answer; a register that fails is said, and is never none', async () => {
  api.licences.answer = async () => ok(null);
  expect((await look()).json().data.licence).toBeNull();
  for (const [kind, status, code] of [
    ['timeout', 504, 'vehicle/source-timeout'],
    ['unavailable', 503, 'vehicle/source-unavailable'],
    ['malformed', 502, 'vehicle/source-malformed'],
  ] as const) {
    const failure = { provider: 'test', kind, reason: 'test', retryable: false };
    api.licences.answer = async () => err(failure);
    const answer = await look();
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    expect(answer.json().detail).not.toContain('limit');
  }
});

test.each([
  [{ licenceNumber: 'MH12AB1234' }, 'body.licenceNumber'],
  [{ bornOn: '2030-01-01' }, 'body.bornOn'],
  [{ bornOn: '1990-02-30' }, 'body.bornOn'],
  [{ consent: false }, 'body.consent'],
])('%o is refused before the register is asked', async (body, path) => {
  const answer = await look(body);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().errors).toMatchObject([{ path }]);
  expect(api.licences.asked).toEqual([]);
});

test('only a few a day, only signed in, and nothing is stored', async () => {
  expect((await openBrowser(api, '192.0.2.9').post('/garage/licence', asked)).statusCode).toBe(401);
  for (let i = 0; i < 5; i += 1) expect((await look()).statusCode).toBe(200);
  expect((await look()).statusCode).toBe(429);
  const tables = await database.sql<{ name: string }[]>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and data_type in ('text', 'jsonb')`;
  for (const { name } of new Map(tables.map((table) => [table.name, table])).values()) {
    const [row] = await database.sql<{ found: number }[]>`
      select count(*)::int as found from ${database.sql(name)} t
      where t::text like '%20210012345%' or t::text like '%1990-01-31%'`;
    expect([name, row?.found]).toEqual([name, 0]);
  }
});
