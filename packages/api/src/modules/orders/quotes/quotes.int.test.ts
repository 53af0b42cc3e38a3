import { randomUUID } from 'node:crypto';
import { toVehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import { paise } from '@pahiya/domain/shared/money';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestBrowser, signIn } from '../../../../test/contract-browser.ts';
import { emptyTables } from '../../../../test/empty-tables.ts';
import { parcelKind } from '../../../../test/parcel-kind.ts';
import { createTestApi, type TestApi } from '../../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../../db/test-database.ts';
import { createOrder } from './create-order.ts';
import { purgeQuotes } from './purge-quotes.ts';
import { saveQuote } from './save-quote.ts';

const start = new Date('2026-11-21T04:44:00Z');
const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

let database: TestDatabase;
let api: TestApi;
let shop: ReturnType<typeof parcelKind>;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await emptyTables(database.sql, ['users', 'orders', 'tasks', 'otp_challenges', 'otp_waits']);
  shop = parcelKind();
  api = await createTestApi(database.sql, { orderKinds: { parcel: shop.kind } });
  api.setNow(start);
});
afterEach(() => api.close());

async function person(mobile: string) {
  const browser = createTestBrowser(api, { address: `198.51.100.${mobile.slice(-2)}` });
  const { userId } = await signIn(api, browser, mobile);
  return { kind: 'user', userId, sessionId: randomUUID() } as const;
}

/** Stores the price of one parcel. */
async function quote(userId: string | null, number = 'DL8CAF5030') {
  const vehicleNumber = toVehicleNumber(number);
  if (vehicleNumber === null) throw new Error('a vehicle number');
  const parcel = randomUUID();
  const line = { position: 1, code: 'parcel', itemId: parcel, taxOn: null, amount: paise(5_000) };
  const saved = await saveQuote(api.services, {
    kind: 'parcel',
    userId,
    vehicleNumber,
    lines: [{ ...line, kind: 'pass-through' }],
    itemCount: 1,
    terms: [parcel],
    isSandbox: false,
  });
  return { ...saved, parcel };
}

const device = { key: 'device' } as never;
const create = (quoteId: string, caller: Awaited<ReturnType<typeof person>>, kind = 'parcel') =>
  createOrder(api.services, { kind, quoteId }, { caller, device });
const orderIdOf = (created: Awaited<ReturnType<typeof create>>) =>
  created.ok ? created.value : created.error.code;

describe('a stored price', () => {
  test('becomes one order for all who ask at once', async () => {
    const caller = await person('9812345211');
    const { quoteId, parcel, total } = await quote(caller.userId);
    const made = await Promise.all(Array.from({ length: 20 }, () => create(quoteId, caller)));
    const [orderId, ...others] = new Set(made.map(orderIdOf));
    expect(others).toEqual([]);
    expect(shop.parcels.get(parcel)).toEqual({ orderId, state: 'reserved' });
    expect(await database.sql`select id, total_paise, item_count from orders`).toEqual([
      { id: orderId, total_paise: total, item_count: 1 },
    ]);
  });

  test('of a visitor belongs to the account that orders from it first', async () => {
    const [one, other] = [await person('9812345211'), await person('9812345212')];
    const { quoteId } = await quote(null);
    const made = await Promise.all([create(quoteId, one), create(quoteId, other)]);
    expect(made.filter(({ ok }) => ok)).toHaveLength(1);
    expect(made.map(orderIdOf)).toContain('order/quote-not-found');
  });

  test('replaces an unpaid order of its kind for the same vehicle only', async () => {
    const caller = await person('9812345211');
    const first = orderIdOf(await create((await quote(caller.userId)).quoteId, caller));
    const elsewhere = (await quote(caller.userId, 'MH12DE1433')).quoteId;
    const second = orderIdOf(await create(elsewhere, caller));
    const third = orderIdOf(await create((await quote(caller.userId)).quoteId, caller));
    const states = await database.sql<{ id: string; state: string }[]>`
      select id, payment_state as state from orders`;
    expect(new Map(states.map(({ id, state }) => [id, state]))).toEqual(
      new Map([
        [first, 'closed'],
        [second, 'open'],
        [third, 'open'],
      ]),
    );
  });

  test('is refused as another kind, when payments are paused, and once it expired', async () => {
    const caller = await person('9812345211');
    const { quoteId, validUntil } = await quote(caller.userId);
    expect(orderIdOf(await create(quoteId, caller, 'challan'))).toBe('order/quote-not-found');
    api.setNow(validUntil);
    expect(orderIdOf(await create(quoteId, caller))).toBe('order/quote-expired');
    expect(await database.sql`select count(*) from orders`).toEqual([{ count: 0 }]);
  });

  test('is deleted two days after it expired; its order stays', async () => {
    const caller = await person('9812345211');
    const { quoteId } = await quote(caller.userId);
    await create(quoteId, caller);
    await quote(caller.userId);
    api.setNow(later(60));
    expect(await purgeQuotes(api.services)).toBe(0);
    api.setNow(later(3 * 24 * 60));
    expect(await purgeQuotes(api.services)).toBe(2);
    expect(await database.sql`select count(*) from orders`).toEqual([{ count: 1 }]);
  });
});
