import { randomUUID } from 'node:crypto';
import {
  challanFeedback,
  challanReceipt,
  generateCourtOtp,
  updateChallanStage,
  uploadChallanDocuments,
  verifyChallanReceipt,
} from '@pahiya/contracts/challans/order-contracts';
import type { ChallanOrder } from '@pahiya/contracts/challans/order-schema';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestBrowser } from '../../../../test/contract-browser.ts';
import {
  courtChallan,
  eChallan,
  know,
  type OrderDesk,
  openDesk,
} from '../../../../test/order-desk.ts';
import { downFailure } from '../../../../test/scripted-services.ts';
import { createTestApi, type TestApi } from '../../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../../db/test-database.ts';
import { applySettlementResult } from '../settlement/settlement-result.ts';
import { readDocument } from './read-document.ts';
import { reviewDocument } from './review-document.ts';

const start = new Date('2026-11-21T04:44:00Z');
const later = (ms: number) => new Date(start.getTime() + ms);
const dayMs = 86_400_000;
const court = courtChallan();
const { challanNumber } = court;
const operatorId = randomUUID();

let database: TestDatabase;
let api: TestApi;
let desk: OrderDesk;
let order: ChallanOrder;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.sql`truncate users, orders, tasks, ledger_transactions, challan_discoveries,
    challan_source_answers, otp_challenges, otp_waits, rate_limits, lookup_allowances,
    idempotency_keys cascade`;
  api = await createTestApi(database.sql);
  know(api, court);
  desk = await openDesk(api);
  order = await desk.create([challanNumber]);
  await desk.pay(order);
  await desk.work();
});
afterEach(() => api.close());

/** A photograph as a telephone makes it: turned, with place and time in it. */
const photo = await sharp({
  create: { width: 40, height: 20, channels: 3, background: '#ffcc00' },
})
  .withMetadata({ orientation: 6 })
  .withExifMerge({
    IFD0: { Model: 'Telephone 9' },
    IFD3: { GPSLatitude: '28/1 38/1 0/1', GPSLongitude: '77/1 13/1 0/1' },
  })
  .jpeg()
  .toBuffer();

function upload(kind: string, bytes: Uint8Array = photo, browser = desk.browser) {
  return browser.call(uploadChallanDocuments, {
    body: {
      orderId: order.orderId,
      challanNumber,
      kind,
      contentBase64: Buffer.from(bytes).toString('base64'),
    },
  });
}

const stage = (body: object) =>
  desk.browser.call(updateChallanStage, { body: { orderId: order.orderId, ...body } });

/** An operator's word on all documents that wait for one; those of the kinds named are unreadable. */
async function review(unreadable: readonly string[] = []) {
  const { challans } = await desk.read(order.orderId);
  const waiting = challans[0]?.documents.filter(({ state }) => state === 'stored') ?? [];
  for (const { documentId, kind } of waiting) {
    const verdict = unreadable.includes(kind) ? ({ rejected: 'unreadable' } as const) : 'accepted';
    const outcome = await database.sql.begin((tx) =>
      reviewDocument(tx, api.services, { documentId, operatorId, verdict }),
    );
    expect(outcome.ok).toBe(true);
  }
}

async function handIn() {
  await upload('rc');
  await upload('driving-licence');
  return stage({ stage: 'DOCUMENT_UPLOADED' });
}

const turnsTold = () =>
  api.messages.filter(({ template }) => template !== 'otp').map(({ template }) => template);

