import { randomUUID } from 'node:crypto';
import { logout } from '@pahiya/contracts/auth/session-contracts';
import {
  deskInspection,
  deskInspectionPhoto,
  deskInspections,
  inspectorInspection,
  inspectorInspections,
  inspectorPhoto,
  inspectorRemovePhoto,
  inspectorSaveFindings,
} from '@pahiya/contracts/inspections/inspection-contracts';
import { deskFindOrders, deskQueue } from '@pahiya/contracts/operators/desk-contracts';
import {
  sellCarCancelInspection,
  sellCarPhoto,
  sellCarReschedule,
  sellCarSale,
  sellCarSales,
  sellCarSlots,
  sellCarWithdraw,
} from '@pahiya/contracts/selling/selling-contracts';
import { describe, expect, test } from 'vitest';
import { createTestBrowser, signIn } from '../../../test/contract-browser.ts';
import { signInAtDesk } from '../../../test/desk.ts';
import { mondaySlot, photoBase64, sellingStart, useSelling } from '../../../test/selling.ts';
import { lapseSlots } from './booking/lapse-slots.ts';

const at = useSelling();
const minutes = (count: number) => new Date(sellingStart.getTime() + count * 60_000);
const saleOf = async (saleId: string, browser = at.seller) =>
  (await browser.call(sellCarSale, { params: { saleId } })).data;

describe('a slot', () => {
  test('is offered on open days with notice, and has four places', async () => {
    const slots = async () =>
      (await at.seller.call(sellCarSlots, { query: { cityId: '10084' } })).data.slots;
    const free = await slots();
    expect(free[0]).toEqual({ day: '2026-11-21', fromHour: 14, untilHour: 16, free: 4 });
    expect(free.some(({ day }) => day === '2026-11-22')).toBe(false);
    const visitors = Array.from({ length: 6 }, () => createTestBrowser(at.api));
    const booked = await Promise.all(
      visitors.map((visitor, n) => at.book({ vehicleNumber: `DL8CAF500${n + 1}` }, visitor)),
    );
    expect(booked.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 201, 409, 409]);
    const monday = (await slots()).filter(({ day }) => day === mondaySlot.day);
    expect(monday.some(({ fromHour }) => fromHour === 9)).toBe(false);
    const bangalore = await at.seller.call(sellCarSlots, { query: { cityId: '99998' } });
    expect(bangalore.problem.code).toBe('sale/unknown-city');
  });

  test('comes with the charge that is taken when bids are invited', async () => {
    const { fee } = (await at.seller.call(sellCarSlots, { query: { cityId: '10084' } })).data;
    const { saleId } = (await at.book()).data;
    const { charge, gst } = (await saleOf(saleId)).terms;
    expect(fee).toEqual({ charge, gst });
    expect(charge + gst).toBe(590_000);
  });

  test.each([
    [{ day: '2026-11-22' }, 'inspection/slot-taken'],
    [{ day: '2026-11-21', fromHour: 9 }, 'inspection/slot-taken'],
    [{ day: '2026-12-24' }, 'inspection/slot-taken'],
    [{ fromHour: 10 }, 'inspection/slot-taken'],
    [{ cityId: 99_998 }, 'sale/unknown-city'],
    [{ vehicleNumber: 'XX99' }, 'vehicle/not-a-mark'],
    [{ km: -1 }, 'request/bad-input'],
    [{ km: 9_000_000 }, 'request/bad-input'],
    [{ address: 'short' }, 'request/bad-input'],
    [{ address: 'with a NUL \u0000 byte in it' }, 'request/bad-input'],
    [{ day: '2026-02-30' }, 'request/bad-input'],
  ])('asked for as %j is refused, and nothing is stored', async (changes, code) => {
    expect((await at.book(changes)).problem.code).toBe(code);
    expect(await at.sql()`select from sale_cases`).toHaveLength(0);
    expect(await at.sql()`select from inspections`).toHaveLength(0);
  });

  test('can be moved and cancelled by its owner only', async () => {
    const { saleId } = (await at.book()).data;
    const move = { params: { saleId }, body: { day: '2026-11-24', fromHour: 14 } };
    const stranger = createTestBrowser(at.api);
    await signIn(at.api, stranger, '9876500000');
    for (const contract of [sellCarReschedule, sellCarCancelInspection, sellCarWithdraw]) {
      const refused = await stranger.call(contract, move);
      expect(refused.status).toBe(404);
    }
    expect((await stranger.call(sellCarSale, move)).problem.code).toBe('sale/not-found');
    const inspectionId = await at.inspectionOf(saleId);
    await at.assign(inspectionId);
    expect((await at.seller.call(sellCarReschedule, move)).data.slot).toEqual({
      day: '2026-11-24',
      fromHour: 14,
      untilHour: 16,
    });
    expect((await saleOf(saleId)).inspection?.state).toBe('booked');
    await at.seller.call(sellCarCancelInspection, { params: { saleId } });
    expect(await saleOf(saleId)).toMatchObject({
      state: 'draft',
      inspection: { state: 'cancelled', canChange: false },
    });
    const [row] = await at.sql()`select contact from inspections where id = ${inspectionId}`;
    expect(row?.contact).toBeNull();
    expect((await at.book()).data.saleId).toBe(saleId);
    expect((await at.book()).problem.code).toBe('sale/already-under-way');
    await at.seller.call(sellCarWithdraw, { params: { saleId } });
    expect((await saleOf(saleId)).state).toBe('withdrawn');
  });
});

