import type { WhatsAppMessage } from '@pahiya/domain/messages/whatsapp';
import { ok } from '@pahiya/domain/shared/result';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyTables } from '../../../../test/empty-tables.ts';
import { openBrowser, type PathBrowser } from '../../../../test/path-browser.ts';
import { plateDigits } from '../../../../test/plate-digits.ts';
import { createTestApi, type TestApi } from '../../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../../db/test-database.ts';
import { testHandlers } from '../../../tasks/test-handlers.ts';
import { createWorkLoop } from '../../../tasks/work-loop.ts';
import { enqueueNotice } from '../enqueue-notice.ts';
import { noticeTasks } from '../notice-tasks.ts';

let database: TestDatabase;
let api: TestApi;
let owner: PathBrowser;
let userId: string;
let sent: WhatsAppMessage[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  api = await createTestApi(database.sql, {
    whatsApp: {
      send: async (message) => {
        sent.push(message);
        return ok(undefined);
      },
      readEvents: (raw) => JSON.parse(Buffer.from(raw).toString()),
      isVerifyToken: () => true,
      hasTemplate: (template) => template !== 'saved-search',
    },
  });
});

afterAll(async () => {
  await api.close();
  await database.drop();
});

beforeEach(async () => {
  await emptyTables(database.sql, ['users', 'tasks', 'rate_limits']);
  sent = [];
  api.setNow(new Date('2026-12-01T12:00:00+05:30'));
  owner = openBrowser(api);
  userId = await owner.signIn('9876500001');
  api.messages.length = 0;
  await database.sql`
    insert into owner_alerts (id, user_id, vehicle_number, channels, started_at)
    values (${alertId}, ${userId}, 'DL8CAF5030', '{sms}', now())`;
});

const alertId = '0f8a3c1e-5b7e-4e0e-9b53-6d6d2a6f3b11';
const choose = (extras: object[]) => owner.post('/reminders/extras', { extras });
const whatsApp = (message: string) => ({ message, channels: ['whatsapp'] });
const board = async () => (await owner.get('/reminders')).json().data;
const addDevice = () => database.sql`
  insert into push_devices (id, user_id, endpoint, p256dh, auth, added_at)
  values (gen_random_uuid(), ${userId}, 'https://push.example/1', 'k', 'a', now())`;
const tell = async (channels: ('sms' | 'email')[] = ['sms']) => {
  await database.sql.begin((tx) =>
    enqueueNotice(tx, api.services, {
      ...{ userId, subjectKind: 'own-vehicle', subjectId: alertId, dedupeKey: 'challan 1' },
      ...{ channels, messageClass: 'service' },
      facts: { what: 'challan', count: 1, on: '2026-12-01' },
    }),
  );
  await createWorkLoop(api.services, testHandlers(noticeTasks)).drain();
};
const states = async () =>
  Object.fromEntries(
    (
      await database.sql<{ channel: string; state: string }[]>`
        select channel, state from notices where user_id = ${userId}`
    ).map(({ channel, state }) => [channel, state]),
  );
const consents = async () =>
  (
    await database.sql<{ isGranted: boolean }[]>`
      select is_granted as "isGranted" from consents
      where user_id = ${userId} and purpose = 'whatsapp-alerts' order by id`
  ).map(({ isGranted }) => isGranted);

test('a way that was added goes with those of the subscription, by its own template, with a consent of its own', async () => {
  await tell();
  expect(await states()).toEqual({ sms: 'sent' });
  await database.sql`delete from notices`;
  expect((await choose([whatsApp('own-vehicle')])).statusCode).toBe(200);
  expect(await consents()).toEqual([true]);
  await tell();
  expect(await states()).toEqual({ sms: 'sent', whatsapp: 'sent' });
  expect(sent).toMatchObject([
    { template: 'own-vehicle', variables: { item: 'new challan', date: '01/12/2026' } },
  ]);
  expect(JSON.stringify(sent)).not.toMatch(plateDigits);
});

test('nothing is added to a subscription without channels, nor to another kind', async () => {
  await choose([whatsApp('own-vehicle')]);
  await tell([]);
  expect(await states()).toEqual({});
  await choose([whatsApp('loan-noc')]);
  await tell();
  expect(await states()).toEqual({ sms: 'sent' });
});

test('push needs a device, and goes only while there is one', async () => {
  const push = [{ message: 'toll-notice', channels: ['push'] }];
  expect((await choose(push)).json()).toMatchObject({
    ...{ status: 400, errors: [{ path: 'body.extras' }] },
  });
  expect((await board()).extras[0].offered).toEqual(['whatsapp']);
  await addDevice();
  expect((await board()).extras[0].offered).toEqual(['push', 'whatsapp']);
  await choose([{ message: 'own-vehicle', channels: ['push'] }]);
  await database.sql`delete from push_devices`;
  await tell();
  expect(await states()).toEqual({ sms: 'sent' });
});

test('what has no approved template is not offered, and refused', async () => {
  const search = (await board()).extras.find(
    ({ message }: { message: string }) => message === 'saved-search',
  );
  expect(search).toEqual({ message: 'saved-search', offered: [], chosen: [] });
  expect((await choose([whatsApp('saved-search')])).json()).toMatchObject({ status: 400 });
  expect((await choose([whatsApp('otp')])).json()).toMatchObject({ status: 400 });
  expect(await consents()).toEqual([]);
});

test.each([
  [
    'the word in the chat',
    async () => {
      const payload = JSON.stringify([{ kind: 'text', mobile: '9876500001', text: 'STOP' }]);
      const headers = { 'content-type': 'application/json', 'x-hub-signature-256': 'any' };
      await api.app.inject({ method: 'POST', url: '/api/webhooks/whatsapp', headers, payload });
    },
  ],
  [
    'the page of consents',
    async () => {
      await owner.post('/user/consents', { purpose: 'whatsapp-alerts', granted: false });
    },
  ],
  [
    'taking the last tick away',
    async () => {
      await choose([{ message: 'own-vehicle', channels: ['push'] }]);
    },
  ],
])('%s ends WhatsApp for all of them', async (_, end) => {
  await addDevice();
  await choose([{ message: 'own-vehicle', channels: ['push', 'whatsapp'] }, whatsApp('loan-noc')]);
  await end();
  expect(await consents()).toEqual([true, false]);
  const chosen = (await board()).extras.flatMap((one: { chosen: string[] }) => one.chosen);
  expect(chosen).toEqual(['push']);
  await tell();
  expect(sent).toEqual([]);
});

test('the choices are in the export and go with the account', async () => {
  await choose([whatsApp('own-vehicle')]);
  const exported = (await owner.get('/user/account/export')).json().data;
  expect(exported.messageChoices).toEqual([{ message: 'own-vehicle', channels: ['whatsapp'] }]);
  expect(
    (await openBrowser(api, '192.0.2.71').post('/reminders/extras', { extras: [] })).statusCode,
  ).toBe(401);
});
