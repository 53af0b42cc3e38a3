import { exampleSourceChallan } from '@pahiya/domain/challans/example-challan';
import { ok } from '@pahiya/domain/shared/result';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyTables } from '../../../test/empty-tables.ts';
import { layOrder } from '../../../test/order-fixtures.ts';
import { openBrowser, type PathBrowser } from '../../../test/path-browser.ts';
import { found } from '../../../test/rc-fixtures.ts';
import { downFailure } from '../../../test/scripted-services.ts';
import { createTestApi, type TestApi } from '../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { testHandlers } from '../../tasks/test-handlers.ts';
import { createWorkLoop } from '../../tasks/work-loop.ts';
import { checkOwnChallans } from '../garage/alerts/check-own-challans.ts';
import { noticeTasks } from '../notices/notice-tasks.ts';
import { storeProof } from '../vehicle/proved-owner.ts';
import { planReminders } from './plan-reminders.ts';
import { syncAllSeries } from './sync-series.ts';

let database: TestDatabase;
let api: TestApi;
let owner: PathBrowser;
let userId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  api = await createTestApi(database.sql);
});

afterAll(async () => {
  await api.close();
  await database.drop();
});

beforeEach(async () => {
  await emptyTables(database.sql, [
    'vehicles',
    'users',
    'tasks',
    'rate_limits',
    'lookup_allowances',
    'challan_source_answers',
  ]);
  api.setNow(new Date('2026-12-01T12:00:00+05:30'));
  api.registry.answer = async (vehicleNumber) => ok(found(vehicleNumber, { ownerSerial: 1 }));
  issue('unpaid');
  owner = openBrowser(api);
  userId = await owner.signIn('9876500001');
  await database.sql`update users set email = 'asha@example.in' where id = ${userId}`;
  await owner.post('/garage/vehicles', { vehicleNumber: 'DL8CAF5030' });
  api.email.sent.length = 0;
});

/** Issued on 25 November 2026: 45 days end on 9 January, 75 on 8 February. */
const issue = (status: 'unpaid' | 'paid') => {
  api.sources.answers.national = async () =>
    ok([
      exampleSourceChallan({
        challanNumber: 'DL19016240321154201',
        issuedAt: '2026-11-25T06:30:00Z',
        status,
      }),
    ]);
};
/** The proof of the owner, alerts, and a look at the challans. */
const watch = async () => {
  await storeProof(api.services, 'DL8CAF5030' as never, userId);
  await owner.post('/garage/alerts/DL8CAF5030', { act: 'start', channels: ['email'] });
  await look();
};
const look = async () => {
  const [row] = await database.sql<{ id: string }[]>`select id from owner_alerts`;
  await checkOwnChallans(api.services, row?.id ?? '');
  await syncAllSeries(api.services);
};
const at = async (instant: string) => {
  api.setNow(new Date(`${instant}+05:30`));
  await planReminders(api.services);
  await createWorkLoop(api.services, testHandlers(noticeTasks)).drain();
};
const choose = () => owner.post('/reminders/choices', { channels: ['email'], silent: [] });
const challans = async () =>
  (await owner.get('/reminders'))
    .json()
    .data.due.filter(({ topic }: { topic: string }) => topic === 'challan');

test('an open challan is called to mind on the days of the law, stage by stage, marked as sample data', async () => {
  await watch();
  await choose();
  expect(await challans()).toMatchObject([
    {
      item: 'challan:pay-or-contest:DL19016240321154201',
      dueOn: '2027-01-09',
      nextOn: '2026-12-25',
      source: { name: 'Test source national', sandbox: true },
    },
  ]);
  await at('2026-12-25T09:00:00');
  const text = api.email.sent.at(-1)?.text ?? '';
  expect(text).toContain('challan …4201: pay or contest by 9 Jan 2027, in 15 days.');
  expect(text).toContain('check the notice');
  expect(text).toContain('Sample data of a test server');
  expect(text).not.toMatch(/DL19016240321154201|5030/);
  // The 45 days are over: the next stage is a series of its own.
  api.setNow(new Date('2027-01-10T12:00:00+05:30'));
  await look();
  const rows = await database.sql`select item, next_on::text as "nextOn" from reminder_series
    where item like 'challan:%'`;
  expect(rows).toEqual([
    { item: 'challan:deemed-accepted-pay:DL19016240321154201', nextOn: '2027-01-24' },
  ]);
});

test('a challan that was paid ends its series; a source that failed ends none', async () => {
  await watch();
  await choose();
  const later = (on: string) => api.setNow(new Date(`${on}T12:00:00+05:30`));
  later('2026-12-02');
  api.sources.answers.national = async () => downFailure('national');
  await look();
  expect(await challans()).toHaveLength(1);
  later('2026-12-03');
  issue('paid');
  await look();
  expect(await challans()).toEqual([]);
  await at('2026-12-25T09:00:00');
  expect(api.email.sent.map(({ subject }) => subject).join()).not.toContain('challan');
});

test('a challan that was paid here today is called to mind no more, whatever the last look said', async () => {
  await watch();
  await choose();
  api.setNow(new Date('2026-12-25T09:00:00+05:30'));
  await planReminders(api.services);
  const { challans: laid } = await layOrder(database.sql, { now: api.services.now() });
  const settle = (settlement: string, isOpen: boolean) => database.sql`
    update order_challans set challan_number = 'DL19016240321154201', settlement = ${settlement},
      is_open = ${isOpen} where id = ${laid[0]?.id ?? ''}`;
  await settle('awaiting-payment', true);
  api.setNow(new Date('2026-12-01T13:00:00+05:30'));
  expect(await challans()).toHaveLength(1);
  await settle('refunded', false);
  expect(await challans()).toHaveLength(1);
  await settle('queued', true);
  expect(await challans()).toEqual([]);
  await settle('cleared', false);
  expect(await challans()).toEqual([]);
  // The message was queued before it was paid.
  await at('2026-12-25T09:10:00');
  expect(api.email.sent.map(({ text }) => text).join()).not.toContain('challan');
});

test('only the proved owner is reminded, while the vehicle stands in the garage and the answer is fresh', async () => {
  await watch();
  await choose();
  expect(await challans()).toHaveLength(1);
  const other = openBrowser(api, '192.0.2.40');
  await other.signIn('9876500002');
  await other.post('/garage/vehicles', { vehicleNumber: 'DL8CAF5030' });
  expect(JSON.stringify((await other.get('/reminders')).json())).not.toContain(
    'DL19016240321154201',
  );
  api.setNow(new Date('2026-12-09T12:00:00+05:30'));
  await owner.signIn('9876500001');
  expect(await challans()).toEqual([]);
  api.setNow(new Date('2026-12-01T12:00:00+05:30'));
  // Somebody else proves it later.
  await storeProof(api.services, 'DL8CAF5030' as never, await other.signIn('9876500002'));
  expect(await challans()).toEqual([]);
});

test('the day of a challan stands in the calendar feed, and goes from it once it is paid', async () => {
  await watch();
  await choose();
  const { calendarPath } = (await owner.post('/garage/calendar')).json().data;
  const feed = async () => (await owner.get(calendarPath)).body.replaceAll('\r\n ', '');
  expect(await feed()).toMatch(
    /DTSTART;VALUE=DATE:20270109[\s\S]*?SUMMARY:Challan: pay or contest/,
  );
  expect(await feed()).not.toContain('DL19016240321154201');
  issue('paid');
  api.setNow(new Date('2026-12-02T12:00:00+05:30'));
  await look();
  expect(await feed()).toMatch(/SUMMARY:Challan: pay or contest[\s\S]*?STATUS:CANCELLED/);
});
