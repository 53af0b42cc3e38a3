import { err, ok } from '@pahiya/domain/shared/result';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { emptyTables } from '../../../../test/empty-tables.ts';
import { openBrowser, type PathBrowser } from '../../../../test/path-browser.ts';
import { found, plain } from '../../../../test/rc-fixtures.ts';
import { createTestApi, type TestApi } from '../../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../../db/test-database.ts';
import { testHandlers } from '../../../tasks/test-handlers.ts';
import { createWorkLoop } from '../../../tasks/work-loop.ts';
import { noticeTasks } from '../../notices/notice-tasks.ts';
import { planTollNotices } from './plan-toll-notices.ts';

let database: TestDatabase;
let api: TestApi;
let owner: PathBrowser;
let stranger: PathBrowser;
let userId: string;

const issued = new Date('2026-11-21T03:30:00Z');
const hours = (count: number) => new Date(issued.getTime() + count * 3_600_000);
const tagPath = '/fastag/tag/DL8CAF5030';
const proof = { chassisNumber: plain.chassis, engineNumber: plain.engine };

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
    'audit_events',
    'consents',
  ]);
  api = await createTestApi(database.sql);
  api.registry.answer = async (vehicleNumber) => ok(found(vehicleNumber));
  owner = openBrowser(api);
  stranger = openBrowser(api, '192.0.2.9');
  userId = await owner.signIn('9876500001');
  await stranger.signIn('9876500002');
  await database.sql`update users set email = 'owner@example.org' where id = ${userId}`;
  await owner.get('/vehicle/DL8CAF5030');
  await owner.post('/vehicle/DL8CAF5030/prove', proof);
  api.messages.length = 0;
});

afterEach(() => api.close());

const consent = (granted: boolean) =>
  owner.post('/user/consents', { purpose: 'toll-reminders', granted });
const enter = async (): Promise<string> =>
  (
    await owner.post(`${tagPath}/notices/add`, {
      place: 'Kherki Daula',
      noticeNumber: 'EN-42',
      fee: 8500,
      issuedAt: issued.toISOString(),
    })
  ).json().data.noticeId;
const act = (noticeId: string, word: string) =>
  owner.post(`${tagPath}/notices/change/${noticeId}`, { act: word });
const work = (services = api.services) =>
  createWorkLoop(services, testHandlers(noticeTasks)).drain();
const remindAt = async (afterHours: number) => {
  api.setNow(hours(afterHours));
  const queued = await planTollNotices(api.services);
  await work();
  return queued;
};

describe('reminders', () => {
  test('come by SMS and e-mail at once, and twice before each end, and name neither vehicle nor place', async () => {
    await consent(true);
    api.setNow(hours(1));
    const noticeId = await enter();
    expect(await remindAt(1)).toBe(2);
    expect(await remindAt(23)).toBe(0);
    expect(await remindAt(24)).toBe(2);
    expect(await remindAt(58)).toBe(0);
    // Twelve hours are left at 21:00: it comes before the night.
    expect(await remindAt(59)).toBe(2);
    expect(await remindAt(71)).toBe(0);
    expect(api.messages).toHaveLength(3);
    for (const message of api.messages) {
      expect(message).toMatchObject({
        mobile: '9876500001',
        template: 'notice-single-ends',
        variables: { amount: '₹170', date: '24/11/2026' },
      });
    }
    const [mail] = api.email.sent;
    expect(mail).toMatchObject({ to: 'owner@example.org' });
    expect(mail?.text).toContain('24 Nov 2026, 9:00 am IST');
    expect(mail?.text).toContain(`/tollsetu/e-notice/${noticeId}`);
    expect(JSON.stringify([api.messages, mail])).not.toMatch(/DL8CAF5030|5030|Kherki|EN-42/);
    expect(await remindAt(72 + 24)).toBe(0);
    expect(await remindAt(15 * 24 - 48)).toBe(2);
    expect(await remindAt(15 * 24 - 13)).toBe(2);
    expect(await remindAt(15 * 24 - 1)).toBe(0);
    expect(api.messages).toHaveLength(5);
    expect(api.messages.at(-1)).toMatchObject({ template: 'notice-record-nears' });
    expect(await remindAt(15 * 24 + 1)).toBe(0);
  });

  test('keep the hours of their person, and come before the end all the same', async () => {
    await consent(true);
    await database.sql`insert into notice_hours values (${userId}, 12, 16)`;
    await enter();
    expect(await remindAt(1)).toBe(0);
    expect(await remindAt(3)).toBe(2);
    expect(await remindAt(26)).toBe(0);
    expect(await remindAt(27)).toBe(2);
    expect(await remindAt(53.9)).toBe(0);
    expect(await remindAt(54)).toBe(2);
    expect(await remindAt(71)).toBe(0);
    expect(api.messages).toHaveLength(3);
  });

  test('that waited too long are left to the one after them', async () => {
    await consent(true);
    await enter();
    api.setNow(hours(24));
    expect(await planTollNotices(api.services)).toBe(2);
    expect(await remindAt(59.5)).toBe(2);
    expect(api.messages).toHaveLength(1);
    expect(api.email.sent).toHaveLength(1);
  });

  test('are in the language of the account', async () => {
    await consent(true);
    await enter();
    await database.sql`update users set language = 'hi' where id = ${userId}`;
    await remindAt(49);
    expect(api.messages[0]?.language).toBe('hi');
    expect(api.email.sent[0]?.text).toContain('24 नव॰ 2026, 09:00 बजे');
    expect(api.email.sent[0]?.text).toContain('/hi/tollsetu/e-notice/');
  });

  test('need the consent, which an account alone can give and withdraw', async () => {
    await enter();
    expect(await remindAt(49)).toBe(0);
    expect((await owner.get(`${tagPath}/notices`)).json().data.hasReminderConsent).toBe(false);
    await consent(true);
    expect((await owner.get(`${tagPath}/notices`)).json().data.hasReminderConsent).toBe(true);
    await consent(false);
    expect(await remindAt(50)).toBe(0);
    await consent(true);
    expect(await remindAt(51)).toBe(2);
    const visitor = openBrowser(api, '192.0.2.10');
    const refused = await visitor.post('/user/consents', {
      purpose: 'toll-reminders',
      granted: true,
    });
    expect(refused.statusCode).toBe(400);
  });

  test.each(['objected', 'paid', 'remove'])('do not come after the act %s', async (word) => {
    await consent(true);
    const noticeId = await enter();
    await act(noticeId, word);
    expect(await remindAt(49)).toBe(0);
  });

  test('end with the proof: the buyer and the seller get none', async () => {
    await consent(true);
    await enter();
    await stranger.post('/vehicle/DL8CAF5030/prove', proof);
    expect(await remindAt(49)).toBe(0);
  });

  test('are tried again only when they were surely not sent', async () => {
    await consent(true);
    await enter();
    const failure = { provider: 'test', retryable: true, reason: 'test' } as const;
    const services = {
      ...api.services,
      sms: { send: async () => err({ ...failure, kind: 'timeout' as const }) },
      email: { send: async () => err({ ...failure, kind: 'unavailable' as const }) },
    };
    api.setNow(hours(49));
    expect(await planTollNotices(services)).toBe(2);
    await work(services);
    expect(await remindAt(50)).toBe(0);
    expect(api.messages).toEqual([]);
    expect(api.email.sent).toHaveLength(1);
  });

  test('are queued once by two servers, and are not sent once they are overtaken', async () => {
    await consent(true);
    const [paid, removed, withdrawn] = [await enter(), await enter(), await enter()];
    api.setNow(hours(49));
    const both = await Promise.all([planTollNotices(api.services), planTollNotices(api.services)]);
    expect(both[0] + both[1]).toBe(6);
    await act(paid, 'paid');
    await act(removed, 'remove');
    await consent(false);
    await work();
    expect([api.messages, api.email.sent]).toEqual([[], []]);
    const states = await database.sql`
      select distinct subject_id as "subjectId", state from notices order by subject_id`;
    expect(states).toEqual(
      [paid, removed, withdrawn].toSorted().map((subjectId) => ({ subjectId, state: 'cancelled' })),
    );
  });

  test('stand in the list of everything that was sent', async () => {
    await consent(true);
    await enter();
    await remindAt(49);
    const { sent } = (await owner.get('/reminders')).json().data;
    expect(sent).toMatchObject([
      { about: 'toll-notice', state: 'sent' },
      { about: 'toll-notice', state: 'sent' },
    ]);
  });
});

