import { crc32, deflateSync } from 'node:zlib';
import { deleteAccount, exportAccount } from '@pahiya/contracts/account/account-contracts';
import { deskInsurance } from '@pahiya/contracts/insurance/desk-insurance-contracts';
import * as contracts from '@pahiya/contracts/insurance/vehicle-inspection-contracts';
import { inspectionShots } from '@pahiya/domain/insurance/vehicle-inspection';
import { ok } from '@pahiya/domain/shared/result';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestBrowser, signIn } from '../../../../test/contract-browser.ts';
import { signInAtDesk } from '../../../../test/desk.ts';
import { emptyTables } from '../../../../test/empty-tables.ts';
import { useOrderDesk } from '../../../../test/order-desk.ts';
import { plateDigits } from '../../../../test/plate-digits.ts';
import { createPolicyBuyer } from '../../../../test/policy-buyer.ts';
import { found } from '../../../../test/rc-fixtures.ts';
import { purgeInspections } from './inspection-account-data.ts';

const tests = useOrderDesk();
const buyer = createPolicyBuyer(tests);
const start = new Date('2026-11-21T04:44:00Z');
const hour = 3_600_000;
const lapsed = { cover: 'package', insuredValue: 45_000_000, ownDamageUntil: '2026-10-20' };
const size = { width: 800, height: 640, channels: 3 as const };
let sharpPicture = '';
let blurredPicture = '';

beforeAll(async () => {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
  const jpeg = async (picture: ReturnType<typeof sharp>) =>
    (await picture.jpeg().toBuffer()).toString('base64');
  sharpPicture = await jpeg(sharp({ create: { ...size, noise, background: '#888888' } }));
  blurredPicture = await jpeg(sharp({ create: { ...size, background: '#888888' } }));
});
beforeEach(async () => {
  const tables = ['insurance_requests', 'insurance_policies', 'insurance_inspections'];
  await emptyTables(tests.sql, [...tables, 'operators']);
  tests.api.registry.answer = async (number) => ok(found(number));
  for (const insurer of tests.api.insurance.insurers) {
    const answer = insurer.answer;
    insurer.answer = async (question) => {
      const said = await answer(question);
      if (!said.ok || said.value.kind !== 'quote' || question.ask.cover === 'third-party') {
        return said;
      }
      return ok({ kind: 'quote', quote: { ...said.value.quote, needsInspection: true } });
    };
  }
});

const one = (requestId: string, insurerId = 'cheap') => ({ params: { requestId, insurerId } });
const call = () => tests.desk.browser;
async function started() {
  const quote = await buyer.quoted(lapsed);
  const { requestId } = quote;
  const body = { isAgreed: true as const };
  await call().call(contracts.startVehicleInspection, { ...one(requestId), body });
  return quote;
}
const add = (requestId: string, change: object = {}) =>
  call().call(contracts.addInspectionPicture, {
    ...one(requestId),
    body: { shot: 'front', contentBase64: sharpPicture, plateReadable: true, ...change },
  });
const read = async (requestId: string) =>
  (await call().call(contracts.readVehicleInspection, one(requestId))).data.inspection;
const submit = (requestId: string) =>
  call().call(contracts.submitVehicleInspection, one(requestId));
async function submitted() {
  const quote = await started();
  for (const shot of inspectionShots) await add(quote.requestId, { shot });
  await submit(quote.requestId);
  return quote;
}
async function openDesk() {
  const { browser } = await signInAtDesk(tests.api, 'asha');
  const { data } = await browser.call(deskInsurance, {});
  const [waiting] = data.inspections;
  if (waiting === undefined) throw new Error('nothing waits');
  const params = { inspectionId: waiting.inspectionId };
  return {
    browser,
    waiting,
    params,
    decide: (decision: string, change: object = {}) =>
      browser.call(contracts.deskDecideVehicleInspection, {
        params,
        body: { decision, shots: [], note: null, ...change },
      }),
  };
}
const files = () => tests.sql<{ key: string }[]>`
  select storage_key as key from insurance_inspection_pictures`;
