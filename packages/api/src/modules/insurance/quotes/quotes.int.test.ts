import type { RcRecord } from '@pahiya/domain/rc/rc-record';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import { rupees } from '@pahiya/domain/shared/money';
import { err, ok } from '@pahiya/domain/shared/result';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openBrowser } from '../../../../test/path-browser.ts';
import { plateDigits } from '../../../../test/plate-digits.ts';
import { day, recordOf } from '../../../../test/rc-fixtures.ts';
import { createTestApi, type TestApi } from '../../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../../db/test-database.ts';
import { purgeInsuranceRequests } from './purge-requests.ts';

let database: TestDatabase;
let api: TestApi;
const now = new Date('2026-11-25T06:00:00Z');
const cars: Readonly<Record<string, Partial<RcRecord>>> = {
  DL8CAF5031: {
    insurance: {
      ...{ insurer: null, policyLast4: null, ownDamageUpto: day('2026-08-26') },
      thirdPartyUpto: day('2026-08-26'),
    },
  },
};

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  await api?.close();
  api = await createTestApi(database.sql);
  api.setNow(now);
  api.registry.answer = async (vehicleNumber) =>
    ok({
      kind: 'found' as const,
      record: recordOf(vehicleNumber, cars[vehicleNumber]),
      plainIdentifiers: { chassis: null, engine: null },
    });
});
afterAll(async () => {
  await api.close();
  await database.drop();
});

const answers = {
  ...{ vehicleNumber: 'DL8CAF5030', cover: 'package', insuredValue: 45_000_000, kw: null },
  ...{ cc: null, lastBonus: 20_000, hadClaim: false, ownerChanged: false },
  ...{ ownDamageUntil: '2026-12-01', noOwnerDriver: null, addOns: [] },
};
type Browser = ReturnType<typeof openBrowser>;
const start = async (browser: Browser, changes: object = {}) => {
  const answer = await browser.post('/insurance/quotes', { ...answers, ...changes });
  return { status: answer.statusCode, ...(await answer.json()) };
};
const read = async (browser: Browser, requestId: string, query = '') => {
  const answer = await browser.get(`/insurance/quotes/${requestId}${query}`);
  return { status: answer.statusCode, ...(await answer.json()) };
};
/** Asks every insurer, and returns the whole board. */
const whole = async (browser: Browser, requestId: string) => {
  for (const { profile } of api.insurance.insurers) {
    await read(browser, requestId, `?insurer=${profile.id}`);
  }
  return (await read(browser, requestId)).data;
};

test('all insurers are asked the same, and sorted by own damage per ₹1,000', async () => {
  const browser = openBrowser(api);
  const { data } = await start(browser);
  const board = await whole(browser, data.requestId);
  expect(board.insurers.map((one: { insurerId: string }) => one.insurerId)).toEqual([
    ...['cheap', 'elsewhere', 'dear'],
  ]);
  const [first, second] = board.insurers;
  expect(first).toMatchObject({ state: 'quote', page: null, way: 'here' });
  const { requestId } = data;
  expect(second.page).toBe(`/api/v1/web/redirection/partner?partner=elsewhere&quote=${requestId}`);
  expect(first.quote).toMatchObject({ perThousand: 1_000, insuredValue: 45_000_000 });
  expect(first.quote.withoutBonus).toBeGreaterThan(first.quote.total);
  expect(board).toMatchObject({ commonValue: 45_000_000, licence: { number: 'TEST' } });
  const [asked, ...again] = api.insurance.byId('cheap').asked;
  expect(again).toEqual([]);
  expect(asked?.ask).toMatchObject({ bonus: 25_000, addOns: [], withOwnerDriver: true });
  expect(JSON.stringify(asked)).not.toMatch(/mobile|owner_?name|email/i);
});

