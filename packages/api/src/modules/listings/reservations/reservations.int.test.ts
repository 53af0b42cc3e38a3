import { randomUUID } from 'node:crypto';
import { createOrder, fetchOrder, payOrder } from '@pahiya/contracts/orders/order-contracts';
import {
  cancelReservation,
  joinUsedCarQueue,
  leaveUsedCarQueue,
  reserveUsedCar,
  usedCarTurn,
} from '@pahiya/contracts/used-cars/reservation-contracts';
import { usedCarListing } from '@pahiya/contracts/used-cars/used-car-contracts';
import { reservationRules } from '@pahiya/domain/listings/reservations/reservation-rules';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTestBrowser, signIn, type TestBrowser } from '../../../../test/contract-browser.ts';
import { emptyTables } from '../../../../test/empty-tables.ts';
import { useOrderDesk } from '../../../../test/order-desk.ts';
import { openBrowser } from '../../../../test/path-browser.ts';
import { readTrialBalance } from '../../ledger/trial-balance.ts';
import { applyGatewayPayment } from '../../payments/apply-gateway-payment.ts';
import { applyGatewayRefund } from '../../payments/refunds/apply-gateway-refund.ts';
import { seedListings } from '../seed/seed-listings.ts';
import { endDueHolds } from './end-due-holds.ts';
import { passTurns } from './tell-queue.ts';

const tests = useOrderDesk();
const start = new Date('2026-11-21T04:44:00Z');
const hour = 3_600_000;
const token = 500_000;
let listing: string;
let plate: string;

beforeEach(async () => {
  await emptyTables(tests.sql, ['used_cars', 'used_dealers', 'used_cities']);
  await seedListings(tests.sql, { secret: tests.api.services.settings.secret, now: start });
  const [row] = await tests.sql<{ listing: string; plate: string }[]>`
    select public_id as listing, vehicle_number as plate from used_listings
    where city_id = 10084 order by public_id limit 1`;
  listing = row?.listing ?? '';
  plate = row?.plate ?? '';
});

const reserve = (browser: TestBrowser, change: object = {}) =>
  browser.call(reserveUsedCar, {
    body: { listing, expectedTotal: token, ...change },
    headers: { 'idempotency-key': randomUUID() },
  });

/** Starts the payment; returns how the gateway pays it, now or later. */
async function beginPaying(
  browser: TestBrowser,
  { orderId, quoteId }: { readonly orderId: string; readonly quoteId: string },
) {
  const { data } = await browser.call(payOrder, { body: { orderId, quoteId } });
  const gatewayOrderId = String(data.checkout.fields.order_id);
  return () => applyGatewayPayment(tests.api.services, tests.api.gateway.pay(gatewayOrderId));
}

async function held(browser: TestBrowser = tests.desk.browser) {
  const { data } = await reserve(browser);
  await (await beginPaying(browser, data.order))();
  return data.order.orderId;
}

async function another(mobile: string) {
  const browser = createTestBrowser(tests.api, { address: '203.0.113.99' });
  await signIn(tests.api, browser, mobile);
  return browser;
}

const read = async (orderId: string, browser = tests.desk.browser) =>
  (await browser.call(fetchOrder, { params: { id: orderId } })).data.order;
const hold = async () =>
  (await tests.desk.browser.call(usedCarListing, { params: { listing } })).data.car.hold;
const notices = () => tests.sql<{ userId: string; channel: string }[]>`
  select user_id as "userId", channel from notices where subject_kind = 'used-car-free'
  order by channel`;

async function creditRefunds() {
  await tests.desk.work();
  for (const refund of tests.api.gateway.refunds.values()) {
    await applyGatewayRefund(tests.api.services, { ...refund, status: 'processed' });
  }
}