describe('a court challan', () => {
  test("goes from payment over documents and the court's password to the desk, and ends with a receipt", async () => {
    expect(await desk.read(order.orderId)).toMatchObject({
      activeStep: 'DOCUMENT_UPLOAD',
      challans: [
        {
          settlement: 'awaiting-documents',
          documentsNeeded: ['rc', 'driving-licence'],
          promisedOn: '2027-01-20',
        },
      ],
    });
    await upload('rc');
    const early = await stage({ stage: 'DOCUMENT_UPLOADED' });
    expect(early.problem).toMatchObject({
      code: 'order/documents-missing',
      errors: [{ path: `documents.${challanNumber}.driving-licence` }],
    });
    await upload('driving-licence');
    const handed = await stage({ stage: 'DOCUMENT_UPLOADED' });
    expect(handed.data.order.activeStep).toBe('DOCUMENT_UPLOADED');
    await review();
    expect((await desk.read(order.orderId)).activeStep).toBe('DOCUMENT_VERIFIED');

    const sent = await desk.browser.call(generateCourtOtp, {
      body: { orderId: order.orderId, challanNumber },
    });
    expect(sent.data.mobileMasked).toBe('98•••••210');
    expect(api.partner.otpFor.map(({ mobile }) => mobile)).toEqual(['9876543210']);
    const otp = { stage: 'CHALLAN_OTP_SUBMITTED_REGULAR_COURT', challanNumber };
    expect((await stage({ ...otp, otp: '000000' })).problem.code).toBe('order/court-otp-wrong');
    const right = await stage({ ...otp, otp: '123456' });
    expect(right.data.order.activeStep).toBe('CHALLAN_OTP_SUBMITTED_REGULAR_COURT');
    await desk.work();
    const [row] = await database.sql<{ id: string; route: string; settlement: string }[]>`
      select id, route, settlement from order_challans`;
    expect(row).toMatchObject({ route: 'desk', settlement: 'queued' });
    expect(api.partner.submitted).toEqual([]);

    await database.sql`update order_challans set settlement = 'assigned'`;
    await database.sql.begin((tx) =>
      applySettlementResult(
        tx,
        api.services,
        row?.id ?? '',
        { state: 'paid', receiptNumber: 'VC-77', paidAt: '2026-11-21T05:00:00Z' },
        operatorId,
      ),
    );
    await desk.work();
    const ended = await desk.read(order.orderId);
    expect(ended).toMatchObject({
      activeStep: 'CHALLAN_PAYMENT_SETTLED',
      challans: [{ receiptNumber: 'VC-77', settlement: 'receipt-stored' }],
    });
    expect(ended.events.map(({ kind }) => kind)).toEqual([
      'ordered',
      'payment-started',
      'paid',
      'documents-needed',
      'documents-received',
      'documents-verified',
      'court-otp-needed',
      'court-otp-received',
      'sent-to-authority',
      'receipt',
    ]);
    expect(turnsTold().sort()).toEqual([
      'order-court-otp-needed',
      'order-documents-needed',
      'order-paid',
      'order-receipt',
      'order-sent',
    ]);
  });

  test('whose documents are rejected comes back to its owner, who is told each time', async () => {
    for (const round of [1, 2]) {
      await handIn();
      await review(['rc']);
      await desk.work();
      const back = await desk.read(order.orderId);
      expect(back.activeStep).toBe('DOCUMENT_UPLOAD');
      expect(back.challans[0]?.documentsNeeded).toEqual(['rc']);
      expect(turnsTold().filter((turn) => turn === 'order-documents-rejected')).toHaveLength(round);
    }
    const { challans } = await desk.read(order.orderId);
    const rejected = challans[0]?.documents.filter(({ state }) => state === 'rejected');
    expect(rejected).toMatchObject([
      { kind: 'rc', reason: 'unreadable' },
      { kind: 'rc', reason: 'unreadable' },
    ]);
  });

  test('takes no documents and no password when it is not their turn', async () => {
    await handIn();
    expect((await upload('rc')).problem.code).toBe('order/wrong-step');
    expect((await stage({ stage: 'DOCUMENT_UPLOADED' })).problem.code).toBe('order/wrong-step');
    const otp = { stage: 'CHALLAN_OTP_SUBMITTED_REGULAR_COURT', challanNumber, otp: '123456' };
    expect((await stage(otp)).problem.code).toBe('order/wrong-step');
    await review();
    Object.assign(api.partner, { submitCourtOtp: async () => downFailure('partner') });
    expect((await stage(otp)).problem.code).toBe('order/partner-unavailable');
  });
});

