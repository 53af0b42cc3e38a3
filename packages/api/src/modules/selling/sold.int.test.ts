import { hash } from 'node:crypto';
import { addToGarage } from '@pahiya/contracts/garage/garage-contracts';
import { checkHandover } from '@pahiya/contracts/selling/round-contracts';
import {
  checkSoldChallans,
  recordSold,
  removeSold,
  reportSold,
  soldAlerts,
  soldVehicle,
  soldVehicles,
  stopSoldAlerts,
} from '@pahiya/contracts/selling/sold-contracts';
import { exampleSourceChallan } from '@pahiya/domain/challans/example-challan';
import { rupees } from '@pahiya/domain/shared/money';
import { ok } from '@pahiya/domain/shared/result';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestBrowser, signIn, type TestBrowser } from '../../../test/contract-browser.ts';
import { emptyTables } from '../../../test/empty-tables.ts';
import { found } from '../../../test/rc-fixtures.ts';
import { downFailure } from '../../../test/scripted-services.ts';
import { createTestApi, type TestApi } from '../../../test/test-api.ts';
import { watchKinds } from '../../composition/watch-kinds.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { runWatches } from '../watches/run-watches.ts';
import { sellingAccountData } from './selling-account-data.ts';
import { remindSold } from './sold/remind-sold.ts';
import { soldKey } from './sold/sold-key.ts';
import { soldNoticeKind } from './sold/sold-notice.ts';

let database: TestDatabase;
let api: TestApi;
let seller: TestBrowser;
let stranger: TestBrowser;
let userId: string;
let ownerSerial: number;

const start = new Date('2026-11-21T04:44:00Z');
const body = {
  vehicleNumber: 'dl 8c af 5030',
  sellerName: 'Asha Verma',
  buyerName: 'Ravi Sample',
  buyerAddress: '7, Sample Road, Delhi',
  buyerMobile: '9876500077',
  buyerId: { kind: 'pan', last4: '234f' },
  soldAt: '2026-11-21T04:30:00Z',
  place: 'Rohini, Delhi',
  odometerKm: 42_300,
  amountPaise: rupees(450_000),
  papers: ['rc', 'keys'],
  channels: ['email'],
};

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await emptyTables(database.sql, [
    'otp_waits',
    'otp_challenges',
    'users',
    'vehicles',
    'vehicle_fetches',
    'rate_limits',
    'lookup_allowances',
    'challan_source_answers',
    'notices',
    'tasks',
  ]);
  api = await createTestApi(database.sql);
  api.setNow(start);
  ownerSerial = 1;
  api.registry.answer = async (number) => ok(found(number, { ownerSerial }));
  seller = createTestBrowser(api);
  stranger = createTestBrowser(api);
  userId = (await signIn(api, seller, '9876543210')).userId;
  await signIn(api, stranger, '9876500000');
  await seller.call(addToGarage, { body: { vehicleNumber: body.vehicleNumber } });
});
afterEach(() => api.close());

const record = (changes: object = {}, by = seller) =>
  by.call(recordSold, { body: { ...body, ...changes } });
const recorded = async () => (await record()).data;
const read = async (soldId: string) =>
  (await seller.call(soldVehicle, { params: { soldId } })).data;
const file = (path: string, by = seller) =>
  by.send({ method: 'GET', url: `/api/v1/web/sell-car/sold/${path}` });
const notices = () => database.sql<{ facts: { what: string; on: string } }[]>`
  select facts from notices order by created_at, id`;
const at = (instant: string) => api.setNow(new Date(instant));
const challan = (changes: object = {}) =>
  exampleSourceChallan({ issuedAt: '2026-11-21T05:00:00Z', ...changes });
const answerChallans = async (...challans: ReturnType<typeof challan>[]) => {
  await database.sql`delete from challan_source_answers`;
  api.sources.answers.national = async () => ok(challans);
};