describe('a visitor', () => {
  test('keeps a slot and confirms it with an OTP', async () => {
    const visitor = createTestBrowser(at.api);
    const booked = (await at.book({}, visitor)).data;
    expect(booked.heldUntil).toBe(minutes(15).toISOString());
    const list = async () => (await at.operator.call(deskInspections)).data.inspections;
    expect(await list()).toEqual([]);
    expect((await visitor.call(sellCarSales)).problem.code).toBe('auth/required');
    await signIn(at.api, visitor, '9876500001');
    expect((await saleOf(booked.saleId, visitor)).state).toBe('booked');
    expect(await list()).toMatchObject([{ state: 'booked', vehicleNumber: 'DL8CAF5030' }]);
    const inspectionId = await at.inspectionOf(booked.saleId);
    await at.assign(inspectionId);
    const opened = await at.inspector.call(inspectorInspection, { params: { inspectionId } });
    expect(opened.data).toMatchObject({
      address: '12, Sample Road, Rohini, Delhi',
      phone: '9876500001',
    });
  });

  test('who has a draft of the car gets the booked sale in its place', async () => {
    const visitor = createTestBrowser(at.api);
    await signIn(at.api, visitor, '9876500001');
    const { saleId: draft } = (await at.book({}, visitor)).data;
    await visitor.call(sellCarCancelInspection, { params: { saleId: draft } });
    await visitor.call(logout);
    const { saleId } = (await at.book({}, visitor)).data;
    at.api.setNow(minutes(2));
    await signIn(at.api, visitor, '9876500001');
    expect((await saleOf(saleId, visitor)).state).toBe('booked');
    expect((await saleOf(draft, visitor)).state).toBe('withdrawn');
  });

  test('who sells the car already keeps that sale, and the slot is free again', async () => {
    const visitor = createTestBrowser(at.api);
    await signIn(at.api, visitor, '9876500001');
    const { saleId: own } = (await at.book({}, visitor)).data;
    await visitor.call(logout);
    const { saleId } = (await at.book({}, visitor)).data;
    at.api.setNow(minutes(2));
    await signIn(at.api, visitor, '9876500001');
    expect((await saleOf(own, visitor)).state).toBe('booked');
    expect(await at.sql()`select from sale_cases where id = ${saleId}`).toHaveLength(0);
  });

  test('who does not confirm in time loses it, and nothing is kept', async () => {
    const visitor = createTestBrowser(at.api);
    await at.book({}, visitor);
    at.api.setNow(minutes(15));
    await lapseSlots(at.api.services);
    expect(await at.sql()`select from sale_cases`).toHaveLength(0);
    const [row] = await at.sql()`select state, contact from inspections`;
    expect(row).toEqual({ state: 'lapsed', contact: null });
    await signIn(at.api, visitor, '9876500001');
    expect((await visitor.call(sellCarSales)).data.sales).toEqual([]);
  });
});