describe('a document', () => {
  const stored = async () => {
    const [row] = await database.sql<{ id: string; key: string; type: string }[]>`
      select id, storage_key as key, content_type as type from order_documents`;
    if (row === undefined) throw new Error('nothing stored');
    return row;
  };

  test('is stored encrypted, without place, time and camera, and opens for the desk alone', async () => {
    expect(photo.toString('latin1')).toContain('Telephone 9');
    expect((await upload('rc')).status).toBe(201);
    const { id, key } = await stored();
    const file = Buffer.from(api.files.files.get(key) ?? []);
    expect(file.toString('latin1')).not.toMatch(/JFIF|Exif|Telephone/);
    const opened = await readDocument(api.services, id);
    if (opened === null || opened === 'unavailable') throw new Error('does not open');
    const picture = await sharp(opened.bytes).metadata();
    expect(picture).toMatchObject({ format: 'jpeg', width: 20, height: 40 });
    expect(picture.exif).toBeUndefined();
    const other = await stored();
    file.writeUInt8(file.readUInt8(40) ^ 1, 40);
    api.files.files.set(other.key, file);
    expect(await readDocument(api.services, id)).toBeNull();
  });

  test.each(['png', 'webp'] as const)('as %s is taken, whatever it is called', async (format) => {
    const bytes = await sharp(photo).toFormat(format).toBuffer();
    expect((await upload('rc', bytes)).status).toBe(201);
    expect((await stored()).type).toBe('image/jpeg');
  });

  test('as PDF keeps its pages and loses scripts, actions, attachments and metadata', async () => {
    const pdf = await PDFDocument.create();
    pdf.addPage([300, 300]).drawText('Licence');
    pdf.addJavaScript('start', 'app.alert(1)');
    await pdf.attach(Buffer.from('MZ'), 'virus.exe');
    pdf.setTitle('Of Asha');
    const bytes = await pdf.save({ useObjectStreams: false });
    expect(Buffer.from(bytes).toString('latin1')).toMatch(/\/JavaScript[\s\S]*\/EmbeddedFile/);
    expect((await upload('rc', bytes)).status).toBe(201);
    const { id, type } = await stored();
    expect(type).toBe('application/pdf');
    const opened = await readDocument(api.services, id);
    if (opened === null || opened === 'unavailable') throw new Error('does not open');
    const clean = await PDFDocument.load(opened.bytes, { updateMetadata: false });
    expect(clean.getPageCount()).toBe(1);
    expect(clean.getTitle()).toBeUndefined();
    const plain = Buffer.from(await clean.save({ useObjectStreams: false })).toString('latin1');
    expect(plain).not.toMatch(/JavaScript|\/JS|EmbeddedFile|\/EF|OpenAction|\/AA|Asha|virus/);
  });

  const bomb = Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    Buffer.from('0000000d494844520000ea600000ea600806000000', 'hex'),
    Buffer.from('00000000', 'hex'),
  ]);
  test.each([
    ['a program', Buffer.from('MZ\x90\x00\x03'), 'document/wrong-type'],
    ['a web page', Buffer.from('<html><script>alert(1)</script>'), 'document/wrong-type'],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'document/wrong-type'],
    ['a GIF', Buffer.from('GIF89a\x01\x00\x01\x00'), 'document/wrong-type'],
    [
      'a picture that is an archive too',
      Buffer.concat([photo, Buffer.from('PK\x05\x06'), Buffer.alloc(18)]),
      'document/wrong-type',
    ],
    [
      'a picture that is a web page too',
      Buffer.concat([photo, Buffer.from('<script>x</script>')]),
      'document/wrong-type',
    ],
    [
      'a PDF after a head of something else',
      Buffer.concat([Buffer.from('GIF89a'), Buffer.from('%PDF-1.7')]),
      'document/wrong-type',
    ],
    ['half a picture', photo.subarray(0, 200), 'document/unreadable'],
    ['a picture of 3.6 billion points', bomb, 'document/unreadable'],
    ['a PDF that is none', Buffer.from('%PDF-1.7\nnothing'), 'document/unreadable'],
  ])('that is %s is refused', async (_, bytes, code) => {
    expect((await upload('rc', bytes)).problem.code).toBe(code);
    expect(api.files.files.size).toBe(0);
  });

  test('that is locked, that unpacks without end, or that is too large is refused', async () => {
    const pdf = await PDFDocument.create();
    pdf.addPage();
    const locked = Buffer.from(await pdf.save({ useObjectStreams: false }))
      .toString('latin1')
      .replace('/Root', '/Encrypt << /Filter /Standard /V 1 >> /Root');
    const refused = await upload('rc', Buffer.from(locked, 'latin1'));
    expect(refused.problem.code).toBe('document/unreadable');
    const { deflateSync } = await import('node:zlib');
    const packed = deflateSync(Buffer.alloc(200_000_000));
    const endless = Buffer.concat([
      Buffer.from(
        '%PDF-1.7\n1 0 obj\n<< /Type /Obj#53tm /N 1 /First 4 /Filter /FlateDecode >>\nstream\n',
      ),
      packed,
      Buffer.from('\nendstream\nendobj\n%%EOF'),
    ]);
    expect((await upload('rc', endless)).problem.code).toBe('document/unreadable');
    const large = await upload('rc', Buffer.alloc(8_100_000));
    expect(large.problem).toMatchObject({ status: 413, code: 'request/too-large' });
  });

  test('that the store does not take is not noted', async () => {
    Object.assign(api.files, { put: async () => downFailure('files') });
    expect((await upload('rc')).problem.code).toBe('document/not-stored');
    expect(await database.sql`select from order_documents`).toHaveLength(0);
  });

  test('cannot be put into an order of somebody else', async () => {
    const stranger = await openDesk(api, { mobile: '9876500000', address: '203.0.113.8' });
    expect((await upload('rc', photo, stranger.browser)).status).toBe(404);
    const asked = await stranger.browser.call(generateCourtOtp, {
      body: { orderId: order.orderId, challanNumber },
    });
    expect(asked.status).toBe(404);
  });

  test('is erased some time after the order ended', async () => {
    await handIn();
    api.setNow(later(65 * dayMs));
    await desk.work();
    for (const refund of [...api.gateway.refunds.values()]) {
      api.gateway.refunds.set(refund.gatewayRefundId, { ...refund, status: 'processed' });
    }
    api.setNow(later(66 * dayMs));
    await desk.work();
    const [row] = await database.sql`select active_step as step from orders`;
    expect(row).toEqual({ step: 'CHALLAN_REFUNDED' });
    expect(api.files.files.size).toBe(2);
    api.setNow(later(160 * dayMs));
    await desk.work();
    expect(api.files.files.size).toBe(0);
    const rows = await database.sql`select from order_documents where erased_at is null`;
    expect(rows).toHaveLength(0);
  });
});

