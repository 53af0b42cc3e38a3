import type { RcRecord } from '@pahiya/domain/rc/rc-record';
import { addDays, type IstDate } from '@pahiya/domain/shared/ist-date';
import { err, ok } from '@pahiya/domain/shared/result';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyTables } from '../../../test/empty-tables.ts';
import { openBrowser } from '../../../test/path-browser.ts';
import { day, found } from '../../../test/rc-fixtures.ts';
import { createTestApi, type TestApi } from '../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { runWatches } from './run-watches.ts';
import { type Watch, type WatchAnswer, type WatchKinds, watchKind } from './watch-kind.ts';
import { endWatch, readWatches, startWatch, watchAccountData, watchesAtMost } from './watches.ts';

let database: TestDatabase;
let api: TestApi;
let userId: string;
let told: { watch: Watch; answer: WatchAnswer<{ colour: string | null }> }[];
let over: string[];
let record: Partial<RcRecord>;

const today = day('2026-11-21');
const down = async () =>
  err({ kind: 'unavailable', provider: 'test', retryable: true, reason: 'scripted' } as const);

/** Looks at the colour, and asks again a week later. */
const colours = watchKind<{ colour: string | null }>({
  look: ({ colour }) => ({ colour }),
  onAnswer: async (_tx, watch, answer) => {
    told.push({ watch, answer });
    return answer.isChanged ? null : addDays(answer.today, 7);
  },
  onEnd: async (_tx, { subject }) => {
    over.push(subject);
  },
});
const kinds: WatchKinds = { colours };

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

beforeEach(async () => {
  await emptyTables(database.sql, [
    'vehicles',
    'vehicle_fetches',
    'users',
    'rate_limits',
    'lookup_log',
  ]);
  api = await createTestApi(database.sql);
  record = {};
  api.registry.answer = async (vehicleNumber) => ok(found(vehicleNumber, record));
  userId = await openBrowser(api).signIn('9876500001');
  told = [];
  over = [];
});
afterEach(() => api.close());

const start = (changes: Partial<Watch> = {}) =>
  database.sql.begin((tx) =>
    startWatch(
      tx,
      {
        kind: 'colours',
        subject: 'one',
        userId,
        vehicleNumber: 'DL8CAF5030' as Watch['vehicleNumber'],
        nextOn: today,
        untilOn: day('2026-12-31'),
        ...changes,
      },
      api.services.now(),
    ),
  );
const run = (at = '2026-11-21T04:44:00Z', its = kinds) => {
  api.setNow(new Date(at));
  return runWatches(api.services, its, { pauseMs: 0 });
};
const state = async (subject = 'one') =>
  (await readWatches(database.sql, 'colours', [subject])).get(subject);

test('a due watch is told the first record, then only on its next day, then the change', async () => {
  await start();
  expect(await run()).toEqual({ told: 1, ended: 0, faults: 0, left: 0 });
  expect(told[0]?.answer).toEqual({
    before: null,
    now: { colour: 'PEARL ARCTIC WHITE' },
    isChanged: false,
    fetchedAt: new Date('2026-11-21T04:44:00Z'),
    today,
  });
  expect(await state()).toMatchObject({ nextOn: '2026-11-28', failedAt: null });
  expect(await run('2026-11-27T04:44:00Z')).toMatchObject({ told: 0 });
  expect(api.registry.asked).toHaveLength(1);
  record = { colour: 'RED' };
  expect(await run('2026-11-28T04:44:00Z')).toMatchObject({ ended: 1 });
  expect(told[1]?.answer).toMatchObject({
    before: { colour: 'PEARL ARCTIC WHITE' },
    now: { colour: 'RED' },
    isChanged: true,
  });
  expect(await state()).toBeUndefined();
});

test('a vehicle that several watch is asked for once, and a fresh record is not asked for at all', async () => {
  await start();
  await start({ subject: 'two' });
  await start({ subject: 'three', vehicleNumber: 'MH12AB0001' as Watch['vehicleNumber'] });
  await openBrowser(api).get('/vehicle/MH12AB0001');
  api.registry.asked.length = 0;
  expect(await run()).toMatchObject({ told: 3 });
  expect(api.registry.asked).toEqual(['DL8CAF5030']);
});

test('two servers at the same time ask once and tell once', async () => {
  await start();
  const other = await createTestApi(database.sql, { registry: api.registry });
  await Promise.all(
    [api, other].map(({ services }) => runWatches(services, kinds, { pauseMs: 0 })),
  );
  expect(api.registry.asked).toHaveLength(1);
  expect(told).toHaveLength(1);
  await other.close();
});