describe('a reservation', () => {
  test('is priced, ordered and paid; the car is held for 48 hours and others see until when', async () => {
    const orderId = await held();
    const order = await read(orderId);
    expect(order).toMatchObject({
      ...{ activeStep: 'held', total: token },
      details: { state: 'held', heldUntil: '2026-11-23T04:44:00.000Z' },
    });
    expect(await hold()).toEqual({ until: '2026-11-23T04:44:00.000Z', waiting: 0 });
    const refused = await reserve(await another('9876500001'));
    expect(refused.problem).toMatchObject({ status: 409, code: 'used-car/held' });
  });

  test('goes on by its own order when the buyer comes back, unpaid or paid', async () => {
    const turn = async (browser = tests.desk.browser) =>
      (await browser.call(usedCarTurn, { params: { listing } })).data;
    expect((await turn()).orderId).toBeNull();
    const first = await reserve(tests.desk.browser);
    const again = await reserve(tests.desk.browser);
    expect(again.status).toBe(201);
    expect(again.data.order.orderId).toBe(first.data.order.orderId);
    expect(await turn()).toMatchObject({ orderId: first.data.order.orderId, isHeld: false });
    expect((await turn()).payingUntil).toBeNull();
    const waiting = await turn(await another('9876500002'));
    expect(waiting).toMatchObject({ orderId: null, isHeld: false });
    const until = Date.parse(waiting.payingUntil ?? '');
    expect(until).toBeGreaterThan(tests.api.services.now().getTime());
    await (await beginPaying(tests.desk.browser, again.data.order))();
    expect(await turn()).toMatchObject({ orderId: first.data.order.orderId, isHeld: true });
    const paid = await reserve(tests.desk.browser);
    expect(paid.data.order).toMatchObject({
      orderId: first.data.order.orderId,
      activeStep: 'held',
    });
    const other = await another('9876500001');
    expect(await turn(other)).toMatchObject({ orderId: null, isHeld: true, payingUntil: null });
    expect((await reserve(other)).problem).toMatchObject({ code: 'used-car/held' });
  });

  test('of several people who press again and again at once, one gets the car, and nothing fails', async () => {
    const browsers = [tests.desk.browser, await another('9876500001'), await another('9876500002')];
    for (let round = 0; round < 3; round += 1) {
      await tests.sql`update used_reservations set state = 'lapsed'`;
      const presses = [...browsers, ...browsers, ...browsers];
      const answers = await Promise.all(presses.map((browser) => reserve(browser)));
      const statuses = new Set(answers.map(({ status }) => status));
      expect([...statuses].sort()).toEqual([201, 409]);
      const [open] = await tests.sql<{ count: number }[]>`
        select count(distinct user_id)::int as count from used_reservations
        where state = 'awaiting-payment'`;
      expect(open?.count).toBe(1);
    }
  });

  test('never shows the number plate to its buyer', async () => {
    const orderId = await held();
    const { text } = await tests.desk.browser.call(fetchOrder, { params: { id: orderId } });
    expect(text.replaceAll(' ', '')).not.toContain(plate);
  });

  test('cancelled: the whole token comes back, the car is free, and the books balance', async () => {
    const orderId = await held();
    const { data } = await tests.desk.browser.call(cancelReservation, { body: { orderId } });
    expect(data.order.details).toMatchObject({ state: 'ending', endReason: 'cancelled' });
    expect(data.order.refunds).toMatchObject([{ amount: token }]);
    expect(await hold()).toBeNull();
    await creditRefunds();
    expect(await read(orderId)).toMatchObject({
      activeStep: 'returned',
      details: { state: 'ended' },
    });
    const again = await tests.desk.browser.call(cancelReservation, { body: { orderId } });
    expect(again.problem).toMatchObject({ code: 'order/wrong-step' });
    expect((await readTrialBalance(tests.sql)).difference).toBe(0);
  });

  test('ends by the clock, and is refunded once', async () => {
    const orderId = await held();
    tests.api.setNow(new Date(start.getTime() + 47 * hour));
    await endDueHolds(tests.api.services);
    expect((await read(orderId)).activeStep).toBe('held');
    tests.api.setNow(new Date(start.getTime() + 48 * hour));
    await endDueHolds(tests.api.services);
    await endDueHolds(tests.api.services);
    const order = await read(orderId);
    expect(order.details).toMatchObject({ endReason: 'expired' });
    expect(order.refunds).toHaveLength(1);
    expect(await hold()).toBeNull();
  });

  test('ends with the whole token back when the seller takes the car off', async () => {
    const orderId = await held();
    await tests.sql`update used_listings set state = 'removed' where public_id = ${listing}`;
    await endDueHolds(tests.api.services);
    expect((await read(orderId)).details).toMatchObject({ endReason: 'withdrawn' });
  });

  test('of fifty at once, one is made', async () => {
    const browsers = Array.from({ length: 50 }, () => openBrowser(tests.api));
    for (const [place, browser] of browsers.entries()) {
      await browser.signIn(`98765${String(10_000 + place)}`);
    }
    const answers = await Promise.all(
      browsers.map((browser) =>
        browser.post(
          '/buyCar/reserve',
          { listing, expectedTotal: token },
          { 'idempotency-key': randomUUID() },
        ),
      ),
    );
    const counts = Map.groupBy(answers, ({ statusCode }) => statusCode);
    expect([...counts].map(([status, all]) => [status, all.length]).sort()).toEqual([
      [201, 1],
      [409, 49],
    ]);
  });

  test('that was paid after another had the car is refunded whole', async () => {
    const first = await reserve(tests.desk.browser);
    const payLate = await beginPaying(tests.desk.browser, first.data.order);
    tests.api.setNow(new Date(start.getTime() + hour));
    const other = await another('9876500001');
    const otherOrder = await held(other);
    await payLate();
    const late = await read(first.data.order.orderId);
    expect(late.details).toMatchObject({ endReason: 'taken' });
    expect(late.refunds).toMatchObject([{ amount: token }]);
    expect((await read(otherOrder, other)).activeStep).toBe('held');
    await creditRefunds();
    expect((await readTrialBalance(tests.sql)).difference).toBe(0);
  });

  test.each([
    [{ listing: 'xxxxxxxx' }, 404, 'used-car/not-found'],
    [{ expectedTotal: token - 100 }, 409, 'order/quote-changed'],
    [{ listing: 'a\u0000bcdefg' }, 400, 'request/bad-input'],
  ])('is refused for %j', async (change, status, code) => {
    const answer = await reserve(tests.desk.browser, change);
    expect(answer.problem).toMatchObject({ status, code });
    const [stored] = await tests.sql`select 1 from used_reservations`;
    expect(stored).toBeUndefined();
  });

  test('of another person is not found, nor is a price of another', async () => {
    const orderId = await held();
    const other = await another('9876500001');
    const read = await other.call(fetchOrder, { params: { id: orderId } });
    const cancel = await other.call(cancelReservation, { body: { orderId } });
    const order = await other.call(createOrder, {
      body: { kind: 'used-car-reservation', quoteId: randomUUID() },
      headers: { 'idempotency-key': randomUUID() },
    });
    expect([read, cancel, order].map(({ status }) => status)).toEqual([404, 404, 404]);
  });
});

