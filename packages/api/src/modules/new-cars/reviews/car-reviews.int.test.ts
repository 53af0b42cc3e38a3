import {
  carReviews,
  deleteCarReview,
  deskCarReviews,
  deskDecideCarReview,
  ownCarReview,
  writeCarReview,
} from '@pahiya/contracts/new-cars/car-review-contracts';
import {
  deskContentReports,
  deskDecideReports,
  reportContent,
} from '@pahiya/contracts/reports/content-report-contracts';
import { ok } from '@pahiya/domain/shared/result';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestBrowser, signIn, type TestBrowser } from '../../../../test/contract-browser.ts';
import { signInAtDesk } from '../../../../test/desk.ts';
import { emptyTables } from '../../../../test/empty-tables.ts';
import { found, plain } from '../../../../test/rc-fixtures.ts';
import { createTestApi, type TestApi } from '../../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../../db/test-database.ts';
import { purgeContentReports } from '../../content-reports/purge-content-reports.ts';

const day = 86_400_000;
const now = new Date('2026-11-25T06:00:00Z');
const swift = { make: 'maruti-suzuki', model: 'swift' };
const text =
  `Easy to park, light to drive. ${'The boot is small for four people. '.repeat(3)}`.trim();
const review = { ...swift, scores: { comfort: 5, value: 4 }, km: 18_000, months: 20, text };

let database: TestDatabase;
let api: TestApi;
let desk: TestBrowser;
let asha: TestBrowser;

beforeAll(async () => {
  database = await createTestDatabase();
  const { sql } = database;
  await sql`insert into car_makes (slug, name) values ('maruti-suzuki', 'Maruti Suzuki')`;
  for (const [slug, name] of [
    ['swift', 'Swift'],
    ['alto', 'Alto'],
  ] as const) {
    await sql`insert into car_models (make_id, slug, name, body)
      select id, ${slug}, ${name}, 'hatchback' from car_makes`;
  }
});
afterAll(() => database.drop());
beforeEach(async () => {
  await emptyTables(database.sql, [
    ...['car_reviews', 'content_reports', 'vehicles', 'users', 'operators', 'operator_acts'],
    ...['rate_limits', 'lookup_allowances', 'idempotency_keys', 'otp_challenges', 'otp_waits'],
  ]);
  api = await createTestApi(database.sql);
  api.setNow(now);
  api.registry.answer = async (vehicleNumber) => ok(found(vehicleNumber));
  desk = (await signInAtDesk(api, 'edda', ['editor'])).browser;
  asha = await signedIn('9876500001');
});
afterEach(() => api.close());

async function signedIn(mobile: string): Promise<TestBrowser> {
  const browser = createTestBrowser(api);
  await signIn(api, browser, mobile);
  return browser;
}
const write = (browser = asha, body: object = {}) =>
  browser.call(writeCarReview, { body: { ...review, ...body } });
const read = async (query: Record<string, string> = {}) =>
  (await createTestBrowser(api).call(carReviews, { query: { ...swift, ...query } })).data;
const own = async (browser = asha) => (await browser.call(ownCarReview, { query: swift })).data;
const waiting = async () => (await desk.call(deskCarReviews)).data;
const decide = (reviewId: string, body: object) =>
  desk.call(deskDecideCarReview, { params: { reviewId }, body });

/** Writes and shows a review. */
async function shown(browser = asha, body: object = {}): Promise<string> {
  const { reviewId } = (await write(browser, body)).data;
  const version = (await waiting()).reviews.find((one) => one.reviewId === reviewId)?.version;
  const answer = await decide(reviewId, { version, reason: null });
  if (answer.status !== 200) throw new Error(answer.text);
  return reviewId;
}

