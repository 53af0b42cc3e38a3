import { setTimeout as sleep } from 'node:timers/promises';
import type { GatewayEvent } from '@pahiya/domain/payments/ports';
import { afterAll, expect, test } from 'vitest';
import { type OrderAtGateway, payingOn } from '../../../test/paying.ts';
import { createTestApi } from '../../../test/test-api.ts';
import { createDatabase } from '../../db/database.ts';
import { createTestDatabase } from '../../db/test-database.ts';

const database = await createTestDatabase();
const { sql } = database;
const admin = createDatabase({ url: database.url, applicationName: 'test-admin', poolSize: 1 });
const api = await createTestApi(sql);
const { gateway } = api;
const { loop, atGateway, postWebhook, books } = payingOn(api);

afterAll(async () => {
  await api.close();
  await admin.end();
  await database.drop();
});

const ORDERS = 60;
const AT_ONCE = 10;

test('with connections dropped under load, webhooks are resent, every order is paid once and the books balance', async () => {
  const orders: OrderAtGateway[] = [];
  for (let index = 0; index < ORDERS; index += 1) orders.push(await atGateway(['e-challan']));
  const events = orders.flatMap(({ gatewayOrderId }): GatewayEvent[] => {
    const failed = gateway.pay(gatewayOrderId, { status: 'failed' });
    const captured = gateway.pay(gatewayOrderId);
    return [failed, captured].map((payment) => ({ type: 'payment', payment, refund: null }));
  });
  let isOver = false;
  let dropped = 0;
  const dropping = (async () => {
    while (!isOver) {
      const { count } = await admin`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name = 'pahiya-test'`;
      dropped += count;
      await sleep(30);
    }
  })();
  loop.start();
  const sends = events.map((event, index) => ({ event, eventId: `evt_${index}` }));
  const statuses = await sendUntilTaken(sends);
  await sleep(500);
  // Whether a drop meets a request that is under way is a matter of milliseconds.
  await expect.poll(() => dropped).toBeGreaterThan(10);
  isOver = true;
  await dropping;
  await loop.stop();
  await workOff();
  expect([200, 503]).toEqual(expect.arrayContaining([...statuses]));
  expect([...statuses]).toContain(200);
  expect(await sql`select count(*), count(done_at) as done from gateway_events`).toEqual([
    { count: 2 * ORDERS, done: 2 * ORDERS },
  ]);
  expect(await sql`select payment_state, count(*) from orders group by 1`).toEqual([
    { payment_state: 'paid', count: ORDERS },
  ]);
  expect(
    await sql`select use, count(*) from payment_attempts where use is not null group by 1`,
  ).toEqual([{ use: 'fulfilled', count: ORDERS }]);
  expect(await sql`select order_id from order_events where kind = 'paid'`).toHaveLength(ORDERS);
  expect(await sql`select 1 from tasks where dead_at is not null`).toEqual([]);
  const { accounts, ...report } = await books();
  expect(report).toMatchObject({ difference: 0, unbalanced: 0, transactions: ORDERS });
  expect(accounts.gateway).toBe(ORDERS * (orders[0]?.quote.total ?? 0));
}, 90_000);

type Send = { readonly event: GatewayEvent; readonly eventId: string };

/** Sends like a gateway: without a 200 it resends under the same event id. */
async function sendUntilTaken(sends: readonly Send[]): Promise<ReadonlySet<number>> {
  const waiting = [...sends];
  const statuses = new Set<number>();
  const sender = async () => {
    for (let send = waiting.shift(); send !== undefined; send = waiting.shift()) {
      const { statusCode } = await postWebhook(send.event, send.eventId);
      statuses.add(statusCode);
      if (statusCode !== 200) waiting.push(send);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sender));
  return statuses;
}

/** Lets the leases of lost runs and the retry delays of failed ones expire. */
async function workOff(): Promise<void> {
  for (let hours = 1; hours <= 3; hours += 1) {
    api.setNow(new Date(Date.now() + hours * 3_600_000));
    await payingOn(api).loop.drain();
  }
}
