import type { WhatsAppMessage } from '@pahiya/domain/messages/whatsapp';
import type { ProviderFailure } from '@pahiya/domain/shared/provider-failure';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyTables } from '../../../test/empty-tables.ts';
import { openBrowser, type PathBrowser } from '../../../test/path-browser.ts';
import { plateDigits } from '../../../test/plate-digits.ts';
import { day, found } from '../../../test/rc-fixtures.ts';
import { createTestApi, type TestApi } from '../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { testHandlers } from '../../tasks/test-handlers.ts';
import { createWorkLoop } from '../../tasks/work-loop.ts';
import { noticeTasks } from '../notices/notice-tasks.ts';
import { planReminders } from './plan-reminders.ts';

let database: TestDatabase;
let api: TestApi;
let owner: PathBrowser;
let userId: string;
let sent: WhatsAppMessage[] = [];
let answer: Result<void, ProviderFailure> = ok(undefined);
/** Runs while a message is on its way. */
let meanwhile: (message: WhatsAppMessage) => Promise<unknown> = async () => undefined;

beforeAll(async () => {
  database = await createTestDatabase();
  api = await createTestApi(database.sql, {
    whatsApp: {
      send: async (message) => {
        sent.push(message);
        await meanwhile(message);
        return answer;
      },
      readEvents: (raw, signature) =>
        signature === 'good'
          ? JSON.parse(Buffer.from(raw).toString(), (key, value) =>
              key === 'at' ? new Date(value) : value,
            )
          : null,
      isVerifyToken: (token) => token === 'ours',
      hasTemplate: (template) => template !== 'saved-search',
    },
  });
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
  sent = [];
  answer = ok(undefined);
  meanwhile = async () => undefined;
  api.setNow(new Date('2026-12-01T12:00:00+05:30'));
  api.registry.answer = async (vehicleNumber) =>
    ok(found(vehicleNumber, { tax: { kind: 'until', upto: day('2026-12-31') } }));
  owner = openBrowser(api);
  userId = await owner.signIn('9876500001');
  await owner.post('/garage/vehicles', { vehicleNumber: 'DL8CAF5030' });
});

const choose = (channels: string[]) => owner.post('/reminders/choices', { channels, silent: [] });
const board = async () => (await owner.get('/reminders')).json().data;
const at = async (instant: string) => {
  api.setNow(new Date(`${instant}+05:30`));
  await planReminders(api.services);
  await createWorkLoop(api.services, testHandlers(noticeTasks)).drain();
};
const post = (body: unknown, signature = 'good') =>
  api.app.inject({
    method: 'POST',
    url: '/api/webhooks/whatsapp',
    headers: { 'content-type': 'application/json', 'x-hub-signature-256': signature },
    payload: JSON.stringify(body),
  });
const status = (state: string, reference = sent[0]?.reference) =>
  post([{ kind: 'status', reference, state, at: '2026-12-24T04:00:00Z' }]);
const says = (text: string, mobile = '9876500001') => post([{ kind: 'text', mobile, text }]);
const consents = async () =>
  (
    await database.sql<{ isGranted: boolean; channel: string }[]>`
      select is_granted as "isGranted", channel from consents
      where user_id = ${userId} and purpose = 'whatsapp-reminders' order by id`
  ).map(({ isGranted, channel }) => [isGranted, channel]);

test('the tick is a consent of its own, recorded with its way; the message has template, values and button', async () => {
  expect(await board()).toMatchObject({ hasWhatsApp: true, choices: null });
  await choose(['sms']);
  expect(await consents()).toEqual([]);
  await choose(['whatsapp']);
  await choose(['whatsapp']);
  expect(await consents()).toEqual([[true, 'web']]);
  await at('2026-12-24T09:00:00');
  expect(sent).toMatchObject([
    {
      ...{ mobile: '9876500001', template: 'vehicle-due', language: 'en' },
      variables: { item: 'road tax', date: '31/12/2026' },
      path: expect.stringMatching(/^reminders\?key=/),
    },
  ]);
  expect(JSON.stringify(sent)).not.toMatch(plateDigits);
  await choose(['sms']);
  expect(await consents()).toEqual([
    [true, 'web'],
    [false, 'web'],
  ]);
});

