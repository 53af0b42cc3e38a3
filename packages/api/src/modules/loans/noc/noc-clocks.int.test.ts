import type { RcRecord } from '@pahiya/domain/rc/rc-record';
import { err, ok } from '@pahiya/domain/shared/result';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyTables } from '../../../../test/empty-tables.ts';
import { openBrowser, type PathBrowser } from '../../../../test/path-browser.ts';
import { found } from '../../../../test/rc-fixtures.ts';
import { createTestApi, type TestApi } from '../../../../test/test-api.ts';
import { watchKinds } from '../../../composition/watch-kinds.ts';
import { createTestDatabase, type TestDatabase } from '../../../db/test-database.ts';
import { testHandlers } from '../../../tasks/test-handlers.ts';
import { createWorkLoop } from '../../../tasks/work-loop.ts';
import { noticeTasks } from '../../notices/notice-tasks.ts';
import { runWatches } from '../../watches/run-watches.ts';
import { nocAccountData } from './noc-account-data.ts';
import { planNocNotices } from './plan-noc-notices.ts';

let database: TestDatabase;
let api: TestApi;
let owner: PathBrowser;
let stranger: PathBrowser;
let userId: string;
let record: Partial<RcRecord>;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

beforeEach(async () => {
  await emptyTables(database.sql, [
    'vehicles',
    'vehicle_fetches',
    'users',
    'rate_limits',
    'lookup_allowances',
    'tasks',
  ]);
  api = await createTestApi(database.sql);
  record = { financier: 'EXAMPLE BANK' };
  api.registry.answer = async (vehicleNumber) => ok(found(vehicleNumber, record));
  owner = openBrowser(api);
  stranger = openBrowser(api, '192.0.2.9');
  userId = await owner.signIn('9876500001');
  await stranger.signIn('9876500002');
});
afterEach(() => api.close());

const start = (body: object = {}) =>
  owner.post('/loan/noc/start', {
    vehicleNumber: 'dl 8c af 5030',
    closedOn: '2026-10-07',
    ...body,
  });
const clock = async () => (await owner.get('/loan/noc')).json().data.clocks[0];
const change = (clockId: string, body: object, browser = owner) =>
  browser.post(`/loan/noc/change/${clockId}`, body);
const write = (clockId: string, body: object = {}, browser = owner) =>
  browser.post(`/loan/noc/letter/${clockId}`, { kind: 'claim', language: 'en', ...body });
const runAt = (at: string) => {
  api.setNow(new Date(at));
  return runWatches(api.services, watchKinds, { pauseMs: 0 });
};

test('a clock starts with the record, and counts days and money', async () => {
  expect((await start()).statusCode).toBe(201);
  expect(await clock()).toMatchObject({
    display: 'DL 8C AF 5030',
    lender: 'EXAMPLE BANK',
    phase: 'late',
    day: 45,
    dueOn: '2026-11-06',
    daysLate: 15,
    claim: 7_500_000,
    letters: ['claim'],
    record: { state: 'listed', financier: 'EXAMPLE BANK', clearOn: null },
    watch: { nextOn: '2026-11-28', failedAt: null },
  });
  await start({ closedOn: '2026-11-20', lender: 'Other Bank' });
  expect((await owner.get('/loan/noc')).json().data.clocks).toHaveLength(1);
  expect(await clock()).toMatchObject({ lender: 'Other Bank', phase: 'waiting', claim: 0 });
});

test('the record is watched until it names no financier', async () => {
  await start();
  await runAt('2026-11-28T03:00:00Z');
  expect(await clock()).toMatchObject({
    record: { state: 'listed', seenAt: '2026-11-28T03:00:00.000Z' },
    watch: { nextOn: '2026-12-05' },
  });
  record = { financier: null };
  await runAt('2026-12-05T03:00:00Z');
  expect(await clock()).toMatchObject({
    record: { state: 'clear', financier: null, clearOn: '2026-12-05' },
    watch: null,
  });
});

test('a record without a financier needs no watch; with the registry down it is looked for next day', async () => {
  record = { financier: null };
  await start();
  expect(await clock()).toMatchObject({ record: { state: 'clear' }, watch: null });
  api.registry.answer = async () =>
    err({ kind: 'unavailable', provider: 'test', retryable: true, reason: 'scripted' } as const);
  await change((await clock()).clockId, { act: 'remove' });
  expect((await start({ vehicleNumber: 'MH12AB0001' })).statusCode).toBe(201);
  expect(await clock()).toMatchObject({
    lender: null,
    record: { state: 'unknown', seenAt: null },
    watch: { nextOn: '2026-11-22' },
  });
  await runAt('2026-11-22T03:00:00Z');
  expect((await clock()).watch).toMatchObject({ failedAt: '2026-11-22T03:00:00.000Z' });
});