describe('writing', () => {
  test('a review waits until an editor shows it, and then counts in the mean', async () => {
    const written = await write();
    expect([written.status, written.data]).toMatchObject([201, { state: 'waiting' }]);
    expect(await read()).toMatchObject({ count: 0, meanTenths: null, reviews: [] });
    expect(await own()).toMatchObject({ review: { state: 'waiting', text, reason: null } });
    const { reviews, waiting: count } = await waiting();
    expect([count, reviews]).toMatchObject([1, [{ version: 1, text, shownText: null }]]);
    const { reviewId } = written.data;
    expect((await decide(reviewId, { version: 1, reason: null })).data).toEqual({ isShown: true });
    // (5 × 3.5 + 4.5) / 6
    expect(await read()).toMatchObject({
      ...{ count: 1, meanTenths: 37, rule: { priorReviews: 5, priorTenths: 35 } },
      reviews: [{ reviewId, text, km: 18_000, isOwnerChecked: false, editedAt: null }],
    });
    expect((await decide(reviewId, { version: 1, reason: null })).status).toBe(409);
    const acts = await database.sql`select outcome from operator_acts
      where act = 'decide-car-review' order by id`;
    expect(acts.map(({ outcome }) => outcome)).toEqual(['done', 'operator/wrong-state']);
  });

  test('one person has one review of a model; the version shown stays until the next is checked', async () => {
    const reviewId = await shown();
    const edited = `${text} After two years the clutch is heavy.`;
    expect((await write(asha, { text: edited, scores: { comfort: 1 } })).data.reviewId).toBe(
      reviewId,
    );
    expect(await read()).toMatchObject({ count: 1, reviews: [{ text }] });
    expect(await waiting()).toMatchObject({ reviews: [{ version: 2, shownText: text }] });
    await write(asha, { text: `${edited} And more.` });
    expect((await decide(reviewId, { version: 2, reason: null })).status).toBe(409);
    await decide(reviewId, { version: 3, reason: null });
    const page = await read();
    expect(page).toMatchObject({ count: 1, reviews: [{ text: `${edited} And more.` }] });
    expect(page.reviews[0]?.editedAt).not.toBeNull();
    const kept = await database.sql`select state from car_review_versions order by version`;
    expect(kept.map(({ state }) => state)).toEqual(['replaced', 'replaced', 'shown']);
  });

  test('two at once make one review', async () => {
    const answers = await Promise.all([write(), write(), write()]);
    expect(new Set(answers.map(({ data }) => data.reviewId)).size).toBe(1);
    expect((await waiting()).waiting).toBe(1);
  });

  test('a refused review says why, and is shown nowhere', async () => {
    const { reviewId } = (await write()).data;
    await decide(reviewId, { version: 1, reason: 'personal-data', note: 'a number' });
    expect(await own()).toMatchObject({ review: { state: 'refused', reason: 'personal-data' } });
    expect((await read()).count).toBe(0);
  });

  test.each([
    ['a text too short', { text: 'Good car.' }],
    ['a text too long', { text: 'x'.repeat(2001) }],
    ['only spaces', { text: ' '.repeat(200) }],
    ['no score', { scores: {} }],
    ['a score of six', { scores: { comfort: 6 } }],
    ['half a score', { scores: { comfort: 3.5 } }],
    ['an unknown aspect', { scores: { looks: 5 } }],
    ['kilometres below nought', { km: -1 }],
    ['a NUL byte', { text: `${text}\u0000` }],
    ['an address that no car has', { make: '../x' }],
  ])('%s is refused and nothing is stored', async (_, body) => {
    expect((await write(asha, body)).problem.code).toBe('request/bad-input');
    expect((await waiting()).waiting).toBe(0);
  });

  test('visitors, unknown cars and the eleventh version of a day are refused', async () => {
    expect((await write(createTestBrowser(api))).problem.code).toBe('auth/required');
    expect((await write(asha, { model: 'nothing' })).problem.code).toBe('new-car/not-found');
    for (let n = 0; n < 9; n += 1) await write();
    expect((await write()).problem.code).toBe('request/too-many');
  });

  test('it is deleted by its author alone, with its versions and its reports closed', async () => {
    const reviewId = await shown();
    const ravi = await signedIn('9876500002');
    const body = { kind: 'car-review', subjectId: reviewId, reason: 'other' };
    await ravi.call(reportContent, { body });
    const params = { reviewId };
    expect((await ravi.call(deleteCarReview, { params })).status).toBe(404);
    expect((await asha.call(deleteCarReview, { params })).data).toEqual({ isDeleted: true });
    expect((await read()).count).toBe(0);
    expect(await own()).toMatchObject({ review: null });
    expect((await desk.call(deskContentReports)).data).toEqual({ subjects: [], open: 0 });
    expect((await asha.call(deleteCarReview, { params })).status).toBe(404);
  });
});

describe('the owner check', () => {
  const number = 'DL8CAF5030';
  const proof = { chassisNumber: plain.chassis, engineNumber: plain.engine };
  const inGarage = async () => {
    await asha.send({
      method: 'POST',
      url: '/api/v1/web/garage/vehicles',
      body: { vehicleNumber: number },
    });
  };
  const prove = () =>
    asha.send({ method: 'POST', url: `/api/v1/web/vehicle/${number}/prove`, body: proof });

  test('a garage alone proves nothing; the numbers of the RC do, and the number is not kept', async () => {
    await asha.send({ method: 'GET', url: `/api/v1/web/vehicle/${number}` });
    await inGarage();
    const refused = await write(asha, { vehicleNumber: number });
    expect([refused.status, refused.problem.code]).toEqual([422, 'new-car/owner-not-proved']);
    expect(await own()).toMatchObject({ vehicles: [{ vehicleNumber: number, isProved: false }] });
    expect((await prove()).statusCode).toBe(200);
    expect(await own()).toMatchObject({ vehicles: [{ isProved: true }] });
    expect((await write(asha, { vehicleNumber: 'dl 8c af 5030' })).data).toMatchObject({
      isOwnerChecked: true,
    });
    const rows = await database.sql`select to_jsonb(r) as r, to_jsonb(v) as v
      from car_reviews r join car_review_versions v on v.review_id = r.id`;
    expect(JSON.stringify([...rows])).not.toContain(number);
  });

  test('a car of another model is no proof', async () => {
    await asha.send({ method: 'GET', url: `/api/v1/web/vehicle/${number}` });
    await prove();
    const answer = await write(asha, { model: 'alto', vehicleNumber: number });
    expect(answer.problem.code).toBe('new-car/owner-not-proved');
  });
});

