import {
  generateCourtOtp,
  updateChallanStage,
  uploadChallanDocuments,
} from '@pahiya/contracts/challans/order-contracts';
import type { ChallanOrder } from '@pahiya/contracts/challans/order-schema';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { courtChallan, openDesk, useOrderDesk } from '../../../../test/order-desk.ts';
import { downFailure } from '../../../../test/scripted-services.ts';
import { readDocument } from '../../order-documents/read-document.ts';

const start = new Date('2026-11-21T04:44:00Z');
const later = (ms: number) => new Date(start.getTime() + ms);
const dayMs = 86_400_000;
const court = courtChallan();
const { challanNumber } = court;

const tests = useOrderDesk(court);
let order: ChallanOrder;

beforeEach(async () => {
  order = await tests.desk.create([challanNumber]);
  await tests.desk.pay(order);
  await tests.desk.work();
});

/** A photo as taken by a phone: rotated, with place and time in its metadata. */
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

function upload(kind: string, bytes: Uint8Array = photo, browser = tests.desk.browser) {
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
  tests.desk.browser.call(updateChallanStage, { body: { orderId: order.orderId, ...body } });

async function handIn() {
  await upload('rc');
  await upload('driving-licence');
  return stage({ stage: 'DOCUMENT_UPLOADED' });
}

describe('a document', () => {
  const stored = async () => {
    const [row] = await tests.sql<{ id: string; key: string; type: string }[]>`
      select id, storage_key as key, content_type as type from order_documents`;
    if (row === undefined) throw new Error('nothing stored');
    return row;
  };

  test('is stored encrypted, without place, time and camera, and opens only for the desk', async () => {
    expect(photo.toString('latin1')).toContain('Telephone 9');
    expect((await upload('rc')).status).toBe(201);
    const { id, key } = await stored();
    const file = Buffer.from(tests.api.files.files.get(key) ?? []);
    expect(file.toString('latin1')).not.toMatch(/JFIF|Exif|Telephone/);
    const opened = await readDocument(tests.api.services, id);
    if (opened === null || opened === 'unavailable') throw new Error('does not open');
    const picture = await sharp(opened.bytes).metadata();
    expect(picture).toMatchObject({ format: 'jpeg', width: 20, height: 40 });
    expect(picture.exif).toBeUndefined();
    const other = await stored();
    file.writeUInt8(file.readUInt8(40) ^ 1, 40);
    tests.api.files.files.set(other.key, file);
    expect(await readDocument(tests.api.services, id)).toBeNull();
  });

  test.each(['png', 'webp'] as const)('is accepted as %s under any name', async (format) => {
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
    const opened = await readDocument(tests.api.services, id);
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
    expect(tests.api.files.files.size).toBe(0);
  });

  test('is refused when encrypted, a decompression bomb or too large', async () => {
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

  test('is not recorded when the file store rejects it', async () => {
    Object.assign(tests.api.files, { put: async () => downFailure('files') });
    expect((await upload('rc')).problem.code).toBe('document/not-stored');
    expect(await tests.sql`select from order_documents`).toHaveLength(0);
  });

  describe('uploaded again', () => {
    const keys = async () => {
      const rows = await tests.sql<{ key: string }[]>`
        select storage_key as key from order_documents order by key`;
      return rows.map(({ key }) => key);
    };
    const files = () => [...tests.api.files.files.keys()].sort();

    test('replaces the earlier one of its kind, whose file is erased', async () => {
      await upload('rc');
      const [first] = await keys();
      await upload('driving-licence');
      const { data } = await upload('rc');
      expect(data.order.challans[0]?.documents.map(({ kind }) => kind).sort()).toEqual([
        'driving-licence',
        'rc',
      ]);
      await tests.desk.work();
      expect(files()).toEqual(await keys());
      expect(files()).not.toContain(first);
    });

    test('twice at once leaves one', async () => {
      await upload('rc');
      const answers = await Promise.all([upload('rc'), upload('rc')]);
      expect(answers.map(({ status }) => status)).toEqual([201, 201]);
      await tests.desk.work();
      expect(await keys()).toHaveLength(1);
      expect(files()).toEqual(await keys());
    });

    test('has the earlier file erased later when the file store is down', async () => {
      await upload('rc');
      await upload('rc');
      const { remove } = tests.api.files;
      Object.assign(tests.api.files, { remove: async () => downFailure('files') });
      await tests.desk.work();
      expect(await keys()).toHaveLength(1);
      expect(files()).toHaveLength(2);
      Object.assign(tests.api.files, { remove });
      tests.api.setNow(later(dayMs));
      await tests.desk.work();
      expect(files()).toEqual(await keys());
    });

    test('after it was submitted leaves the earlier one, and no file of its own', async () => {
      await upload('rc');
      const before = await keys();
      const { put } = tests.api.files;
      const submitMeanwhile: typeof put = async (...file) => {
        await tests.sql`update order_challans set settlement = 'documents-review'`;
        return put(...file);
      };
      Object.assign(tests.api.files, { put: submitMeanwhile });
      expect((await upload('rc')).problem.code).toBe('order/wrong-step');
      expect(await keys()).toEqual(before);
      tests.api.setNow(later(dayMs));
      await tests.desk.work();
      expect(files()).toEqual(before);
    });
  });

  test('cannot be added to another person’s order', async () => {
    const stranger = await openDesk(tests.api, { mobile: '9876500000', address: '203.0.113.8' });
    expect((await upload('rc', photo, stranger.browser)).status).toBe(404);
    const asked = await stranger.browser.call(generateCourtOtp, {
      body: { orderId: order.orderId, challanNumber },
    });
    expect(asked.status).toBe(404);
  });

  test('is erased some time after the order ends', async () => {
    await handIn();
    tests.api.setNow(later(65 * dayMs));
    await tests.desk.work();
    for (const refund of [...tests.api.gateway.refunds.values()]) {
      tests.api.gateway.refunds.set(refund.gatewayRefundId, { ...refund, status: 'processed' });
    }
    tests.api.setNow(later(66 * dayMs));
    await tests.desk.work();
    const [row] = await tests.sql`select active_step as step from orders`;
    expect(row).toEqual({ step: 'CHALLAN_REFUNDED' });
    expect(tests.api.files.files.size).toBe(2);
    tests.api.setNow(later(160 * dayMs));
    await tests.desk.work();
    expect(tests.api.files.files.size).toBe(0);
    const rows = await tests.sql`select from order_documents where erased_at is null`;
    expect(rows).toHaveLength(0);
  });
});
