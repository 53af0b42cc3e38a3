import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyTables } from '../../../test/empty-tables.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { announceServer, type FileStoreName } from './announce-server.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(() => emptyTables(database.sql, ['running_servers']));

const disk = (name: string): FileStoreName => ({ kind: 'own', name: `disk:${name}` });
const bucket: FileStoreName = { kind: 'shared', name: 's3:files' };

const start = (store: FileStoreName, isRefusing = true) =>
  announceServer(database.sql, store, { isRefusing });
const countServers = async () => (await database.sql`select from running_servers`).count;

test('a server with its files on its own disk runs alone: a second one is refused until the first has stopped', async () => {
  const first = await start(disk('a'));
  expect(first.isSplit).toBe(false);
  expect((await start(disk('b'))).isSplit).toBe(true);
  expect(await countServers()).toBe(1);
  await first.stop();
  const next = await start(disk('b'));
  expect(next.isSplit).toBe(false);
  await next.stop();
  expect(await countServers()).toBe(0);
});

test('servers that share a bucket or a folder run together', async () => {
  const together = await Promise.all([start(bucket), start(bucket)]);
  expect(together.map(({ isSplit }) => isSplit)).toEqual([false, false]);
  expect((await start(disk('a'))).isSplit).toBe(true);
  await Promise.all(together.map(({ stop }) => stop()));
  const folder = [await start(disk('a')), await start(disk('a'))];
  expect(folder.map(({ isSplit }) => isSplit)).toEqual([false, false]);
  await Promise.all(folder.map(({ stop }) => stop()));
});

test('of two servers that start at the same time one is refused', async () => {
  const both = await Promise.all([start(disk('a')), start(disk('b'))]);
  expect(both.map(({ isSplit }) => isSplit).sort()).toEqual([false, true]);
  await Promise.all(both.map(({ stop }) => stop()));
});

test('a crashed server keeps others out for half a minute at most', async () => {
  await database.sql`
    insert into running_servers values
      (gen_random_uuid(), 'disk:crashed', clock_timestamp() - interval '31 seconds')`;
  const next = await start(disk('a'));
  expect(next.isSplit).toBe(false);
  await next.stop();
});

test('where nothing is refused, the server runs and says that files are split', async () => {
  const first = await start(disk('a'));
  const second = await start(disk('b'), false);
  expect(second.isSplit).toBe(true);
  expect(await countServers()).toBe(2);
  await Promise.all([first.stop(), second.stop()]);
});
