import { ok } from '@pahiya/domain/shared/result';
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

/** Third-party insurance to a day. */
const insuranceTo = (upto: string) => ({
  insurance: {
    insurer: null,
    policyLast4: null,
    thirdPartyUpto: day(upto),
    ownDamageUpto: null,
  },
});

beforeEach(async () => {
  await emptyTables(database.sql, [
    'vehicles',
    'users',
    'tasks',
    'rate_limits',
    'lookup_allowances',
  ]);
  api.setNow(new Date('2026-12-01T12:00:00+05:30'));
  api.registry.answer = async (vehicleNumber) =>
    ok(
      found(vehicleNumber, {
        ...insuranceTo('2026-12-31'),
        tax: { kind: 'until', upto: day('2026-12-31') },
      }),
    );
  owner = openBrowser(api);
  userId = await owner.signIn('9876500001');
  await owner.post('/garage/vehicles', { vehicleNumber: 'DL8CAF5030' });
  api.messages.length = 0;
  api.email.sent.length = 0;
});

const choose = async (channels: string[], silent: string[] = []) =>
  (await owner.post('/reminders/choices', { channels, silent })).json().data;
const board = async () => (await owner.get('/reminders')).json().data;
const work = () => createWorkLoop(api.services, testHandlers(noticeTasks)).drain();
const at = async (instant: string) => {
  api.setNow(new Date(`${instant}+05:30`));
  await planReminders(api.services);
  await work();
};
const itemOf = async (item: string) =>
  (await board()).due.find((one: { item: string }) => one.item === item);
