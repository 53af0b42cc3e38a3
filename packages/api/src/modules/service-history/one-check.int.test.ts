import { setTimeout as sleep } from 'node:timers/promises';
import { serviceHistoryPreCheck } from '@pahiya/contracts/service-history/service-history-contracts';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import { ok } from '@pahiya/domain/shared/result';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestBrowser } from '../../../test/contract-browser.ts';
import { downFailure } from '../../../test/scripted-services.ts';
import { createTestApi, type TestApi } from '../../../test/test-api.ts';
import { createDatabase, type Database } from '../../db/database.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';

const vehicleNumber = 'MH12DE1433';
const some = ok({ kind: 'some', visits: 4, newestOn: '2023-08-20' as IstDate } as const);

let database: TestDatabase;
let pools: Database[];
let servers: TestApi[];

beforeEach(async () => {
  database = await createTestDatabase();
  pools = [1, 2].map(() =>
    createDatabase({ url: database.url, applicationName: 'test', poolSize: 5 }),
  );
  servers = await Promise.all(pools.map((sql) => createTestApi(sql)));
  answerWith(some);
});

afterEach(async () => {
  await Promise.all(servers.map((api) => api.close()));
  await Promise.all(pools.map((sql) => sql.end()));
  await database.drop();
});

/** Sets a vendor that takes its time. */
function answerWith(preview: TestApi['histories']['nextPreview'], afterMs = 200): void {
  for (const { histories } of servers) {
    histories.nextPreview = preview;
    histories.beforePreview = () => sleep(afterMs);
  }
}

const asked = () => servers.flatMap(({ histories }) => histories.previewed);

/** Each request from its own address, half on each server. */
const everybodyChecks = (count: number) =>
  Promise.all(
    Array.from({ length: count }, (_, index) => {
      const api = servers[index % 2];
      if (api === undefined) throw new Error('two servers were started');
      const browser = createTestBrowser(api, { address: `198.51.100.${index + 1}` });
      return browser.call(serviceHistoryPreCheck, { query: { vehicleNumber } });
    }),
  );

test('forty simultaneous free checks of a vehicle on two servers ask the vendor once', async () => {
  const answers = await everybodyChecks(40);
  expect(answers.map(({ status }) => status)).toEqual(Array(40).fill(200));
  expect(new Set(answers.map(({ data }) => data.records?.visits))).toEqual(new Set([4]));
  expect(asked()).toEqual([vehicleNumber]);
  expect(await database.sql`select count(*) from source_calls`).toEqual([{ count: 0 }]);
});

test('a failure fails all that wait and uses none of their look-ups; the next check asks again', async () => {
  // All check meanwhile.
  answerWith(downFailure('test-histories'), 1_500);
  const answers = await everybodyChecks(6);
  expect(new Set(answers.map(({ problem }) => problem.code))).toEqual(
    new Set(['service-history/source-unavailable']),
  );
  expect(asked()).toHaveLength(1);
  expect(await database.sql`select count(*) from lookup_allowances`).toEqual([{ count: 0 }]);
  answerWith(some);
  expect((await everybodyChecks(1))[0]?.status).toBe(200);
  expect(asked()).toHaveLength(2);
});

test('a server killed during its check delays others no longer than its lease', async () => {
  await database.sql`
    insert into source_calls (vehicle_number, source_key, holder, leased_until)
    values (${vehicleNumber}, 'test-histories:sandbox', gen_random_uuid(),
      clock_timestamp() + interval '1 second')`;
  expect((await everybodyChecks(1))[0]?.status).toBe(200);
  expect(asked()).toHaveLength(1);
});
