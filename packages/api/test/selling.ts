import { randomUUID } from 'node:crypto';
import {
  deskAssignInspection,
  deskDecideInspection,
  inspectorAddPhoto,
  inspectorSaveFindings,
  inspectorSubmit,
} from '@pahiya/contracts/inspections/inspection-contracts';
import { sellCarInspection } from '@pahiya/contracts/selling/selling-contracts';
import { inspectionGroups } from '@pahiya/domain/inspections/inspection-list';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../src/db/test-database.ts';
import { createTestBrowser, signIn, type TestBrowser } from './contract-browser.ts';
import { signInAtDesk } from './desk.ts';
import { emptyTables } from './empty-tables.ts';
import { staleWork } from './stale-work.ts';
import { createTestApi, type TestApi } from './test-api.ts';

/** A Saturday, 10:14 in India. */
export const sellingStart = new Date('2026-11-21T04:44:00Z');
/** Monday morning. */
export const mondaySlot = { day: '2026-11-23', fromHour: 9 } as const;
export const sellerMobile = '9876543210';

/** A small photo with an EXIF text. */
export const photoBase64 = (
  await sharp({ create: { width: 64, height: 48, channels: 3, background: '#ffcc00' } })
    .withExif({ IFD0: { Copyright: 'somebody' } })
    .jpeg()
    .toBuffer()
).toString('base64');

/** What a booking form sends. */
export const bookingBody = {
  vehicleNumber: 'DL 8C AF 5030',
  cityId: 10_084,
  ...mondaySlot,
  address: '12, Sample Road, Rohini, Delhi',
  km: 42_300,
};

/** Faults of a report by point; costs in rupees. */
type Faults = Readonly<Record<string, { grade: string; low?: number; high?: number }>>;

/** A database, an API, a seller, an operator and an inspector for each test. */
export function useSelling() {
  let database: TestDatabase;
  const state = {
    api: undefined as unknown as TestApi,
    seller: undefined as unknown as TestBrowser,
    sellerId: '',
    operator: undefined as unknown as TestBrowser,
    inspector: undefined as unknown as TestBrowser,
    inspectorId: '',
  };
  /** Books an inspection as the seller. */
  const book = (changes: object = {}, by: TestBrowser = state.seller) =>
    by.call(sellCarInspection, { body: { ...bookingBody, ...changes } });
  /** The latest inspection of a sale. */
  const inspectionOf = async (saleId: string): Promise<string> => {
    const [row] = await database.sql<{ id: string }[]>`
      select id from inspections where subject_id = ${saleId} order by booked_at desc limit 1`;
    return row?.id ?? '';
  };
  /** Assigns an inspection to the inspector. */
  const assign = (inspectionId: string, to = state.inspectorId) =>
    state.operator.call(deskAssignInspection, { params: { inspectionId }, body: { to } });
  const addPhoto = (inspectionId: string, pointId: string, photoId: string = randomUUID()) =>
    state.inspector.call(inspectorAddPhoto, {
      params: { inspectionId },
      body: { photoId, pointId, contentBase64: photoBase64 },
    });
  /** Records a whole report. */
  const record = async (inspectionId: string, faults: Faults = {}) => {
    const findings = inspectionGroups(false)
      .flatMap(({ points }) => points)
      .map(({ id, kind }) => {
        const fault = faults[id];
        if (fault === undefined) return { pointId: id, grade: kind === 'grade' ? '5' : 'P' };
        const { grade, low, high } = fault;
        const repair = low === undefined ? null : { low: low * 100, high: (high ?? low) * 100 };
        return { pointId: id, grade, repair, note: 'seen' };
      });
    await state.inspector.call(inspectorSaveFindings, {
      params: { inspectionId },
      body: { findings, odometerKm: 42_280 },
    });
    for (const pointId of ['ODO', ...Object.keys(faults)]) await addPhoto(inspectionId, pointId);
  };
  const submit = (inspectionId: string) =>
    state.inspector.call(inspectorSubmit, { params: { inspectionId } });
  const decide = (inspectionId: string, decision: string, note: string | null = null) =>
    state.operator.call(deskDecideInspection, {
      params: { inspectionId },
      body: { decision, note },
    });
  /** A sale whose report has passed. */
  const inspected = async (faults: Faults = {}): Promise<string> => {
    const { saleId } = (await book()).data;
    const inspectionId = await inspectionOf(saleId);
    await assign(inspectionId);
    await record(inspectionId, faults);
    await submit(inspectionId);
    const passed = await decide(inspectionId, 'pass');
    if (passed.status !== 200) throw new Error(passed.text);
    return saleId;
  };
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  beforeEach(async () => {
    await emptyTables(database.sql, [
      'otp_waits',
      'otp_challenges',
      'sale_cases',
      'inspections',
      'rate_limits',
      'users',
      'operators',
      'operator_acts',
      'tasks',
      'partner_firms',
      'sale_acceptances',
      'desk_work',
    ]);
    state.api = await createTestApi(database.sql);
    state.api.setNow(sellingStart);
    state.seller = createTestBrowser(state.api);
    state.sellerId = (await signIn(state.api, state.seller, sellerMobile)).userId;
    state.operator = (await signInAtDesk(state.api, 'asha')).browser;
    const inspector = await signInAtDesk(state.api, 'ravi', ['inspector']);
    state.inspector = inspector.browser;
    state.inspectorId = inspector.operator.operatorId;
  });
  afterEach(async () => {
    await state.api.close();
    expect(await staleWork(database.sql)).toEqual([]);
  });
  afterAll(() => database.drop());
  return Object.assign(state, {
    sql: () => database.sql,
    ...{ book, inspectionOf, assign, addPhoto, record, submit, decide, inspected },
  });
}
