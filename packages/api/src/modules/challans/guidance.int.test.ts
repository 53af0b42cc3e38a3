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

const get = async (path: string) => (await openBrowser(api).get(path)).json();

test("a state's own sum stands beside the Act's, each with source and date", async () => {
  const { data } = await get('/challan/fines?state=mh');
  const { data: act } = await get('/challan/fines');
  expect(data.stateCode).toBe('MH');
  expect(act.stateCode).toBeNull();
  const helmetIn = (list: { fines: { section: string }[] }) =>
    list.fines.find(({ section }) => section === '129/194D');
  expect(helmetIn(data)).toMatchObject({ isStateSum: true, twoWheeler: 50_000 });
  expect(helmetIn(act)).toMatchObject({ isStateSum: false, twoWheeler: 100_000 });
  for (const fine of [...data.fines, ...act.fines]) {
    expect(fine.source).not.toBe('');
    expect(fine.asOf).toMatch(/^\d{4}/);
    expect(fine.name.hi).toMatch(/[\u0900-\u097F]/);
  }
});

test('a state whose sums are not known gets those of the Act, and is told so', async () => {
  const { data } = await get('/challan/fines?state=SK');
  expect(data.stateCode).toBeNull();
  expect(data.fines.every((fine: { isStateSum: boolean }) => !fine.isStateSum)).toBe(true);
});

test('the next Lok Adalat is still to come and says how sure it is', async () => {
  const { data } = await get('/challan/lok-adalat?state=DL');
  expect(data.on >= '2026-11-21').toBe(true);
  expect(data.documents).toContain('registration-certificate');
  expect(['high', 'medium', 'unverified']).toContain(data.confidence);
});

test('a message with a file to install is not official; its text is kept nowhere', async () => {
  const text =
    'Your challan is pending. Install https://echallan-parivahan.example/pay.apk 9812345210';
  const answer = await openBrowser(api).post('/challan/check-message', { text });
  expect(answer.json().data).toMatchObject({ verdict: 'not-official' });
  expect(answer.json().data.reasons[0]).toBe('apk-file');
  const tables = await database.sql<{ name: string }[]>`
    select table_name as name from information_schema.tables where table_schema = 'public'`;
  for (const { name } of tables) {
    const rows = await database.sql`select t::text as row from ${database.sql(name)} t`;
    expect(JSON.stringify(rows)).not.toContain('echallan-parivahan');
  }
});

test.each([{ text: '' }, { text: 'x'.repeat(5_001) }, {}])('%j is no message', async (body) => {
  const answer = await openBrowser(api).post('/challan/check-message', body);
  expect(answer.json()).toMatchObject({ status: 400, code: 'request/bad-input' });
});
