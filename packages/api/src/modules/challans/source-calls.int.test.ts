import { setTimeout as sleep } from 'node:timers/promises';
import { exampleSourceChallan } from '@pahiya/domain/challans/example-challan';
import { ok } from '@pahiya/domain/shared/result';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openBrowser, type PathBrowser } from '../../../test/path-browser.ts';
import { downFailure } from '../../../test/scripted-services.ts';
import { createTestApi, type TestApi } from '../../../test/test-api.ts';
import { createDatabase, type Database } from '../../db/database.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';

const vehicleNumber = 'DL8CAF5030';
const challan = exampleSourceChallan();

let database: TestDatabase;
let pools: Database[];
let servers: TestApi[];
/** One person, who reaches another server with each call. */
let browsers: PathBrowser[];

beforeEach(async () => {
  database = await createTestDatabase();
  pools = [1, 2].map(() =>
    createDatabase({ url: database.url, applicationName: 'test', poolSize: 5 }),
  );
  servers = await Promise.all(pools.map((sql) => createTestApi(sql)));
  browsers = servers.map((api) => openBrowser(api));
  for (const { sources } of servers) {
    sources.answers.national = async () => {
      await sleep(300);
      return ok([challan]);
    };
  }
});

afterEach(async () => {
  await Promise.all(servers.map((api) => api.close()));
  await Promise.all(pools.map((sql) => sql.end()));
  await database.drop();
});

const asked = () => servers.flatMap(({ sources }) => sources.asked);

/** Begins a search on the first server; the second one knows the same person. */
async function begin(): Promise<string> {
  const [first, second] = browsers;
  const answer = await first?.post('/challan/init', { vehicleNumber });
  for (const [name, value] of first?.cookies ?? []) second?.cookies.set(name, value);
  return answer?.json().data.discoveryId;
}

const details = (browser: PathBrowser | undefined, id: string, retry = '') =>
  browser?.get(`/challan/details?discoveryId=${id}&source=national${retry}`);

const stateOf = (answer: { json: () => { data: { sources: { source: string }[] } } } | undefined) =>
  answer?.json().data.sources.find(({ source }) => source === 'national');

test('a search that is continued on another server calls each source once', async () => {
  const id = await begin();
  const answers = await Promise.all(browsers.map((browser) => details(browser, id)));
  expect(answers.map(stateOf)).toEqual(
    [1, 2].map(() => expect.objectContaining({ state: 'answered', count: 1 })),
  );
  expect(asked()).toHaveLength(1);
});

test('a failure is shared with the server that waits, and a retry calls once more', async () => {
  for (const { sources } of servers) {
    sources.answers.national = async () => {
      // Both ask meanwhile.
      await sleep(1_500);
      return downFailure('national');
    };
  }
  const id = await begin();
  const answers = await Promise.all(browsers.map((browser) => details(browser, id)));
  expect(answers.map(stateOf)).toEqual(
    [1, 2].map(() => expect.objectContaining({ state: 'failed', failure: 'unavailable' })),
  );
  expect(asked()).toHaveLength(1);
  await Promise.all(browsers.map((browser) => details(browser, id, '&retry=1')));
  expect(asked()).toHaveLength(2);
});

test('two people who search the same vehicle on two servers cost one call', async () => {
  const [first, second] = browsers;
  const ids = await Promise.all(
    [first, second].map(async (browser) => {
      const answer = await browser?.post('/challan/init', { vehicleNumber });
      return answer?.json().data.discoveryId as string;
    }),
  );
  await Promise.all(ids.map((id, index) => details(browsers[index], id)));
  expect(asked()).toHaveLength(1);
});

test('a server killed during its call delays others no longer than its lease', async () => {
  const id = await begin();
  await database.sql`
    insert into source_calls (vehicle_number, source_key, holder, leased_until)
    values (${vehicleNumber}, 'national:sandbox', gen_random_uuid(), clock_timestamp() + interval '1 second')`;
  expect(stateOf(await details(browsers[1], id))).toMatchObject({ state: 'answered' });
  expect(asked()).toHaveLength(1);
});

test('a call that lasts longer than a lease keeps it', async () => {
  for (const { sources } of servers) {
    sources.answers.national = async () => {
      await sleep(9_500);
      return ok([challan]);
    };
  }
  const id = await begin();
  const slow = details(browsers[0], id);
  await sleep(100);
  const waiting = details(browsers[1], id);
  await Promise.all([slow, waiting]);
  expect(asked()).toHaveLength(1);
}, 20_000);
