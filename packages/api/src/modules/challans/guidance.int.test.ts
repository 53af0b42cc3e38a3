import { exampleSourceChallan } from '@pahiya/domain/challans/example-challan';
import { ok } from '@pahiya/domain/shared/result';
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

test('a state’s own fine is listed beside the Act’s, each with source and date', async () => {
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

test('a state without known fines of its own gets those of the Act, marked as such', async () => {
  const { data } = await get('/challan/fines?state=SK');
  expect(data.stateCode).toBeNull();
  expect(data.fines.every((fine: { isStateSum: boolean }) => !fine.isStateSum)).toBe(true);
});

test('the next Lok Adalat is in the future and has a confidence level', async () => {
  const { data } = await get('/challan/lok-adalat?state=DL');
  expect(data.on >= '2026-11-21').toBe(true);
  expect(data.documents).toContain('registration-certificate');
  expect(['high', 'medium', 'unverified']).toContain(data.confidence);
});

test('a message with an app to install is flagged as fake, and its text is not stored', async () => {
  const text =
    'Your challan is pending. Install https://echallan-parivahan.example/pay.apk 9812345210';
  const answer = await openBrowser(api).post('/challan/check-message', { text });
  expect(answer.json().data).toMatchObject({ verdict: 'fake' });
  expect(answer.json().data.reasons[0]).toBe('apk-file');
  const tables = await database.sql<{ name: string }[]>`
    select table_name as name from information_schema.tables where table_schema = 'public'`;
  for (const { name } of tables) {
    const rows = await database.sql`select t::text as row from ${database.sql(name)} t`;
    expect(JSON.stringify(rows)).not.toContain('echallan-parivahan');
  }
});

test.each([{ text: '' }, { text: 'x'.repeat(5_001) }, {}])('%j is refused', async (body) => {
  const answer = await openBrowser(api).post('/challan/check-message', body);
  expect(answer.json()).toMatchObject({ status: 400, code: 'request/bad-input' });
});

test('a letter contains the facts of the challan, without the hidden ones', async () => {
  const browser = openBrowser(api);
  const challan = exampleSourceChallan();
  api.sources.answers.national = async () => ok([challan]);
  const { discoveryId } = (
    await browser.post('/challan/init', { vehicleNumber: 'MH12AB0101' })
  ).json().data;
  await browser.get(`/challan/details?discoveryId=${discoveryId}&source=national`);
  const { challanNumber } = challan;
  const wish = { discoveryId, challanNumber, pattern: 'sold-before', soldOn: '2026-10-02' };
  for (const language of ['en', 'hi']) {
    const answer = await browser.post('/challan/contest', { ...wish, language });
    const { letter, evidence, clock, reminderPath } = answer.json().data;
    expect(letter.body).toContain(challanNumber);
    expect(letter.body).toContain('MH 12 AB 0101');
    expect(letter.body).not.toContain('ITO crossing');
    expect(evidence.needed).toContain('forms-29-30');
    expect(clock).toMatchObject({ window: 'open', lastDay: '2026-12-16', daysLeft: 25 });
    const calendar = await browser.get(reminderPath.replace('/api/v1/web', ''));
    expect(calendar.body).toContain('DTSTART;VALUE=DATE:20261216');
    expect(calendar.body).toContain('TRIGGER:-P6DT15H');
    expect(calendar.body).not.toContain('MH12AB0101');
  }
  const late = { ...wish, soldOn: '2026-11-20', language: 'en' };
  expect((await browser.post('/challan/contest', late)).json()).toMatchObject({
    status: 400,
    errors: [{ path: 'body.soldOn' }],
  });
  const stranger = openBrowser(api, '192.0.2.77');
  const refused = await stranger.post('/challan/contest', { ...wish, language: 'en' });
  expect(refused.json()).toMatchObject({ status: 404, code: 'challan/unknown-discovery' });
  const other = { ...wish, language: 'en', challanNumber: 'DL99999999' };
  expect((await browser.post('/challan/contest', other)).json().code).toBe(
    'challan/unknown-challan',
  );
});
