import { setTimeout as sleep } from 'node:timers/promises';
import { err, ok } from '@pahiya/domain/shared/result';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openBrowser } from '../../../test/path-browser.ts';
import { found } from '../../../test/rc-fixtures.ts';
import { createTestApi, scriptedRegistry, type TestApi } from '../../../test/test-api.ts';
import { createDatabase, type Database } from '../../db/database.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';

let database: TestDatabase;
let pools: Database[];
let servers: TestApi[];
const registry = scriptedRegistry();

beforeEach(async () => {
  database = await createTestDatabase();
  registry.asked.length = 0;
  registry.answer = async (vehicleNumber) => {
    await sleep(150);
    return ok(found(vehicleNumber));
  };
  pools = [1, 2].map(() =>
    createDatabase({ url: database.url, applicationName: 'test', poolSize: 5 }),
  );
  servers = await Promise.all(pools.map((sql) => createTestApi(sql, { registry })));
});

afterEach(async () => {
  await Promise.all(servers.map((api) => api.close()));
  await Promise.all(pools.map((sql) => sql.end()));
  await database.drop();
});

/** Each request from its own address, half on each server. */
const everybodyAsks = (count: number) =>
  Promise.all(
    Array.from({ length: count }, (_, index) => {
      const api = servers[index % 2];
      if (api === undefined) throw new Error('two servers were started');
      const address = `198.51.${Math.floor(index / 200)}.${(index % 200) + 1}`;
      return openBrowser(api, address).get('/vehicle/DL8CAF5030');
    }),
  );

test('two hundred simultaneous requests on two servers make one call to the registry', async () => {
  const answers = await everybodyAsks(200);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(200).fill(200));
  expect(registry.asked).toEqual(['DL8CAF5030']);
  const records = new Set(answers.map((answer) => JSON.stringify(answer.json().data.record)));
  expect(records.size).toBe(1);
});

test('a failed call fails all waiting requests, and the next request retries', async () => {
  registry.answer = async () => {
    // All ask meanwhile.
    await sleep(1_500);
    return err({ kind: 'timeout', provider: 'test', retryable: true, reason: 'scripted' });
  };
  const answers = await everybodyAsks(20);
  expect(new Set(answers.map((answer) => answer.json().code))).toEqual(
    new Set(['vehicle/source-timeout']),
  );
  expect(registry.asked).toHaveLength(1);
  registry.answer = async (vehicleNumber) => ok(found(vehicleNumber));
  expect((await everybodyAsks(1))[0]?.statusCode).toBe(200);
});

test('a server killed during its call blocks others no longer than its lease', async () => {
  await database.sql`
    insert into vehicle_fetches (vehicle_number, holder, leased_until)
    values ('DL8CAF5030', gen_random_uuid(), clock_timestamp() + interval '1 second')`;
  const [answer] = await everybodyAsks(1);
  expect(answer?.statusCode).toBe(200);
  expect(registry.asked).toHaveLength(1);
});

test('a stale record requested by many is refreshed by one call', async () => {
  await everybodyAsks(1);
  for (const api of servers) api.setNow(new Date('2026-11-23T04:44:00Z'));
  const answers = await everybodyAsks(40);
  expect(answers.every((answer) => answer.statusCode === 200)).toBe(true);
  await expect.poll(async () => (await everybodyAsks(1))[0]?.json().data.freshness).toBe('fresh');
  expect(registry.asked).toHaveLength(2);
});
