import { randomUUID } from 'node:crypto';
import { ok } from '@pahiya/domain/shared/result';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyTables } from '../../../test/empty-tables.ts';
import { openBrowser, type PathBrowser } from '../../../test/path-browser.ts';
import { found } from '../../../test/rc-fixtures.ts';
import { createTestApi, type TestApi } from '../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { testHandlers } from '../../tasks/test-handlers.ts';
import { createWorkLoop } from '../../tasks/work-loop.ts';
import { noticeTasks } from '../notices/notice-tasks.ts';
import { storeProof } from '../vehicle/proved-owner.ts';
import { planReminders } from './plan-reminders.ts';
import { syncAllSeries } from './sync-series.ts';

let database: TestDatabase;
let api: TestApi;
let owner: PathBrowser;
let userId: string;

const vehicleNumber = 'DL8CAF5030';

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
    'tag_issues',
  ]);
  api.setNow(new Date('2026-12-01T12:00:00+05:30'));
  api.registry.answer = async (number) => ok(found(number, { ownerSerial: 1 }));
  owner = openBrowser(api);
  userId = await owner.signIn('9876500001');
  await database.sql`update users set email = 'asha@example.in' where id = ${userId}`;
  await owner.post('/garage/vehicles', { vehicleNumber });
  await owner.post('/reminders/choices', { channels: ['email'], silent: [] });
  api.email.sent.length = 0;
});

const board = async () => (await owner.get('/reminders')).json().data;
const due = async (start: string) =>
  (await board()).due.find(({ item }: { item: string }) => item.startsWith(start));
const type = (body: object, by = owner) =>
  by.post('/reminders/days', { act: 'set', vehicleNumber, kind: 'tag', ...body });
const at = async (instant: string) => {
  api.setNow(new Date(`${instant}+05:30`));
  await planReminders(api.services);
  await createWorkLoop(api.services, testHandlers(noticeTasks)).drain();
};
const mails = () => api.email.sent.map(({ text }) => text).join('\n');

/** A tag bought here, given out on a day. */
const buyTag = async (issuedAt: string) => {
  const issueId = randomUUID();
  await database.sql`
    insert into tag_issues (id, user_id, vehicle_number, tag_class, issuer_name, is_sandbox, state,
      mobile_masked, otp_valid_until, resend_after, created_at, changed_at)
    values (${issueId}, ${userId}, ${vehicleNumber}, 4, 'Test Bank', true, 'active', '98****01',
      ${issuedAt}, ${issuedAt}, ${issuedAt}, ${issuedAt})`;
  await database.sql`
    insert into tag_issue_steps (issue_id, position, state, at)
    values (${issueId}, 1, 'paid', '2020-01-01T00:00:00Z'), (${issueId}, 2, 'assigned', ${issuedAt}),
      (${issueId}, 3, 'active', ${issuedAt})`;
};

test('a FASTag bought here is called to mind before its KYC comes again; a newer tag ends the older series', async () => {
  await buyTag('2024-01-10T06:00:00Z');
  await syncAllSeries(api.services);
  expect(await due('tag:kyc')).toMatchObject({
    ...{ dueOn: '2027-01-09', nextOn: '2026-12-10', topic: 'tag', page: null },
    source: { name: 'Test Bank', sandbox: true },
  });
  expect(await due('tag:age')).toMatchObject({ dueOn: '2029-01-09', nextOn: '2028-11-10' });
  await at('2026-12-10T09:00:00');
  expect(mails()).toContain('FASTag KYC is due on 9 Jan 2027, in 30 days. Date from Test Bank');
  expect(mails()).toContain('Sample data of a test server');
  await buyTag('2026-12-20T06:00:00Z');
  await syncAllSeries(api.services);
  expect(await due('tag:kyc')).toMatchObject({ dueOn: '2029-12-19', nextOn: '2029-11-19' });
  await at('2027-01-02T09:00:00');
  expect(mails().match(/FASTag KYC/g)).toHaveLength(1);
});

test('an annual pass ends with its year, or with its trips at the pace so far; it is reminded, changed and removed', async () => {
  expect((await type({ kind: 'pass', beganOn: '2026-01-15' })).statusCode).toBe(200);
  expect(await due('pass')).toMatchObject({
    ...{ dueOn: '2027-01-14', nextOn: '2026-12-15' },
    source: { name: 'typed' },
  });
  // 320 days for 160 trips: the last 40 take 80 days; the year ends before them.
  await type({ kind: 'pass', beganOn: '2026-01-15', tripsLeft: 40 });
  expect(await due('pass')).toMatchObject({ dueOn: '2027-01-14' });
  await type({ kind: 'pass', beganOn: '2026-01-15', tripsLeft: 10 });
  expect(await due('pass')).toMatchObject({ dueOn: '2026-12-17' });
  expect((await board()).typed).toEqual([
    { vehicleNumber, kind: 'pass', beganOn: '2026-01-15', tripsLeft: 10 },
  ]);
  await at('2026-12-10T09:00:00');
  expect(mails()).toContain('FASTag annual pass ends on 17 Dec 2026, in 7 days. You entered');
  await type({ act: 'remove', kind: 'pass' });
  expect(await due('pass')).toBeUndefined();
  const exported = (await owner.get('/user/account/export')).json().data;
  expect(exported.reminderDays).toEqual([]);
});