describe('an inspector', () => {
  test('sees only own inspections, and nothing else of the desk', async () => {
    const { saleId } = (await at.book()).data;
    const inspectionId = await at.inspectionOf(saleId);
    const { browser: other } = await signInAtDesk(at.api, 'noor', ['inspector']);
    const asked = { params: { inspectionId } };
    const codeOf = async (browser = other) =>
      (await browser.call(inspectorInspection, asked)).problem.code;
    expect(await codeOf(at.inspector)).toBe('inspection/not-found');
    await at.assign(inspectionId);
    expect(await codeOf()).toBe('inspection/not-found');
    expect((await other.call(inspectorInspections)).data.assigned).toEqual([]);
    const mine = (await at.inspector.call(inspectorInspections)).data.assigned;
    expect(mine).toMatchObject([{ inspectionId, slot: { day: '2026-11-23' } }]);
    const save = { ...asked, body: { findings: [], odometerKm: 1 } };
    expect((await other.call(inspectorSaveFindings, save)).status).toBe(404);
    expect((await at.inspector.call(deskInspections)).problem.code).toBe('operator/wrong-role');
    expect((await at.operator.call(inspectorInspections)).problem.code).toBe('operator/wrong-role');
    expect((await at.seller.call(inspectorInspections)).status).toBe(401);
    await at.assign(inspectionId, 'nobody');
    expect(await codeOf(at.inspector)).toBe('inspection/not-found');
    const notInspector = await at.assign(inspectionId, randomUUID());
    expect(notInspector.problem.code).toBe('inspection/not-an-inspector');
  });

  test('saves findings and photos once, however often they arrive', async () => {
    const { saleId } = (await at.book()).data;
    const inspectionId = await at.inspectionOf(saleId);
    await at.assign(inspectionId);
    const findings = [
      { pointId: 'EXT-07', grade: '2', note: 'Dent', repair: { low: 250_000, high: 400_000 } },
    ];
    const save = () =>
      at.inspector.call(inspectorSaveFindings, { params: { inspectionId }, body: { findings } });
    expect((await save()).data.revision).toBe(1);
    expect((await save()).data.revision).toBe(1);
    const photoId = randomUUID();
    expect((await at.addPhoto(inspectionId, 'EXT-07', photoId)).data.revision).toBe(2);
    expect((await at.addPhoto(inspectionId, 'EXT-07', photoId)).data.revision).toBe(2);
    const opened = await at.inspector.call(inspectorInspection, { params: { inspectionId } });
    expect(opened.data.record.findings).toEqual([
      {
        ...findings[0],
        spot: { view: 'left', x: 630, y: 430 },
        photoIds: [photoId],
      },
    ]);
    const file = await at.inspector.call(inspectorPhoto, { params: { inspectionId, photoId } });
    expect(file.headers['content-type']).toBe('image/webp');
    expect(file.text).not.toContain('somebody');
    await at.inspector.call(inspectorRemovePhoto, { params: { inspectionId, photoId } });
    expect([...at.api.files.files.keys()]).toEqual([]);
  });

  test.each([
    [{ findings: [{ pointId: 'EXT-99', grade: '5' }] }, 'body.findings.0.pointId'],
    [{ findings: [{ pointId: 'EV-01', grade: '5' }] }, 'body.findings.0.pointId'],
    [{ findings: [{ pointId: 'EXT-01', grade: 'P' }] }, 'body.findings.0.grade'],
    [
      { findings: [{ pointId: 'EXT-01', grade: '2', repair: { low: 200, high: 100 } }] },
      'body.findings.0.repair.high',
    ],
    [{ findings: [], odometerKm: -5 }, 'body.odometerKm'],
  ])('who sends %j is told which field', async (body, path) => {
    const { saleId } = (await at.book()).data;
    const inspectionId = await at.inspectionOf(saleId);
    await at.assign(inspectionId);
    const refused = await at.inspector.call(inspectorSaveFindings, {
      params: { inspectionId },
      body,
    });
    expect(refused.problem.errors?.map((one) => one.path)).toEqual([path]);
    expect(await at.sql()`select from inspection_findings`).toHaveLength(0);
  });

  test('cannot pass a PDF off as a photo', async () => {
    const { saleId } = (await at.book()).data;
    const inspectionId = await at.inspectionOf(saleId);
    await at.assign(inspectionId);
    const pdf = Buffer.from('%PDF-1.4 nothing').toString('base64');
    const send = (contentBase64: string) =>
      at.inspector.send({
        method: 'POST',
        url: `/api/v1/web/operator/my-inspections/${inspectionId}/photos`,
        body: { photoId: randomUUID(), pointId: 'ODO', contentBase64 },
      });
    expect((await send(pdf)).statusCode).toBe(422);
    expect((await send(photoBase64)).statusCode).toBe(200);
    expect(await at.sql()`select from inspection_photos`).toHaveLength(1);
  });
});