describe('a receipt', () => {
  const receipt = (browser = desk.browser, orderId = order.orderId) =>
    browser.send({
      method: 'GET',
      url: `/api/v1/web${challanReceipt.call.path.replace(':orderId', orderId)}`,
      query: { language: 'hi' },
    });

  test('is a small PDF for its owner, and for nobody else', async () => {
    const answer = await receipt();
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.headers['content-disposition']).toContain(`receipt-${order.publicId}.pdf`);
    expect(answer.rawPayload.length).toBeLessThan(150_000);
    const stranger = await openDesk(api, { mobile: '9876500000', address: '203.0.113.8' });
    expect((await receipt(stranger.browser)).statusCode).toBe(404);
    expect((await receipt(createTestBrowser(api))).statusCode).toBe(401);
    know(api, eChallan());
    const discoveryId = await stranger.search('MH12DE1433');
    const made = await stranger.order([eChallan().challanNumber], { discoveryId });
    const { orderId } = (made.data as { order: ChallanOrder }).order;
    const early = await receipt(stranger.browser, orderId);
    expect(early.json().code).toBe('order/wrong-step');
  });

  test('can be checked by its code by anybody, who sees no vehicle number; no other code works', async () => {
    const { receiptCode } = await import('../receipt/receipt-code.ts');
    const code = receiptCode(api.services.settings.secret, order.orderId);
    const visitor = createTestBrowser(api);
    const check = (text: string) => visitor.call(verifyChallanReceipt, { params: { code: text } });
    const { data, text } = await check(code);
    expect(data).toMatchObject({
      publicId: order.publicId,
      vehicleNumberMasked: 'DL 8C •• ••30',
      total: order.total,
      challans: [{ challanNumber, fine: 100_000, receiptNumber: null }],
    });
    expect(text).not.toContain('DL8CAF5030');
    const other = `${code.slice(0, -1)}${code.endsWith('A') ? 'B' : 'A'}`;
    expect((await check(other)).status).toBe(404);
    expect((await check(receiptCode(new Uint8Array(32), order.orderId))).status).toBe(404);
  });
});

test('an order is rated once, after it ended', async () => {
  const rate = (rating: number) =>
    desk.browser.call(challanFeedback, {
      body: { orderId: order.orderId, rating, remark: 'Fine' },
    });
  expect((await rate(5)).problem.code).toBe('order/wrong-step');
  await database.sql`update orders set active_step = 'CHALLAN_PAYMENT_SETTLED'`;
  const answers = await Promise.all([rate(4), rate(5)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect((await rate(3)).problem.code).toBe('order/feedback-given');
});
