import { ok } from '@pahiya/domain/shared/result';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyTables } from '../../../test/empty-tables.ts';
import { openBrowser, type PathBrowser } from '../../../test/path-browser.ts';
import { day, found } from '../../../test/rc-fixtures.ts';
import { createTestApi, type TestApi } from '../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { testHandlers } from '../../tasks/test-handlers.ts';
import { createWorkLoop } from '../../tasks/work-loop.ts';
import { noticeTasks } from '../notices/notice-tasks.ts';
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
  ]);
  // A Tuesday.
  api.setNow(new Date('2026-12-01T12:00:00+05:30'));
  api.registry.answer = async (vehicleNumber) =>
    ok(
      found(vehicleNumber, {
        // Thursday, and for the other the Saturday of the same week.
        tax: {
          kind: 'until',
          upto: day(vehicleNumber === 'DL8CAF5030' ? '2026-12-31' : '2027-01-02'),
        },
      }),
    );
  owner = openBrowser(api);
  userId = await owner.signIn('9876500001');
  await database.sql`update users set email = 'asha@example.in' where id = ${userId}`;
  for (const vehicleNumber of ['DL8CAF5030', 'MH12DE1433']) {
    await owner.post('/garage/vehicles', { vehicleNumber });
  }
  api.messages.length = 0;
  api.email.sent.length = 0;
});

const choose = (channels: string[], rhythm: string, silent: string[] = []) =>
  owner.post('/reminders/choices', { channels, silent, rhythm });
const board = async () => (await owner.get('/reminders')).json().data;
const at = async (instant: string) => {
  api.setNow(new Date(`${instant}+05:30`));
  const planned = await Promise.all([planReminders(api.services), planReminders(api.services)]);
  await createWorkLoop(api.services, testHandlers(noticeTasks)).drain();
  return planned.reduce((sum, one) => sum + one, 0);
};
const taxes = async () =>
  (await board()).due.filter(({ item }: { item: string }) => item === 'tax');
/** Every day at ten and at six, as the schedule does. */
const walk = async (from: string, days: number) => {
  for (let count = 0; count < days; count += 1) {
    const on = new Date(Date.parse(`${from}T00:00:00Z`) + count * 86_400_000).toISOString();
    await at(`${on.slice(0, 10)}T10:00:00`);
    await at(`${on.slice(0, 10)}T18:00:00`);
  }
};
const keyIn = (text: string) => decodeURIComponent(/[?]all=([^\s&"]+)/.exec(text)?.[1] ?? '');

test('a digest tells on Mondays of all vehicles, in one message, and no single message comes', async () => {
  await choose(['sms', 'email'], 'weekly');
  expect((await board()).choices).toMatchObject({ rhythm: 'weekly' });
  await walk('2026-12-01', 34);
  const subjects = api.email.sent.map(({ subject, text }) => [
    subject,
    text.match(/ends on|ended on|ends today/g)?.length,
  ]);
  // 15, 7 and 1 day before: 16, 24 and 30 December; 18, 26 December and 1 January.
  expect(subjects).toEqual([
    ['Pahiya: your week: 2 dates', 2],
    ['Pahiya: your week: 2 dates', 2],
    ['Pahiya: your week: 2 dates', 2],
  ]);
  const days = await database.sql<{ on: string }[]>`
    select distinct facts->>'on' as on from notices order by 1`;
  expect(days.map(({ on }) => on)).toEqual(['2026-12-14', '2026-12-21', '2026-12-28']);
  const [last] = api.email.sent.slice(-1);
  expect(last?.text).toContain('road tax ends on 31 Dec 2026, in 3 days');
  expect(last?.text).toContain('road tax ends on 2 Jan 2027, in 5 days');
  expect(last?.text).not.toMatch(/5030|1433/);
  expect(api.messages.slice(-1)).toMatchObject([
    { template: 'alert-weekly-due', variables: { item: 'road tax + 1', date: '31/12/2026' } },
  ]);
  await owner.signIn('9876500001');
  expect((await board()).sent[0]).toMatchObject({ about: 'weekly-due', items: ['tax', 'tax'] });
}, 60_000);

test('what was renewed, stopped or switched off since the digest was queued is left out', async () => {
  await choose(['email'], 'weekly');
  api.setNow(new Date('2026-12-28T08:00:00+05:30'));
  expect(await planReminders(api.services)).toBe(2);
  const [first] = await taxes();
  await owner.post('/reminders/answer', { act: 'done', reminder: { seriesId: first.seriesId } });
  await createWorkLoop(api.services, testHandlers(noticeTasks)).drain();
  expect(api.email.sent).toHaveLength(1);
  expect(api.email.sent[0]?.subject).toBe('Pahiya: your week: 1 date');
});

test('the digest’s link ends all messages without sign-in, and can do nothing else', async () => {
  await choose(['email'], 'weekly');
  await at('2026-12-28T09:00:00');
  const all = keyIn(api.email.sent[0]?.text ?? '');
  const visitor = openBrowser(api, '192.0.2.9');
  const answer = (act: string, reminder: object) =>
    visitor.post('/reminders/answer', { act, reminder });
  for (const [act, given] of [
    ['stop', { all: `${userId}.AAAA` }],
    ['stop', { all: 'a\u0000b' }],
    ['stop', { key: all }],
    ['snooze', { all }],
    ['done', { all }],
  ] as const) {
    expect([400, 404]).toContain((await answer(act, given)).statusCode);
  }
  expect((await board()).choices.channels).toEqual(['email']);
  expect((await answer('stop', { all })).statusCode).toBe(200);
  expect((await answer('stop', { all })).statusCode).toBe(200);
  expect((await board()).choices.channels).toEqual([]);
  await walk('2027-01-01', 5);
  expect(api.email.sent).toHaveLength(1);
});

test('a change of the rhythm plans the days again, and tells nothing twice', async () => {
  const next = async () => (await taxes()).map(({ nextOn }: { nextOn: string }) => nextOn);
  await choose(['sms'], 'each');
  expect(await next()).toEqual(['2026-12-16', '2026-12-18']);
  await choose(['sms'], 'weekly');
  expect(await next()).toEqual(['2026-12-14', '2026-12-14']);
  await at('2026-12-14T09:00:00');
  expect(api.messages).toHaveLength(1);
  await choose(['sms'], 'weekly');
  await syncAllSeries(api.services);
  expect(await next()).toEqual(['2026-12-21', '2026-12-21']);
  await choose(['sms'], 'each');
  expect(await next()).toEqual(['2026-12-16', '2026-12-18']);
  await at('2026-12-14T18:00:00');
  expect(api.messages).toHaveLength(1);
});