const buy = (quote: Awaited<ReturnType<typeof started>>) =>
  buyer.order(quote, { previousPolicy: 'OLD/1234' });

describe('an inspection', () => {
  test('that passes leads to a policy, which is not sold before', async () => {
    const quote = await submitted();
    expect((await buy(quote)).problem.code).toBe('insurance/not-sold-here');
    const { decide, waiting } = await openDesk();
    expect(waiting.display).not.toContain('5030'.slice(0, 3));
    expect((await decide('pass')).data).toEqual({ state: 'passed' });
    expect(await read(quote.requestId)).toMatchObject({ state: 'passed', note: null });
    const { data } = await buy(quote);
    await buyer.pay(data.order);
    await tests.desk.work();
    expect(await buyer.read(data.order.orderId)).toMatchObject({ details: { state: 'issued' } });
    const issuer = tests.api.insurance.byId('cheap').issuer;
    const inspectionId = issuer?.proposed[0]?.inspectionId;
    expect(inspectionId).toMatch(/^[0-9a-f-]{36}$/);
    expect(issuer?.inspections).toMatchObject([{ inspectionId, shots: inspectionShots }]);
    expect((await decide('refuse', { note: 'Too late' })).status).toBe(409);
  });

  test('is resumed where it was left, and begun twice stays one', async () => {
    const { requestId } = await started();
    await add(requestId);
    const body = { isAgreed: true as const };
    const again = await call().call(contracts.startVehicleInspection, { ...one(requestId), body });
    expect(again.data.inspection?.shots.filter(({ state }) => state === 'added')).toHaveLength(1);
    expect(await tests.sql`select 1 from insurance_inspections`).toHaveLength(1);
  });

  test('is submitted only with every picture', async () => {
    const { requestId } = await started();
    await add(requestId);
    const { status, problem } = await submit(requestId);
    expect(status).toBe(400);
    expect(problem.errors).toHaveLength(inspectionShots.length - 1);
    expect(await read(requestId)).toMatchObject({ state: 'open', vehicle: 'car' });
  });

  test('asks for pictures again by name, and goes on with the others', async () => {
    const { requestId } = await submitted();
    const { decide } = await openDesk();
    expect((await decide('again', { note: 'Take the rear in daylight' })).status).toBe(400);
    expect((await decide('again', { shots: ['rear'] })).status).toBe(400);
    const wish = { shots: ['rear'], note: 'Take the rear in daylight' };
    expect((await decide('again', wish)).data).toEqual({ state: 'open' });
    const open = await read(requestId);
    expect(open).toMatchObject({ state: 'open', note: 'Take the rear in daylight' });
    expect(open?.shots.filter(({ state }) => state === 'again')).toMatchObject([{ shot: 'rear' }]);
    expect((await submit(requestId)).status).toBe(400);
    await add(requestId, { shot: 'rear' });
    expect((await submit(requestId)).data.inspection).toMatchObject({ state: 'submitted' });
  });

  test('that is refused says why, and sells nothing', async () => {
    const quote = await submitted();
    const { decide } = await openDesk();
    expect((await decide('refuse')).status).toBe(400);
    await decide('refuse', { note: 'Front bumper is broken' });
    expect(await read(quote.requestId)).toMatchObject({
      ...{ state: 'refused', note: 'Front bumper is broken' },
    });
    expect((await add(quote.requestId)).problem.code).toBe('insurance/inspection-closed');
    expect((await buy(quote)).problem.code).toBe('insurance/not-sold-here');
    const acts = await tests.sql`
      select outcome, note from operator_acts where act = 'decide-insurance-inspection' order by id`;
    expect(acts).toEqual([
      { outcome: 'request/bad-input', note: 'refuse' },
      { outcome: 'done', note: 'refuse: Front bumper is broken' },
    ]);
  });

  test('that is decided is told by SMS and email, with the hour until which it is valid', async () => {
    const { requestId } = await submitted();
    await tests.sql`update users set email = 'owner@example.in'`;
    const { decide } = await openDesk();
    const { api, desk } = tests;
    api.messages.length = 0;
    await decide('pass');
    await desk.work();
    const path = `/insurance-quotes/${requestId}/cheap/inspection`;
    expect(api.messages).toMatchObject([{ template: 'alert-vehicle-inspected' }]);
    expect(api.messages[0]?.variables.link).toContain(path);
    const mail = api.email.sent.at(-1);
    expect(mail?.text).toContain('The inspection is passed. Buy the policy by 22 Nov 2026');
    expect(mail?.text).toContain(path);
    expect(mail?.text).not.toMatch(plateDigits);
  });

  test('that was submitted again before the message went out is not told of the old decision', async () => {
    const { requestId } = await submitted();
    const { decide } = await openDesk();
    tests.api.messages.length = 0;
    await decide('again', { shots: ['rear'], note: 'Take the rear in daylight' });
    await add(requestId, { shot: 'rear' });
    await submit(requestId);
    await tests.desk.work();
    expect(tests.api.messages).toEqual([]);
  });

  test('is over after a day, before and after it passed', async () => {
    const quote = await started();
    tests.api.setNow(new Date(start.getTime() + 24 * hour));
    expect(await read(quote.requestId)).toMatchObject({ state: 'expired' });
    expect((await add(quote.requestId)).problem.code).toBe('insurance/inspection-closed');
    expect((await submit(quote.requestId)).problem.code).toBe('insurance/inspection-closed');
    expect(await files()).toEqual([]);
  });

  test('is not begun where none is needed, twice at once, for another’s quote or without consent', async () => {
    const plain = await buyer.quoted();
    const body = { isAgreed: true as const };
    const begin = (requestId: string, change: object = {}) =>
      call().call(contracts.startVehicleInspection, { ...one(requestId), body, ...change });
    expect((await begin(plain.requestId)).problem.code).toBe('insurance/no-inspection');
    const quote = await buyer.quoted(lapsed);
    expect((await begin(quote.requestId, { body: { isAgreed: false } })).status).toBe(400);
    expect((await begin(quote.requestId, one(quote.requestId, 'elsewhere'))).status).toBe(404);
    const other = createTestBrowser(tests.api, { address: '203.0.113.99' });
    await signIn(tests.api, other, '9876500001');
    const theirs = await other.call(contracts.startVehicleInspection, {
      ...one(quote.requestId),
      body,
    });
    expect(theirs.status).toBe(404);
    const own = await other.call(contracts.readVehicleInspection, one(quote.requestId));
    expect(own.data.inspection).toBeNull();
    expect(await tests.sql`select 1 from insurance_inspections`).toEqual([]);
    await Promise.all([begin(quote.requestId), begin(quote.requestId)]);
    expect(await tests.sql`select 1 from insurance_inspections`).toHaveLength(1);
  });
});