test('a word in the chat ends it: consent withdrawn, channel gone, nothing more is sent', async () => {
  await choose(['sms', 'whatsapp']);
  expect((await says('STOP', '9876500009')).statusCode).toBe(200);
  expect((await says('when is it due?')).statusCode).toBe(200);
  expect((await board()).choices.channels).toEqual(['sms', 'whatsapp']);
  expect((await says('Stop.')).statusCode).toBe(200);
  expect((await says('बंद करें')).statusCode).toBe(200);
  expect(await consents()).toEqual([
    [true, 'web'],
    [false, 'whatsapp'],
  ]);
  expect((await board()).choices.channels).toEqual(['sms']);
  await at('2026-12-24T09:00:00');
  expect(sent).toEqual([]);
});

test('a consent withdrawn after the message was queued holds it back, also by the page of consents', async () => {
  await choose(['whatsapp']);
  api.setNow(new Date('2026-12-24T09:00:00+05:30'));
  await planReminders(api.services);
  const withdrawn = await owner.post('/user/consents', {
    purpose: 'whatsapp-reminders',
    granted: false,
  });
  expect(withdrawn.statusCode).toBe(200);
  await at('2026-12-24T09:10:00');
  expect(sent).toEqual([]);
  expect(await board()).toMatchObject({
    choices: { channels: [] },
    sent: [{ channel: 'whatsapp', state: 'cancelled' }],
  });
});

test('statuses settle what became of a message, in any order, and never the other way', async () => {
  await choose(['whatsapp']);
  await at('2026-12-24T09:00:00');
  const state = async () => (await board()).sent[0].state;
  expect(await state()).toBe('sent');
  await status('delivered');
  await status('sent');
  await status('failed');
  expect(await state()).toBe('delivered');
  for (const reference of ['x', '00000000-0000-4000-8000-000000000000']) {
    expect((await status('failed', reference)).statusCode).toBe(200);
  }
  expect(await state()).toBe('delivered');
});

test('a lost answer is not known whether sent, and is not sent again, until its status arrives', async () => {
  await choose(['whatsapp']);
  answer = err({ kind: 'timeout', provider: 'test', retryable: true, reason: 'test' });
  await at('2026-12-24T09:00:00');
  await at('2026-12-24T09:10:00');
  expect(sent).toHaveLength(1);
  expect((await board()).sent[0].state).toBe('unknown');
  await status('delivered');
  expect((await board()).sent[0].state).toBe('delivered');
});

test('a status that is faster than our own note stays', async () => {
  await choose(['whatsapp']);
  meanwhile = ({ reference }) => status('failed', reference);
  await at('2026-12-24T09:00:00');
  expect((await board()).sent[0].state).toBe('failed');
});

test('a wrong signature and a wrong token are refused, and change nothing', async () => {
  await choose(['whatsapp']);
  expect(
    (await post([{ kind: 'text', mobile: '9876500001', text: 'STOP' }], 'bad')).statusCode,
  ).toBe(401);
  expect((await board()).choices.channels).toEqual(['whatsapp']);
  const asked = (token: string, challenge = '42') =>
    api.app.inject(
      `/api/webhooks/whatsapp?hub.mode=subscribe&hub.verify_token=${token}&hub.challenge=${challenge}`,
    );
  expect((await asked('theirs')).statusCode).toBe(403);
  expect((await asked('ours', '%3Cscript%3E')).statusCode).toBe(403);
  expect((await asked('ours')).body).toBe('42');
  const large = await post('x'.repeat(300_000));
  expect(large.statusCode).toBe(413);
});

test('where there is no account at WhatsApp it is not offered, and refused', async () => {
  const without = await createTestApi(database.sql);
  without.setNow(new Date('2026-12-01T12:00:00+05:30'));
  const person = openBrowser(without, '192.0.2.30');
  await person.signIn('9876500003');
  expect((await person.get('/reminders')).json().data.hasWhatsApp).toBe(false);
  const refused = await person.post('/reminders/choices', { channels: ['whatsapp'], silent: [] });
  expect(refused.json()).toMatchObject({ status: 400, errors: [{ path: 'body.channels' }] });
  await without.close();
});
