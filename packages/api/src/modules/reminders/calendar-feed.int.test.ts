import { ok } from '@pahiya/domain/shared/result';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyTables } from '../../../test/empty-tables.ts';
import { openBrowser, type PathBrowser } from '../../../test/path-browser.ts';
import { plateDigits } from '../../../test/plate-digits.ts';
import { day, found } from '../../../test/rc-fixtures.ts';
import { createTestApi, type TestApi } from '../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';

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
  await emptyTables(database.sql, ['vehicles', 'users', 'rate_limits', 'lookup_allowances']);
  api.registry.answer = async (vehicleNumber) => ok(found(vehicleNumber));
  owner = openBrowser(api);
  userId = await owner.signIn('9876500001');
  await owner.post('/garage/vehicles', { vehicleNumber: 'DL8CAF5030' });
});

const renew = async (): Promise<string> =>
  (await owner.post('/garage/calendar')).json().data.calendarPath;
const calendarApp = () => openBrowser(api, '192.0.2.50');
/** Unfolds the long lines of a feed, as a reader does. */
const feedAt = async (path: string) => (await calendarApp().get(path)).body.replaceAll('\r\n ', '');

test('the feed has an all-day event for each expiring paper, with reminders, and needs no session', async () => {
  const path = await renew();
  const answer = await calendarApp().get(path);
  expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
  const feed = await feedAt(path);
  const events = feed.split('BEGIN:VEVENT').slice(1);
  expect(events).toHaveLength(3);
  const [insurance, puc, registration] = events;
  expect(insurance).toContain('SUMMARY:Third-party insurance ends: DL 8C •• ••30');
  expect(insurance).toContain('DTSTART;VALUE=DATE:20261201');
  expect(insurance?.match(/TRIGGER:(\S+)/g)).toEqual([
    'TRIGGER:-P44DT15H',
    'TRIGGER:-P29DT15H',
    'TRIGGER:-P6DT15H',
    'TRIGGER:-PT15H',
  ]);
  expect(puc).toContain('DTSTART;VALUE=DATE:20261110');
  expect(puc?.match(/TRIGGER:(\S+)/g)).toEqual([
    'TRIGGER:-P14DT15H',
    'TRIGGER:-P6DT15H',
    'TRIGGER:-PT15H',
  ]);
  expect(registration).toContain('DTSTART;VALUE=DATE:20340313');
});

test('the feed contains neither the full number nor owner details', async () => {
  const feed = await feedAt(await renew());
  expect(feed).not.toMatch(/5030|CAF|A\*\*A|23456|98765/);
});

test('a renewed policy moves its event and keeps its id', async () => {
  const path = await renew();
  const idOf = (feed: string) => /UID:(\S+)/.exec(feed)?.[1];
  const before = await feedAt(path);
  api.setNow(new Date('2026-12-30T00:00:00Z'));
  const insurance = {
    insurer: null,
    policyLast4: null,
    thirdPartyUpto: day('2027-12-01'),
    ownDamageUpto: null,
  };
  api.registry.answer = async (vehicleNumber) => ok(found(vehicleNumber, { insurance }));
  await owner.get('/vehicle/DL8CAF5030');
  await expect.poll(() => feedAt(path)).toContain('DTSTART;VALUE=DATE:20271201');
  const after = await feedAt(path);
  expect(idOf(after)).toBe(idOf(before));
  expect(idOf(after)).toBeDefined();
  const sequenceOf = (feed: string) => /SEQUENCE:(\d+)/.exec(feed)?.[1];
  expect([sequenceOf(before), sequenceOf(after), sequenceOf(await feedAt(path))]).toEqual([
    '0',
    '1',
    '1',
  ]);
  expect(after).toContain('DTEND;VALUE=DATE:20271202');
  api.setNow(new Date('2026-11-21T04:44:00Z'));
});

test('a new address invalidates the old one; the owner is shown the same one until then', async () => {
  expect((await owner.get('/garage/vehicles')).json().data.calendarPath).toBeNull();
  const first = await renew();
  expect((await owner.get('/garage/vehicles')).json().data.calendarPath).toBe(first);
  const second = await renew();
  expect(second).not.toBe(first);
  expect((await calendarApp().get(first)).json()).toMatchObject({
    status: 410,
    code: 'garage/feed-replaced',
  });
  expect((await calendarApp().get(second)).statusCode).toBe(200);
});

test('the key is not stored in the database', async () => {
  const key = (await renew()).split('key=')[1] ?? '';
  expect(key.length).toBeGreaterThan(40);
  const [row] = await database.sql`select f::text as row from calendar_feeds f`;
  expect(row?.row).not.toContain(key);
});

