import { deskCloseReport, deskReports } from '@pahiya/contracts/vehicle/desk-report-contracts';
import { ok } from '@pahiya/domain/shared/result';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestBrowser, type TestBrowser } from '../../../test/contract-browser.ts';
import { signInAtDesk } from '../../../test/desk.ts';
import { emptyTables } from '../../../test/empty-tables.ts';
import { openBrowser } from '../../../test/path-browser.ts';
import { found, plain } from '../../../test/rc-fixtures.ts';
import { createTestApi, type TestApi } from '../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { purgeVehicleData } from './purge-vehicle-data.ts';

const now = new Date('2026-11-21T04:44:00Z');
const later = (days: number) => new Date(now.getTime() + days * 86_400_000);
let database: TestDatabase;
let api: TestApi;
let desk: TestBrowser;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await emptyTables(database.sql, [
    'vehicles',
    'users',
    'field_reports',
    'rate_limits',
    'lookup_allowances',
    'idempotency_keys',
    'operators',
    'operator_acts',
  ]);
  api = await createTestApi(database.sql);
  api.registry.answer = async (vehicleNumber) => ok(found(vehicleNumber));
  await openBrowser(api).get('/vehicle/DL8CAF5030');
  desk = (await signInAtDesk(api, 'asha')).browser;
});
afterEach(() => api.close());

const visitorReports = (body: object) => openBrowser(api).post('/vehicle/DL8CAF5030/report', body);

async function ownerReports(body: object) {
  const owner = openBrowser(api, '192.0.2.44');
  await owner.signIn('9876500044');
  const ownerProof = { chassisNumber: plain.chassis, engineNumber: plain.engine };
  return owner.post('/vehicle/DL8CAF5030/report', { ...body, ownerProof });
}

const list = async () => (await desk.call(deskReports)).data;
const close = (reportId: string, note = 'Matches the RC') =>
  desk.call(deskCloseReport, { params: { reportId }, body: { note } });
const firstId = async () => (await list()).reports[0]?.reportId ?? '';
const marks = async () =>
  (await openBrowser(api).get('/vehicle/DL8CAF5030'))
    .json()
    .data.reports.map(({ field }: { field: string }) => field);

test('open reports are listed oldest first, with the value given, and every view is logged', async () => {
  await visitorReports({ field: 'model', note: 'LXI' });
  api.setNow(new Date(now.getTime() + 1000));
  await ownerReports({ field: 'colour' });
  expect(await list()).toEqual({
    open: 2,
    reports: [
      {
        reportId: expect.any(String),
        vehicleNumber: 'DL8CAF5030',
        display: 'DL 8C AF 5030',
        field: 'model',
        note: 'LXI',
        isByOwner: false,
        reportedAt: '2026-11-21T04:44:00.000Z',
      },
      expect.objectContaining({ field: 'colour', note: '', isByOwner: true }),
    ],
  });
  const views = await database.sql`select outcome from operator_acts where act = 'open-reports'`;
  expect([...views]).toEqual([{ outcome: 'done' }]);
});

test('fifty are listed, and all are counted', async () => {
  await database.sql`
    insert into field_reports (id, vehicle_number, field, note, reported_at)
    select gen_random_uuid(), 'DL8CAF5030', 'colour', '', ${now} from generate_series(1, 51)`;
  const { reports, open } = await list();
  expect([reports.length, open]).toEqual([50, 51]);
});

test('a closed report leaves the list once, its note is logged, and the owner’s mark stays', async () => {
  await ownerReports({ field: 'colour' });
  const reportId = await firstId();
  expect((await close(reportId)).data).toEqual({ isClosed: true });
  expect(await list()).toEqual({ reports: [], open: 0 });
  expect(await marks()).toEqual(['colour']);
  expect((await close(reportId)).problem.code).toBe('operator/wrong-state');
  const acts = await database.sql`
    select subject, outcome, note from operator_acts where act = 'close-report' order by id`;
  expect([...acts]).toEqual([
    { subject: reportId, outcome: 'done', note: 'Matches the RC' },
    { subject: reportId, outcome: 'operator/wrong-state', note: 'Matches the RC' },
  ]);
});

test('a report closed by two operators at once is closed once', async () => {
  await visitorReports({ field: 'colour' });
  const reportId = await firstId();
  const answers = await Promise.all([close(reportId), close(reportId)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('fetching the record again ends the mark and leaves the report open', async () => {
  await ownerReports({ field: 'colour' });
  api.setNow(later(60));
  expect(await marks()).toEqual([]);
  desk = (await signInAtDesk(api, 'ravi')).browser;
  expect(await list()).toMatchObject({ open: 1 });
});

test('reports are deleted 180 days after closing, an open report or a mark never', async () => {
  await visitorReports({ field: 'colour' });
  await close(await firstId());
  await visitorReports({ field: 'model' });
  await ownerReports({ field: 'seats' });
  await database.sql`update field_reports set closed_at = ${now} where by_owner`;
  api.setNow(later(180));
  expect(await purgeVehicleData(api.services)).toMatchObject({ reports: 0 });
  api.setNow(later(181));
  expect(await purgeVehicleData(api.services)).toMatchObject({ reports: 1 });
  const left = await database.sql`select field from field_reports order by field`;
  expect([...left]).toEqual([{ field: 'model' }, { field: 'seats' }]);
  await database.sql`update field_reports set cleared_at = ${now} where by_owner`;
  expect(await purgeVehicleData(api.services)).toMatchObject({ reports: 1 });
});

test('an unknown report is 404, and a note is required', async () => {
  const unknown = await close('5b0e9a3c-8b7a-4d0b-9a52-6f3d1f0f2a11');
  expect([unknown.status, unknown.problem.code]).toEqual([404, 'operator/not-found']);
  await visitorReports({ field: 'colour' });
  const reportId = await firstId();
  for (const note of ['', '  a ', 'x'.repeat(201)]) {
    expect((await close(reportId, note)).problem.code).toBe('request/bad-input');
  }
  expect(await list()).toMatchObject({ open: 1 });
});

test('only an operator can list or close reports', async () => {
  await visitorReports({ field: 'colour' });
  const closing = { params: { reportId: await firstId() }, body: { note: 'Matches the RC' } };
  const visitor = createTestBrowser(api);
  expect((await visitor.call(deskReports)).problem.code).toBe('auth/required');
  expect((await visitor.call(deskCloseReport, closing)).problem.code).toBe('auth/required');
  const { browser: editor } = await signInAtDesk(api, 'edda', ['editor']);
  expect((await editor.call(deskReports)).problem.code).toBe('operator/wrong-role');
  expect((await editor.call(deskCloseReport, closing)).problem.code).toBe('operator/wrong-role');
  expect(await list()).toMatchObject({ open: 1 });
});