test('a tag on the chassis number is called to mind before its last day for the vehicle’s number', async () => {
  await type({ kind: 'chassis-tag', beganOn: '2026-10-01' });
  expect(await due('tag:number')).toMatchObject({ dueOn: '2026-12-30', nextOn: '2026-12-20' });
});

test.each([
  [{ beganOn: '2026-12-02' }, 'body.beganOn'],
  [{ beganOn: '2010-01-01' }, 'body.beganOn'],
  [{}, 'body.beganOn'],
  [{ kind: 'pass', beganOn: '2025-08-01' }, 'body.beganOn'],
  [{ kind: 'pass', beganOn: '2026-01-01', tripsLeft: 201 }, 'body.tripsLeft'],
  [{ kind: 'pass', beganOn: '2026-01-01', tripsLeft: -1 }, 'body.tripsLeft'],
  [{ kind: 'boat', beganOn: '2026-01-01' }, 'body.kind'],
])('%j is refused at its field, and nothing is stored', async (body, path) => {
  const refused = (await type(body)).json();
  expect(refused).toMatchObject({ status: 400, code: 'request/bad-input' });
  expect(refused.errors[0].path).toBe(path);
  expect((await board()).typed).toEqual([]);
});

test('a day is kept only of a vehicle in one’s own garage, and goes with the account', async () => {
  const other = openBrowser(api, '192.0.2.61');
  await other.signIn('9876500002');
  const beganOn = '2026-01-01';
  expect((await type({ beganOn }, other)).json().code).toBe('garage/not-in-garage');
  expect((await type({ beganOn }, openBrowser(api, '192.0.2.62'))).statusCode).toBe(401);
  await type({ beganOn });
  await other.post('/reminders/days', { act: 'remove', vehicleNumber, kind: 'tag' });
  expect((await board()).typed).toHaveLength(1);
  await owner.delete(`/garage/vehicles/${vehicleNumber}`);
  await syncAllSeries(api.services);
  expect(await due('tag:kyc')).toBeUndefined();
});

test('ends of e-notices and closed loans, and duties after a sale, stand in the list, lead to their page, and are no series', async () => {
  await storeProof(api.services, vehicleNumber as never, userId);
  const noticeId = randomUUID();
  await database.sql`
    insert into toll_notices (id, user_id, vehicle_number, place, fee_paise, issued_at, entered_at)
    values (${noticeId}, ${userId}, ${vehicleNumber}, 'Kherki Daula', 8500, '2026-11-30T06:00:00Z',
      '2026-11-30T08:00:00Z')`;
  const clockId = randomUUID();
  await database.sql`
    insert into noc_clocks (id, user_id, vehicle_number, closed_on, started_on)
    values (${clockId}, ${userId}, ${vehicleNumber}, '2026-11-10', '2026-11-10')`;
  const soldId = randomUUID();
  await database.sql`
    insert into sold_vehicles (id, user_id, vehicle_number, title, sold_at, is_other_state, details,
      language, code, storage_key, sha256, channels, recorded_at)
    values (${soldId}, ${userId}, 'DL8CAF5031', 'Example', '2026-11-28T06:00:00Z', false, '\\x00', 'en',
      'ABCD', 'none', '\\x00', '{}', '2026-11-28T06:00:00Z')`;
  expect(await due('toll-single:')).toMatchObject({
    ...{ item: `toll-single:${noticeId}`, dueOn: '2026-12-03', daysLeft: 2, seriesId: null },
    page: `/tollsetu/e-notice/${noticeId}`,
  });
  expect(await due('noc-due:')).toMatchObject({ dueOn: '2026-12-10', page: '/loans/noc' });
  expect(await due('sale-report:')).toMatchObject({
    ...{ dueOn: '2026-12-12', page: `/sell-car/sold/${soldId}` },
  });
  const { calendarPath } = (await owner.post('/garage/calendar')).json().data;
  const feed = (await owner.get(calendarPath)).body.replaceAll('\r\n ', '');
  expect(feed).toMatch(/DTSTART;VALUE=DATE:20261203[\s\S]*?SUMMARY:Toll e-notice: single fee ends/);
  expect(feed).not.toContain('Kherki');
  await syncAllSeries(api.services);
  const series =
    await database.sql`select item from reminder_series where item ~ '^(toll|noc|sale)'`;
  expect(series).toEqual([]);
  // Three days later the single fee is over: the next end is that before the record.
  api.setNow(new Date('2026-12-04T12:00:00+05:30'));
  await owner.signIn('9876500001');
  expect(await due('toll-record:')).toMatchObject({ dueOn: '2026-12-15' });
  await database.sql`update toll_notices set paid_at = ${new Date('2026-12-04T06:00:00Z')}`;
  await database.sql`update noc_clocks set papers_on = '2026-12-03'`;
  expect(await due('toll-')).toBeUndefined();
  expect(await due('noc-ends:')).toMatchObject({ dueOn: '2027-03-03' });
});
