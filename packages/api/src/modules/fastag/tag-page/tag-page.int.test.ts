import type { TollCrossing, VehicleTag } from '@pahiya/domain/fastag/ports';
import { ok } from '@pahiya/domain/shared/result';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { emptyTables } from '../../../../test/empty-tables.ts';
import { openBrowser, type PathBrowser } from '../../../../test/path-browser.ts';
import { day, found, plain } from '../../../../test/rc-fixtures.ts';
import { exampleTag } from '../../../../test/scripted-fastag.ts';
import { downFailure } from '../../../../test/scripted-services.ts';
import { createTestApi, type TestApi } from '../../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../../db/test-database.ts';
import { type LookupMark, readLookupMark } from '../../vehicle/read-lookup-mark.ts';
import { refreshVehicle } from '../../vehicle/refresh-vehicle.ts';
import { pollDueCrossings } from './poll-due-crossings.ts';

let database: TestDatabase;
let api: TestApi;
let owner: PathBrowser;
let stranger: PathBrowser;

const start = new Date('2026-11-21T04:44:00Z');
const days = (count: number) => new Date(start.getTime() + count * 86_400_000);
const tagPath = '/fastag/tag/DL8CAF5030';
const proof = { chassisNumber: plain.chassis, engineNumber: plain.engine };

function markOf(text: string): LookupMark {
  const reading = readLookupMark(text, 'vehicleNumber');
  if (!reading.ok) throw new Error(`${text} is no mark`);
  return reading.value;
}

const crossing = (plaza: string, readAt: string): TollCrossing => ({
  sequence: null,
  plaza,
  direction: 'N',
  readAt,
  vehicleClassText: 'VC4',
  position: null,
});

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.drop());

beforeEach(async () => {
  await emptyTables(database.sql, [
    'vehicles',
    'users',
    'rate_limits',
    'lookup_allowances',
    'audit_events',
    'consents',
  ]);
  api = await createTestApi(database.sql);
  api.registry.answer = async (vehicleNumber) => ok(found(vehicleNumber));
  api.fastag.tagDirectory.answer = async () => ok([exampleTag]);
  owner = openBrowser(api);
  stranger = openBrowser(api, '192.0.2.9');
  await owner.signIn('9876500001');
  await stranger.signIn('9876500002');
  await owner.get('/vehicle/DL8CAF5030');
});

afterEach(() => api.close());

const prove = (browser = owner, body: object = proof) =>
  browser.post('/vehicle/DL8CAF5030/prove', body);

const consent = (granted: boolean, browser = owner) =>
  browser.post('/user/consents', { purpose: 'toll-crossings', granted });

async function allowed(): Promise<void> {
  await prove();
  await consent(true);
  await owner.post(`${tagPath}/crossings/refresh`);
}

const stored = async () => (await database.sql`select plaza from toll_crossings`).length;

describe('who may see the page', () => {
  test('only the proved owner: a vehicle in the garage opens nothing', async () => {
    await stranger.post('/garage/vehicles', { vehicleNumber: 'DL8CAF5030' });
    for (const path of ['', '/crossings', '/pass', '/notices']) {
      const refused = await stranger.get(`${tagPath}${path}`);
      expect(refused.json()).toMatchObject({ status: 403, code: 'fastag/not-proved' });
    }
    for (const [path, body] of [
      ['/crossings/refresh', undefined],
      ['/dispute', { cause: 'parking', language: 'en' }],
      ['/notices/add', { place: 'Here', fee: 8500, issuedAt: '2026-11-20T04:30:00Z' }],
      ['/photo', { contentBase64: 'AAAA', plateReadable: true }],
    ] as const) {
      expect((await stranger.post(`${tagPath}${path}`, body)).json().code).toBe(
        'fastag/not-proved',
      );
    }
    expect(api.fastag.tagDirectory.asked).toEqual([]);
    expect((await openBrowser(api, '192.0.2.10').get(tagPath)).statusCode).toBe(401);
  });

  test('the numbers of the RC open it, wrong ones do not', async () => {
    expect((await prove(owner, { ...proof, engineNumber: 'K12MN0000000' })).json().code).toBe(
      'vehicle/not-proven',
    );
    expect((await owner.get(tagPath)).statusCode).toBe(403);
    expect((await prove()).json().data).toEqual({
      provedAt: '2026-11-21T04:44:00.000Z',
      validUntil: '2027-05-20T04:44:00.000Z',
    });
    const opened = await owner.get(tagPath);
    expect(opened.statusCode).toBe(200);
    expect(opened.json().data.provedUntil).toBe('2027-05-20T04:44:00.000Z');
  });

  test('the proof ends with a later proof, after half a year, and with a later owner', async () => {
    await prove();
    await prove(stranger);
    expect((await owner.get(tagPath)).statusCode).toBe(403);
    expect((await stranger.get(tagPath)).statusCode).toBe(200);
    api.setNow(days(180));
    await stranger.signIn('9876500002');
    expect((await stranger.get(tagPath)).statusCode).toBe(403);
    await owner.signIn('9876500001');
    await prove();
    expect((await owner.get(tagPath)).statusCode).toBe(200);
    api.registry.answer = async (number) => ok(found(number, { ownerSerial: 2 }));
    await refreshVehicle(api.services, markOf('DL8CAF5030'));
    expect((await owner.get(tagPath)).statusCode).toBe(403);
  });

  test('who hid the vehicle has proved it', async () => {
    await owner.post('/vehicle/DL8CAF5030/hide', proof);
    expect((await owner.get(tagPath)).statusCode).toBe(200);
  });
});

