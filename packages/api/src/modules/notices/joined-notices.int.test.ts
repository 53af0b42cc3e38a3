import { err, ok } from '@pahiya/domain/shared/result';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyTables } from '../../../test/empty-tables.ts';
import { openBrowser, type PathBrowser } from '../../../test/path-browser.ts';
import { day, found } from '../../../test/rc-fixtures.ts';
import { createTestApi, type TestApi } from '../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { testHandlers } from '../../tasks/test-handlers.ts';
import { createWorkLoop } from '../../tasks/work-loop.ts';
import { planReminders } from '../reminders/plan-reminders.ts';
import { enqueueNotice, vehicleJoinKey } from './enqueue-notice.ts';
import { noticeTasks } from './notice-tasks.ts';
import { sendNoticeTask } from './send-notice.task.ts';

let database: TestDatabase;
let api: TestApi;
let owner: PathBrowser;
let userId: string;

const alertId = '0f8a3c1e-5b7e-4e0e-9b53-6d6d2a6f3b11';
const vehicleNumber = 'DL8CAF5030';

beforeAll(async () => {
  database = await createTestDatabase();
  api = await createTestApi(database.sql);
});

afterAll(async () => {
  await api.close();
  await database.drop();
});

/** A vehicle whose road tax ends on 31 December 2026: reminders on 16, 24 and 30 December. */
beforeEach(async () => {
  await emptyTables(database.sql, [
    'vehicles',
    'users',
    'tasks',
    'rate_limits',
    'lookup_allowances',
  ]);
  api.setNow(new Date('2026-12-01T12:00:00+05:30'));
  api.registry.answer = async (number) =>
    ok(found(number, { tax: { kind: 'until', upto: day('2026-12-31') } }));
  owner = openBrowser(api);
  userId = await owner.signIn('9876500001');
  await database.sql`update users set email = 'asha@example.in' where id = ${userId}`;
  await owner.post('/garage/vehicles', { vehicleNumber });
  await owner.post('/reminders/choices', { channels: ['sms', 'email'], silent: [] });
  await database.sql`
    insert into owner_alerts (id, user_id, vehicle_number, channels, started_at)
    values (${alertId}, ${userId}, ${vehicleNumber}, '{sms,email}', now())`;
  api.messages.length = 0;
  api.email.sent.length = 0;
});

const setNow = (instant: string) => api.setNow(new Date(`${instant}+05:30`));
const work = () => createWorkLoop(api.services, testHandlers(noticeTasks)).drain();
const news = (what: string, channels: ('sms' | 'email')[] = ['sms', 'email']) =>
  database.sql.begin((tx) =>
    enqueueNotice(tx, api.services, {
      ...{ userId, channels, subjectKind: 'own-vehicle', subjectId: alertId },
      ...{ dedupeKey: what, messageClass: 'service', joinKey: vehicleJoinKey(vehicleNumber) },
      facts: { what, count: 1, on: '2026-12-24' },
    }),
  );
const states = () => database.sql<{ kind: string; channel: string; state: string }[]>`
  select subject_kind as kind, channel, state from notices order by subject_kind, channel`;

test('news of the night and the reminders of the day are one message on each channel', async () => {
  setNow('2026-12-24T05:10:00');
  await news('challan');
  setNow('2026-12-24T08:00:00');
  await work();
  expect(api.messages).toHaveLength(0);
  await planReminders(api.services);
  await work();
  expect(api.messages).toMatchObject([
    { template: 'alert-own-vehicle', variables: { item: 'new challan + 1' } },
  ]);
  expect(api.email.sent).toHaveLength(1);
  expect(api.email.sent[0]?.text).toMatch(/a new challan was found[\s\S]*road tax ends on 31 Dec/);
  expect((await states()).map(({ state }) => state)).toEqual(Array(4).fill('sent'));
  const { sent } = (await owner.get('/reminders')).json().data;
  expect(sent.filter(({ isJoined }: { isJoined: boolean }) => isJoined)).toHaveLength(2);
  setNow('2026-12-24T08:20:00');
  await planReminders(api.services);
  await work();
  expect(api.messages).toHaveLength(1);
});

