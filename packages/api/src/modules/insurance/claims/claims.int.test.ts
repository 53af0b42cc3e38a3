import * as claims from '@pahiya/contracts/insurance/claim-contracts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestBrowser, signIn, type TestBrowser } from '../../../../test/contract-browser.ts';
import { emptyTables } from '../../../../test/empty-tables.ts';
import { createTestApi, type TestApi } from '../../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../../db/test-database.ts';

const facts = {
  ...{ loss: 'accident', vehicleNumber: 'DL8CAF5030', lostOn: '2026-11-20', toldOn: null },
  ...{ amount: 4_500_000, claimNumber: '', isClosed: false },
} as const;

let database: TestDatabase;
let api: TestApi;
let owner: TestBrowser;
let stranger: TestBrowser;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await emptyTables(database.sql, ['users', 'rate_limits', 'otp_challenges', 'otp_waits']);
  api = await createTestApi(database.sql);
  api.setNow(new Date('2026-11-25T06:00:00Z'));
  owner = createTestBrowser(api);
  stranger = createTestBrowser(api);
  await signIn(api, owner, '9876500001');
  await signIn(api, stranger, '9876500002');
});
afterEach(() => api.close());

const save = (body: object = {}, browser = owner) =>
  browser.call(claims.saveClaim, { body: { claimId: null, ...facts, ...body } as never });
const step = (claimId: string, body: object = {}, browser = owner) =>
  browser.call(claims.addClaimStep, {
    body: { claimId, on: '2026-11-21', words: 'The surveyor came.', ...body },
  });
const list = async (browser = owner) => (await browser.call(claims.listClaims, {})).data.claims;

test('a claim is kept, changed, and told in order', async () => {
  const { claimId } = (await save()).data;
  await save({ claimId, toldOn: '2026-11-21', claimNumber: 'C-77' });
  await step(claimId, { on: '2026-11-22', words: 'The report was sent.' });
  await step(claimId);
  expect(await list()).toMatchObject([
    {
      ...{ ...facts, claimId, toldOn: '2026-11-21', claimNumber: 'C-77' },
      steps: [{ words: 'The surveyor came.' }, { words: 'The report was sent.' }],
    },
  ]);
  expect((await owner.call(claims.deleteClaim, { body: { claimId } })).status).toBe(200);
  expect(await list()).toEqual([]);
  expect(await database.sql`select from insurance_claim_steps`).toHaveLength(0);
});

test('another person’s claim is neither seen, changed, noted nor deleted', async () => {
  const { claimId } = (await save()).data;
  expect(await list(stranger)).toEqual([]);
  expect((await save({ claimId, claimNumber: 'mine' }, stranger)).status).toBe(404);
  expect((await step(claimId, {}, stranger)).status).toBe(404);
  expect((await stranger.call(claims.deleteClaim, { body: { claimId } })).status).toBe(404);
  expect(await list()).toMatchObject([{ claimNumber: '', steps: [] }]);
  expect((await createTestBrowser(api).call(claims.listClaims, {})).status).toBe(401);
});

test('a letter about a claim is a PDF for its owner alone', async () => {
  const days = { toldOn: '2026-11-20', refusedOn: '2026-11-22', policyNumber: 'P/1' };
  const { claimId } = (await save({ claimNumber: 'C-77', ...days })).data;
  const letter = (browser: TestBrowser, query: object = {}) =>
    browser.call(claims.claimLetterPdf, {
      params: { claimId },
      query: { letter: 'complaint', language: 'hi', ...query } as never,
    });
  const pdf = await letter(owner);
  expect([pdf.status, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(pdf.text.slice(0, 5)).toBe('%PDF-');
  expect((await letter(stranger)).problem.code).toBe('insurance/claim-not-found');
  expect((await letter(createTestBrowser(api))).status).toBe(401);
  expect((await letter(owner, { letter: 'other' })).status).toBe(400);
  // A letter comes neither before its day nor over the person's head.
  const early = await letter(owner, { letter: 'ombudsman' });
  expect([early.status, early.problem.errors?.[0]?.path]).toEqual([400, 'query.letter']);
  await save({ claimId, ...days, complainedOn: '2026-11-23' });
  expect((await letter(owner, { letter: 'portal' })).status).toBe(400);
  api.setNow(new Date('2026-12-09T06:00:00Z'));
  expect((await letter(owner, { letter: 'portal' })).status).toBe(200);
  expect(await list()).toMatchObject([{ ...days, complainedOn: '2026-11-23', portalOn: null }]);
});

test.each([
  [{ lostOn: '2026-11-26' }],
  [{ toldOn: '2026-11-19' }],
  [{ toldOn: '2026-11-26' }],
  [{ lostOn: '2026-02-30' }],
  [{ refusedOn: '2026-11-19' }],
  [{ complainedOn: '2026-11-26' }],
  [{ toldOn: '2026-11-22', complainedOn: '2026-11-21' }],
  [{ portalOn: '2026-11-24' }],
  [{ complainedOn: '2026-11-24', portalOn: '2026-11-23' }],
  [{ policyNumber: 'a\u0000b' }],
  [{ amount: 0 }],
  [{ loss: 'rain' }],
  [{ claimNumber: 'a\u0000b' }],
])('bad input is refused and nothing is stored: %j', async (body) => {
  expect((await save(body)).status).toBe(400);
  expect(await list()).toEqual([]);
});

test('a note of a day to come is refused; the 21st claim and the 201st note are', async () => {
  const { claimId } = (await save()).data;
  expect((await step(claimId, { on: '2026-11-26' })).status).toBe(400);
  await database.sql`insert into insurance_claim_steps (claim_id, happened_on, words)
    select ${claimId}, '2026-11-20', 'x' from generate_series(1, 200)`;
  expect((await step(claimId)).status).toBe(400);
  const made = await Promise.all(Array.from({ length: 22 }, () => save()));
  expect(made.filter(({ status }) => status === 200)).toHaveLength(19);
});