test('papers stop the claim; a day before the payment or in the future is refused', async () => {
  await start();
  const { clockId } = await clock();
  for (const papersOn of ['2026-10-06', '2026-11-22', '2026-02-30', 'x']) {
    expect((await change(clockId, { act: 'papers', papersOn })).statusCode).toBe(400);
  }
  await change(clockId, { act: 'papers', papersOn: '2026-11-10' });
  expect(await clock()).toMatchObject({ phase: 'papers', daysLate: 4, claim: 2_000_000 });
  await change(clockId, { act: 'no-papers' });
  expect(await clock()).toMatchObject({ phase: 'late', daysLate: 15 });
});

test('a bad day, a bad name or no number is refused, and nothing is stored', async () => {
  for (const body of [
    { closedOn: '2026-11-22' },
    { closedOn: '2016-11-20' },
    { closedOn: '22/11/2026' },
    { lender: 'a\u0000b' },
    { lender: 'x'.repeat(81) },
    { vehicleNumber: 'not a number at all' },
  ]) {
    expect((await start(body)).statusCode).toBe(400);
  }
  expect((await owner.get('/loan/noc')).json().data.clocks).toEqual([]);
});

test('letters follow the clock, and open as PDF for their person alone', async () => {
  await start();
  const { clockId } = await clock();
  const { letter, letterPath } = (await write(clockId, { loanNumber: 'LN-42' })).json().data;
  expect(letter.body).toContain('15 days × ₹5,000 = ₹75,000');
  expect(letter.body).toContain('LN-42');
  expect(letterPath).not.toContain('LN-42');
  const pdf = await owner.get(`${letterPath}&language=hi`);
  expect(pdf.headers['content-type']).toBe('application/pdf');
  expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect((await stranger.get(`${letterPath}&language=en`)).statusCode).toBe(400);
  expect((await owner.get(letterPath.replace('letter=', 'letter=x'))).statusCode).toBe(400);
  expect((await write(clockId, { kind: 'ombudsman' })).json().code).toBe('loan/no-such-letter');
  expect((await write(clockId, { loanNumber: '\u0000' })).statusCode).toBe(400);
});

test('another person sees no clock, and needs to be signed in', async () => {
  await start();
  const { clockId } = await clock();
  expect((await stranger.get('/loan/noc')).json().data.clocks).toEqual([]);
  expect((await change(clockId, { act: 'remove' }, stranger)).statusCode).toBe(404);
  expect((await change(clockId, { act: 'no-papers' }, stranger)).statusCode).toBe(404);
  expect((await write(clockId, {}, stranger)).statusCode).toBe(404);
  expect((await openBrowser(api).get('/loan/noc')).statusCode).toBe(401);
  expect((await owner.get('/loan/noc')).json().data.clocks).toHaveLength(1);
});

test('a vehicle too many is refused as a whole', async () => {
  await database.sql`
    insert into vehicle_watches (kind, subject, user_id, vehicle_number, next_on, until_on, started_at)
    select 'test', n::text, ${userId}, 'DL8CAF5030', '2026-12-01', '2026-12-31', now()
    from generate_series(1, 60) n`;
  expect((await start()).json().code).toBe('loan/too-many-clocks');
  expect((await owner.get('/loan/noc')).json().data.clocks).toEqual([]);
});

const work = (at: string) => {
  api.setNow(new Date(at));
  return createWorkLoop(api.services, testHandlers(noticeTasks)).drain();
};
/** Alerts by SMS, and by e-mail too. */
async function alerts(channels: readonly string[] = ['sms']): Promise<string> {
  const { clockId } = await clock();
  expect((await change(clockId, { act: 'alerts', channels })).statusCode).toBe(200);
  return clockId;
}
const withEmail = () => database.sql`
  update users set email = 'owner@example.in' where id = ${userId}`;

test('nothing is told before alerts are switched on, and by e-mail only with an address', async () => {
  await start({ closedOn: '2026-10-23' });
  const { clockId, alerts: off } = await clock();
  expect(off).toEqual({ channels: [], nextOn: null });
  api.setNow(new Date('2026-11-24T05:00:00Z'));
  expect(await planNocNotices(api.services)).toBe(0);
  const refused = await change(clockId, { act: 'alerts', channels: ['email'] });
  expect(refused.json()).toMatchObject({
    code: 'request/bad-input',
    errors: [{ path: 'body.channels' }],
  });
  expect((await change(clockId, { act: 'alerts', channels: ['push'] })).statusCode).toBe(400);
  const ours = { act: 'alerts', channels: ['sms'] };
  expect((await change(clockId, ours, stranger)).statusCode).toBe(404);
  // The lender's last day was 22 November: only what comes next is told.
  await alerts();
  expect((await clock()).alerts).toEqual({ channels: ['sms'], nextOn: '2026-12-22' });
});