describe('tags', () => {
  const tag = (changes: Partial<VehicleTag>): VehicleTag => ({ ...exampleTag, ...changes });

  test('states in words with their steps, the former tag named, unknown codes as they came', async () => {
    await prove();
    api.fastag.tagDirectory.answer = async () =>
      ok([
        tag({ issuedOn: day('2020-01-05'), exceptionCode: '99' }),
        tag({ tagId: '34161FA820328EE80D8F0003', exceptionCode: '03' }),
      ]);
    const { data } = (await owner.get(tagPath)).json();
    expect(data.tags).toMatchObject([
      { place: 'former', state: 'unknown', exceptionCode: '99', isOld: true, tagIdLast4: '5DC0' },
      { place: 'newest', state: 'low-balance', steps: ['recharge'], isOld: false },
    ]);
    expect(JSON.stringify(data)).not.toContain('34161FA820328EE80D8F');
  });

  test('a directory that does not answer is not "no tag"', async () => {
    await prove();
    api.fastag.tagDirectory.answer = async () => downFailure('tags');
    expect((await owner.get(tagPath)).json().data.tags).toBeNull();
    api.fastag.tagDirectory.answer = async () => ok([]);
    expect((await owner.get(tagPath)).json().data.tags).toEqual([]);
  });
});