describe('the queue', () => {
  test('its first hears once that the car is free, nobody else', async () => {
    await held();
    const first = await another('9876500001');
    const second = await another('9876500002');
    await first.call(joinUsedCarQueue, { body: { listing } });
    tests.api.setNow(new Date(start.getTime() + 60_000));
    const { data } = await second.call(joinUsedCarQueue, { body: { listing } });
    expect(data).toMatchObject({ isHeld: true, place: 2 });
    expect(await hold()).toMatchObject({ waiting: 2 });
    tests.api.setNow(new Date(start.getTime() + 49 * hour));
    await endDueHolds(tests.api.services);
    await endDueHolds(tests.api.services);
    const told = await notices();
    expect(told.map(({ channel }) => channel)).toEqual(['email', 'sms']);
    const [{ userId }] = (await tests.sql`
      select id as "userId" from users where mobile = '9876500001'`) as [{ userId: string }];
    expect(new Set(told.map((one) => one.userId))).toEqual(new Set([userId]));
    const turn = await second.call(usedCarTurn, { params: { listing } });
    expect(turn.data).toMatchObject({ isHeld: false, place: 1 });
  });

  test('the next hears after the hours of the first, unless that person has reserved', async () => {
    await held();
    const first = await another('9876500001');
    const second = await another('9876500002');
    await first.call(joinUsedCarQueue, { body: { listing } });
    tests.api.setNow(new Date(start.getTime() + 60_000));
    await second.call(joinUsedCarQueue, { body: { listing } });
    const free = start.getTime() + 49 * hour;
    const pass = async (hours: number) => {
      tests.api.setNow(new Date(free + hours * hour));
      await passTurns(tests.api.services);
      return new Set((await notices()).map(({ userId }) => userId)).size;
    };
    tests.api.setNow(new Date(free));
    await endDueHolds(tests.api.services);
    const { turnHours } = reservationRules('2026-11-25' as IstDate);
    expect(await pass(turnHours - 1)).toBe(1);
    const order = await held(first);
    expect(await pass(turnHours + 1)).toBe(1);
    await first.call(cancelReservation, { body: { orderId: order } });
    expect(await pass(turnHours + 1)).toBe(2);
  });

  test('the next hears when the first let the hours pass, once', async () => {
    await held();
    for (const [minutes, mobile] of [9876500001, 9876500002].entries()) {
      const browser = await another(String(mobile));
      tests.api.setNow(new Date(start.getTime() + minutes * 60_000));
      await browser.call(joinUsedCarQueue, { body: { listing } });
    }
    const free = start.getTime() + 49 * hour;
    tests.api.setNow(new Date(free));
    await endDueHolds(tests.api.services);
    const { turnHours } = reservationRules('2026-11-25' as IstDate);
    for (const [hours, told] of [
      [turnHours - 1, 1],
      [turnHours, 2],
      [turnHours, 2],
      [3 * turnHours, 2],
    ] as const) {
      tests.api.setNow(new Date(free + hours * hour));
      await passTurns(tests.api.services);
      expect(new Set((await notices()).map(({ userId }) => userId)).size).toBe(told);
    }
  });

  test('who left it is not told', async () => {
    const orderId = await held();
    const other = await another('9876500001');
    await other.call(joinUsedCarQueue, { body: { listing } });
    await other.call(leaveUsedCarQueue, { body: { listing } });
    await tests.desk.browser.call(cancelReservation, { body: { orderId } });
    expect(await notices()).toEqual([]);
  });
});
