import { expect, test } from 'vitest';
import { compareTariffs, readMotorTables } from './compare-tariffs.ts';
import { type MotorTables, shippedMotorTables as shipped } from './motor-tables.ts';

const copyOf = () => structuredClone(shipped) as unknown as Record<string, unknown[]>;
const rowOf = (tables: Record<string, unknown[]>, table: string, place = 0) =>
  tables[table]?.[place] as Record<string, unknown>;

test('the shipped file is one, and changes nothing', () => {
  expect(readMotorTables(copyOf(), shipped)).toMatchObject({ ok: true });
  expect(compareTariffs(shipped, shipped)).toEqual([]);
});

test('a new row of the third-party tariff shows what differs from the one before it, and that one’s end', () => {
  const tables = copyOf();
  const old = rowOf(tables, 'thirdParty');
  tables.thirdParty?.push({ ...structuredClone(old), from: '2027-04-01', paidDriver: 6_000 });
  old.until = '2027-03-31';
  const read = readMotorTables(tables, shipped);
  if (!read.ok) throw new Error(read.error.join());
  expect(compareTariffs(shipped, read.value)).toEqual([
    { place: 'thirdParty[2027-04-01].from', before: '2022-06-01', after: '2027-04-01' },
    { place: 'thirdParty[2027-04-01].paidDriver', before: '5000', after: '6000' },
    { place: 'thirdParty[2022-06-01].until', before: 'null', after: '2027-03-31' },
  ]);
});

test('a corrected figure is one change', () => {
  const tables = copyOf();
  rowOf(tables, 'gst').rate = 12_000;
  expect(compareTariffs(shipped, tables as unknown as MotorTables)).toEqual([
    { place: 'gst[2017-07-01].rate', before: '18000', after: '12000' },
  ]);
});

const broken = (table: string, change: object) => (tables: Record<string, unknown[]>) =>
  void Object.assign(rowOf(tables, table), change);

test.each<[string, (tables: Record<string, unknown[]>) => void]>([
  ['gst: no rows', (tables) => void delete tables.gst],
  ['extra: there is no such table', (tables) => void Object.assign(tables, { extra: [] })],
  ['gst[0].rate: is not a number of 0 or more', broken('gst', { rate: -1 })],
  ['gst[0].rate: is not as', broken('gst', { rate: 'much' })],
  ['gst[0].source: a list', broken('gst', { source: [] })],
  ['gst[0].rate: is missing', (tables) => void delete rowOf(tables, 'gst').rate],
  ['gst[0].colour: is not known', broken('gst', { colour: 'red' })],
  ['gst[0]: from or until', broken('gst', { from: 'today' })],
  ['gst[0]: it ends before', broken('gst', { until: '2001-01-01' })],
  ['gst[0]: it must end', (tables) => void tables.gst?.push({ ...rowOf(tables, 'gst') })],
  ['accessories[0].gasKit: may not', broken('accessories', { gasKit: null })],
])('refuses %s', (fault, change) => {
  const tables = copyOf();
  change(tables);
  const read = readMotorTables(tables, shipped);
  expect(read.ok ? [] : read.error.filter((one) => one.startsWith(fault))).toHaveLength(1);
});

test('a file that is no object is refused', () => {
  expect(readMotorTables([], shipped)).toMatchObject({ ok: false });
});
