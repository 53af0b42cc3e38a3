import { ok } from '@pahiya/domain/shared/result';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../../../test/path-browser.ts';
import { createTestApi, type TestApi } from '../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { noteCallBehind, noteUpstreamCall, probeGateway } from './upstream-calls.ts';

let database: TestDatabase;
let api: TestApi;
let asked = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  const made = await createTestApi(database.sql);
  await made.close();
  const gateway = {
    ...made.gateway,
    paymentsBetween: async () => {
      asked += 1;
      return ok([]);
    },
  };
  api = await createTestApi(database.sql, { gateway });
});
afterAll(async () => {
  await api.close();
  await database.drop();
});

const paymentState = async () =>
  (await openBrowser(api).get('/challan/sources')).json().data.payment.state;
const note = (outcome: string) =>
  noteUpstreamCall(api.services, { upstream: 'gateway', outcome, durationMs: 40 });

test('payment is down when most of enough calls failed, not after a single failure', async () => {
  expect(await paymentState()).toBe('unknown');
  await note('ok');
  expect(await paymentState()).toBe('up');
  await note('unavailable');
  expect(await paymentState()).toBe('up');
  for (let call = 0; call < 10; call += 1) await note('unavailable');
  expect(await paymentState()).toBe('down');
});

test('a gateway that refuses one request is reachable, so payment is up', async () => {
  api.setNow(new Date('2026-11-21T05:10:31Z'));
  expect(await paymentState()).toBe('unknown');
  noteCallBehind(api.services, 'gateway', { outcome: 'refused', durationMs: 4 });
  await expect.poll(paymentState).toBe('up');
});

test('the gateway is probed when it had no call within a minute, and not otherwise', async () => {
  await probeGateway(api.services);
  expect(asked).toBe(0);
  api.setNow(new Date('2026-11-21T05:12:00Z'));
  await probeGateway(api.services);
  expect(asked).toBe(1);
});
