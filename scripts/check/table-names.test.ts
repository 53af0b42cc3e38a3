import { expect, test } from 'vitest';
import { ownerOf, tablesIn, tablesOfSchema } from './table-names.mjs';

const schema = new Set(['orders', 'order_lines', 'payments', 'users', 'refunds']);

test.each([
  ['select 1 from orders where id = ?', ['orders']],
  ['select from orders o, payments p where true', ['orders', 'payments']],
  ['select * from orders o left join refunds r on true', ['orders', 'refunds']],
  ['insert into order_lines (a) select b from payments', ['order_lines', 'payments']],
  ['update orders set a = 1', ['orders']],
  ['delete from payments using refunds where true', ['payments', 'refunds']],
  [
    'with due as (select id from orders for update)\nupdate payments set a = 1',
    ['orders', 'payments'],
  ],
  ['select (select count(*) from users) as orders', ['users']],
  ['insert into users (a) values (1) on conflict (a) do update set a = 2', ['users']],
  ['lock table refunds in share mode', ['refunds']],
  ["select extract(epoch from at), 'from orders' from unnest(?) as line -- from payments", []],
])('the tables of "%s" are found', (sql, tables) => {
  expect(tablesIn(sql, schema).sort()).toEqual([...tables].sort());
});

test('the schema follows what migrations create, drop and rename', () => {
  const migrations = [
    'create table cars (a text);\n-- create table never (a text);\ncreate view seen as select 1;',
    'create table if not exists boats (a text); create table vans (a text); drop table cars, vans;',
    'alter table boats rename to ships; drop view if exists seen;',
  ];
  expect([...tablesOfSchema(migrations)]).toEqual(['ships']);
});

test('a file belongs to its module, or to its part of the core', () => {
  expect(ownerOf('modules/vehicle/share-card/card.ts')).toBe('vehicle');
  expect(ownerOf('tasks/task-repository.ts')).toBe('tasks');
});
