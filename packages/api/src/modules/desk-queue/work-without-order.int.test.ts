import {
  deskAssign,
  deskAssignMany,
  deskFindOrders,
  deskQueue,
} from '@pahiya/contracts/operators/desk-contracts';
import { partnerImportListings } from '@pahiya/contracts/used-cars/dealer-listing-contracts';
import { deskDecideListing, deskListings } from '@pahiya/contracts/used-cars/own-listing-contracts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestBrowser } from '../../../test/contract-browser.ts';
import { signInAtDesk } from '../../../test/desk.ts';
import { emptyTables } from '../../../test/empty-tables.ts';
import { makeFirm, signInAsPartner } from '../../../test/partner-desk.ts';
import { staleWork } from '../../../test/stale-work.ts';
import { createTestApi, type TestApi } from '../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { closeOperator } from '../operators/accounts/close-operator.ts';
import { compareWork } from './compare-work.ts';

let database: TestDatabase;
let api: TestApi;
let dealer: TestBrowser;
let asha: TestBrowser;
let ashaId: string;
let ravi: TestBrowser;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await emptyTables(database.sql, [
    ...['used_cars', 'used_cities', 'used_dealers', 'partner_firms', 'operators', 'operator_acts'],
    ...['desk_work', 'reconciliation_differences', 'rate_limits', 'tasks'],
  ]);
  api = await createTestApi(database.sql);
  api.setNow(new Date('2026-11-25T06:00:00Z'));
  dealer = (await signInAsPartner(api, await makeFirm(api))).browser;
  const first = await signInAtDesk(api, 'asha', ['operator']);
  asha = first.browser;
  ashaId = first.operator.operatorId;
  ravi = (await signInAtDesk(api, 'ravi', ['operator'])).browser;
  const csv = [
    'stock,vehicle_number,make,model,year,variant,fuel,gearbox,body,km,owners,colour,price,city,status',
    'S-1,DL8CAF5030,Maruti Suzuki,Swift,2019,VXI,petrol,manual,hatchback,42300,1,red,450000,Delhi,',
  ].join('\n');
  await dealer.call(partnerImportListings, { body: { csv, isDryRun: false } });
});
afterEach(async () => {
  await api.close();
  expect(await staleWork(database.sql)).toEqual([]);
});

const queue = async (query: Record<string, string> = {}, by = asha) =>
  (await by.call(deskQueue, { query })).data;
const onlyItem = async () => (await queue()).rows[0]?.itemId ?? '';
const take = (itemId: string, by: TestBrowser, to = 'me') =>
  by.call(deskAssignMany, { body: { itemIds: [itemId], to } });

test('a listing to check is a row of the queue with a masked number, due the next day, and goes with the decision', async () => {
  const { rows, counts } = await queue();
  expect(rows).toMatchObject([
    {
      ...{ orderId: null, orderKind: 'used-car-listing', name: 'Maruti Suzuki Swift 2019' },
      ...{ state: 'in-review', amount: 45_000_000, dueOn: '2026-11-26', isLate: false },
    },
  ]);
  expect(rows[0]?.display).not.toContain('5030');
  expect(counts.states).toEqual([{ orderKind: 'used-car-listing', state: 'in-review', all: 1 }]);
  expect((await queue({ orderKind: 'car-sale' })).rows).toEqual([]);
  expect((await queue({ orderKind: 'used-car-listing', state: 'in-review' })).rows).toHaveLength(1);
  const [waiting] = (await asha.call(deskListings)).data.listings;
  expect(waiting?.listing).toBe(rows[0]?.publicId);
  const params = { listing: waiting?.listing ?? '' };
  await asha.call(deskDecideListing, { params, body: { to: 'live', note: '' } });
  expect((await queue({ route: 'any' })).rows).toEqual([]);
});

test('of two operators who take it one has it; it can be given away, and its operator’s account closed', async () => {
  const itemId = await onlyItem();
  const taken = await Promise.all([take(itemId, asha), take(itemId, ravi)]);
  expect(taken.map(({ data }) => data.assigned).toSorted()).toEqual([0, 1]);
  expect((await take(itemId, asha, ashaId)).data.assigned).toBe(1);
  expect((await queue({ assigned: 'mine' })).rows).toHaveLength(1);
  const acts = await database.sql<{ outcome: string }[]>`
    select outcome from operator_acts where act = 'assign' and subject = ${itemId} order by id`;
  expect(acts.map(({ outcome }) => outcome).toSorted()).toEqual([
    'done',
    'done',
    'operator/wrong-state',
  ]);
  await closeOperator(api.services, 'asha', api.services.now());
  expect((await queue({ assigned: 'nobody' }, ravi)).rows).toHaveLength(1);
});