describe('crossings', () => {
  beforeEach(() => {
    api.fastag.tagCrossings.answer = async () =>
      ok([
        crossing('Kherki Daula', '2026-11-20T04:00:00Z'),
        crossing('Nowhere', '2026-11-19T04:00:00Z'),
      ]);
  });

  test('are not asked for without the consent, and the consent needs an account', async () => {
    await prove();
    expect((await owner.post(`${tagPath}/crossings/refresh`)).json().code).toBe(
      'fastag/no-consent',
    );
    await pollDueCrossings(api.services);
    expect(api.fastag.tagCrossings.asked).toEqual([]);
    expect((await consent(true, openBrowser(api, '192.0.2.11'))).statusCode).toBe(400);
  });

  test('are kept with the consent, once each, and erased on withdrawal', async () => {
    await allowed();
    await owner.post(`${tagPath}/crossings/refresh`);
    const { data } = (await owner.get(`${tagPath}/crossings`)).json();
    expect(data).toMatchObject({
      hasConsent: true,
      poll: { answeredAt: '2026-11-21T04:44:00.000Z', isFailed: false },
      crossings: [
        { plaza: 'Kherki Daula', road: 'national' },
        { plaza: 'Nowhere', road: null },
      ],
    });
    expect(await stored()).toBe(2);
    await consent(false);
    expect(await stored()).toBe(0);
    expect((await owner.get(`${tagPath}/crossings`)).json().data).toMatchObject({
      hasConsent: false,
      crossings: [],
    });
    await pollDueCrossings(api.services);
    expect(await stored()).toBe(0);
  });

  test('an answer that arrives after the withdrawal is not stored', async () => {
    await prove();
    await consent(true);
    api.fastag.tagCrossings.answer = async () => {
      await consent(false);
      return ok([crossing('Kherki Daula', '2026-11-20T04:00:00Z')]);
    };
    await owner.post(`${tagPath}/crossings/refresh`);
    expect(await stored()).toBe(0);
  });

  test('are polled by schedule, and erased after 30 days', async () => {
    await allowed();
    api.setNow(days(1));
    expect(await pollDueCrossings(api.services)).toMatchObject({ polled: 1, failed: 0 });
    expect(await pollDueCrossings(api.services)).toMatchObject({ polled: 0 });
    api.fastag.tagCrossings.answer = async () => ok([]);
    api.setNow(new Date('2026-12-20T04:00:00Z'));
    expect((await owner.get(`${tagPath}/crossings`)).json().data.crossings).toEqual([]);
    expect(await pollDueCrossings(api.services)).toMatchObject({ erased: 2 });
    expect(await stored()).toBe(0);
  });

  test('a failed source is told, and what is kept stays', async () => {
    await allowed();
    api.fastag.tagCrossings.answer = async () => downFailure('crossings');
    api.setNow(days(1));
    expect(await pollDueCrossings(api.services)).toMatchObject({ failed: 1 });
    const { data } = (await owner.get(`${tagPath}/crossings`)).json();
    expect(data.poll).toEqual({
      answeredAt: '2026-11-21T04:44:00.000Z',
      askedAt: '2026-11-22T04:44:00.000Z',
      isFailed: true,
    });
    expect(data.crossings).toHaveLength(2);
  });

  test('end with the proof: after a sale the next run erases them', async () => {
    await allowed();
    api.registry.answer = async (number) => ok(found(number, { ownerSerial: 2 }));
    api.setNow(days(2));
    expect(await pollDueCrossings(api.services)).toMatchObject({ polled: 0, ended: 1 });
    expect(await stored()).toBe(0);
  });

  test('are in the export, and go with the account', async () => {
    await allowed();
    await owner.post(`${tagPath}/notices/add`, {
      place: 'Kherki Daula',
      fee: 8500,
      issuedAt: '2026-11-20T04:30:00Z',
    });
    const exported = (await owner.get('/user/account/export')).json().data;
    expect(exported).toMatchObject({
      provedVehicles: [{ vehicleNumber: 'DL8CAF5030' }],
      tollCrossings: [{ plaza: 'Kherki Daula' }, { plaza: 'Nowhere' }],
      tollNotices: [{ feePaise: 8500 }],
    });
    await owner.post('/user/account/delete', { confirm: 'DELETE' });
    const left =
      await database.sql`select 1 from toll_notices union all select 1 from proved_owners`;
    expect(left).toHaveLength(0);
    expect(await stored()).toBe(0);
  });
});

describe('the annual pass', () => {
  const pass = async (query: string) => (await owner.get(`${tagPath}/pass?${query}`)).json();

  test('breaks even at the trips of its rule, and says how many were counted', async () => {
    api.fastag.tagCrossings.answer = async () =>
      ok([
        crossing('Kherki Daula', '2026-11-20T04:00:00Z'),
        crossing('Vashi', '2026-11-12T04:00:00Z'),
      ]);
    await allowed();
    expect((await pass('feePaise=8500')).data).toMatchObject({
      price: 307_500,
      breakEven: { fee: 8500, trips: 37 },
      counted: { trips: 1, crossings: 1, other: 1, days: 10, tripsInYear: 37 },
      verdict: 'pays',
    });
    expect((await pass('feePaise=1500')).data).toMatchObject({
      breakEven: { trips: null },
      verdict: 'never',
    });
    expect((await pass('feePaise=8500&ownTrips=36')).data.verdict).toBe('does-not-pay');
    expect((await pass('')).data.verdict).toBe('unknown');
  });

  test.each(['feePaise=10.5', 'feePaise=0', 'feePaise=x', 'ownTrips=-1'])(
    '%s is refused',
    async (query) => {
      await prove();
      expect(await pass(query)).toMatchObject({ status: 400, code: 'request/bad-input' });
    },
  );
});

