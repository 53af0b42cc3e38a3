import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';

let database: TestDatabase;
let api: TestApi;

beforeAll(async () => {
  database = await createTestDatabase();
  api = await createTestApi(database.sql);
  api.setNow(new Date('2026-11-25T04:44:00Z'));
});
afterAll(async () => {
  await api.close();
  await database.drop();
});

const illustration = { amount: '2000000', rate: '15000', months: '24', fee: '33898' };
const sheet = (query: Record<string, string>) =>
  api.app.inject({
    url: `/api/v1/web/loan/sheet?${new URLSearchParams({ ...illustration, ...query })}`,
    headers: { src: 'web' },
  });

test('the sheet of a loan is a file with the APR of the RBI’s illustration', async () => {
  const answer = await sheet({ language: 'en' });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(answer.headers['content-disposition']).toBe('attachment; filename="apr-sheet.csv"');
  expect(answer.payload).toContain('8,Annual percentage rate (%),17.07');
});

test.each([
  [{ language: 'hi', fee: '2000000' }, 'fee'],
  [{ language: 'hi', months: '121' }, 'months'],
  [{ language: 'hi', amount: '20.5' }, 'amount'],
  [{ language: 'hi', rate: '-1' }, 'rate'],
  [{ language: 'xx' }, 'language'],
])('bad input is refused with its field: %j', async (query, field) => {
  const answer = await sheet(query as Record<string, string>);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().errors[0].path).toContain(field);
});
