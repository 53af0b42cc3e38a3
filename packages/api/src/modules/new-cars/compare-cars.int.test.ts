import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../../../test/path-browser.ts';
import { createTestApi, type TestApi } from '../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { seedCatalogue } from './seed/seed-catalogue.ts';

let database: TestDatabase;
let api: TestApi;
const now = new Date('2026-11-24T06:00:00Z');

beforeAll(async () => {
  database = await createTestDatabase();
  api = await createTestApi(database.sql, { now: () => now });
  await seedCatalogue(database.sql, now);
});

afterAll(async () => {
  await api.close();
  await database.drop();
});

const compare = (body: object) => openBrowser(api).post('/car/buy/compare', body);
const swift = 'maruti-suzuki/swift/vxi';
const dzire = 'maruti-suzuki/dzire/vxi';
const old = 'toyota/fortuner/4x2-mt-2-7-petrol';

test('cars stand side by side in the order asked for, with prices of the city', async () => {
  const { data } = await (await compare({ ids: [swift, dzire] })).json();
  expect(data.cars.map(({ id }: { id: string }) => id)).toEqual([swift, dzire]);
  const rows = new Map(data.rows.map((row: { key: string }) => [row.key, row]));
  expect(rows.get('exShowroom')).toMatchObject({ isSame: false, best: [0] });
  const mumbai = await (await compare({ ids: [swift, dzire], cityId: 10_001 })).json();
  const onRoad = (answer: typeof data) =>
    answer.rows.find(({ key }: { key: string }) => key === 'onRoad').values;
  expect(onRoad(mumbai.data)).not.toEqual(onRoad(data));
  const turned = await (await compare({ ids: [dzire, swift] })).json();
  expect(onRoad(turned.data)).toEqual(onRoad(data).toReversed());
});

test('an old price is not compared', async () => {
  const { data } = await (await compare({ ids: [swift, old] })).json();
  const price = data.rows.find(({ key }: { key: string }) => key === 'exShowroom');
  expect(price).toMatchObject({ values: [expect.any(Number), null], best: [] });
});

test('one car, five cars, no car and no such car are refused; one twice is there once', async () => {
  expect((await compare({ ids: [swift] })).statusCode).toBe(400);
  expect((await compare({ ids: [swift, dzire, old, 'a/b/c', 'd/e/f'] })).statusCode).toBe(400);
  expect((await compare({ ids: [swift, '../../etc'] })).statusCode).toBe(400);
  expect((await compare({ ids: [swift, 'tata/nexon/none'] })).statusCode).toBe(404);
  expect((await compare({ ids: [swift, dzire], cityId: 1 })).statusCode).toBe(422);
  const { data } = await (await compare({ ids: [swift, swift] })).json();
  expect(data.cars).toHaveLength(1);
});
