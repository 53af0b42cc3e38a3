import type { PushOrder, PushSubscription } from '@pahiya/domain/messages/push';
import { err, ok } from '@pahiya/domain/shared/result';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyTables } from '../../../../test/empty-tables.ts';
import { openBrowser, type PathBrowser } from '../../../../test/path-browser.ts';
import { plateDigits } from '../../../../test/plate-digits.ts';
import { found } from '../../../../test/rc-fixtures.ts';
import { createTestApi, type TestApi } from '../../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../../db/test-database.ts';
import { testHandlers } from '../../../tasks/test-handlers.ts';
import { createWorkLoop } from '../../../tasks/work-loop.ts';
import { planReminders } from '../../reminders/plan-reminders.ts';
import { noticeTasks } from '../notice-tasks.ts';

let database: TestDatabase;
let api: TestApi;
let owner: PathBrowser;
let sent: { readonly endpoint: string; readonly order: PushOrder }[];
let answer: (endpoint: string) => 'sent' | 'gone' | 'timeout' | 'unavailable';

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

beforeEach(async () => {
  await emptyTables(database.sql, [
    'vehicles',
    'users',
    'tasks',
    'rate_limits',
    'lookup_allowances',
  ]);
  sent = [];
  answer = () => 'sent';
  api = await createTestApi(database.sql, {
    push: {
      publicKey: 'BPublic',
      accepts: async ({ endpoint }) => endpoint.startsWith('https://push.example/'),
      send: async ({ endpoint }, order) => {
        sent.push({ endpoint, order });
        const result = answer(endpoint);
        if (result === 'sent' || result === 'gone') return ok(result);
        return err({ kind: result, provider: 'web-push', retryable: true, reason: 'test' });
      },
    },
  });
  api.setNow(new Date('2026-12-01T12:00:00+05:30'));
  api.registry.answer = async (vehicleNumber) => ok(found(vehicleNumber, {}));
  owner = openBrowser(api);
  await owner.signIn('9876500001');
  await owner.post('/garage/vehicles', { vehicleNumber: 'DL8CAF5030' });
  const added = { kind: 'service', category: 'service', on: '2026-01-10', km: 20_000 };
  await owner.post('/garage/log/DL8CAF5030', added);
});
afterEach(() => api.close());

const device = (name: string): PushSubscription => ({
  endpoint: `https://push.example/${name}`,
  p256dh: 'B'.repeat(87),
  auth: 'A'.repeat(22),
});
const add = (name: string, browser = owner) =>
  browser.post('/reminders/push', { act: 'add', ...device(name) });
const choose = (channels: string[]) => owner.post('/reminders/choices', { channels, silent: [] });
const remind = async () => {
  api.setNow(new Date('2026-12-27T09:00:00+05:30'));
  await planReminders(api.services);
  await createWorkLoop(api.services, testHandlers(noticeTasks)).drain();
};
const board = async () => (await owner.get('/reminders')).json().data;
const stateOf = async () => (await board()).sent.map((one: { state: string }) => one.state);

test('a reminder reaches every device once, without the plate in full, and lives to the due day', async () => {
  expect((await choose(['push'])).json().errors[0].path).toBe('body.channels');
  await add('phone');
  expect((await add('laptop')).json().data.push).toEqual({ publicKey: 'BPublic', devices: 2 });
  expect((await choose(['push'])).statusCode).toBe(200);
  await remind();
  await remind();
  expect(sent.map(({ endpoint }) => endpoint).sort()).toEqual([
    'https://push.example/laptop',
    'https://push.example/phone',
  ]);
  const [{ order } = { order: null }] = sent;
  const payload = JSON.parse(order?.payload ?? '');
  expect(payload.title).toContain('service of your');
  expect(payload.path).toMatch(/^\/reminders\?key=/);
  expect(order?.payload).not.toMatch(plateDigits);
  expect(order?.topic).toMatch(/^[\w-]{32}$/);
  // To the end of 10 January 2027 in India.
  expect(order?.ttlSeconds).toBe((14 * 24 + 15) * 3600);
  expect((await board()).sent).toMatchObject([{ channel: 'push', state: 'sent' }]);
  expect(api.messages).toEqual([]);
});

test('a device that unsubscribed is forgotten; with none left the reminder is noted as not sent', async () => {
  await add('phone');
  await add('laptop');
  await choose(['push']);
  answer = (endpoint) => (endpoint.endsWith('phone') ? 'gone' : 'sent');
  await remind();
  expect(await stateOf()).toEqual(['sent']);
  expect((await board()).push.devices).toBe(1);
  await database.sql`update notices set state = 'pending'`;
  await database.sql`delete from notices`;
  await database.sql`update reminder_series set next_on = '2026-12-27', told_on = null
    where item = 'work:service'`;
  answer = () => 'gone';
  await remind();
  expect(await stateOf()).toEqual(['cancelled']);
  expect((await board()).push.devices).toBe(0);
});

test('after a lost answer it is not known whether it was sent, and it is not sent again', async () => {
  await add('phone');
  await choose(['push']);
  answer = () => 'timeout';
  await remind();
  answer = () => 'sent';
  await remind();
  expect(await stateOf()).toEqual(['unknown']);
  expect(sent).toHaveLength(1);
});

test('an address inside the network is refused, and a device belongs to one account', async () => {
  const inside = { act: 'add', ...device('x'), endpoint: 'https://10.0.0.7/push' };
  const refused = await owner.post('/reminders/push', inside);
  expect(refused.statusCode).toBe(400);
  expect(refused.json().errors[0].path).toBe('body.endpoint');
  await add('phone');
  const other = openBrowser(api, '192.0.2.9');
  await other.signIn('9876500002');
  await add('phone', other);
  expect((await board()).push.devices).toBe(0);
  for (let n = 0; n < 12; n += 1) await add(`device-${n}`);
  expect((await board()).push.devices).toBe(10);
  await owner.post('/reminders/push', { act: 'remove' });
  expect((await board()).push.devices).toBe(0);
});
