import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../../../test/path-browser.ts';
import { createTestApi, type TestApi } from '../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';

let database: TestDatabase;
let api: TestApi;

beforeAll(async () => {
  database = await createTestDatabase();
  api = await createTestApi(database.sql);
});

afterAll(async () => {
  await api.close();
  await database.drop();
});

const get = (path: string, headers?: Record<string, string>) => openBrowser(api).get(path, headers);
const office = async (code: string) =>
  (await get(`/rto/office?code=${encodeURIComponent(code)}`)).json();

test('all cities are in data.allCities; Delhi is the default', async () => {
  const { data } = (await get('/city/all')).json();
  expect(data.allCities).toHaveLength(204);
  expect(data.defaultCityId).toBe(10084);
  expect(data.allCities).toContainEqual(
    expect.objectContaining({ id: 10084, name: 'Delhi', stateCode: 'DL', state: 'Delhi' }),
  );
});

test('the dropdown has 36 states and only active codes', async () => {
  const { states } = (await get('/rto/dropdown')).json().data;
  expect(states).toHaveLength(36);
  const codes = states.flatMap((state: { offices: { code: string }[] }) =>
    state.offices.map(({ code }) => code),
  );
  expect(codes).toHaveLength(1290);
  expect(codes).toContain('DL08');
  expect(codes).not.toContain('TS09');
});

test.each(['/city/all', '/rto/dropdown', '/rto/office?code=DL08'])(
  '%s is publicly cacheable: it has an ETag and sets no cookie',
  async (path) => {
    const answer = await get(path);
    expect(answer.headers['cache-control']).toBe('public, max-age=86400');
    expect(answer.headers['set-cookie']).toBeUndefined();
    const again = await get(path, { 'if-none-match': String(answer.headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect((await get(path, { 'if-none-match': '"other"' })).statusCode).toBe(200);
  },
);

test.each(['DL08', 'dl-8', 'DL 08', 'dl8', ' Dl.08 ', 'DL8CAF5030', 'dl 8c af 5030'])(
  '"%s" finds the office DL08',
  async (code) => {
    expect((await office(code)).data).toMatchObject({
      office: { code: 'DL08', display: 'DL 08', stateCode: 'DL', state: 'Delhi', status: 'active' },
      note: null,
    });
  },
);

test.each([
  ['AP39', /across Andhra Pradesh since February 2019/],
  ['AP39AB1234', /across Andhra Pradesh since February 2019/],
  ['AP03', /Old district series/],
  ['TS09', /TS prefix was used/],
])('%s is found with a note in both languages', async (code, note) => {
  const found = (await office(code)).data;
  expect(found.note.en).toMatch(note);
  expect(found.note.hi).toMatch(/[\u0900-\u097f]/);
});

test('a statewide series says so, and Leh is in Ladakh', async () => {
  expect((await office('AP39')).data.office).toMatchObject({ issuedFor: 'whole-state' });
  expect((await office('JK10')).data.office).toMatchObject({
    state: 'Ladakh',
    district: 'Leh',
    status: 'legacy-prefix',
    issuedFor: null,
  });
});

test.each([
  ['BR54', /BR54/],
  ['DL99', /DL99/],
  ['XX01', /XX01/],
  ['22BH6517A', /not tied to an RTO/],
  ['OR05AB1234', /former code of Odisha.*OD/],
  ['hello', /DL08/],
  ['०८', /DL08/],
  ["'; drop table", /DL08/],
])('%s is not an RTO, and the answer says why', async (code, why) => {
  const problem = await office(code);
  expect(problem).toMatchObject({ status: 404, code: 'places/unknown-office' });
  expect(problem.detail).toMatch(why);
});

test.each(['', '?code=', `?code=${'x'.repeat(21)}`, '?code=a&code=b'])(
  'a search for an office with "%s" is bad input',
  async (query) => {
    expect((await get(`/rto/office${query}`)).json()).toMatchObject({
      status: 400,
      code: 'request/bad-input',
    });
  },
);
