import { exampleSourceChallan } from '@pahiya/domain/challans/example-challan';
import { ok } from '@pahiya/domain/shared/result';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyTables } from '../../../../test/empty-tables.ts';
import { openBrowser, type PathBrowser } from '../../../../test/path-browser.ts';
import { plateDigits } from '../../../../test/plate-digits.ts';
import { found } from '../../../../test/rc-fixtures.ts';
import { downFailure } from '../../../../test/scripted-services.ts';
import { createTestApi, type TestApi } from '../../../../test/test-api.ts';
import { watchKinds } from '../../../composition/watch-kinds.ts';
import { createTestDatabase, type TestDatabase } from '../../../db/test-database.ts';
import { testHandlers } from '../../../tasks/test-handlers.ts';
import { createWorkLoop } from '../../../tasks/work-loop.ts';
import { noticeTasks } from '../../notices/notice-tasks.ts';
import { storeProof } from '../../vehicle/proved-owner.ts';
import { runWatches } from '../../watches/run-watches.ts';
import { ownerAlertTasks } from './check-own-challans.ts';
import { ownerAlertKey } from './owner-alert-key.ts';

const path = '/garage/alerts/DL8CAF5030';
let database: TestDatabase;
let api: TestApi;
let owner: PathBrowser;
let userId: string;
let record: { ownerSerial: number };
let days = 0;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await emptyTables(database.sql, [
    'vehicles',
    'vehicle_fetches',
    'users',
    'tasks',
    'rate_limits',
    'lookup_allowances',
    'challan_source_answers',
  ]);
  days = 0;
  record = { ownerSerial: 1 };
  api = await createTestApi(database.sql);
  api.registry.answer = async (vehicleNumber) => ok(found(vehicleNumber, record));
  owner = openBrowser(api);
  userId = await owner.signIn('9876500001');
  await owner.post('/garage/vehicles', { vehicleNumber: 'DL8CAF5030' });
  api.messages.length = 0;
});
afterEach(() => api.close());

const prove = () => storeProof(api.services, 'DL8CAF5030' as never, userId);
const start = (channels = ['sms']) => owner.post(path, { act: 'start', channels });
const work = () =>
  createWorkLoop(api.services, testHandlers({ ...noticeTasks, ...ownerAlertTasks })).drain();
/** Another day at noon: the engine looks, the challans are read, messages go out. */
const nextDay = async () => {
  days += 1;
  api.setNow(new Date(Date.parse('2026-11-21T06:30:00Z') + days * 86_400_000));
  await runWatches(api.services, watchKinds, { pauseMs: 0 });
  await work();
};
const challan = (challanNumber: string) => exampleSourceChallan({ challanNumber });
const issue = (...numbers: string[]) => {
  api.sources.answers.national = async () => ok(numbers.map(challan));
};
const read = async () => (await owner.get(path)).json().data;

test('only a proved owner gets alerts, for a vehicle in the garage', async () => {
  expect((await start()).json().code).toBe('vehicle/not-proven');
  await prove();
  expect((await start()).json().data).toMatchObject({ isProved: true, alert: { challans: null } });
  expect((await start(['push'])).json().errors[0].path).toBe('body.channels');
  expect((await start(['email'])).json().errors[0].path).toBe('body.channels');
  const other = await owner.post('/garage/alerts/MH12DE1433', { act: 'start', channels: ['sms'] });
  expect(other.json().code).toBe('garage/not-in-garage');
});

test('a challan that is there already is not told; a new one is, once', async () => {
  await prove();
  await start();
  issue('DL1');
  await nextDay();
  expect(api.messages).toEqual([]);
  expect((await read()).alert).toMatchObject({ challans: 1, hasFailedSource: false });
  issue('DL1', 'DL2');
  await nextDay();
  await nextDay();
  expect(api.messages).toMatchObject([
    { template: 'alert-own-vehicle', variables: { item: 'new challan' } },
  ]);
  expect(JSON.stringify(api.messages)).not.toMatch(plateDigits);
});

test('a source that failed loses no challan and tells none again', async () => {
  await prove();
  await start();
  issue('DL1');
  await nextDay();
  api.sources.answers.national = async () => downFailure('national');
  await nextDay();
  expect((await read()).alert).toMatchObject({ challans: 1, hasFailedSource: true });
  issue('DL1');
  await nextDay();
  expect(api.messages).toEqual([]);
});

test('another owner in the register is told, and ends the alerts', async () => {
  await prove();
  await start();
  await nextDay();
  record = { ownerSerial: 2 };
  issue('DL9');
  await nextDay();
  expect(api.messages).toMatchObject([{ variables: { item: 'owner changed' } }]);
  await nextDay();
  await nextDay();
  expect(api.messages).toHaveLength(1);
  expect((await read()).isProved).toBe(false);
});

test('alerts end by the owner, or by the key of a message without sign-in', async () => {
  await prove();
  await start();
  expect((await owner.post(path, { act: 'stop' })).json().data.alert).toBeNull();
  await start();
  const [row] = await database.sql<{ id: string }[]>`select id from owner_alerts`;
  const key = ownerAlertKey(api.services.settings.secret, row?.id ?? '');
  const anyone = openBrowser(api, '192.0.2.9');
  const stop = (text: string) => anyone.post('/garage/alerts-stop', { key: text });
  expect((await stop(`${key.slice(0, -2)}AA`)).json().code).toBe('link/over');
  expect((await stop(key)).statusCode).toBe(200);
  expect((await stop(key)).statusCode).toBe(200);
  expect((await read()).alert).toBeNull();
  issue('DL3');
  await nextDay();
  expect(api.messages).toEqual([]);
});

test('all vehicles whose alerts are on are listed with what the last look found, for their owner alone', async () => {
  const list = async (browser = owner) => (await browser.get('/garage/alerts')).json().data?.alerts;
  expect(await list()).toEqual([]);
  await prove();
  await start();
  issue('DL1');
  await nextDay();
  expect(await list()).toMatchObject([
    { vehicleNumber: 'DL8CAF5030', challans: 1, hasFailedSource: false },
  ]);
  const stranger = openBrowser(api, '192.0.2.9');
  await stranger.signIn('9876500002');
  expect(await list(stranger)).toEqual([]);
  expect((await openBrowser(api).get('/garage/alerts')).statusCode).toBe(401);
});