test('the call that answers with an order refuses it', async () => {
  const itemId = await onlyItem();
  const refused = await asha.call(deskAssign, { params: { itemId }, body: { to: 'me' } });
  expect(refused.problem.code).toBe('operator/not-found');
  expect((await queue({ assigned: 'nobody' })).rows).toHaveLength(1);
});

test('a listing, an inspection or a sale with open work is found by its id, whole or as it is shown', async () => {
  const [listing] = (await queue()).rows;
  const found = async (text: string) => (await asha.call(deskFindOrders, { body: { text } })).data;
  const sale = '1a2b3c4d-0000-4000-8000-000000000001';
  const inspection = '5e6f7a8b-0000-4000-8000-000000000001';
  for (const [kind, itemId] of [
    ['car-sale', sale],
    ['car-inspection', inspection],
  ] as const) {
    await database.sql`insert into desk_work select ${itemId}::uuid, null::uuid, ${kind}, type, name, 'accepted',
      route, is_express, amount_paise, due_on, left(${itemId}, 8), vehicle_number, paid_at, null
      from desk_work where kind = 'used-car-listing'`;
  }
  const { itemId = '', publicId = '' } = listing ?? {};
  for (const text of [itemId, publicId, publicId.toUpperCase(), ` ${itemId.toUpperCase()} `]) {
    expect(await found(text)).toMatchObject({
      orders: [],
      works: [{ itemId, publicId, orderKind: 'used-car-listing', state: 'in-review' }],
    });
  }
  expect((await found('1a2b3c4d')).works).toMatchObject([{ itemId: sale, orderKind: 'car-sale' }]);
  expect((await found(inspection)).works).toMatchObject([{ orderKind: 'car-inspection' }]);
  for (const text of ['00000000', 'abcdefgh', publicId.slice(0, 7), "' or 1=1"]) {
    expect((await found(text)).works).toEqual([]);
  }
  const acts = await database.sql<{ subject: string }[]>`
    select subject from operator_acts where act = 'find-order'`;
  expect(acts.some(({ subject }) => subject.endsWith(' work'))).toBe(true);
  expect(acts.some(({ subject }) => subject.includes(publicId))).toBe(false);
  await database.sql`delete from desk_work where item_id in (${sale}, ${inspection})`;
});

test('a listing that has ended is found in its state, without a place in the queue', async () => {
  const [listing] = (await queue()).rows;
  const { itemId = '', publicId = '' } = listing ?? {};
  const works = async (text: string) =>
    (await asha.call(deskFindOrders, { body: { text } })).data.works;
  expect(await works(publicId)).toMatchObject([{ state: 'in-review', isOpen: true }]);
  const [waiting] = (await asha.call(deskListings)).data.listings;
  const params = { listing: waiting?.listing ?? '' };
  await asha.call(deskDecideListing, { params, body: { to: 'removed', note: 'Not this car' } });
  for (const text of [publicId, itemId, itemId.slice(0, 8)]) {
    expect(await works(text)).toEqual([
      {
        ...{ itemId, publicId, orderKind: 'used-car-listing', kind: 'dealer', state: 'removed' },
        ...{ name: 'Maruti Suzuki Swift 2019', isOpen: false },
      },
    ]);
  }
  expect((await queue({ route: 'any' })).rows).toEqual([]);
});

test('a row that is missing or wrong is corrected at night under the lock of its listing', async () => {
  await database.sql`delete from desk_work`;
  expect(await compareWork(api.services)).toBe(1);
  await database.sql`update desk_work set due_on = '2020-01-01'`;
  expect(await compareWork(api.services)).toBe(1);
  await database.sql`insert into desk_work select gen_random_uuid(), order_id, kind, type, name, state,
    route, is_express, amount_paise, due_on, public_id, vehicle_number, paid_at, assigned_to
    from desk_work`;
  expect(await compareWork(api.services)).toBe(1);
  expect((await queue()).rows).toMatchObject([{ dueOn: '2026-11-26' }]);
});
