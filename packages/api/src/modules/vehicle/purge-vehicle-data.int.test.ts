import { ok } from '@pahiya/domain/shared/result';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../../../test/path-browser.ts';
import { found } from '../../../test/rc-fixtures.ts';
import { createTestApi, type TestApi } from '../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { purgeVehicleData } from './purge-vehicle-data.ts';
import { vehicleAccountData } from './vehicle-account-data.ts';
import { deskOf } from './vehicle-desk.ts';

let database: TestDatabase;
let api: TestApi;

beforeAll(async () => {
  database = await createTestDatabase();
  api = await createTestApi(database.sql);
  api.registry.answer = async (vehicleNumber) => ok(found(vehicleNumber));
});

afterAll(async () => {
  await api.close();
  await database.drop();
});

test('look-up data can be exported and deleted with an account; reports stay without a name', async () => {
  const { sql } = database;
  const browser = openBrowser(api);
  const userId = await browser.signIn('9876500009');
  await browser.get('/vehicle/DL8CAF5030');
  await browser.post('/vehicle/DL8CAF5030/report', { field: 'colour', note: 'Ask me, Asha' });
  await deskOf(api.services).log.flush();
  const source = vehicleAccountData(api.services.settings);
  expect(await source.exportFor(sql, userId)).toMatchObject({
    recentSearches: [{ vehicleNumber: 'DL8CAF5030' }],
    reports: [{ vehicleNumber: 'DL8CAF5030', field: 'colour', note: 'Ask me, Asha' }],
    hiddenVehicles: [],
    lookups: [{ vehicleNumber: 'DL8CAF5030', purpose: 'rc-view', outcome: 'served' }],
  });
  await sql.begin((tx) => source.deleteFor(tx, userId));
  await sql`delete from users where id = ${userId}`;
  expect(await source.exportFor(sql, userId)).toMatchObject({ recentSearches: [], reports: [] });
  expect(await sql`select field, note, user_id from field_reports`).toEqual([
    { field: 'colour', note: '', user_id: null },
  ]);
  expect(source.kept?.(new Date('2026-11-21T00:00:00Z'))[0]?.until).toBe(
    '2027-11-21T00:00:00.000Z',
  );
});

test('expired data is deleted: look-up log after its year, allowances after their day', async () => {
  await openBrowser(api).get('/vehicle/DL8CAF5030');
  await deskOf(api.services).log.flush();
  api.setNow(new Date('2026-11-22T20:00:00Z'));
  expect(await purgeVehicleData(api.services)).toMatchObject({ lookups: 0, leases: 0 });
  expect(await database.sql`select 1 from lookup_allowances`).toHaveLength(0);
  api.setNow(new Date('2027-11-22T20:00:00Z'));
  expect((await purgeVehicleData(api.services)).lookups).toBeGreaterThan(0);
  expect(await database.sql`select 1 from lookup_log`).toHaveLength(0);
});