describe('a report', () => {
  const queued = async (route = 'desk') =>
    (await at.operator.call(deskQueue, { query: { route } })).data.rows;

  test('is submitted when it is complete, passed by an operator, and then its owner’s', async () => {
    const { saleId } = (await at.book()).data;
    const inspectionId = await at.inspectionOf(saleId);
    expect(await queued()).toMatchObject([{ state: 'booked', dueOn: mondaySlot.day }]);
    await at.assign(inspectionId);
    expect(await queued('partner')).toMatchObject([{ itemId: inspectionId, state: 'assigned' }]);
    expect((await at.submit(inspectionId)).problem.code).toBe('inspection/incomplete');
    await at.record(inspectionId, { 'EXT-07': { grade: '2', low: 2_500, high: 4_000 } });
    expect(await queued()).toEqual([]);
    expect((await at.submit(inspectionId)).data.state).toBe('submitted');
    expect(await queued()).toMatchObject([{ state: 'submitted', dueOn: '2026-11-22' }]);
    expect((await at.addPhoto(inspectionId, 'EXT-07')).problem.code).toBe('inspection/wrong-state');
    expect((await saleOf(saleId)).report).toBeNull();

    expect((await at.decide(inspectionId, 'return')).problem.errors?.[0]?.path).toBe('body.note');
    await at.decide(inspectionId, 'return', 'Photo of the odometer is blurred');
    const again = await at.inspector.call(inspectorInspection, { params: { inspectionId } });
    expect(again.data.returnNote).toBe('Photo of the odometer is blurred');
    await at.submit(inspectionId);
    const seen = (await at.operator.call(deskInspection, { params: { inspectionId } })).data;
    expect(seen).toMatchObject({ gaps: [], score: { total: 99, isCapped: false } });
    expect((await at.decide(inspectionId, 'pass')).data.state).toBe('passed');
    expect(await queued('any')).toEqual([]);
    for (const text of [inspectionId, inspectionId.slice(0, 8)]) {
      const { works } = (await at.operator.call(deskFindOrders, { body: { text } })).data;
      expect(works).toMatchObject([
        { itemId: inspectionId, orderKind: 'car-inspection', state: 'passed', isOpen: false },
      ]);
    }

    const sale = await saleOf(saleId);
    expect(sale).toMatchObject({
      state: 'inspected',
      report: { odometerKm: 42_280, inspector: 'RAVI', score: { condition: 'excellent' } },
    });
    const photoId = sale.report?.findings.find(({ pointId }) => pointId === 'EXT-07')?.photoIds[0];
    const photo = { params: { saleId, photoId: photoId ?? '' } };
    expect((await at.seller.call(sellCarPhoto, photo)).status).toBe(200);
    const desk = { params: { inspectionId, photoId: photoId ?? '' } };
    expect((await at.operator.call(deskInspectionPhoto, desk)).status).toBe(200);
    const stranger = createTestBrowser(at.api);
    await signIn(at.api, stranger, '9876500000');
    expect((await stranger.call(sellCarPhoto, photo)).status).toBe(404);
    const acts = await at.sql()<{ act: string }[]>`
      select act from operator_acts where subject = ${inspectionId} and outcome = 'done'
      order by id`;
    expect(acts.map(({ act }) => act)).toEqual([
      'assign-inspection',
      'submit-inspection',
      'decide-inspection',
      'open-inspection',
      'submit-inspection',
      'open-inspection',
      'decide-inspection',
    ]);
  });

  test('with another chassis number bars the car from sale; a refused one can be repeated', async () => {
    const { saleId } = (await at.book()).data;
    const inspectionId = await at.inspectionOf(saleId);
    await at.assign(inspectionId);
    await at.record(inspectionId, { 'DOC-02': { grade: 'F' } });
    await at.submit(inspectionId);
    await at.decide(inspectionId, 'pass');
    expect((await saleOf(saleId)).state).toBe('not-for-sale');
    const second = (await at.book()).data.saleId;
    const other = await at.inspectionOf(second);
    await at.assign(other);
    await at.record(other);
    await at.submit(other);
    await at.decide(other, 'refuse', 'The car was too dirty to see the paint');
    expect(await saleOf(second)).toMatchObject({
      state: 'draft',
      inspection: { state: 'refused', note: 'The car was too dirty to see the paint' },
    });
    expect((await at.book()).data.saleId).toBe(second);
  });
});