describe('a picture', () => {
  test('with faults is not taken, and they are named', async () => {
    const { requestId } = await started();
    const blurred = await add(requestId, { contentBase64: blurredPicture, plateReadable: false });
    expect(blurred.data).toMatchObject({ isTaken: false, faults: ['blurred', 'plate-not-seen'] });
    const side = await add(requestId, { shot: 'left', plateReadable: false });
    expect(side.data).toMatchObject({ isTaken: true, faults: [] });
    expect(await files()).toHaveLength(1);
  });

  test('is stored encrypted, without the original, and shown to the desk alone', async () => {
    const { requestId } = await submitted();
    const [stored] = await files();
    const kept = await tests.api.services.files.get(stored?.key ?? '');
    expect(kept.ok && Buffer.from(kept.value ?? []).includes('WEBP')).toBe(false);
    const { browser, params } = await openDesk();
    const { data } = await browser.call(contracts.deskVehicleInspection, { params });
    expect(data.shots.every(({ state }) => state === 'added')).toBe(true);
    const shown = await browser.call(contracts.deskVehiclePicture, {
      params: { ...params, shot: 'front' },
    });
    expect(shown.headers['content-type']).toBe('image/webp');
    const stranger = await call().call(contracts.deskVehiclePicture, {
      params: { ...params, shot: 'front' },
    });
    expect(stranger.status).toBe(401);
    const acts = await tests.sql`select act from operator_acts order by at`;
    expect(JSON.stringify(acts)).toContain('open-insurance-inspection');
    expect(await read(requestId)).toMatchObject({ state: 'submitted' });
  });

  test('drops what is hidden behind the picture', async () => {
    const { requestId } = await started();
    const hidden = Buffer.from('<script>steal()</script>');
    const withTail = Buffer.concat([Buffer.from(sharpPicture, 'base64'), hidden]);
    const added = await add(requestId, { contentBase64: withTail.toString('base64') });
    expect(added.data.isTaken).toBe(true);
    for (const shot of inspectionShots.slice(1)) await add(requestId, { shot });
    await submit(requestId);
    const { browser, params } = await openDesk();
    const picture = await browser.call(contracts.deskVehiclePicture, {
      params: { ...params, shot: 'front' },
    });
    expect(picture.status).toBe(200);
    expect(picture.text).not.toContain('steal()');
  });

  test('that is taken again replaces the one before, whose file is erased', async () => {
    const { requestId } = await started();
    await add(requestId);
    const [first] = await files();
    await add(requestId);
    expect(await files()).toHaveLength(1);
    await tests.desk.work();
    expect(await tests.api.services.files.get(first?.key ?? '')).toEqual({ ok: true, value: null });
  });

  test.each([
    ['no base64', '%%%', 'document/unreadable'],
    ['a PDF', Buffer.from('%PDF-1.7 no photo').toString('base64'), 'document/unreadable'],
    [
      'a drawing with a script',
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><script>1</script></svg>',
      ).toString('base64'),
      'document/wrong-type',
    ],
    ['half a JPEG', '', 'document/unreadable'],
    ['a page with the name of a picture', btoa('<html><script>1</script>'), 'document/unreadable'],
    ['a small file of 900 megapixels', hugePng().toString('base64'), 'document/unreadable'],
  ])('that is %s is refused, and nothing is stored', async (name, content, code) => {
    const { requestId } = await started();
    const half = sharpPicture.slice(0, Math.floor(sharpPicture.length / 8) * 4);
    const contentBase64 = name === 'half a JPEG' ? half : content;
    const { problem } = await add(requestId, { contentBase64 });
    expect(problem.code).toBe(code);
    expect(await files()).toEqual([]);
  });
});