describe('a wrong debit', () => {
  const dispute = (body: object) =>
    owner.post(`${tagPath}/dispute`, { cause: 'not-there', language: 'en', ...body });

  test('gives a letter, its papers, the addresses, and who bears a late debit', async () => {
    await prove();
    const { data } = (
      await dispute({
        transactionId: 'TXN-42',
        plaza: 'Kherki Daula',
        readAt: '2026-11-20T04:00:00Z',
        debitedAt: '2026-11-20T04:30:00Z',
        listedAt: '2026-11-20T02:30:00Z',
        debited: 8500,
        asked: 8500,
        askedOn: '2026-11-01',
      })
    ).json();
    expect(data.letter.body).toContain('TXN-42');
    expect(data.evidence).toContain('where-vehicle-was');
    expect(data.clock).toMatchObject({ days: 20, ombudsmanFrom: '2026-12-01' });
    expect(data.late).toMatchObject({
      minutes: 30,
      outcome: 'declined',
      isPostedLate: true,
      chargebackFrom: '2026-12-05',
    });
  });

  test('the letter is a PDF in both languages, for its owner and vehicle only', async () => {
    await prove();
    const { letterPath } = (
      await dispute({ transactionId: 'TXN-42', plaza: 'Kherki Daula' })
    ).json().data;
    expect(letterPath).not.toMatch(/TXN|Kherki/);
    const path = letterPath.replace('/api/v1/web', '');
    for (const language of ['en', 'hi']) {
      const pdf = await owner.get(`${path}&language=${language}`);
      expect(pdf.headers).toMatchObject({
        'content-type': 'application/pdf',
        'cache-control': 'private, no-store',
        'content-disposition': `attachment; filename="fastag-letter-DL8CAF5030-${language}.pdf"`,
      });
      expect(pdf.body.slice(0, 5)).toBe('%PDF-');
    }
    expect((await owner.get(path.replace('letter=A', 'letter=B'))).json()).toMatchObject({
      status: 400,
      errors: [{ path: 'query.letter' }],
    });
    await prove(stranger);
    expect((await stranger.get(path)).json()).toMatchObject({ errors: [{ path: 'query.letter' }] });
    expect((await owner.get(path)).json().code).toBe('fastag/not-proved');
  });

  test.each([
    [{ debited: 85.5 }, 'body.debited'],
    [{ debited: 8500, asked: 9000 }, 'body.asked'],
    [{ readAt: '2026-11-20T05:00:00Z', debitedAt: '2026-11-20T04:00:00Z' }, 'body.debitedAt'],
    [{ readAt: '2026-11-22T05:00:00Z' }, 'body.readAt'],
    [{ askedOn: '2026-11-22' }, 'body.askedOn'],
    [{ tagLast4: '12345' }, 'body.tagLast4'],
  ])('%o is refused with its field', async (body, path) => {
    await prove();
    const refused = (await dispute(body)).json();
    expect(refused).toMatchObject({ status: 400, errors: [{ path }] });
  });
});

