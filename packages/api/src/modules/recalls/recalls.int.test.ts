import { Readable } from 'node:stream';
import { ok } from '@pahiya/domain/shared/result';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openBrowser } from '../../../test/path-browser.ts';
import { found } from '../../../test/rc-fixtures.ts';
import { createTestApi, type TestApi } from '../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { readCatalogue, UnreadableCatalogue } from '../new-cars/import/read-catalogue-file.ts';
import { importRecalls } from './import-recalls.ts';

let database: TestDatabase;
let api: TestApi;
const now = new Date('2026-11-28T04:00:00Z');

beforeAll(async () => {
  database = await createTestDatabase();
  api = await createTestApi(database.sql);
  api.setNow(now);
});
afterAll(async () => {
  await api.close();
  await database.drop();
});
beforeEach(async () => {
  await database.sql`truncate recalls`;
});

const header =
  'ref,make,model,built_from,built_until,units,defect_en,defect_hi,remedy_en,remedy_hi,announced_on,source,url';
const row = (ref: string, model = 'One', from = '2024-03', until = '2024-06', day = '2026-10-05') =>
  `${ref},Example Motors,${model},${from},${until},"1,234",A hose may leak.,पाइप से रिसाव।,It is replaced.,बदला जाता है।,${day},Notice,https://example.in/r`;
async function importText(text: string, isDryRun = false) {
  const report = await importRecalls(database.sql, {
    records: readCatalogue(Readable.from([Buffer.from(text)]), 'csv'),
    ...{ isDryRun, now },
  });
  await api.services.content.refresh();
  return report;
}
const check = async (query = '') => openBrowser(api).get(`/recalls${query}`);
const refs = async (query: string) =>
  (await check(query)).json().data.recalls.map(({ ref }: { ref: string }) => ref);

test('an empty list says that it is empty, rather than that there is no recall', async () => {
  await importText(`${header}\n${row('A')}`);
  await database.sql`truncate recalls`;
  await database.sql`update content_versions set version = version + 1 where tag = 'recalls'`;
  await api.services.content.refresh();
  expect((await check('?make=example-motors&model=one&year=2024')).json().data).toEqual({
    ...{ models: [], newestOn: null, recalls: [] },
  });
});

test('a list is imported once, by reason, and what a later one leaves out stays', async () => {
  const text = [
    `\uFEFF${header}`,
    row('A'),
    row('A'),
    row('B', 'Two'),
    row('=C', 'Two'),
    row('D', 'Two', '2024-06', '2024-03'),
    row('E', 'Two', 'spring'),
  ].join('\n');
  expect(await importText(text, true)).toMatchObject({ added: 2 });
  expect((await check()).json().data.models).toEqual([]);
  expect(await importText(text)).toEqual({
    ...{ records: 6, added: 2, changed: 0 },
    refused: { twice: [2], formula: [4], 'upside-down': [5], 'bad-date': [6] },
  });
  expect(await importText(text)).toMatchObject({ added: 0, changed: 0 });
  const changed = await importText(`${header}\n${row('A').replace('1,234', '2,000')}`);
  expect(changed).toMatchObject({ added: 0, changed: 1 });
  expect((await check()).json().data).toMatchObject({
    models: [{ modelSlug: 'one' }, { modelSlug: 'two' }],
    newestOn: '2026-10-05',
    recalls: null,
  });
});

test('a list without columns or records is unreadable', async () => {
  for (const text of ['ref,make\nA,B', header, '']) {
    await expect(importText(text)).rejects.toThrow(UnreadableCatalogue);
  }
});

test('recalls are found by make, model and year, newest first', async () => {
  await importText(
    [
      header,
      row('OLD', 'One', '2019-01', '2020-12', '2021-02-01'),
      row('NEW'),
      row('LATER', 'One', '2024-01', '2024-12', '2026-11-01'),
      row('OTHER', 'Two'),
    ].join('\n'),
  );
  const car = '?make=example-motors&model=one';
  expect(await refs(`${car}&year=2024`)).toEqual(['LATER', 'NEW']);
  expect(await refs(`${car}&year=2020`)).toEqual(['OLD']);
  expect(await refs(`${car}&year=2022`)).toEqual([]);
  expect(await refs(car)).toEqual(['LATER', 'NEW', 'OLD']);
  expect(await refs('?make=example-motors&model=three')).toEqual([]);
  for (const bad of ['?make=A%00&model=one', `${car}&year=abc`, `${car}&year=1800`]) {
    expect((await check(bad)).statusCode).toBe(400);
  }
});

test('a vehicle of the garage names how many recalls may concern it', async () => {
  await importText([header, row('NEW'), row('OLD', 'One', '2019-01', '2019-12')].join('\n'));
  api.registry.answer = async (vehicleNumber) =>
    ok(
      found(vehicleNumber, {
        ...{ maker: 'EXAMPLE MOTORS LTD', model: 'ONE VXI' },
        manufactured: { year: 2024, month: 4 },
      }),
    );
  const owner = openBrowser(api);
  await owner.signIn('9876500001');
  await owner.post('/garage/vehicles', { vehicleNumber: 'DL8CAF5030' });
  const [vehicle] = (await owner.get('/garage/vehicles')).json().data.vehicles;
  expect(vehicle.summary.recalls).toEqual({
    count: 1,
    path: '/recalls?car=example-motors%2Fone&year=2024',
  });
});