test('the own page of an insurer is signed for the click of the one who asked, and counted', async () => {
  const browser = openBrowser(api);
  const { data } = await start(browser);
  const go = (who = browser, partner = 'elsewhere') =>
    who.get(`/redirection/partner?partner=${partner}&quote=${data.requestId}`);
  await whole(browser, data.requestId);
  const gone = await go();
  expect([gone.statusCode, gone.headers.location]).toEqual([
    302,
    expect.stringMatching(/^https:\/\/insurer\.example/),
  ]);
  expect(gone.headers).toMatchObject({
    ...{ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  });
  expect(gone.headers.location).not.toMatch(/5030|DL8C/);
  expect(await database.sql`select partner, place, visits from partner_referrals`).toEqual([
    { partner: 'elsewhere', place: 'insurance', visits: 1 },
  ]);
  for (const other of ['cheap', 'nobody']) {
    expect((await go(browser, other)).json().errors).toMatchObject([{ path: 'query.partner' }]);
  }
  const stranger = await go(openBrowser(api));
  expect([stranger.statusCode, stranger.json().code]).toEqual([404, 'insurance/quote-over']);
  const board = `/insurance-quotes/${data.requestId}`;
  const read = async (who = browser, partner = 'elsewhere') => {
    const path = `/redirection/partner?partner=${partner}&quote=${data.requestId}`;
    const { statusCode, headers } = await who.get(path, { accept: 'text/html,*/*;q=0.8' });
    return [statusCode, headers.location];
  };
  expect(await read(openBrowser(api))).toEqual([302, board]);
  expect(await read(browser, 'nobody')).toEqual([302, board]);
  expect(await read()).toEqual([302, expect.stringMatching(/^https:\/\/insurer\.example/)]);
  api.setNow(new Date(now.getTime() + 25 * 3_600_000));
  expect((await go()).statusCode).toBe(404);
  expect(await read()).toEqual([302, board]);
});

test('the list is the same without bill lines and addresses, for the one who asked alone', async () => {
  const browser = openBrowser(api);
  const { data } = await start(browser);
  const board = await whole(browser, data.requestId);
  const listed = (await read(browser, data.requestId, '?brief=1')).data;
  type Row = { readonly quote: object | null };
  expect(listed).toEqual({
    ...board,
    links: undefined,
    insurers: board.insurers.map((row: Row) => ({
      ...row,
      page: null,
      quote: { ...row.quote, lines: [] },
    })),
  });
  const stranger = openBrowser(api);
  expect((await read(stranger, data.requestId, '?brief=1')).status).toBe(404);
});

test('an insurer that does not answer is named, keeps nobody waiting, and is asked again on request alone', async () => {
  const dear = api.insurance.byId('dear');
  const failure = {
    kind: 'timeout',
    provider: 'insurer-dear',
    retryable: true,
    reason: '',
  } as const;
  const answer = dear.answer;
  dear.answer = async () => err(failure);
  const browser = openBrowser(api);
  const { data } = await start(browser);
  const board = await whole(browser, data.requestId);
  expect(board.insurers.at(-1)).toMatchObject({
    ...{ insurerId: 'dear', name: 'Insurer dear', state: 'failed', reason: 'timeout' },
    quote: null,
  });
  dear.answer = answer;
  await read(browser, data.requestId, '?insurer=dear');
  expect(dear.asked).toHaveLength(1);
  const retried = (await read(browser, data.requestId, '?insurer=dear&retry=1')).data;
  expect(retried.insurers.at(-1)).toMatchObject({ insurerId: 'dear', state: 'quote' });
});

test('a declined request has its reason', async () => {
  api.insurance.byId('dear').answer = async () => ok({ kind: 'declined', reason: 'VEHICLE_AGE' });
  const browser = openBrowser(api);
  const { data } = await start(browser);
  const board = await whole(browser, data.requestId);
  expect(board.insurers.at(-1)).toMatchObject({ state: 'declined', reason: 'VEHICLE_AGE' });
});

test('on day 91 no bonus is asked for, and the reason is given', async () => {
  const { data } = await start(openBrowser(api), { vehicleNumber: 'DL8CAF5031' });
  expect(data.ask).toMatchObject({ bonus: 0, bonusReason: 'lapsed', startsOn: '2026-11-26' });
});

test('a request belongs to the device that made it, and ends', async () => {
  const browser = openBrowser(api);
  const { data } = await start(browser);
  expect(await read(openBrowser(api), data.requestId)).toMatchObject({
    ...{ status: 404, code: 'insurance/quote-over' },
    errors: [{ path: 'params.requestId', message: expect.any(String) }],
  });
  expect((await read(browser, data.requestId)).status).toBe(200);
  api.setNow(new Date(now.getTime() + 25 * 3_600_000));
  expect((await read(browser, data.requestId)).status).toBe(404);
  await purgeInsuranceRequests(api.services);
  expect(await database.sql`select 1 from insurance_requests where id = ${data.requestId}`).toEqual(
    [],
  );
});

test('an insurer that was not asked is refused by its field', async () => {
  const browser = openBrowser(api);
  const { data } = await start(browser);
  const answer = await browser.get(`/insurance/quotes/${data.requestId}?insurer=nobody`);
  expect([answer.statusCode, (await answer.json()).errors]).toMatchObject([
    ...[400, [{ path: 'query.insurer' }]],
  ]);
});

test('a quote that is over is not shown as one', async () => {
  const browser = openBrowser(api);
  const { data } = await start(browser);
  await whole(browser, data.requestId);
  await database.sql`
    update insurance_answers set quote = jsonb_set(quote, '{validUntil}', '"2026-11-25T05:00:00Z"')
    where request_id = ${data.requestId} and insurer_id = 'cheap'`;
  const board = (await read(browser, data.requestId)).data;
  const cheap = board.insurers.find((one: { insurerId: string }) => one.insurerId === 'cheap');
  expect(cheap).toMatchObject({ state: 'failed', reason: 'over', quote: null });
});

test('a shared quote shows neither owner nor number, and ends when it is taken back', async () => {
  const browser = openBrowser(api);
  const { data } = await start(browser);
  const share = (insurerId: string, act = 'share') =>
    browser.post(`/insurance/quotes/${data.requestId}/share`, { insurerId, act });
  const nobody = await (await share('nobody')).json();
  expect(nobody.errors).toMatchObject([{ path: 'body.insurerId' }]);
  await whole(browser, data.requestId);
  const { path } = (await (await share('cheap')).json()).data;
  const token = path.replace('/s/', '');
  const other = openBrowser(api);
  const shared = await other.get(`/insurance/buy-insurance/${token}`);
  expect(shared.headers).toMatchObject({ 'cache-control': 'no-store' });
  const text = JSON.stringify(await shared.json());
  expect(text).toContain('DL 8C AF ••••');
  expect(text).not.toMatch(plateDigits);
  const { requestId } = data;
  const stranger = await other.post(`/insurance/quotes/${requestId}/share`, {
    ...{ insurerId: 'cheap', act: 'stop' },
  });
  expect(stranger.statusCode).toBe(404);
  await share('cheap', 'stop');
  expect((await other.get(`/insurance/buy-insurance/${token}`)).statusCode).toBe(404);
});

test('without a licence, or after its last day, there are no quotes', async () => {
  const sale = async () =>
    (await (await openBrowser(api).get('/insurance/v2/homepage')).json()).data.sale;
  expect(await sale()).toBe('quotes');
  api.insurance.licence = { number: 'X', kind: 'broker', validUntil: '2026-11-24' as IstDate };
  expect(await start(openBrowser(api))).toMatchObject({ status: 409, code: 'insurance/no-quotes' });
  expect(await sale()).toBe('reference');
  expect(api.insurance.byId('cheap').asked).toEqual([]);
});

test.each([
  [{ insuredValue: 1 }, 'insuredValue'],
  [{ lastBonus: 30_000 }, 'lastBonus'],
  [{ cover: 'bundle' }, 'cover'],
  [{ vehicleNumber: 'DL8CAF5031', cover: 'own-damage' }, 'cover'],
  [{ addOns: ['everything'] }, 'addOns.0'],
  [{ ownDamageUntil: '2026-02-30' }, 'ownDamageUntil'],
  [{ ownDamageUntil: '0000-01-01' }, 'ownDamageUntil'],
  [{ ownDamageUntil: '1990-01-01' }, 'ownDamageUntil'],
  [{ ownDamageUntil: '2099-01-01' }, 'ownDamageUntil'],
  [{ certificateOn: '2099-01-01' }, 'certificateOn'],
])('refuses %o at its field, and stores nothing', async (changes, field) => {
  const count = async () => (await database.sql`select 1 from insurance_requests`).length;
  const before = await count();
  const { status, code, errors } = await start(openBrowser(api), changes);
  expect([status, code]).toEqual([400, 'request/bad-input']);
  expect(errors).toContainEqual(expect.objectContaining({ path: `body.${field}` }));
  expect(await count()).toBe(before);
});

test('without a value each insurer quotes its own, and one that all can give is named', async () => {
  const browser = openBrowser(api);
  const { data } = await start(browser, { insuredValue: null });
  const board = await whole(browser, data.requestId);
  expect(board.ask.insuredValue).toBeNull();
  expect(board.commonValue).toBe(rupees(450_000));
});

test('the value that was asked for is the one in common where every insurer gives it', async () => {
  const browser = openBrowser(api);
  const { data } = await start(browser, { insuredValue: rupees(411_550) });
  expect((await whole(browser, data.requestId)).commonValue).toBe(rupees(411_550));
});
