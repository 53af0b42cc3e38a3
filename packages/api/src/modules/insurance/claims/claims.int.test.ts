import * as claims from '@pahiya/contracts/insurance/claim-contracts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestBrowser, signIn, type TestBrowser } from '../../../../test/contract-browser.ts';
import { emptyTables } from '../../../../test/empty-tables.ts';
import { createTestApi, type TestApi } from '../../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../../db/test-database.ts';

const facts = {
  ...{ loss: 'accident', vehicleNumber: 'DL8CAF5030', lostOn: '2026-11-20', toldOn: null },
  ...{ amount: 9_000_000, policyNumber: '', claimNumber: '', isClosed: false },
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
    body: { claimId, on: '2026-11-21', kind: 'note', words: 'He called.', ...body } as never,
  });
const removeStep = (claimId: string, stepId: number, browser = owner) =>
  browser.call(claims.deleteClaimStep, { body: { claimId, stepId } });
const list = async (browser = owner) => (await browser.call(claims.listClaims, {})).data.claims;

test('a claim is kept, changed, and told in order', async () => {
  const { claimId } = (await save()).data;
  await save({ claimId, toldOn: '2026-11-21', claimNumber: 'C-77', policyNumber: 'PN/26-1' });
  await step(claimId, { on: '2026-11-22', words: 'The report was sent.' });
  await step(claimId, { kind: 'surveyor', words: '' });
  expect(await list()).toMatchObject([
    {
      ...{ ...facts, claimId, toldOn: '2026-11-21', claimNumber: 'C-77' },
      policyNumber: 'PN/26-1',
      steps: [
        { kind: 'surveyor', words: '' },
        { kind: 'note', words: 'The report was sent.' },
      ],
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
  await step(claimId);
  const stepId = (await list())[0]?.steps[0]?.stepId ?? 0;
  expect((await removeStep(claimId, stepId, stranger)).status).toBe(404);
  expect((await stranger.call(claims.deleteClaim, { body: { claimId } })).status).toBe(404);
  expect(await list()).toMatchObject([{ claimNumber: '', steps: [{ stepId }] }]);
  expect((await removeStep(claimId, stepId)).status).toBe(200);
  expect((await removeStep(claimId, stepId)).status).toBe(404);
  expect(await list()).toMatchObject([{ steps: [] }]);
  expect((await createTestBrowser(api).call(claims.listClaims, {})).status).toBe(401);
});

const letter = (claimId: string, kind: string, browser = owner, language = 'hi') =>
  browser.call(claims.claimLetterPdf, {
    params: { claimId },
    query: { letter: kind, language } as never,
  });
const newestStep = async () => (await list())[0]?.steps.at(-1)?.stepId ?? 0;
const kinds = [
  'notice',
  'surveyor',
  'survey-report',
  'decision',
  'refusal',
  'payment',
  'portal',
  'ombudsman',
];

test('a letter about a claim is a PDF for its owner alone', async () => {
  const { claimId } = (await save({ toldOn: '2026-11-21', claimNumber: 'C-77' })).data;
  const pdf = await letter(claimId, 'surveyor');
  expect([pdf.status, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(pdf.text.slice(0, 5)).toBe('%PDF-');
  expect((await letter(claimId, 'surveyor', stranger)).problem.code).toBe(
    'insurance/claim-not-found',
  );
  expect((await letter(claimId, 'surveyor', createTestBrowser(api))).status).toBe(401);
  expect((await letter(claimId, 'other')).status).toBe(400);
});

test('as days pass without an answer, each missed one has exactly one letter, none before its day', async () => {
  const { claimId } = (await save()).data;
  const offered = async (day: string) => {
    api.setNow(new Date(`${day}T06:00:00Z`));
    await emptyTables(database.sql, ['rate_limits']);
    const answers = await Promise.all(kinds.map((kind) => letter(claimId, kind)));
    for (const answer of answers) {
      if (answer.status !== 200) expect(answer.problem.code).toBe('insurance/letter-not-due');
    }
    return kinds.filter((_, index) => answers[index]?.status === 200);
  };
  expect(await offered('2026-11-22')).toEqual([]);
  expect(await offered('2026-11-23')).toEqual(['notice']);
  await save({ claimId, toldOn: '2026-11-23' });
  expect(await offered('2026-11-24')).toEqual([]);
  expect(await offered('2026-11-25')).toEqual(['surveyor']);
  await step(claimId, { on: '2026-11-25', kind: 'surveyor', words: '' });
  expect(await offered('2026-12-09')).toEqual([]);
  expect(await offered('2026-12-10')).toEqual(['survey-report']);
  await step(claimId, { on: '2026-12-10', kind: 'survey-report', words: '' });
  expect(await offered('2026-12-16')).toEqual([]);
  expect(await offered('2026-12-17')).toEqual(['decision']);
  await step(claimId, { on: '2026-12-17', kind: 'accepted', words: '' });
  expect(await offered('2026-12-24')).toEqual([]);
  expect(await offered('2026-12-25')).toEqual(['payment']);
  await removeStep(claimId, await newestStep());
  await step(claimId, { on: '2026-12-17', kind: 'complaint', words: '' });
  expect(await offered('2027-01-01')).toEqual([]);
  expect(await offered('2027-01-02')).toEqual(['portal']);
  await step(claimId, { on: '2027-01-02', kind: 'portal', words: '' });
  expect(await offered('2027-01-17')).toEqual([]);
  expect(await offered('2027-01-18')).toEqual(['ombudsman']);
  await save({ claimId, toldOn: '2026-11-23', isClosed: true });
  expect(await offered('2027-01-18')).toEqual([]);
});

test.each([
  [{ lostOn: '2026-11-26' }],
  [{ toldOn: '2026-11-19' }],
  [{ toldOn: '2026-11-26' }],
  [{ lostOn: '2026-02-30' }],
  [{ amount: 0 }],
  [{ loss: 'rain' }],
  [{ claimNumber: 'a\u0000b' }],
  [{ claimNumber: 'call me at once!' }],
  [{ policyNumber: 'नीति 1' }],
  [{ policyNumber: '/12' }],
  [{ policyNumber: 'x'.repeat(61) }],
  [{ vehicleNumber: '<script>' }],
  [{ lostOn: '0001-01-01' }],
  [{ name: 'unknown' }],
])('bad input is refused and nothing is stored: %j', async (body) => {
  expect((await save(body)).status).toBe(400);
  expect(await list()).toEqual([]);
});

test('a step before the loss, of no kind, or a note without words is refused and not kept', async () => {
  const { claimId } = (await save()).data;
  for (const body of [
    { kind: 'surveyor', on: '2026-11-19' },
    { kind: 'lost' },
    { kind: 'note', words: ' ' },
    { words: 'x'.repeat(501) },
  ]) {
    expect((await step(claimId, body)).status).toBe(400);
  }
  expect(await list()).toMatchObject([{ steps: [] }]);
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
