import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDatabase } from './database.ts';
import { sqlStateOf } from './database-errors.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

describe('column types', () => {
  test('bigint is read as a number, up to the largest safe integer', async () => {
    const [row] = await database.sql`select ${Number.MAX_SAFE_INTEGER}::bigint as paise`;
    expect(row).toEqual({ paise: Number.MAX_SAFE_INTEGER });
  });

  test('a bigint beyond the safe integers is refused, and the connection stays usable', async () => {
    const sql = createDatabase({ url: database.url, applicationName: 'test', poolSize: 1 });
    await expect(sql`select 9007199254740993::bigint as paise`).rejects.toThrow('safe integer');
    await expect(sql`select 1 as one`).resolves.toEqual([{ one: 1 }]);
    await sql.end();
  });

  test('a fraction is not stored in a bigint', async () => {
    await expect(database.sql`select ${1.5}::bigint`).rejects.toThrow('type bigint: "1.5"');
  });

  test('a date is read as the stored day, and a timestamp as the instant', async () => {
    const instant = new Date('2026-03-31T20:00:00.000Z');
    const [row] = await database.sql`
      select ${'2026-03-31'}::date as day, ${instant}::timestamptz as instant`;
    expect(row).toEqual({ day: '2026-03-31', instant });
  });

  test('a date with a time is refused rather than truncated', async () => {
    await expect(database.sql`select ${'2026-03-31T20:00:00Z'}::date`).rejects.toThrow(
      'YYYY-MM-DD',
    );
  });

  test('arrays of numbers and nested JSON are read as they were written', async () => {
    const [row] = await database.sql`
      select ${[1, 2, 3]}::bigint[] as ids, ${database.sql.json({ a: [1, { b: null }] })}::jsonb as json`;
    expect(row).toEqual({ ids: [1, 2, 3], json: { a: [1, { b: null }] } });
  });
});

describe('the pool', () => {
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

  test('sets its application name and works in UTC', async () => {
    const [row] = await database.sql`
      select current_setting('application_name') as name, current_setting('TimeZone') as zone`;
    expect(row).toEqual({ name: 'pahiya-test', zone: 'UTC' });
  });
});