describe('the link of a reminder', () => {
  test('leads its owner to the vehicle, and nobody else', async () => {
    const noticeId = await enter();
    expect((await owner.get(`/fastag/notices/${noticeId}`)).json().data).toEqual({
      vehicleNumber: 'DL8CAF5030',
    });
    expect((await stranger.get(`/fastag/notices/${noticeId}`)).statusCode).toBe(404);
    expect((await openBrowser(api).get(`/fastag/notices/${noticeId}`)).statusCode).toBe(401);
  });
});

describe('the calendar file', () => {
  const fileOf = (noticeId: string, browser = owner, language = 'en') =>
    browser.get(`${tagPath}/notices/calendar/${noticeId}?language=${language}`);
  const eventsOf = async (noticeId: string) =>
    (await fileOf(noticeId)).body.replaceAll('\r\n ', '').split('BEGIN:VEVENT').slice(1);

  test('has the clocks that run, with alarms, and neither vehicle nor place', async () => {
    const noticeId = await enter();
    const answer = await fileOf(noticeId);
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(answer.body).not.toMatch(/DL8CAF5030|5030|Kherki|EN-42/);
    const [single, record, ...others] = await eventsOf(noticeId);
    expect(others).toEqual([]);
    expect(single).toContain('DTSTART:20261124T033000Z');
    for (const alarm of ['-P2D', '-PT12H']) {
      expect(single).toContain(`TRIGGER:${alarm}`);
      expect(record).toContain(`TRIGGER:${alarm}`);
    }
    expect(single).toContain('₹85');
    expect(record).toContain('DTSTART:20261206T033000Z');
    expect((await fileOf(noticeId, owner, 'hi')).body).toMatch(/[\u0900-\u097f]/);
  });

  test('has the decision after an objection, and the record alone after the single fee', async () => {
    const noticeId = await enter();
    api.setNow(hours(80));
    expect(await eventsOf(noticeId)).toHaveLength(1);
    api.setNow(hours(2));
    await act(noticeId, 'objected');
    const [decision, ...others] = await eventsOf(noticeId);
    expect(others).toEqual([]);
    expect(decision).toContain('DTSTART:20261126T053000Z');
  });

  test('is refused when no clock runs, for an unknown e-notice, and for others', async () => {
    const noticeId = await enter();
    expect((await fileOf(noticeId, stranger)).json().code).toBe('fastag/not-proved');
    await act(noticeId, 'paid');
    expect((await fileOf(noticeId)).json().code).toBe('fastag/notice-settled');
    await act(noticeId, 'remove');
    expect((await fileOf(noticeId)).json().code).toBe('fastag/unknown-notice');
  });
});