test('a person with Hindi as language gets the calendar in Hindi', async () => {
  await database.sql`update users set language = 'hi' where id = ${userId}`;
  const feed = await feedAt(await renew());
  expect(feed).toContain('SUMMARY:थर्ड पार्टी बीमा ख़त्म: DL 8C •• ••30');
  expect(feed).toContain('X-WR-CALNAME:Pahiya: मेरा गैरेज');
});

test.each(['?key=wrong-but-long-enough-key', '?key=short', '', '?key=a&key=b'])(
  'a feed address with %s returns nothing',
  async (query) => {
    const answer = await calendarApp().get(`/garage/calendar.ics${query}`);
    expect([400, 404]).toContain(answer.statusCode);
    expect(answer.headers['content-type']).toContain('application/problem+json');
  },
);

test('guessing keys is rate-limited', async () => {
  const statuses = [];
  for (let count = 0; count < 61; count += 1) {
    const path = `/garage/calendar.ics?key=guess-guess-guess-guess-${count}`;
    statuses.push((await openBrowser(api, '192.0.2.66').get(path)).statusCode);
  }
  expect(statuses.at(-1)).toBe(429);
});

test('records of the registry cannot break out of their line in the feed', async () => {
  const { sql } = database;
  await sql`update vehicles set body = replace(body, 'Test registry', 'X\\nEND:VCALENDAR\\nBEGIN:VEVENT')`;
  const feed = await feedAt(await renew());
  expect(feed.match(/^END:VCALENDAR/gm)).toHaveLength(1);
});

test('the feed also has work of the log, saved copies and a licence, each with its source and id', async () => {
  const { sql } = database;
  const copy = (kind: string, validUpto: string, vehicleNumber: string | null) => sql`
    insert into wallet_documents (id, user_id, vehicle_number, kind, valid_upto, storage_key,
      added_at, stored_at)
    values (gen_random_uuid(), ${userId}, ${vehicleNumber}, ${kind}, ${validUpto}, ${kind},
      '2026-11-20T06:00:00Z', '2026-11-20T06:00:00Z')`;
  await copy('insurance', '2027-12-31', 'DL8CAF5030');
  await copy('licence', '2027-06-07', null);
  const service = { kind: 'service', category: 'service', on: '2026-01-10', km: 20_000 };
  await owner.post('/garage/log/DL8CAF5030', service);
  const path = await renew();
  const feed = await feedAt(path);
  const eventOf = (title: string) =>
    feed.split('BEGIN:VEVENT').find((event) => event.includes(`SUMMARY:${title}`)) ?? '';
  const insurance = eventOf('Third-party insurance ends: DL 8C •• ••30');
  expect(insurance).toContain('DTSTART;VALUE=DATE:20271231');
  expect(insurance).toContain('you entered on 20 Nov 2026');
  const work = eventOf('Service due: DL 8C •• ••30');
  expect(work).toContain('DTSTART;VALUE=DATE:20270110');
  expect(work).toContain('Worked out from your log\\, reading of 10 Jan 2026');
  expect(work).toContain('TRIGGER:-P13DT15H');
  const licence = eventOf('Driving licence ends');
  expect(licence).toContain('SUMMARY:Driving licence ends\r\n');
  expect(licence).toContain('DTSTART;VALUE=DATE:20270607');
  const ids = [...feed.matchAll(/UID:(\S+)/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(feed).not.toMatch(plateDigits);
  await sql`update users set language = 'hi' where id = ${userId}`;
  const hindi = await feedAt(path);
  expect(hindi).toContain('SUMMARY:सर्विस का समय: DL 8C •• ••30');
  expect(hindi).not.toMatch(/Worked out|you typed|Driving licence/);
});

test('a vehicle that leaves cancels its events, which are dropped after a month', async () => {
  const path = await renew();
  expect(await feedAt(path)).not.toContain('STATUS:CANCELLED');
  await owner.delete('/garage/vehicles/DL8CAF5030');
  const after = await feedAt(path);
  expect(after.match(/STATUS:CANCELLED/g)?.length).toBe(3);
  expect(after.match(/SEQUENCE:1/g)?.length).toBe(3);
  expect(after).not.toContain('BEGIN:VALARM');
  api.setNow(new Date('2027-01-21T04:44:00Z'));
  expect(await feedAt(path)).not.toContain('BEGIN:VEVENT');
  api.setNow(new Date('2026-11-21T04:44:00Z'));
});

test('a record that cannot be read now cancels nothing', async () => {
  const path = await renew();
  await feedAt(path);
  await database.sql`delete from vehicles`;
  const meanwhile = await feedAt(path);
  expect(meanwhile.match(/BEGIN:VEVENT/g)?.length).toBe(3);
  expect(meanwhile).not.toContain('STATUS:CANCELLED');
});
