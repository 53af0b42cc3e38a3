import { afterAll, beforeEach, expect, test } from 'vitest';
import { emptyTables } from '../../../test/empty-tables.ts';
import { createTestApi, type TestApi } from '../../../test/test-api.ts';
import { createTestDatabase } from '../../db/test-database.ts';
import type { WorkNote } from '../lane-loop.ts';
import { TRIES_AT_MOST } from '../retry-delay.ts';
import { testHandlers } from '../test-handlers.ts';
import { createWorkLoop } from '../work-loop.ts';
import { declareSchedules, runScheduled, type Schedule, scheduleIntake } from './schedules.ts';

const database = await createTestDatabase();
const { sql } = database;
const api: TestApi = await createTestApi(sql);
const at = (time: string, day = '2026-11-23') => new Date(`${day}T${time}:00+05:30`);

beforeEach(async () => {
  await emptyTables(sql, ['tasks', 'schedules']);
  api.setNow(at('03:00'));
});
afterAll(async () => {
  await api.close();
  await database.drop();
});

/** A nightly schedule that counts its runs. */
function nightly(run?: Schedule['run']) {
  const runs: Date[] = [];
  const schedule: Schedule = {
    name: 'nightly',
    cron: '15 3 * * *',
    run: async (services) => {
      runs.push(services.now());
      return run === undefined ? 'done' : run(services);
    },
  };
  return { runs, schedule };
}

function loopOf(schedules: readonly Schedule[], notes: WorkNote[] = []) {
  return createWorkLoop(api.services, testHandlers({ scheduled: runScheduled(schedules) }), {
    intakes: [scheduleIntake(schedules)],
    onNote: (note) => notes.push(note),
  });
}

const rows = () => sql`
  select name, cron, next_at as "nextAt", last_run_at as "lastRunAt", last_outcome as "lastOutcome"
  from schedules order by name`;

test('a schedule runs at its time, once a night, and the row says when and how', async () => {
  const { runs, schedule } = nightly();
  await declareSchedules(api.services, [schedule]);
  const loop = loopOf([schedule]);
  expect(await loop.drain()).toBe(0);
  api.setNow(at('03:15'));
  expect(await loop.drain()).toBe(1);
  expect(await loop.drain()).toBe(0);
  expect(runs).toEqual([at('03:15')]);
  expect(await rows()).toEqual([
    {
      name: 'nightly',
      cron: '15 3 * * *',
      nextAt: at('03:15', '2026-11-24'),
      lastRunAt: at('03:15'),
      lastOutcome: 'done',
    },
  ]);
});

test('several servers that are started and stopped at any time run it once', async () => {
  const { runs, schedule } = nightly();
  const servers = Array.from({ length: 5 }, () => loopOf([schedule]));
  await Promise.all(servers.map(() => declareSchedules(api.services, [schedule])));
  api.setNow(at('03:15'));
  await Promise.all(servers.map((server) => server.drain()));
  await declareSchedules(api.services, [schedule]);
  await Promise.all(servers.map((server) => server.drain()));
  expect(runs).toHaveLength(1);
});

test('nights that were missed are caught up by one run', async () => {
  const { runs, schedule } = nightly();
  await declareSchedules(api.services, [schedule]);
  api.setNow(at('12:00', '2026-11-26'));
  await declareSchedules(api.services, [schedule]);
  await loopOf([schedule]).drain();
  await loopOf([schedule]).drain();
  expect(runs).toHaveLength(1);
  expect(await rows()).toMatchObject([{ nextAt: at('03:15', '2026-11-27') }]);
});

test('a run that failed is retried, given up at last, and tried again the next night', async () => {
  const notes: WorkNote[] = [];
  const { runs, schedule } = nightly(async () => ({ failed: 'timeout' }));
  await declareSchedules(api.services, [schedule]);
  const loop = loopOf([schedule], notes);
  for (let hour = 0; hour < TRIES_AT_MOST; hour += 1) {
    api.setNow(new Date(at('03:15').getTime() + hour * 3_600_000));
    await loop.drain();
  }
  expect(runs).toHaveLength(TRIES_AT_MOST);
  expect(notes.at(-1)).toMatchObject({ outcome: 'dead', reason: 'nightly: timeout' });
  expect(await rows()).toMatchObject([{ lastOutcome: 'nightly: timeout' }]);
  api.setNow(at('03:15', '2026-11-24'));
  await loop.drain();
  expect(runs).toHaveLength(TRIES_AT_MOST + 1);
  expect(notes.at(-1)).toMatchObject({ outcome: 'failed' });
});

test('an error is noted by its name, never by its text', async () => {
  const { schedule } = nightly(async () => {
    throw new TypeError('a secret 9876543210');
  });
  await declareSchedules(api.services, [schedule]);
  api.setNow(at('03:15'));
  await loopOf([schedule]).drain();
  expect(await rows()).toMatchObject([{ lastOutcome: 'nightly: TypeError' }]);
});

test('another time in a new version moves the next run, and only another time does', async () => {
  const { schedule } = nightly();
  await declareSchedules(api.services, [schedule]);
  api.setNow(at('03:20'));
  await declareSchedules(api.services, [schedule]);
  expect(await rows()).toMatchObject([{ nextAt: at('03:15') }]);
  await declareSchedules(api.services, [{ ...schedule, cron: '0 5 * * *' }]);
  expect(await rows()).toMatchObject([{ nextAt: at('05:00') }]);
});

test('during a rollout each version runs its own schedules; one that nobody runs is forgotten', async () => {
  const { runs, schedule } = nightly();
  const older = { ...nightly().schedule, name: 'older' };
  await declareSchedules(api.services, [older]);
  await declareSchedules(api.services, [schedule]);
  api.setNow(at('03:15'));
  expect(await loopOf([schedule]).drain()).toBe(1);
  expect(runs).toHaveLength(1);
  expect(await rows()).toHaveLength(2);
  api.setNow(at('03:16', '2026-12-01'));
  await declareSchedules(api.services, [schedule]);
  expect(await rows()).toMatchObject([{ name: 'nightly' }]);
});