describe('the data', () => {
  test('is exported, and erased with its files: with the account, and a week after its end', async () => {
    await submitted();
    const { data } = await call().call(exportAccount);
    expect(data).toMatchObject({ insuranceInspections: [{ state: 'submitted' }] });
    const { decide } = await openDesk();
    await decide('refuse', { note: 'Not the vehicle' });
    const keys = await files();
    await purgeInspections(tests.api.services);
    expect(await files()).toHaveLength(keys.length);
    tests.api.setNow(new Date(start.getTime() + 9 * 24 * hour));
    await purgeInspections(tests.api.services);
    await tests.desk.work();
    expect(await files()).toEqual([]);
    for (const { key } of keys) {
      expect(await tests.api.services.files.get(key)).toEqual({ ok: true, value: null });
    }
  });

  test('ends with the account', async () => {
    await submitted();
    const keys = await files();
    expect((await call().call(deleteAccount, { body: { confirm: 'DELETE' } })).status).toBe(200);
    await tests.desk.work();
    expect(await tests.sql`select 1 from insurance_inspections`).toEqual([]);
    for (const { key } of keys) {
      expect(await tests.api.services.files.get(key)).toEqual({ ok: true, value: null });
    }
  });
});

/** A PNG that says it is 30,000 by 30,000 pixels, in a few kilobytes. */
function hugePng(): Buffer {
  const side = 30_000;
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const chunk = (type: string, content: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), content]);
    const ends = Buffer.alloc(8);
    ends.writeUInt32BE(content.length, 0);
    ends.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
  };
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc((side + 1) * 100))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