test('news without a reminder goes once the reminders of the day are planned', async () => {
  setNow('2026-12-10T05:10:00');
  await news('challan');
  setNow('2026-12-10T08:14:59');
  await planReminders(api.services);
  await work();
  expect(api.messages).toHaveLength(0);
  setNow('2026-12-10T08:15:00');
  await work();
  expect(api.messages).toMatchObject([{ variables: { item: 'new challan' } }]);
});

test('news after the message of the day waits for the next morning; another vehicle does not wait', async () => {
  setNow('2026-12-24T09:00:00');
  await planReminders(api.services);
  await work();
  expect(api.messages).toHaveLength(1);
  setNow('2026-12-24T12:00:00');
  await news('challan');
  await news('owner');
  await database.sql.begin((tx) =>
    enqueueNotice(tx, api.services, {
      ...{ userId, channels: ['sms'], subjectKind: 'own-vehicle', subjectId: alertId },
      ...{ dedupeKey: 'other', messageClass: 'service', joinKey: vehicleJoinKey('DL8CAF5031') },
      facts: { what: 'status', count: 1, on: '2026-12-24' },
    }),
  );
  await work();
  expect(api.messages).toMatchObject([{}, { variables: { item: 'RC status changed' } }]);
  setNow('2026-12-25T08:14:00');
  await work();
  expect(api.messages).toHaveLength(2);
  setNow('2026-12-25T08:15:00');
  await work();
  expect(api.messages).toMatchObject([{}, {}, { variables: { item: 'new challan + 1' } }]);
  expect(api.email.sent).toHaveLength(2);
});

test('two servers make one message of what is joined', async () => {
  setNow('2026-12-24T10:00:00');
  await planReminders(api.services);
  await news('challan');
  await news('owner');
  await Promise.all([work(), work()]);
  expect(api.messages).toHaveLength(1);
  expect(api.email.sent).toHaveLength(1);
  expect((await states()).map(({ state }) => state)).toEqual(Array(6).fill('sent'));
});

test('what is no longer wanted is left out, and the rest goes', async () => {
  setNow('2026-12-24T10:00:00');
  await planReminders(api.services);
  await news('challan');
  await database.sql`delete from owner_alerts`;
  await work();
  expect(api.messages).toMatchObject([
    { template: 'alert-vehicle-due', variables: { item: 'road tax' } },
  ]);
  expect(await states()).toMatchObject([
    { kind: 'own-vehicle', state: 'cancelled' },
    { kind: 'own-vehicle', state: 'cancelled' },
    { kind: 'vehicle-due', state: 'sent' },
    { kind: 'vehicle-due', state: 'sent' },
  ]);
});

test('a kill in the middle leaves all of the message as not known, and nothing of it is sent again that day', async () => {
  setNow('2026-12-24T10:00:00');
  await planReminders(api.services);
  await news('challan', ['sms']);
  const [leader] = await database.sql<{ id: string }[]>`
    select id from notices where channel = 'sms' order by subject_kind limit 1`;
  // As after the mark, before the provider's answer was noted.
  await database.sql`
    update notices set state = 'sending', taken_at = ${api.services.now()},
      joined_into = case when id <> ${leader?.id ?? ''} then ${leader?.id ?? ''}::uuid end
    where channel = 'sms'`;
  await work();
  expect(api.messages).toHaveLength(0);
  expect((await states()).filter(({ channel }) => channel === 'sms')).toMatchObject([
    { state: 'unknown' },
    { state: 'unknown' },
  ]);
  await news('owner', ['sms']);
  await work();
  expect(api.messages).toHaveLength(0);
});

test('what the provider surely did not take is tried again as one message', async () => {
  setNow('2026-12-24T10:00:00');
  await planReminders(api.services);
  await news('challan', ['email']);
  await database.sql`delete from notices where channel = 'sms'`;
  const ids = await database.sql<{ id: string }[]>`select id from notices`;
  const refusing = {
    ...api.services,
    email: {
      ...api.services.email,
      send: async () =>
        err({ kind: 'unavailable', provider: 'test', retryable: true, reason: 'test' } as const),
    },
  };
  for (const { id } of ids) await sendNoticeTask(refusing, id, { attempt: 1 });
  expect((await states()).map(({ state }) => state)).toEqual(['pending', 'pending']);
  for (const { id } of ids) await sendNoticeTask(api.services, id, { attempt: 2 });
  expect(api.email.sent).toHaveLength(1);
  expect((await states()).map(({ state }) => state)).toEqual(['sent', 'sent']);
});