describe('e-notices', () => {
  const add = (body: object = {}, browser = owner) =>
    browser.post(`${tagPath}/notices/add`, {
      place: 'Kherki Daula',
      fee: 8500,
      issuedAt: '2026-11-20T04:30:00Z',
      ...body,
    });
  const act = (noticeId: string, word: string, browser = owner) =>
    browser.post(`${tagPath}/notices/change/${noticeId}`, { act: word });
  const first = async () => (await owner.get(`${tagPath}/notices`)).json().data.notices[0];

  test('run their clocks from single to double to the flag', async () => {
    await prove();
    expect((await add()).statusCode).toBe(201);
    expect(await first()).toMatchObject({ clock: { phase: 'single', due: 8500, canObject: true } });
    api.setNow(days(3));
    expect(await first()).toMatchObject({ clock: { phase: 'double', due: 17_000 } });
    api.setNow(days(15));
    const late = await first();
    expect(late).toMatchObject({ clock: { phase: 'flagged', canObject: false } });
    expect((await act(late.noticeId, 'objected')).json().code).toBe('fastag/notice-settled');
    await act(late.noticeId, 'paid');
    expect(await first()).toMatchObject({ clock: { phase: 'paid', due: 17_000 } });
    await act(late.noticeId, 'remove');
    expect(await first()).toBeUndefined();
  });

  test('lapse when an objection is not decided in five days', async () => {
    await prove();
    await add();
    const { noticeId } = await first();
    expect((await act(noticeId, 'upheld')).json().code).toBe('fastag/notice-settled');
    await act(noticeId, 'objected');
    expect(await first()).toMatchObject({
      clock: { phase: 'objected', decideBy: '2026-11-26T04:44:00.000Z' },
    });
    api.setNow(days(5));
    expect(await first()).toMatchObject({ clock: { phase: 'lapsed', due: 0 } });
  });

  test("another person's e-notice is not found", async () => {
    await prove();
    await add();
    const { noticeId } = await first();
    await owner.get('/vehicle/MH12DE1433');
    await stranger.post('/vehicle/MH12DE1433/prove', proof);
    const path = `/fastag/tag/MH12DE1433/notices/change/${noticeId}`;
    expect((await stranger.post(path, { act: 'remove' })).statusCode).toBe(404);
    expect(await first()).toBeDefined();
  });

  test.each([
    [{ issuedAt: '2026-11-22T04:30:00Z' }, 'body.issuedAt'],
    [{ issuedAt: '2026-03-16T04:30:00Z' }, 'body.issuedAt'],
    [{ fee: 85.5 }, 'body.fee'],
    [{ place: ' ' }, 'body.place'],
  ])('%o is refused and not stored', async (body, path) => {
    await prove();
    expect((await add(body)).json()).toMatchObject({ status: 400, errors: [{ path }] });
    expect(await first()).toBeUndefined();
  });

  test('NUL bytes are refused, and at most twenty are kept', async () => {
    await prove();
    expect((await add({ place: 'Kherki\u0000' })).statusCode).toBe(400);
    for (let count = 0; count < 20; count += 1) expect((await add()).statusCode).toBe(201);
    expect((await add()).json().code).toBe('fastag/too-many-notices');
  });
});

describe('the photo for the issuer', () => {
  const check = async (picture: ReturnType<typeof sharp>, plateReadable = true) => {
    const contentBase64 = (await picture.jpeg().toBuffer()).toString('base64');
    return (await owner.post(`${tagPath}/photo`, { contentBase64, plateReadable })).json();
  };
  const stripes = (width: number, height: number) => {
    const bar = '<rect width="6" height="2000" fill="#222"/>';
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#bbb"/><defs><pattern id="p" width="24" height="24" patternUnits="userSpaceOnUse">${bar}</pattern></defs><rect width="100%" height="100%" fill="url(#p)"/></svg>`;
    return sharp(Buffer.from(svg));
  };

  test('a sharp one passes; small, dark and blurred ones are named; the plate must be ticked', async () => {
    await prove();
    expect((await check(stripes(1200, 900))).data).toEqual({
      isGood: true,
      faults: [],
      width: 1200,
      height: 900,
    });
    expect((await check(stripes(1200, 900), false)).data.faults).toEqual(['plate-not-seen']);
    expect((await check(stripes(500, 400))).data.faults).toEqual(['too-small']);
    const blurred = await check(sharp(await stripes(1200, 900).blur(20).png().toBuffer()));
    expect(blurred.data.faults).toEqual(['blurred']);
    const dark = {
      create: { width: 900, height: 900, channels: 3, background: '#050505' },
    } as const;
    expect((await check(sharp(dark))).data.faults).toEqual(['too-dark', 'blurred']);
  });

  test('a file that is no photo is refused', async () => {
    await prove();
    const send = async (text: string) =>
      (
        await owner.post(`${tagPath}/photo`, {
          contentBase64: Buffer.from(text).toString('base64'),
          plateReadable: true,
        })
      ).json();
    expect(await send('%PDF-1.7 no photo')).toMatchObject({ status: 422 });
    expect(
      await send('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    ).toMatchObject({
      status: 422,
      code: 'document/wrong-type',
    });
  });
});

test('the consent is one of the account, listed with the others', async () => {
  await consent(true);
  const { data } = (await owner.get('/user/consents')).json();
  expect(data.consents).toContainEqual(
    expect.objectContaining({ purpose: 'toll-crossings', isGranted: true }),
  );
});
