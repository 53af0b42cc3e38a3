import { deskDifferences } from '@pahiya/contracts/operators/watch-contracts';
import { expect, test } from 'vitest';
import { eChallan } from '../../../test/order-desk.ts';
import { staleWork } from '../../../test/stale-work.ts';
import { nobody, useWorkingDesk } from '../../../test/working-desk.ts';
import { compareWork } from './compare-work.ts';

const at = useWorkingDesk();

const rows = () => at.sql`select * from desk_work order by item_id`;
const differences = async () =>
  (await at.asha.call(deskDifferences, { query: {} })).data.differences;

/** Three challans at the desk, the first one assigned. */
async function threeRows() {
  const number = (n: number) => eChallan({ challanNumber: `DL1000000000000000${n}` });
  const order = await at.paidAtDesk([number(1), number(2), number(3)]);
  await at.assign(await at.firstOf(order));
  return { order, ids: (await rows()).map(({ item_id: id }) => String(id)) };
}

test('a queue that agrees with the orders stays as it is, and nothing is recorded', async () => {
  await threeRows();
  const before = await rows();
  expect(await compareWork(at.api.services)).toBe(0);
  expect(await rows()).toEqual(before);
  expect(await differences()).toEqual([]);
});

test('rows that are wrong, missing or too many are corrected, and each is shown at the desk', async () => {
  const { order, ids } = await threeRows();
  const [wrong = '', missing = '', other = ''] = ids;
  const before = await rows();
  await at.sql`update desk_work set state = 'submitted', due_on = '2020-01-01', amount_paise = 1
    where item_id = ${wrong}`;
  await at.sql`update desk_work set assigned_to = ${at.raviId} where item_id = ${other}`;
  await at.sql`insert into desk_work select ${nobody}::uuid, order_id, kind, type, name, state,
      route, is_express, amount_paise, due_on, public_id, vehicle_number, paid_at, assigned_to
    from desk_work where item_id = ${missing}`;
  await at.sql`delete from desk_work where item_id = ${missing}`;
  expect((await staleWork(at.sql)).map(({ itemId }) => itemId).sort()).toEqual(
    [...ids, nobody].sort(),
  );

  expect(await compareWork(at.api.services)).toBe(4);
  expect(await rows()).toEqual(before);
  const found = await differences();
  expect(found).toHaveLength(4);
  expect(found.every(({ kind }) => kind === 'desk-work')).toBe(true);
  const of = (id: string) => found.find(({ subject }) => subject === id);
  expect(of(wrong)).toMatchObject({ orderId: order.orderId, expected: 50_000, found: 1 });
  expect(of(missing)).toMatchObject({ orderId: order.orderId, expected: 50_000, found: null });
  expect(of(nobody)).toMatchObject({ orderId: null, expected: null, found: 50_000 });
  expect(await compareWork(at.api.services)).toBe(0);
});

test('a row of a kind that no longer exists is removed', async () => {
  const { ids } = await threeRows();
  const [first = ''] = ids;
  const before = await rows();
  await at.sql`insert into desk_work select ${nobody}::uuid, order_id, 'gone', type, name, state,
      route, is_express, amount_paise, due_on, public_id, vehicle_number, paid_at, assigned_to
    from desk_work where item_id = ${first}`;
  expect(await compareWork(at.api.services)).toBe(1);
  expect(await rows()).toEqual(before);
});

test('the comparison reads the queue in pages, and misses no row of any of them', async () => {
  const { order } = await threeRows();
  await at.sql`insert into desk_work
    select gen_random_uuid(), ${order.orderId}, 'challan', 'court', 'X' || n, 'queued', 'desk',
      false, 100, '2026-12-01', 'PC-0000-0000', 'DL8CAF5030', now(), null
    from generate_series(1, 1200) n`;
  expect(await staleWork(at.sql)).toHaveLength(1200);
  await at.sql`delete from desk_work where name like 'X%'`;
});
