import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDatabase } from './database.ts';
import { migrate, pendingMigrations } from './migrate.ts';
import { createEmptyTestDatabase, type TestDatabase } from './test-database.ts';

let database: TestDatabase;
let directory: string;

beforeEach(async () => {
  database = await createEmptyTestDatabase();
  directory = await mkdtemp(path.join(os.tmpdir(), 'pahiya-migrations-'));
  await write('0001_cars.sql', 'create table cars (mark text primary key);');
  await write(
    '0002_two_things.sql',
    "insert into cars values ('a'); insert into cars values ('b');",
  );
});

afterEach(async () => {
  await database.drop();
  await rm(directory, { recursive: true });
});

function write(file: string, sql: string): Promise<void> {
  return writeFile(path.join(directory, file), sql);
}

test('steps are applied in order, and only once', async () => {
  expect(await pendingMigrations(database.sql, directory)).toHaveLength(2);
  expect(await migrate(database.sql, { directory })).toEqual(['0001_cars', '0002_two_things']);
  expect(await migrate(database.sql, { directory })).toEqual([]);
  expect(await database.sql`select mark from cars order by mark`).toEqual([
    { mark: 'a' },
    { mark: 'b' },
  ]);
  expect(await pendingMigrations(database.sql, directory)).toEqual([]);
});

test('servers that start at the same time apply each step once between them', async () => {
  const pools = [1, 2, 3, 4].map(() =>
    createDatabase({ url: database.url, applicationName: 'test', poolSize: 1 }),
  );
  const applied = await Promise.all(pools.map((sql) => migrate(sql, { directory })));
  expect(applied.flat().sort()).toEqual(['0001_cars', '0002_two_things']);
  await Promise.all(pools.map((sql) => sql.end()));
});

test('a step that fails is rolled back and named', async () => {
  await write('0003_broken.sql', "insert into cars values ('c'); select nonsense;");
  await expect(migrate(database.sql, { directory })).rejects.toThrow('0003_broken failed');
  expect(await database.sql`select count(*) from cars`).toEqual([{ count: 2 }]);
  await write('0003_broken.sql', "insert into cars values ('c');");
  expect(await migrate(database.sql, { directory })).toEqual(['0003_broken']);
});

test('a step that was changed after it was applied is refused', async () => {
  await migrate(database.sql, { directory });
  await write('0001_cars.sql', 'create table cars (mark text primary key, colour text);');
  await expect(migrate(database.sql, { directory })).rejects.toThrow('0001_cars was changed');
});

test('different line endings are not a change', async () => {
  await write('0003_lines.sql', 'select 1;\nselect 2;\n');
  await migrate(database.sql, { directory });
  await write('0003_lines.sql', 'select 1;\r\nselect 2;\r\n');
  expect(await migrate(database.sql, { directory })).toEqual([]);
});

test('an older server works with the schema of a newer one', async () => {
  await migrate(database.sql, { directory });
  await rm(path.join(directory, '0002_two_things.sql'));
  expect(await migrate(database.sql, { directory })).toEqual([]);
});

test('a misnamed file and a number used twice are refused before anything is applied', async () => {
  await write('0002_again.sql', 'select 1;');
  await expect(migrate(database.sql, { directory })).rejects.toThrow('same number');
  await rm(path.join(directory, '0002_again.sql'));
  await write('3_short.sql', 'select 1;');
  await expect(migrate(database.sql, { directory })).rejects.toThrow('3_short.sql');
  expect(await database.sql`select to_regclass('cars') as cars`).toEqual([{ cars: null }]);
});
