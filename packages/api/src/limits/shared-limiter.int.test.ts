import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { type Limiter, type LimitRule, takeAll } from './limiter.ts';
import { createPostgresLimiter, createRedisLimiter } from './shared-limiter.ts';

const rule: LimitRule = { name: 'test', points: 10, perSeconds: 60 };

/** What every limiter guarantees; two on one store act as two servers. */
function promises(open: () => Limiter): void {
  test('two servers count together, however many requests are concurrent', async () => {
    const [one, two] = [open(), open()];
    const key = randomUUID();
    const states = await Promise.all(
      Array.from({ length: 40 }, (_, index) => (index % 2 ? one : two).take(rule, key)),
    );
    expect(states.filter(({ isExceeded }) => !isExceeded)).toHaveLength(10);
    await Promise.all([one.close(), two.close()]);
  });

  test('a counter survives the server that counted', async () => {
    const key = randomUUID();
    const first = open();
    for (let use = 0; use < 10; use += 1) await first.take(rule, key);
    await first.close();
    const second = open();
    const state = await second.take(rule, key);
    expect(state).toMatchObject({ isExceeded: true, remaining: 0 });
    expect(state.resetSeconds).toBeGreaterThan(50);
    await second.close();
  });

  test('keys and rules are counted separately, and a reset clears the counter', async () => {
    const limiter = open();
    const key = randomUUID();
    for (let use = 0; use < 11; use += 1) await limiter.take(rule, key);
    const other = { ...rule, name: 'other' };
    expect((await limiter.take(rule, randomUUID())).isExceeded).toBe(false);
    expect((await limiter.take(other, key)).isExceeded).toBe(false);
    await limiter.reset(rule, key);
    expect(await limiter.take(rule, key)).toMatchObject({ isExceeded: false, remaining: 9 });
    await limiter.close();
  });

  test('of several limits the exceeded one is returned, else the tightest', async () => {
    const limiter = open();
    const key = randomUUID();
    const tight = { name: 'tight', points: 1, perSeconds: 60 };
    const both = [
      { rule, key },
      { rule: tight, key },
    ];
    expect(await takeAll(limiter, both)).toMatchObject({ rule: tight, isExceeded: false });
    expect(await takeAll(limiter, both)).toMatchObject({ rule: tight, isExceeded: true });
    await limiter.close();
  });
}

describe('counters in PostgreSQL', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());
  promises(() => createPostgresLimiter(database.sql));

  test('contain neither addresses nor mobiles in plain text', async () => {
    await createPostgresLimiter(database.sql).take(rule, '9876543210');
    const rows = await database.sql`select key from rate_limits where key like '%9876543210%'`;
    expect(rows).toHaveLength(0);
  });
});

const redis = ['/usr/bin/valkey-server', '/usr/bin/redis-server'].find(existsSync);

describe.runIf(redis !== undefined)('counters in Redis or Valkey', () => {
  let stop: () => void = () => {};
  let url = '';
  beforeAll(async () => {
    const port = await freePort();
    const child = spawn(redis ?? '', ['--port', String(port), '--save', '', '--bind', '127.0.0.1']);
    stop = () => child.kill();
    await new Promise<void>((resolve, reject) => {
      child.once('error', reject);
      child.stdout.on('data', (text) => {
        if (/ready to accept connections/i.test(String(text))) resolve();
      });
    });
    url = `redis://127.0.0.1:${port}`;
  });
  afterAll(() => stop());
  promises(() => createRedisLimiter(url));
});

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