test('a sale from the garage has a file with its hash, a check page and the days of the law', async () => {
  const { soldId, code } = await recorded();
  const sold = await read(soldId);
  expect(sold).toMatchObject({
    vehicleNumber: 'DL8CAF5030',
    title: 'Maruti Suzuki Swift VXI',
    soldAt: '2026-11-21T04:30:00.000Z',
    buyer: 'Ravi Sample',
    reportedAt: null,
    recordClosedAt: null,
    watchUntil: '2027-05-20',
    duties: [
      { id: 'report', dueOn: '2026-12-05' },
      { id: 'apply', dueOn: '2026-12-21' },
      { id: 'insurance', dueOn: '2026-12-05' },
    ],
    challansAt: null,
  });
  const pdf = await file(`${soldId}/file`);
  expect(pdf.headers['content-type']).toBe('application/pdf');
  expect(pdf.rawPayload.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(3);
  expect(hash('sha256', pdf.rawPayload, 'hex')).toBe(sold.sha256);
  const visitor = createTestBrowser(api);
  expect((await visitor.call(checkHandover, { params: { code } })).data).toEqual({
    vehicleNumber: 'DL8CAF••••',
    handedOverAt: '2026-11-21T04:30:00.000Z',
    sha256: sold.sha256,
  });
  expect((await record()).problem.code).toBe('sale/already-under-way');
  const [stored] = await database.sql`select details from sold_vehicles`;
  expect(Buffer.from(stored?.details).toString('latin1')).not.toMatch(/Ravi|9876500077/);
});

test.each([
  [{ vehicleNumber: 'DL8CAF5031' }, 'garage/not-in-garage', undefined],
  [{ vehicleNumber: 'XX99' }, 'vehicle/not-a-mark', 'body.vehicleNumber'],
  [{ soldAt: '2026-11-21T04:45:00Z' }, 'request/bad-input', 'body.soldAt'],
  [{ soldAt: '2026-05-20T04:45:00Z' }, 'request/bad-input', 'body.soldAt'],
  [{ odometerKm: -1 }, 'request/bad-input', 'body.odometerKm'],
  [{ amountPaise: 0 }, 'request/bad-input', 'body.amountPaise'],
  [{ buyerMobile: '12345' }, 'request/bad-input', 'body.buyerMobile'],
  [{ buyerId: { kind: 'pan', last4: '1' } }, 'request/bad-input', 'body.buyerId.last4'],
  [{ buyerName: '' }, 'request/bad-input', 'body.buyerName'],
])('%j is refused, and nothing is stored', async (changes, code, path) => {
  const { problem } = await record(changes);
  expect(problem.code).toBe(code);
  expect(problem.errors?.[0]?.path).toBe(path);
  expect(await database.sql`select from sold_vehicles`).toHaveLength(0);
});

test('nobody else sees, changes or removes it', async () => {
  const { soldId } = await recorded();
  const one = { params: { soldId } };
  const answers = [
    await stranger.call(soldVehicle, one),
    await stranger.call(reportSold, { ...one, body: { number: 'DL29/1' } }),
    await stranger.call(soldAlerts, { ...one, body: { channels: [] } }),
    await stranger.call(checkSoldChallans, one),
    await stranger.call(removeSold, one),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  expect((await file(`${soldId}/file`, stranger)).statusCode).toBe(404);
  expect((await stranger.call(soldVehicles)).data.sold).toEqual([]);
  expect((await createTestBrowser(api).call(soldVehicle, one)).status).toBe(401);
});

test('the record is watched: the second tick comes with a later owner, and ends everything', async () => {
  const { soldId } = await recorded();
  await seller.call(reportSold, { params: { soldId }, body: { number: 'DL29/0042' } });
  expect((await read(soldId)).reportedAt).toBe(start.toISOString());
  at('2026-11-24T06:00:00Z');
  await runWatches(api.services, watchKinds, { pauseMs: 0 });
  expect((await read(soldId)).recordClosedAt).toBeNull();
  expect(await database.sql`select subject from tasks where kind = 'check-sold-challans'`).toEqual([
    { subject: soldId },
  ]);
  ownerSerial = 2;
  at('2026-11-27T06:00:00Z');
  await runWatches(api.services, watchKinds, { pauseMs: 0 });
  expect(await read(soldId)).toMatchObject({
    recordClosedAt: '2026-11-27T06:00:00.000Z',
    watchUntil: null,
  });
  const off = await seller.call(checkSoldChallans, { params: { soldId } });
  expect(off.problem.code).toBe('sale/wrong-state');
  at('2026-12-05T06:00:00Z');
  expect(await remindSold(api.services)).toBe(0);
});

test('messages come on the days of the law, by the channels chosen, until stopped without sign-in', async () => {
  const { soldId } = await recorded();
  const told = async (day: string) => {
    at(`${day}T05:00:00Z`);
    await remindSold(api.services);
    await remindSold(api.services);
    return (await notices()).map(({ facts }) => [facts.what, facts.on]);
  };
  expect(await told('2026-11-27')).toEqual([]);
  expect(await told('2026-11-28')).toEqual([['report', '2026-12-05']]);
  const due = { userId, subjectId: soldId, facts: { what: 'report', on: '2026-12-05' } };
  const texts = await soldNoticeKind.read(api.services, due, 'en');
  expect(texts?.mail.lines[0]).toContain('Form 29 by 5 Dec 2026');
  expect(JSON.stringify(texts)).not.toMatch(/Ravi|5030/);
  await seller.call(reportSold, { params: { soldId }, body: { number: 'DL29/0042' } });
  expect(await soldNoticeKind.read(api.services, due, 'hi')).toBeNull();
  expect((await told('2026-12-05')).at(-1)).toEqual(['apply', '2026-12-21']);
  expect((await told('2027-01-05')).at(-1)).toEqual(['record', '2026-12-21']);
  const visitor = createTestBrowser(api);
  const stop = (key: string) => visitor.call(stopSoldAlerts, { body: { key } });
  expect((await stop(`${soldId}.x`)).problem.code).toBe('sale/not-found');
  expect((await stop(soldKey(api.services.settings.secret, soldId))).status).toBe(200);
  // The seller's session ended meanwhile.
  api.setNow(start);
  expect((await read(soldId)).channels).toEqual([]);
});

test('a challan after the handover is told once, with a letter that has the file behind it', async () => {
  const { soldId } = await recorded();
  const check = () => seller.call(checkSoldChallans, { params: { soldId } });
  await answerChallans(
    challan({ challanNumber: 'DL1BEFORE', issuedAt: '2026-11-21T04:29:00Z' }),
    challan({ challanNumber: 'DL1AFTER' }),
    challan({ challanNumber: 'DL1NOTIME', issuedAt: null }),
  );
  expect((await check()).data.isChecked).toBe(true);
  expect((await read(soldId)).challans).toEqual([
    { challanNumber: 'DL1AFTER', issuedOn: '2026-11-21', amount: 50_000, authority: 'Traffic' },
  ]);
  await check();
  expect((await notices()).map(({ facts }) => facts.what)).toEqual(['challan']);
  const letter = await file(`${soldId}/challans/DL1AFTER/letter?language=hi`);
  expect(letter.headers['content-type']).toBe('application/pdf');
  expect(letter.rawPayload.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(4);
  expect((await file(`${soldId}/challans/DL1BEFORE/letter`)).statusCode).toBe(404);
  expect((await file(`${soldId}/challans/DL1AFTER/letter`, stranger)).statusCode).toBe(404);
});

test('a source of challans that failed is shown as failed', async () => {
  const { soldId } = await recorded();
  await database.sql`delete from challan_source_answers`;
  api.sources.answers.national = async () => downFailure('national');
  const answer = await seller.call(checkSoldChallans, { params: { soldId } });
  expect(answer.data.isChecked).toBe(false);
  expect(await read(soldId)).toMatchObject({ challans: [], hasFailedSource: true });
});

test('removing it, or the account, removes file, watch and challans', async () => {
  const { soldId } = await recorded();
  expect(await sellingAccountData.exportFor(database.sql, userId)).toMatchObject({
    carSales: [{ vehicleNumber: 'DL8CAF5030', messagesBy: ['email'] }],
  });
  await seller.call(removeSold, { params: { soldId } });
  expect((await seller.call(soldVehicles)).data.sold).toEqual([]);
  const again = await recorded();
  await database.sql.begin((tx) => sellingAccountData.deleteFor(tx, userId));
  expect(await database.sql`select from sold_vehicles`).toHaveLength(0);
  expect(await database.sql`select from vehicle_watches where kind = 'sold-vehicle'`).toHaveLength(
    0,
  );
  const erased = await database.sql`select subject from tasks where kind = 'erase-file'`;
  expect(erased).toHaveLength(2);
  expect(again.soldId).not.toBe(soldId);
});
