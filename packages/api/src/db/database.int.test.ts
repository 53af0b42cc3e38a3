import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDatabase, sqlStateOf } from './database.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

describe('what a column becomes', () => {
  test('bigint is a number, up to the largest that a number can hold', async () => {
    const [row] = await database.sql`select ${Number.MAX_SAFE_INTEGER}::bigint as paise`;
    expect(row).toEqual({ paise: Number.MAX_SAFE_INTEGER });
  });

  test('a bigint that a number cannot hold is refused, and the connection goes on', async () => {
    const sql = createDatabase({ url: database.url, applicationName: 'test', poolSize: 1 });
    await expect(sql`select 9007199254740993::bigint as paise`).rejects.toThrow('safe integer');
    await expect(sql`select 1 as one`).resolves.toEqual([{ one: 1 }]);
    await sql.end();
  });

  test('a fraction is not stored in a bigint', async () => {
    await expect(database.sql`select ${1.5}::bigint`).rejects.toThrow('safe integer');
  });

  test('a date is the day that was stored, and a timestamp the instant', async () => {
    const instant = new Date('2026-03-31T20:00:00.000Z');
    const [row] = await database.sql`
      select ${'2026-03-31'}::date as day, ${instant}::timestamptz as instant`;
    expect(row).toEqual({ day: '2026-03-31', instant });
  });

  test('a day with a time is refused instead of being cut', async () => {
    await expect(database.sql`select ${'2026-03-31T20:00:00Z'}::date`).rejects.toThrow(
      'YYYY-MM-DD',
    );
  });

  test('lists of numbers and nested JSON come back as they went', async () => {
    const [row] = await database.sql`
      select ${[1, 2, 3]}::bigint[] as ids, ${database.sql.json({ a: [1, { b: null }] })}::jsonb as json`;
    expect(row).toEqual({ ids: [1, 2, 3], json: { a: [1, { b: null }] } });
  });
});

describe('a pool', () => {
  test('a statement that takes too long is cancelled', async () => {
    const sql = createDatabase({
      url: database.url,
      applicationName: 'test',
      statementTimeoutMs: 50,
    });
    const failure = await sql`select pg_sleep(10)`.catch((error: unknown) => error);
    expect(sqlStateOf(failure)).toBe('57014');
    await sql.end();
  });

  test('says who it is, and works in UTC', async () => {
    const [row] = await database.sql`
      select current_setting('application_name') as name, current_setting('TimeZone') as zone`;
    expect(row).toEqual({ name: 'pahiya-test', zone: 'UTC' });
  });
});