test('while the source is down nobody is told, and the watch stays due', async () => {
  await start();
  api.registry.answer = down;
  expect(await run()).toEqual({ told: 0, ended: 0, faults: 0, left: 1 });
  expect(await state()).toMatchObject({ nextOn: today, failedAt: expect.any(Date) });
  api.registry.answer = async (vehicleNumber) => ok(found(vehicleNumber));
  expect(await run('2026-11-21T06:44:00Z')).toMatchObject({ told: 1, left: 0 });
  expect(await state()).toMatchObject({ failedAt: null });
});

test("the day's limit leaves the rest due, the longest waiting first", async () => {
  const settings = { ...api.services.settings.lookups, watchesPerDay: 1 };
  const small = await createTestApi(database.sql, {
    registry: api.registry,
    settings: { lookups: settings },
  });
  await start({ vehicleNumber: 'MH12AB0002' as Watch['vehicleNumber'] });
  await start({
    subject: 'two',
    vehicleNumber: 'MH12AB0003' as Watch['vehicleNumber'],
    nextOn: day('2026-11-20'),
  });
  const result = await runWatches(small.services, kinds, { pauseMs: 0 });
  expect(result).toMatchObject({ told: 1, left: 1 });
  expect(api.registry.asked).toEqual(['MH12AB0003']);
  await small.close();
});

test('no record, and one that its owner hides, are told as that and keep what was seen', async () => {
  await start();
  await run();
  await database.sql`
    insert into hidden_vehicles (vehicle_number, user_id, since)
    values ('DL8CAF5030', ${await openBrowser(api).signIn('9876500002')}, now())`;
  await run('2026-11-28T04:44:00Z');
  expect(told[1]?.answer).toMatchObject({
    before: { colour: 'PEARL ARCTIC WHITE' },
    now: 'hidden',
    isChanged: false,
  });
  await database.sql`delete from hidden_vehicles`;
  api.registry.answer = async () => ok({ kind: 'not-found' });
  await run('2026-12-05T04:44:00Z');
  expect(told[2]?.answer).toMatchObject({
    before: { colour: 'PEARL ARCTIC WHITE' },
    now: 'not-found',
  });
});

test('a watch ends after its last day, and its kind is told once', async () => {
  await start({ untilOn: day('2026-11-25') });
  expect(await run()).toMatchObject({ ended: 1 });
  expect(over).toEqual(['one']);
  await start({ nextOn: day('2026-12-30'), untilOn: day('2026-12-30'), subject: 'two' });
  expect(await run('2026-12-31T04:44:00Z')).toMatchObject({ ended: 1 });
  expect(over).toEqual(['one', 'two']);
  expect(api.registry.asked).toHaveLength(1);
});

test('a kind that throws keeps no other waiting, and an unknown one waits for its version', async () => {
  await start();
  await start({ kind: 'faulty', subject: 'two' });
  await start({ kind: 'newer', subject: 'three' });
  const faulty = watchKind<{ colour: string | null }>({
    look: ({ colour }) => ({ colour }),
    onAnswer: async () => {
      throw new Error('scripted');
    },
  });
  const result = await run(undefined, { ...kinds, faulty });
  expect(result).toEqual({ told: 1, ended: 0, faults: 1, left: 0 });
  const rows = await database.sql`select kind from vehicle_watches where next_on <= ${today}`;
  expect(rows.map(({ kind }) => kind).toSorted()).toEqual(['faulty', 'newer']);
});

test('a watch that is started again gets other days; one vehicle more than allowed is refused', async () => {
  await start();
  await run();
  await start({ nextOn: day('2026-12-01') as IstDate });
  expect(await state()).toMatchObject({ nextOn: '2026-12-01', seenAt: expect.any(Date) });
  for (let index = 1; index < watchesAtMost; index += 1) await start({ subject: `n${index}` });
  expect(await start({ subject: 'too many' })).toBe('full');
  await endWatch(database.sql, { kind: 'colours', subject: 'n1' });
  expect(await start({ subject: 'too many' })).toBe('started');
});

test("a person's watches can be exported and deleted", async () => {
  await start();
  await run();
  const { vehicleWatches } = await watchAccountData.exportFor(database.sql, userId);
  expect(vehicleWatches).toMatchObject([
    { kind: 'colours', vehicleNumber: 'DL8CAF5030', seen: { colour: 'PEARL ARCTIC WHITE' } },
  ]);
  await database.sql.begin((tx) => watchAccountData.deleteFor(tx, userId));
  expect(await state()).toBeUndefined();
});
