import { publishedFigures, reportVitals } from '@pahiya/contracts/figures/figure-contracts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestBrowser, type TestBrowser } from '../../../test/contract-browser.ts';
import { emptyTables } from '../../../test/empty-tables.ts';
import { createTestApi, type TestApi } from '../../../test/test-api.ts';
import { openWorkingDesk } from '../../../test/working-desk.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { noteUpstreamCall } from '../operations/upstream-calls.ts';
import { purgeVitals } from './keep-vitals.ts';

const now = new Date('2026-11-21T04:44:00Z');
const daysAgo = (n: number) => new Date(now.getTime() - n * 24 * 3_600_000);
let database: TestDatabase;
let api: TestApi;
let browser: TestBrowser;

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  api = await createTestApi(database.sql);
  await emptyTables(database.sql, [
    'page_vitals',
    'upstream_calls',
    'rate_limits',
    'users',
    'orders',
  ]);
  browser = createTestBrowser(api);
});
afterEach(() => api.close());
afterAll(async () => {
  await database.drop();
});

const read = async () => (await browser.call(publishedFigures)).data;
const report = (body: object) => browser.call(reportVitals, { body });

test('without data there is no figure, rather than a good one', async () => {
  const figures = await read();
  expect(figures).toMatchObject({
    days: 30,
    refunds: { count: 0, medianDays: null, inTime: null },
  });
  expect(figures.vitals).toEqual(
    ['lcp', 'inp', 'cls'].map((metric) => ({ metric, samples: 0, p75: null })),
  );
  expect(figures.settlements.map(({ count, inTime }) => [count, inTime])).toEqual([
    [0, null],
    [0, null],
  ]);
  expect(figures.sources.every(({ calls, answered }) => calls === 0 && answered === null)).toBe(
    true,
  );
});

test('figures are computed once in half a minute, with their time', async () => {
  const first = await read();
  await report({ lcp: 900 });
  expect(await read()).toEqual(first);
  api.setNow(new Date(now.getTime() + 30_000));
  const later = await read();
  expect(later.asOf).toBe(new Date(now.getTime() + 30_000).toISOString());
  expect(later.vitals[0]).toMatchObject({ metric: 'lcp', samples: 1 });
});

describe('web vitals', () => {
  test('are the 75th percentile of page views', async () => {
    for (const lcp of [900, 1000, 1100, 5000]) await report({ lcp });
    await report({ cls: 12 });
    const { vitals } = await read();
    const [row] = await database.sql<{ p75: number }[]>`
      select percentile_disc(0.75) within group (order by value) as p75
      from page_vitals where metric = 'lcp'`;
    expect(row?.p75).toBe(1100);
    expect(vitals).toEqual([
      { metric: 'lcp', samples: 4, p75: 1100 },
      { metric: 'inp', samples: 0, p75: null },
      { metric: 'cls', samples: 1, p75: 12 },
    ]);
  });

  test('are stored by the hour and without any visitor data', async () => {
    await report({ lcp: 800, inp: 40, cls: 0 });
    const rows = await database.sql`select * from page_vitals order by metric`;
    expect([...rows]).toEqual([
      { at: new Date('2026-11-21T04:00:00Z'), metric: 'cls', value: 0 },
      { at: new Date('2026-11-21T04:00:00Z'), metric: 'inp', value: 40 },
      { at: new Date('2026-11-21T04:00:00Z'), metric: 'lcp', value: 800 },
    ]);
  });

  test('are rejected when impossible, and one address may not distort them', async () => {
    for (const wrong of [{ lcp: -1 }, { lcp: 1e9 }, { inp: 1.5 }, { cls: '0' }]) {
      expect((await report(wrong)).problem.code).toBe('request/bad-input');
    }
    expect((await report({})).data).toEqual({ isKept: false });
    for (let view = 0; view < 59; view += 1) await report({ lcp: 1 });
    expect((await report({ lcp: 1 })).problem.code).toBe('request/too-many');
  });

  test('are deleted after thirty days', async () => {
    await report({ lcp: 800 });
    api.setNow(new Date(now.getTime() + 29 * 24 * 3_600_000));
    expect(await purgeVitals(api.services)).toEqual({ vitals: 0 });
    api.setNow(new Date(now.getTime() + 31 * 24 * 3_600_000));
    expect(await purgeVitals(api.services)).toEqual({ vitals: 1 });
    api.setNow(now);
  });
});

describe('external services', () => {
  test('are counted by answered requests, out of all in the period', async () => {
    const note = (outcome: string, n: number) =>
      noteUpstreamCall(
        { ...api.services, now: () => daysAgo(n) },
        { upstream: 'register', outcome, durationMs: 100 },
      );
    for (const outcome of ['ok', 'ok', 'ok', 'timeout']) await note(outcome, 3);
    await note('timeout', 31);
    const { sources } = await read();
    expect(sources.find(({ service }) => service === 'register')).toEqual({
      service: 'register',
      calls: 4,
      answered: 0.75,
    });
  });
});

test('settlements and refunds are counted from the rows of orders', async () => {
  const desk = await openWorkingDesk(database.sql);
  const order = await desk.paidAtDesk();
  const challan = await desk.firstOf(order);
  await desk.assign(challan);
  expect((await desk.receipt(challan)).status).toBe(200);
  await desk.api.close();
  await database.sql`
    update order_challans c set promised_on = '2026-11-20',
      receipt_paid_at = '2026-11-21T00:00:00+05:30'`;
  await database.sql`update orders set paid_at = '2026-11-19T12:00:00+05:30'`;
  for (const [reason, expected] of [
    ['a', '2026-11-20'],
    ['b', '2026-11-19'],
  ] as const) {
    await database.sql`
      insert into refunds (id, order_id, gateway_payment_id, reason_key, reason, amount_paise, state,
        requested_at, expected_on, processed_at)
      select gen_random_uuid(), ${order.orderId}, gateway_payment_id, ${reason}, 'surplus', 100,
        'processed', '2026-11-18T10:00:00+05:30', ${expected}, '2026-11-20T10:00:00+05:30'
      from payment_attempts limit 1`;
  }
  const { refunds, settlements } = await read();
  expect(refunds).toEqual({ count: 2, medianDays: 2, inTime: 0.5 });
  expect(settlements[0]).toEqual({ kind: 'e-challan', count: 1, medianDays: 1.5, inTime: 0 });
});
