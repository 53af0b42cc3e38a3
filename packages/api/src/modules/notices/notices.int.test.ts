import { err } from '@pahiya/domain/shared/result';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyTables } from '../../../test/empty-tables.ts';
import { openBrowser, type PathBrowser } from '../../../test/path-browser.ts';
import { createTestApi, type TestApi } from '../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import type { NoticeKind } from '../../notice-kind.ts';
import { testHandlers } from '../../tasks/test-handlers.ts';
import { createWorkLoop } from '../../tasks/work-loop.ts';
import { enqueueNotice, type NewNotice } from './enqueue-notice.ts';
import { noticeTasks } from './notice-tasks.ts';
import { purgeNotices } from './purge-notices.ts';

let database: TestDatabase;
let api: TestApi;
let person: PathBrowser;
let userId: string;
const unwanted = new Set<string>();

const lantern: NoticeKind = {
  alert: 'saved-search',
  read: async (_, { subjectId, facts }, language) =>
    unwanted.has(subjectId)
      ? null
      : {
          smsVariables: { count: String(facts.count) },
          mail: { subject: `${facts.count} lanterns`, lines: [`In ${language}: ${facts.count}`] },
          open: { label: 'Open', path: `/lanterns/${subjectId}` },
          stop: { label: 'Stop', path: `/lanterns/${subjectId}/stop` },
        },
};

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.drop());

beforeEach(async () => {
  await emptyTables(database.sql, ['users', 'tasks', 'rate_limits']);
  unwanted.clear();
  api = await createTestApi(database.sql, { noticeKinds: { lantern } });
  api.setNow(new Date('2026-11-21T12:00:00+05:30'));
  person = openBrowser(api);
  userId = await person.signIn('9876500001');
  await database.sql`update users set email = 'asha@example.in' where id = ${userId}`;
  api.messages.length = 0;
});

afterEach(() => api.close());

const enqueue = (change: Partial<NewNotice> = {}) =>
  database.sql.begin((tx) =>
    enqueueNotice(tx, api.services, {
      userId,
      subjectKind: 'lantern',
      subjectId: 'red',
      channels: ['sms', 'email'],
      dedupeKey: '2026-11-21',
      facts: { count: 3 },
      ...change,
    }),
  );
const work = () => createWorkLoop(api.services, testHandlers(noticeTasks)).drain();
const states = async () =>
  (await database.sql<{ state: string }[]>`select state from notices order by channel`).map(
    ({ state }) => state,
  );

test('the same news is sent once a channel, in the language of the account, with its end', async () => {
  await database.sql`update users set language = 'hi' where id = ${userId}`;
  expect(await enqueue()).toBe(2);
  expect(await enqueue({ facts: { count: 4 } })).toBe(0);
  await work();
  await work();
  expect(api.messages).toMatchObject([
    {
      mobile: '9876500001',
      template: 'alert-saved-search',
      language: 'hi',
      variables: { count: '3', link: 'localhost:3000/hi/lanterns/red' },
    },
  ]);
  expect(api.email.sent).toMatchObject([
    { to: 'asha@example.in', endUrl: 'http://localhost:3000/hi/lanterns/red/stop' },
  ]);
  expect(api.email.sent[0]?.text).toContain('In hi: 3');
  expect(api.email.sent[0]?.text).toContain('Stop: http://localhost:3000/hi/lanterns/red/stop');
  expect(await states()).toEqual(['sent', 'sent']);
  expect(await enqueue({ dedupeKey: '2026-11-22' })).toBe(2);
});

test('a notice of the night waits for the day, also when it is tried again', async () => {
  api.setNow(new Date('2026-11-21T22:00:00+05:30'));
  await enqueue();
  api.setNow(new Date('2026-11-22T09:00:00+05:30'));
  await work();
  await database.sql`update tasks set due_at = ${api.services.now()}`;
  await work();
  expect(api.messages).toHaveLength(0);
  api.setNow(new Date('2026-11-22T10:00:00+05:30'));
  await work();
  expect(api.messages).toHaveLength(1);
});

test('what is no longer wanted, or has no address, is cancelled', async () => {
  await enqueue();
  await enqueue({ subjectId: 'blue' });
  unwanted.add('blue');
  await database.sql`update users set email = null where id = ${userId}`;
  await work();
  expect(api.messages).toHaveLength(1);
  expect(api.email.sent).toHaveLength(0);
  expect((await states()).sort()).toEqual(['cancelled', 'cancelled', 'cancelled', 'sent']);
});

test('an SMS whose answer was lost is not sent again; one that was refused for its rate is', async () => {
  const failing = (kind: 'timeout' | 'rate-limited') =>
    createTestApi(database.sql, {
      noticeKinds: { lantern },
      sms: {
        send: async () => err({ kind, provider: 'test', retryable: true, reason: 'test' }),
      },
    });
  const lost = await failing('timeout');
  lost.setNow(api.services.now());
  await enqueue({ channels: ['sms'] });
  await createWorkLoop(lost.services, testHandlers(noticeTasks)).drain();
  expect(await states()).toEqual(['unknown']);
  const limited = await failing('rate-limited');
  limited.setNow(api.services.now());
  await enqueue({ channels: ['sms'], dedupeKey: 'other' });
  await createWorkLoop(limited.services, testHandlers(noticeTasks)).drain();
  expect((await states()).sort()).toEqual(['pending', 'unknown']);
  await Promise.all([lost.close(), limited.close()]);
});

test('notices are in the export, go with the account, and are deleted after a year', async () => {
  await enqueue();
  await work();
  const exported = (await person.get('/user/account/export')).json().data;
  expect(exported.notices).toMatchObject([
    { about: 'lantern', state: 'sent' },
    { about: 'lantern', state: 'sent' },
  ]);
  expect(await purgeNotices(api.services)).toBe(0);
  api.setNow(new Date('2027-11-22T12:00:00+05:30'));
  expect(await purgeNotices(api.services)).toBe(2);
  expect(await states()).toEqual([]);
});