describe('reports', () => {
  const report = (browser: TestBrowser, subjectId: string, body: object = {}) =>
    browser.call(reportContent, {
      body: { kind: 'car-review', subjectId, reason: 'advertising', ...body },
    });
  const queue = async (browser = desk) => (await browser.call(deskContentReports)).data;
  const settle = (subjectId: string, body: object, browser = desk) =>
    browser.call(deskDecideReports, {
      body: { kind: 'car-review', subjectId, note: 'Read it', ...body },
    });

  test('of one thing are one entry, once per person, and decided together', async () => {
    const reviewId = await shown();
    const ravi = await signedIn('9876500002');
    await report(ravi, reviewId);
    await report(ravi, reviewId, { reason: 'other', note: 'again' });
    await report(createTestBrowser(api), reviewId, { note: 'sells insurance' });
    expect(await queue()).toMatchObject({
      open: 1,
      subjects: [
        {
          ...{ subjectId: reviewId, title: 'Maruti Suzuki Swift', text, isShown: true, count: 2 },
          path: '/new-cars/maruti-suzuki/swift',
          reports: expect.arrayContaining([
            expect.objectContaining({ reason: 'advertising', note: '', isSignedIn: true }),
            expect.objectContaining({ note: 'sells insurance', isSignedIn: false }),
          ]),
        },
      ],
    });
    expect((await settle(reviewId, { decision: 'keep' })).data).toEqual({ closed: 2 });
    expect((await queue()).open).toBe(0);
    expect((await read()).count).toBe(1);
    expect((await settle(reviewId, { decision: 'keep' })).problem.code).toBe(
      'operator/wrong-state',
    );
  });

  test('a hidden review leaves the page, tells its author why, and cannot be reported again', async () => {
    const reviewId = await shown();
    await report(asha, reviewId);
    expect((await settle(reviewId, { decision: 'hide' })).problem.code).toBe(
      'report/unknown-reason',
    );
    await settle(reviewId, { decision: 'hide', reason: 'advertising' });
    expect((await read()).count).toBe(0);
    expect(await own()).toMatchObject({ review: { state: 'hidden', reason: 'advertising' } });
    expect((await report(asha, reviewId)).status).toBe(404);
  });

  test('what is not shown, or not there, is 404; a reason of no kind 400', async () => {
    const { reviewId } = (await write()).data;
    expect((await report(asha, reviewId)).problem.code).toBe('report/unknown-subject');
    expect((await settle(reviewId, { decision: 'keep' })).problem.code).toBe('operator/not-found');
    expect((await report(asha, reviewId, { reason: 'ugly' })).status).toBe(400);
    expect((await report(asha, reviewId, { kind: 'car' })).status).toBe(400);
  });

  test('a visitor may report five a day', async () => {
    const reviewId = await shown();
    const visitor = createTestBrowser(api, { address: '198.51.100.9' });
    for (let n = 0; n < 5; n += 1) expect((await report(visitor, reviewId)).status).toBe(201);
    expect((await report(visitor, reviewId)).status).toBe(429);
  });

  test('an operator without the role sees and decides none, and it is recorded', async () => {
    const reviewId = await shown();
    await report(asha, reviewId);
    const { browser } = await signInAtDesk(api, 'omar', ['operator']);
    // Each role sees the reports of its own subjects only.
    expect((await browser.call(deskContentReports)).data.subjects).toEqual([]);
    expect((await settle(reviewId, { decision: 'keep' }, browser)).status).toBe(403);
    expect((await createTestBrowser(api).call(deskContentReports)).status).toBe(401);
    const acts = await database.sql`select outcome from operator_acts
      where act = 'decide-content-reports'`;
    expect(acts.map(({ outcome }) => outcome)).toEqual(['operator/wrong-role']);
  });

  test('decided reports are deleted after half a year, open ones never', async () => {
    const reviewId = await shown();
    await report(asha, reviewId);
    await settle(reviewId, { decision: 'keep' });
    await report(await signedIn('9876500002'), reviewId);
    api.setNow(new Date(now.getTime() + 180 * day));
    expect(await purgeContentReports(api.services)).toBe(0);
    api.setNow(new Date(now.getTime() + 181 * day));
    expect(await purgeContentReports(api.services)).toBe(1);
    expect((await database.sql`select from content_reports`).count).toBe(1);
  });
});

test('reviews come ten a page, newest first', async () => {
  for (let n = 0; n < 11; n += 1) {
    api.setNow(new Date(now.getTime() + n * 60_000));
    await shown(await signedIn(`98765001${String(n).padStart(2, '0')}`), { km: n });
  }
  const [first, second, third] = [
    await read(),
    await read({ pageNumber: '2' }),
    await read({ pageNumber: '3' }),
  ];
  expect([first.count, first.hasMore, first.reviews.map(({ km }) => km)]).toEqual([
    ...[11, true],
    [10, 9, 8, 7, 6, 5, 4, 3, 2, 1],
  ]);
  expect([second.hasMore, second.reviews.map(({ km }) => km)]).toEqual([false, [0]]);
  expect(third.reviews).toEqual([]);
});