test('each set day is told once on every channel, and stops with the link of the message', async () => {
  await start({ closedOn: '2026-10-23' });
  await withEmail();
  await alerts(['sms', 'email']);
  api.messages.length = 0;
  // Early: sent from eight on.
  api.setNow(new Date('2026-11-23T01:00:00Z'));
  expect(await planNocNotices(api.services)).toBe(1);
  expect(await planNocNotices(api.services)).toBe(0);
  await work('2026-11-23T01:00:00Z');
  expect(api.messages).toEqual([]);
  await work('2026-11-23T02:30:00Z');
  await work('2026-11-23T03:30:00Z');
  expect(api.messages).toMatchObject([
    {
      template: 'alert-loan-noc',
      variables: { news: 'papers overdue since', date: '22/11/2026' },
    },
  ]);
  const [mail] = api.email.sent;
  expect(api.email.sent).toHaveLength(1);
  expect(mail?.subject).toContain('papers overdue since');
  expect(mail?.text).toContain('Stop alerts for this loan');
  expect(`${mail?.text}`).not.toMatch(/DL8CAF5030|EXAMPLE BANK/);
  const key = new URL(mail?.endUrl ?? '').searchParams.get('stop') ?? '';
  const stop = (given: string) => openBrowser(api).post('/loan/noc/stop', { key: given });
  expect((await stop(`${key}x`)).json().code).toBe('loan/clock-not-found');
  expect((await stop(key)).statusCode).toBe(200);
  expect((await stop(key)).statusCode).toBe(200);
  expect((await clock()).alerts).toEqual({ channels: [], nextOn: null });
  api.setNow(new Date('2026-12-22T05:00:00Z'));
  expect(await planNocNotices(api.services)).toBe(0);
});

test('what papers overtook is not sent, and the NOC is told before it ends', async () => {
  await start({ closedOn: '2026-10-23' });
  const clockId = await alerts();
  api.messages.length = 0;
  api.setNow(new Date('2026-11-23T01:00:00Z'));
  await planNocNotices(api.services);
  await change(clockId, { act: 'papers', papersOn: '2026-11-22' });
  await work('2026-11-23T02:30:00Z');
  expect(api.messages).toEqual([]);
  expect((await clock()).alerts.nextOn).toBe('2027-01-23');
  // No run on the first day: what is true today is told, once.
  api.setNow(new Date('2027-02-15T05:00:00Z'));
  await planNocNotices(api.services);
  await work('2027-02-15T05:00:00Z');
  expect(api.messages).toMatchObject([
    { variables: { news: 'use the NOC by', date: '22/02/2027' } },
  ]);
});

test('the end of the watch is told: the record is clear, or is no longer asked for', async () => {
  await start();
  await alerts();
  await start({ vehicleNumber: 'MH12AB0001' });
  api.messages.length = 0;
  record = { financier: null };
  await runAt('2026-11-28T03:00:00Z');
  await work('2026-11-28T03:00:00Z');
  // The second loan has no alerts.
  expect(api.messages).toMatchObject([
    { variables: { news: 'no lender on the RC since', date: '28/11/2026' } },
  ]);
  const ends = (await owner.get('/loan/noc')).json().data.clocks;
  expect(ends.map((one: { alerts: object }) => one.alerts)).toEqual(
    expect.arrayContaining([{ channels: ['sms'], nextOn: null }]),
  );
});

test('a watch that ends with the lender still on the RC is told', async () => {
  await start();
  await alerts();
  api.messages.length = 0;
  await runAt('2027-06-01T03:00:00Z');
  await work('2027-06-01T03:00:00Z');
  expect(api.messages).toMatchObject([{ variables: { news: 'RC watched until' } }]);
});

test('clocks can be exported and deleted, with their watches', async () => {
  await start();
  expect(await nocAccountData.exportFor(database.sql, userId)).toMatchObject({
    nocClocks: [{ vehicleNumber: 'DL8CAF5030', closedOn: '2026-10-07', financier: 'EXAMPLE BANK' }],
  });
  await change((await clock()).clockId, { act: 'remove' });
  expect(await database.sql`select 1 from vehicle_watches`).toEqual([]);
  await start();
  await database.sql.begin((tx) => nocAccountData.deleteFor(tx, userId));
  expect((await owner.get('/loan/noc')).json().data.clocks).toEqual([]);
});