const keyIn = (text: string | undefined) =>
  decodeURIComponent(/[?]key=([^\s&"]+)/.exec(text ?? '')?.[1] ?? '');

test('nothing is sent until a channel is switched on; the dates are shown with their source', async () => {
  expect(await board()).toMatchObject({ choices: null, hasEmail: false, sent: [] });
  expect(await itemOf('third-party')).toMatchObject({
    dueOn: '2026-12-31',
    daysLeft: 30,
    source: { name: 'Test registry' },
    state: null,
    nextOn: null,
  });
  await at('2026-12-24T09:00:00');
  await choose([]);
  await at('2026-12-30T09:00:00');
  expect(api.messages).toHaveLength(0);
});

test('documents of one vehicle come in one message a day, once, by two planners at the same time', async () => {
  await database.sql`update users set email = 'asha@example.in' where id = ${userId}`;
  await choose(['sms', 'email']);
  expect(await itemOf('third-party')).toMatchObject({ state: 'open', nextOn: '2026-12-01' });
  api.setNow(new Date('2026-12-24T08:00:00+05:30'));
  const planned = await Promise.all([planReminders(api.services), planReminders(api.services)]);
  expect(planned.toSorted()).toEqual([0, 2]);
  await work();
  await at('2026-12-24T18:00:00');
  expect(api.messages).toMatchObject([
    { template: 'alert-vehicle-due', variables: { date: '31/12/2026' } },
  ]);
  expect(api.email.sent).toHaveLength(1);
  const text = api.email.sent[0]?.text ?? '';
  expect(text).toContain('third-party insurance ends on 31 Dec 2026, in 7 days');
  expect(text).toContain('road tax ends on 31 Dec 2026, in 7 days');
  expect(text).toContain('Date from Test registry');
  expect(text).not.toMatch(plateDigits);
  expect((await board()).sent).toMatchObject([
    { about: 'vehicle-due', state: 'sent' },
    { about: 'vehicle-due', state: 'sent' },
  ]);
});

test('a reminder that falls into the night comes at eight, and says how many days are left then', async () => {
  await choose(['sms']);
  await at('2026-12-30T21:30:00');
  expect(api.messages).toHaveLength(0);
  await database.sql`update tasks set due_at = ${new Date('2026-12-31T07:59:00+05:30')}`;
  api.setNow(new Date('2026-12-31T07:59:00+05:30'));
  await work();
  expect(api.messages).toHaveLength(0);
  await at('2026-12-31T08:00:00');
  expect(api.messages).toHaveLength(1);
});

test('own hours hold messages back until they begin, are kept by a form without them, and never reach into the night', async () => {
  const chosen = { channels: ['sms'], silent: [] };
  const save = (hours?: object) => owner.post('/reminders/choices', { ...chosen, hours });
  for (const hours of [
    { first: 7, last: 21 },
    { first: 8, last: 22 },
    { first: 12, last: 12 },
  ]) {
    expect((await save(hours)).json()).toMatchObject({ status: 400, code: 'request/bad-input' });
  }
  expect((await board()).hours).toEqual({ first: 8, last: 21 });
  await save({ first: 11, last: 18 });
  await save();
  expect((await board()).hours).toEqual({ first: 11, last: 18 });
  await at('2026-12-24T09:00:00');
  expect(api.messages).toHaveLength(0);
  await at('2026-12-24T11:00:00');
  expect(api.messages).toHaveLength(1);
  const exported = (await owner.get('/user/account/export')).json().data;
  expect(exported.messageChoices).toEqual([{ first: 11, last: 18 }]);
  await save({ first: 8, last: 21 });
  expect(await database.sql`select from notice_hours`).toHaveLength(0);
});

test('a newer document ends the older series at once, also for a message that waits', async () => {
  await choose(['sms']);
  const { seriesId } = await itemOf('third-party');
  await owner.post('/reminders/answer', { act: 'done', reminder: { seriesId } });
  expect(await itemOf('third-party')).toMatchObject({ state: 'done', nextOn: null });
  api.setNow(new Date('2026-12-24T08:00:00+05:30'));
  await planReminders(api.services);
  api.registry.answer = async (vehicleNumber) =>
    ok(found(vehicleNumber, insuranceTo('2027-12-31')));
  await owner.get('/vehicle/DL8CAF5030');
  await expect.poll(async () => (await itemOf('third-party')).dueOn).toBe('2027-12-31');
  await syncAllSeries(api.services);
  expect(await itemOf('third-party')).toMatchObject({ state: 'open', nextOn: '2027-11-16' });
  await work();
  expect(api.messages).toHaveLength(0);
});

test('a document that is switched off, and a vehicle that left the garage, bring nothing', async () => {
  await choose(['sms'], ['third-party', 'tax', 'puc']);
  await at('2026-12-24T09:00:00');
  expect(api.messages).toHaveLength(0);
  await choose(['sms']);
  await owner.delete('/garage/vehicles/DL8CAF5030');
  await syncAllSeries(api.services);
  await at('2026-12-30T09:00:00');
  expect(api.messages).toHaveLength(0);
});

test('the link of a message snoozes and stops without sign-in; no other key and no other person does', async () => {
  await database.sql`update users set email = 'asha@example.in' where id = ${userId}`;
  await choose(['email']);
  await at('2026-12-24T09:00:00');
  const key = keyIn(api.email.sent[0]?.text);
  const visitor = openBrowser(api, '192.0.2.9');
  const answer = (act: string, reminder: object, by = visitor) =>
    by.post('/reminders/answer', { act, reminder });
  const { seriesId } = await itemOf('third-party');
  for (const wrong of [{ key: `${seriesId}.AAAA` }, { key: 'a\u0000b' }, { seriesId }]) {
    expect([400, 404]).toContain((await answer('stop', wrong)).statusCode);
  }
  const other = openBrowser(api, '192.0.2.10');
  await other.signIn('9876500002');
  expect((await answer('stop', { seriesId }, other)).json().code).toBe('reminder/not-found');
  expect((await answer('snooze', { key })).statusCode).toBe(200);
  expect(await itemOf('third-party')).toMatchObject({ state: 'open', nextOn: '2026-12-27' });
  await at('2026-12-27T09:00:00');
  expect(api.email.sent).toHaveLength(2);
  expect((await answer('stop', { key })).statusCode).toBe(200);
  expect((await answer('stop', { key })).statusCode).toBe(200);
  await at('2026-12-30T09:00:00');
  expect(api.email.sent).toHaveLength(2);
  expect(await itemOf('third-party')).toMatchObject({ state: 'stopped' });
});

test('a server that is killed while it sends: none twice, those on their way as not known, the others sent', async () => {
  const count = 300;
  await choose(['sms']);
  await database.sql`delete from reminder_series`;
  await database.sql`
    insert into reminder_series (id, user_id, vehicle_number, item, due_on, source_name, source_at,
      state, next_on)
    select gen_random_uuid(), ${userId}, 'MH12AB' || lpad(n::text, 4, '0'), 'puc', '2026-12-31', 'Test registry',
      ${api.services.now()}, 'open', '2026-12-30' from generate_series(1, ${count}) as n`;
  api.setNow(new Date('2026-12-30T09:00:00+05:30'));
  expect(await planReminders(api.services)).toBe(count);
  // Taken and perhaps handed to the provider when the server was killed.
  await database.sql`
    update notices set state = 'sending' where id in (select id from notices order by id limit 7)`;
  await Promise.all([work(), work()]);
  const states = await database.sql<{ state: string; count: number }[]>`
    select state, count(*)::integer as count from notices group by state order by state`;
  expect(states).toEqual([
    { state: 'sent', count: count - 7 },
    { state: 'unknown', count: 7 },
  ]);
  expect(api.messages).toHaveLength(count - 7);
  expect(await planReminders(api.services)).toBe(0);
}, 60_000);

test('reminders are in the export and go with the account; a bad choice is refused', async () => {
  await choose(['sms'], ['tax']);
  const exported = (await owner.get('/user/account/export')).json().data;
  expect(exported.reminders[0]).toMatchObject({ channels: ['sms'], silent: ['tax'] });
  const bad = await owner.post('/reminders/choices', { channels: ['fax'], silent: [] });
  expect(bad.json()).toMatchObject({ status: 400, code: 'request/bad-input' });
  const noAddress = await owner.post('/reminders/choices', { channels: ['email'], silent: [] });
  expect(noAddress.json()).toMatchObject({ status: 400, errors: [{ path: 'body.channels' }] });
  expect((await board()).choices).toEqual({
    ...{ channels: ['sms'], silent: ['tax'], rhythm: 'each' },
  });
  expect((await openBrowser(api, '192.0.2.11').get('/reminders')).statusCode).toBe(401);
});

test('work of the log, a licence and a newer policy that was saved are called to mind, each with its source', async () => {
  await database.sql`update users set email = 'asha@example.in' where id = ${userId}`;
  const copy = (kind: string, validUpto: string, vehicleNumber: string | null) => database.sql`
    insert into wallet_documents (id, user_id, vehicle_number, kind, valid_upto, storage_key,
      added_at, stored_at)
    values (gen_random_uuid(), ${userId}, ${vehicleNumber}, ${kind}, ${validUpto}, ${kind},
      '2026-11-30T06:00:00Z', '2026-11-30T06:00:00Z')`;
  await copy('insurance', '2027-12-31', 'DL8CAF5030');
  await copy('puc', '2020-01-01', 'DL8CAF5030');
  await copy('licence', '2027-01-07', null);
  const service = { kind: 'service', category: 'service', on: '2026-01-10', km: 20_000 };
  await owner.post('/garage/log/DL8CAF5030', service);
  await choose(['sms', 'email']);
  const { due } = await board();
  expect(due).toContainEqual(
    expect.objectContaining({ item: 'third-party', dueOn: '2027-12-31', state: 'open' }),
  );
  expect(due).toContainEqual(
    expect.objectContaining({
      ...{ item: 'work:service', topic: 'work', dueOn: '2027-01-10' },
      source: { name: 'log', at: '2026-01-10T00:00:00Z', sandbox: false },
    }),
  );
  expect(due).toContainEqual(
    expect.objectContaining({ topic: 'licence', vehicleNumber: '', nextOn: '2026-12-08' }),
  );
  await at('2026-12-08T09:00:00');
  expect(api.messages.at(-1)).toMatchObject({
    template: 'alert-own-due',
    variables: { item: 'driving licence', date: '07/01/2027' },
  });
  expect(api.email.sent.at(-1)?.text).toContain(
    'Your driving licence ends on 7 Jan 2027, in 30 days. You entered this date on 30 Nov 2026.',
  );
  await at('2026-12-27T09:00:00');
  expect(api.messages.at(-1)).toMatchObject({ variables: { item: 'road tax + 1' } });
  expect(api.email.sent.at(-1)?.text).toContain('Worked out from your log');
});

test('a forecast that moves the day of the same work tells nothing again; newer work starts over', async () => {
  const service = { kind: 'service', category: 'service', on: '2026-01-10', km: 20_000 };
  await owner.post('/garage/log/DL8CAF5030', service);
  await choose(['sms']);
  await at('2026-12-27T09:00:00');
  const told = api.messages.length;
  expect(told).toBeGreaterThan(0);
  const [before] = await database.sql`select due_on::text as "dueOn" from reminder_series
    where item = 'work:service'`;
  // More kilometres: the work is due sooner.
  const fuel = { kind: 'expense', category: 'toll', on: '2026-12-20', km: 29_500 };
  await owner.post('/garage/log/DL8CAF5030', fuel);
  await syncAllSeries(api.services);
  const [after] = await database.sql`select due_on::text as "dueOn", told_on::text as "toldOn"
    from reminder_series where item = 'work:service'`;
  expect(after?.dueOn < before?.dueOn).toBe(true);
  expect(after?.toldOn).toBe('2026-12-27');
  await at('2026-12-28T09:00:00');
  expect(api.messages).toHaveLength(told);
  await owner.post('/garage/log/DL8CAF5030', { ...service, on: '2026-12-27', km: 29_900 });
  await syncAllSeries(api.services);
  expect(await itemOf('work:service')).toMatchObject({ state: 'open' });
  const [fresh] = await database.sql`select told_on as "toldOn" from reminder_series
    where item = 'work:service'`;
  expect(fresh?.toldOn).toBeNull();
});
