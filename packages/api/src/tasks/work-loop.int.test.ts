import { afterAll, beforeEach, expect, test } from 'vitest';
import { emptyTables } from '../../test/empty-tables.ts';
import { inNestedLoops } from '../../test/nested-loops.ts';
import { createTestApi, type TestApi } from '../../test/test-api.ts';
import { createTestDatabase } from '../db/test-database.ts';
import { findDeadTasks, reviveTask } from './dead-tasks.ts';
import { enqueueTask } from './enqueue-task.ts';
import type { WorkNote } from './lane-loop.ts';
import { TRIES_AT_MOST } from './retry-delay.ts';
import type { TaskHandlers } from './task-kinds.ts';
import { leaseTasks, settleTask } from './task-repository.ts';
import { testHandlers } from './test-handlers.ts';
import { wakeWorkers } from './wake-workers.ts';
import { createWorkLoop } from './work-loop.ts';

const database = await createTestDatabase();
const { sql } = database;
const start = new Date('2026-11-21T04:44:00Z');
const api: TestApi = await createTestApi(sql);
const later = (seconds: number) => new Date(start.getTime() + seconds * 1_000);

beforeEach(async () => {
  await emptyTables(sql, ['tasks']);
  api.setNow(start);
});
afterAll(async () => {
  await api.close();
  await database.drop();
});

function loopOf(handlers: Partial<TaskHandlers>, notes: WorkNote[] = []) {
  return createWorkLoop(api.services, testHandlers(handlers), {
    onNote: (note) => notes.push(note),
  });
}

const ask = (subject: string, dueAt = start) =>
  enqueueTask(sql, { kind: 'close-order', subject, dueAt });

test('due tasks run once, and others wait', async () => {
  const seen: string[] = [];
  await ask('now');
  await ask('tomorrow', later(86_400));
  const loop = loopOf({
    'close-order': async (_, subject) => {
      seen.push(subject);
      return 'done';
    },
  });
  expect(await loop.drain()).toBe(1);
  expect(await loop.drain()).toBe(0);
  api.setNow(later(86_400));
  expect(await loop.drain()).toBe(1);
  expect(seen).toEqual(['now', 'tomorrow']);
  expect(await sql`select * from tasks`).toEqual([]);
});

test('a worker leases no more tasks than it has room for, however PostgreSQL plans it', async () => {
  for (const n of Array(20).keys()) await ask(`order-${n}`);
  const lease = { lane: 'prompt', now: start, leaseMs: 30_000, count: 3 } as const;
  expect(await inNestedLoops(sql, (tx) => leaseTasks(tx, lease))).toHaveLength(3);
});

test('a task that is rolled back with its transaction never runs', async () => {
  await expect(
    sql.begin(async (tx) => {
      await enqueueTask(tx, { kind: 'close-order', subject: 'gone', dueAt: start });
      throw new Error('rolled back');
    }),
  ).rejects.toThrow('rolled back');
  expect(await loopOf({}).drain()).toBe(0);
});

test('a task that is enqueued twice runs once, at the earlier time', async () => {
  await ask('one', later(60));
  await ask('one', later(10));
  await ask('one', later(90));
  expect(await sql`select due_at from tasks`).toEqual([{ due_at: later(10) }]);
});

test('a task that is enqueued while it runs is run again', async () => {
  let runs = 0;
  await ask('again');
  const loop = loopOf({
    'close-order': async () => {
      runs += 1;
      if (runs === 1) await ask('again');
      return 'done';
    },
  });
  await loop.drain();
  expect(runs).toBe(2);
  expect(await sql`select * from tasks`).toEqual([]);
});

test('failed tasks are retried with growing pauses, then dead until an operator revives them', async () => {
  const notes: WorkNote[] = [];
  const tries: number[] = [];
  await ask('broken');
  const loop = loopOf(
    {
      'close-order': async (_, __, { attempt }) => {
        tries.push(attempt);
        if (attempt % 2 === 0) throw new TypeError('a secret 9876543210');
        return { failed: 'gateway-timeout' };
      },
    },
    notes,
  );
  const pauses: number[] = [];
  let at = start.getTime();
  for (let count = 0; count < TRIES_AT_MOST; count += 1) {
    api.setNow(new Date(at));
    expect(await loop.drain()).toBe(1);
    const [row] = await sql<{ due_at: Date; last_error: string }[]>`
      select due_at, last_error from tasks`;
    expect(row?.last_error).toBe(count % 2 === 0 ? 'gateway-timeout' : 'TypeError');
    pauses.push((row?.due_at.getTime() ?? 0) - at);
    at = row?.due_at.getTime() ?? 0;
  }
  expect(tries).toEqual(Array.from({ length: TRIES_AT_MOST }, (_, index) => index + 1));
  expect(pauses[0]).toBeLessThanOrEqual(1_000);
  expect(pauses[10]).toBeGreaterThan(500_000);
  expect(notes.at(-1)).toMatchObject({ outcome: 'dead', reason: 'TypeError' });
  api.setNow(new Date(at + 86_400_000));
  await ask('broken');
  expect(await loop.drain()).toBe(0);
  const [dead] = await findDeadTasks(sql, 10);
  expect(dead).toMatchObject({
    subject: 'broken',
    attempts: TRIES_AT_MOST,
    lastError: 'TypeError',
  });
  expect(await reviveTask(sql, dead?.taskId ?? 0, start)).toBe(true);
  expect(await reviveTask(sql, dead?.taskId ?? 0, start)).toBe(false);
  expect(await loop.drain()).toBe(1);
  expect(tries.at(-1)).toBe(1);
});

