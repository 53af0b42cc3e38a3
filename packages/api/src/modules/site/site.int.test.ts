import { siteStatus } from '@pahiya/contracts/site/site-contracts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestBrowser } from '../../../test/contract-browser.ts';
import { emptyTables } from '../../../test/empty-tables.ts';
import { openBrowser } from '../../../test/path-browser.ts';
import { createTestApi, type TestApi } from '../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { noteUpstreamCall } from '../operations/upstream-calls.ts';

let database: TestDatabase;
let api: TestApi;
const start = new Date('2026-11-21T04:44:00Z');
const minutesAgo = (count: number) => new Date(start.getTime() - count * 60_000);

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  await emptyTables(database.sql, ['upstream_calls']);
  api = await createTestApi(database.sql);
});
afterEach(() => api.close());
afterAll(async () => {
  await database.drop();
});

test('the caller gets its own address, and nothing that needs a third party', async () => {
  const answer = await openBrowser(api, '203.0.113.7').get('/util/ip');
  expect(answer.json().data).toEqual({ address: '203.0.113.7', family: 'ipv4', reach: 'reserved' });
  expect(answer.headers['cache-control']).toBe('private, no-store');
});

describe('the public status', () => {
  const note = (upstream: string, outcome: string, minutes: number, durationMs = 100) =>
    noteUpstreamCall(
      { ...api.services, now: () => minutesAgo(minutes) },
      { upstream, outcome, durationMs },
    );
  const read = async () => (await createTestBrowser(api).call(siteStatus)).data;
  const stateOf = async (service: string) =>
    (await read()).services.find((one) => one.service === service);

  test('is unknown for a service without calls', async () => {
    const { asOf, services } = await read();
    expect(asOf).toBe(start.toISOString());
    expect(services.map(({ service, state }) => [service, state])).toEqual([
      ['register', 'unknown'],
      ['national', 'unknown'],
      ['virtual-court', 'unknown'],
      ['state-police', 'unknown'],
      ['payment', 'unknown'],
      ['messages', 'unknown'],
    ]);
  });

  test.each([
    ['up', [['ok', 2, 300]]],
    ['slow', [['ok', 2, 3500]]],
    [
      'down',
      [
        ['ok', 5, 100],
        ['timeout', 2, 100],
      ],
    ],
    [
      'up',
      [
        ['timeout', 5, 100],
        ['ok', 2, 100],
      ],
    ],
    ['down', [['unavailable', 2, 100]]],
    ['unknown', [['ok', 8 * 24 * 60, 100]]],
  ] as const)('is %s after %j', async (state, calls) => {
    for (const [outcome, minutes, ms] of calls) await note('register', outcome, minutes, ms);
    expect(await stateOf('register')).toMatchObject({ state });
  });

  test('is computed once in five seconds, however many requests', async () => {
    await note('register', 'ok', 2);
    expect(await stateOf('register')).toMatchObject({ state: 'up' });
    await note('register', 'timeout', 1);
    expect(await stateOf('register')).toMatchObject({ state: 'up' });
    api.setNow(new Date(start.getTime() + 5_000));
    expect(await stateOf('register')).toMatchObject({ state: 'down' });
  });

  test('counts the failures of the last hour', async () => {
    await note('challans:national', 'timeout', 90);
    await note('challans:national', 'timeout', 10);
    await note('challans:national', 'ok', 5, 240);
    expect(await stateOf('national')).toEqual({
      service: 'national',
      state: 'up',
      lastSuccessAt: minutesAgo(5).toISOString(),
      lastFailureAt: minutesAgo(10).toISOString(),
      typicalMs: 240,
      failedShare: 0.5,
    });
  });

  test('shows payment as paused when the operator paused it', async () => {
    const { orders } = api.services.settings;
    const paused = await createTestApi(database.sql, {
      settings: { orders: { ...orders, isPaused: true } },
    });
    const { services } = (await createTestBrowser(paused).call(siteStatus)).data;
    expect(services.find(({ service }) => service === 'payment')?.state).toBe('paused');
    await paused.close();
  });
});