test('a task may ask to run again later, which is not a failure', async () => {
  await ask('slow');
  const loop = loopOf({ 'close-order': async () => ({ again: later(30) }) });
  await loop.drain();
  expect(await sql`select due_at, attempts from tasks`).toEqual([
    { due_at: later(30), attempts: 0 },
  ]);
});

test('a task of a crashed worker is leased to another after the lease, and the first can no longer settle it', async () => {
  await ask('held');
  const lease = { lane: 'prompt', now: start, leaseMs: 30_000, count: 5 } as const;
  const [held] = await leaseTasks(sql, lease);
  expect(await leaseTasks(sql, { ...lease, now: later(29) })).toEqual([]);
  const [taken] = await leaseTasks(sql, { ...lease, now: later(31) });
  expect(taken).toMatchObject({ subject: 'held', attempt: 2 });
  if (held === undefined || taken === undefined) throw new Error('not leased');
  await settleTask(sql, held, 'done', { now: later(32), retryAt: null });
  expect(await sql`select subject from tasks`).toEqual([{ subject: 'held' }]);
  await settleTask(sql, taken, 'done', { now: later(33), retryAt: null });
  expect(await sql`select subject from tasks`).toEqual([]);
});

test('several workers share the due tasks, and each task runs once', async () => {
  const seen: string[] = [];
  for (let count = 0; count < 60; count += 1) await ask(`shared-${count}`);
  const handle: Partial<TaskHandlers> = {
    'close-order': async (_, subject) => {
      seen.push(subject);
      return 'done';
    },
  };
  const runs = await Promise.all([1, 2, 3].map(() => loopOf(handle).drain()));
  expect(runs.reduce((sum, count) => sum + count, 0)).toBe(60);
  expect(new Set(seen).size).toBe(60);
  expect(seen).toHaveLength(60);
});

test('a full lane keeps no other waiting', async () => {
  const seen: string[] = [];
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  for (let count = 0; count < 8; count += 1) {
    await enqueueTask(sql, { kind: 'deliver', subject: `held-${count}`, dueAt: start });
  }
  const loop = loopOf({
    deliver: async () => {
      await released;
      return 'done';
    },
    'close-order': async (_, subject) => {
      seen.push(subject);
      release();
      return 'done';
    },
  });
  loop.start();
  await expect.poll(() => sql`select 1 from tasks where leased_until is not null`).toHaveLength(2);
  await ask('quick');
  wakeWorkers(sql);
  await released;
  await expect.poll(() => sql`select 1 from tasks`).toEqual([]);
  await loop.stop();
  expect(seen).toEqual(['quick']);
});

test('a task keeps its lease for as long as it runs, and no other worker runs it', async () => {
  let runs = 0;
  let seconds = 0;
  const services = {
    ...api.services,
    now: () => later(seconds),
    settings: {
      ...api.services.settings,
      challans: { ...api.services.settings.challans, taskLeaseSeconds: 1 },
    },
  };
  const handlers = testHandlers({
    'close-order': async () => {
      runs += 1;
      // Each time the lease has been extended it is nearly over: after three times it would have been over twice.
      for (const at of [0.9, 1.8, 2.7]) {
        seconds = at;
        await expect.poll(leasedUntil).toEqual(later(at + 1));
      }
      return 'done';
    },
  });
  const leasedUntil = async () =>
    (await sql<{ until: Date }[]>`select leased_until as until from tasks`)[0]?.until;
  await ask('slow');
  const first = createWorkLoop(services, handlers).drain();
  await expect.poll(() => runs).toBe(1);
  const other = createWorkLoop(services, handlers, { pollMs: 50 });
  other.start();
  expect(await first).toBe(1);
  await other.stop();
  expect(runs).toBe(1);
  expect(await sql`select * from tasks`).toEqual([]);
});

test('a sleeping worker starts as soon as it is woken, and stops after its running tasks', async () => {
  let isOver = false;
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const loop = createWorkLoop(
    api.services,
    testHandlers({
      'close-order': async () => {
        begin();
        await released;
        isOver = true;
        return 'done';
      },
    }),
    { pollMs: 60_000 },
  );
  loop.start();
  await new Promise((resolve) => setTimeout(resolve, 50));
  await ask('woken');
  wakeWorkers(sql);
  await begun;
  const stopped = loop.stop();
  release();
  await stopped;
  expect(isOver).toBe(true);
  expect(await sql`select * from tasks`).toEqual([]);
});
