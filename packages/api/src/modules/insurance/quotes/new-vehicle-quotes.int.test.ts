import {
  insuranceVehicleDetails,
  validateNewVehicle,
} from '@pahiya/contracts/insurance/insurance-contracts';
import {
  readQuotes,
  sharedQuote,
  shareQuote,
  startNewVehicleQuotes,
} from '@pahiya/contracts/insurance/quote-contracts';
import { startVehicleInspection } from '@pahiya/contracts/insurance/vehicle-inspection-contracts';
import type { InsuranceDesk } from '@pahiya/domain/insurance/ports';
import { rupees } from '@pahiya/domain/shared/money';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type SandboxOnLoopback,
  startSandbox,
} from '../../../../../../apps/sandbox/test/sandbox-on-loopback.ts';
import { createTestBrowser, signIn, type TestBrowser } from '../../../../test/contract-browser.ts';
import { sandboxInsurers } from '../../../../test/sandbox-insurers.ts';
import { createTestApi, type TestApi } from '../../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../../db/test-database.ts';

const now = new Date('2026-11-25T06:00:00Z');
let database: TestDatabase;
let sandbox: SandboxOnLoopback;
let desk: InsuranceDesk;
let api: TestApi;
let browser: TestBrowser;
let people = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  sandbox = await startSandbox({ now: () => now });
  desk = sandboxInsurers(sandbox, () => now);
  const payload = { slowMs: 0, failMs: 0 };
  await sandbox.app.inject({ method: 'PUT', url: '/control/insurers', payload });
  api = await createTestApi(database.sql, { now: () => now, insuranceDesk: desk });
});
beforeEach(() => {
  people += 1;
  browser = createTestBrowser(api, { address: `203.0.113.${people}` });
});
afterAll(async () => {
  await api.close();
  await sandbox.close();
  await database.drop();
});

const car = {
  ...{ vehicle: 'car', maker: 'Maruti Suzuki', model: 'Swift VXI', fuel: 'petrol', cc: 1_197 },
  ...{ kw: null, seats: 5, invoicePrice: rupees(700_000), place: 'MH 12' },
} as const;
const scooter = {
  ...{ vehicle: 'two-wheeler', maker: 'TVS', model: 'iQube', fuel: 'electric', cc: null },
  ...{ kw: 4.4, seats: 2, invoicePrice: rupees(120_000), place: 'Jaipur' },
} as const;
const wish = {
  ...{ newVehicle: car, insuredValue: null, lastBonus: 0, certificateOn: null },
  ...{ noOwnerDriver: null, addOns: [] },
};
type Row = {
  readonly insurerId: string;
  readonly state: string;
  readonly quote: {
    readonly lines: readonly { readonly id: string; readonly amount: number }[];
    readonly insuredValue: number | null;
    readonly total: number;
    readonly needsInspection: boolean;
  } | null;
};
const amountOf = (row: Row, id: string) => row.quote?.lines.find((line) => line.id === id)?.amount;

async function countRequests(): Promise<number> {
  const [row] = await database.sql<{ count: number }[]>`
    select count(*)::int as count from insurance_requests`;
  return row?.count ?? 0;
}

/** The board once every insurer has answered. */
async function askAll(change: object = {}, asker = browser) {
  const begun = await asker.call(startNewVehicleQuotes, { body: { ...wish, ...change } });
  expect(begun.status).toBe(200);
  const params = { requestId: begun.data.requestId as string };
  await Promise.all(
    desk.insurers.map(({ profile }) =>
      asker.call(readQuotes, { params, query: { insurer: profile.id } }),
    ),
  );
  const { data } = await asker.call(readQuotes, { params, query: {} });
  return { board: data, rows: data.insurers as readonly Row[], ...params };
}

describe('a new vehicle without a number', () => {
  test.each([
    ['a car', { newVehicle: car }, { years: 3, thirdParty: 10_640, value: 665_000 }],
    [
      'an electric scooter',
      { newVehicle: scooter },
      { years: 5, thirdParty: 3_273, value: 114_000 },
    ],
  ])(
    '%s is priced by all insurers over both protocols, at one value',
    async (_, change, figures) => {
      const { board, rows } = await askAll(change);
      expect(rows).toHaveLength(5);
      for (const row of rows) {
        expect(row).toMatchObject({
          state: 'quote',
          quote: { insuredValue: rupees(figures.value), needsInspection: false },
        });
        expect(amountOf(row, 'third-party')).toBe(rupees(figures.thirdParty));
        expect(amountOf(row, 'no-claim-bonus') ?? 0).toBe(0);
      }
      expect(board).toMatchObject({
        ...{
          vehicleNumber: null,
          display: `${change.newVehicle.maker} ${change.newVehicle.model}`,
        },
        ...{ lastPolicy: null },
        ask: { cover: 'bundle', thirdPartyYears: figures.years, startsOn: '2026-11-26' },
      });
      expect(board.newVehicle).toEqual({
        ...change.newVehicle,
        place: change.newVehicle.place.replace(' ', ''),
      });
    },
  );

  test('a company buys no owner-driver cover; a certificate gives its bonus', async () => {
    const company = await askAll({ noOwnerDriver: 'company' });
    expect(company.rows.map((row) => amountOf(row, 'owner-driver') ?? 0)).toEqual([0, 0, 0, 0, 0]);
    const transferred = await askAll({ lastBonus: 35_000, certificateOn: '2026-03-15' });
    expect(transferred.board.ask).toMatchObject({ bonus: 35_000, bonusReason: null });
    for (const row of transferred.rows) expect(amountOf(row, 'no-claim-bonus')).toBeLessThan(0);
    const old = await askAll({ lastBonus: 35_000, certificateOn: '2020-03-15' });
    expect(old.board.ask).toMatchObject({ bonus: 0, bonusReason: 'certificate-over' });
  });

  test('the zone is that of the place, the value moves within the bands', async () => {
    const city = await askAll();
    const town = await askAll({ newVehicle: { ...car, place: 'RJ14' } });
    const ownDamage = (rows: readonly Row[]) => amountOf(rows[0] as Row, 'own-damage') ?? 0;
    expect(ownDamage(city.rows)).toBeGreaterThan(ownDamage(town.rows));
    const changes = city.requestId;
    const higher = await askAll({ changes, insuredValue: rupees(680_000) });
    for (const { quote } of higher.rows) expect(quote?.insuredValue).toBe(rupees(680_000));
    const body = { ...wish, changes, insuredValue: rupees(300_000) };
    const refused = await browser.call(startNewVehicleQuotes, { body });
    expect([refused.status, refused.problem.errors?.[0]?.path]).toEqual([400, 'body.insuredValue']);
  });

  test('the price by the tariff has the same third party, and stores nothing', async () => {
    const { addOns: _, ...body } = wish;
    const { data } = await browser.call(validateNewVehicle, { body });
    expect(data).toMatchObject({
      ...{ insuredValue: rupees(665_000), zone: 'A', place: 'MH12', longTermYears: 3 },
      price: { kind: 'reference', needsInspection: false },
    });
    const { lines } = data.price.withBonus as { readonly lines: readonly object[] };
    expect(lines).toContainEqual({ id: 'third-party', code: null, amount: rupees(10_640) });
  });

  test('a link shows the words of the vehicle and no number; it is nobody else’s request', async () => {
    const { requestId } = await askAll();
    const params = { requestId };
    const shared = await browser.call(shareQuote, {
      params,
      body: { insurerId: 'aravalli', act: 'share' },
    });
    const id = (shared.data.path as string).replace('/s/', '');
    const stranger = createTestBrowser(api, { address: '198.51.100.9' });
    const seen = await stranger.call(sharedQuote, { params: { id } });
    expect(seen.data).toMatchObject({ masked: null, maker: 'Maruti Suzuki', model: 'Swift VXI' });
    expect((await stranger.call(readQuotes, { params, query: {} })).status).toBe(404);
    // Whoever shared it finds the link again, and can withdraw it then.
    const links = async (query = {}) =>
      (await browser.call(readQuotes, { params, query })).data.links;
    expect(await links()).toEqual([{ insurerId: 'aravalli', path: shared.data.path }]);
    expect(await links({ brief: '1' })).toBeUndefined();
    await browser.call(shareQuote, { params, body: { insurerId: 'aravalli', act: 'stop' } });
    expect(await links()).toEqual([]);
    expect((await stranger.call(sharedQuote, { params: { id } })).status).toBe(404);
  });

  test('there is nothing to inspect', async () => {
    await signIn(api, browser, '9876500011');
    const { requestId } = await askAll();
    const params = { requestId, insurerId: 'vindhya' };
    const asked = await browser.call(startVehicleInspection, { params, body: { isAgreed: true } });
    expect(asked.problem.code).toBe('insurance/no-inspection');
  });
});

describe('what cannot be is refused at its field, and nothing is stored', () => {
  test.each([
    ['cc', { cc: 0 }],
    ['cc', { cc: null }],
    ['kw', { fuel: 'electric', cc: null }],
    ['invoicePrice', { invoicePrice: 0 }],
    ['invoicePrice', { invoicePrice: rupees(999_999_999) }],
    ['invoicePrice', { invoicePrice: -1 }],
    ['place', { place: 'ZZ 99' }],
    ['place', { place: 'Atlantis' }],
    ['seats', { seats: 0 }],
    ['fuel', { fuel: 'steam' }],
    ['maker', { maker: '' }],
    ['model', { maker: 'DL 8C', model: 'AF 5030' }],
    ['model', { model: 'x'.repeat(101) }],
    ['model', { model: 'Swift\u0000' }],
  ])('%s of %o', async (field, change) => {
    const before = await countRequests();
    const body = { ...wish, newVehicle: { ...car, ...change } };
    const refused = await browser.call(startNewVehicleQuotes, { body });
    expect([refused.status, refused.problem.errors?.[0]?.path]).toEqual([
      400,
      `body.newVehicle.${field}`,
    ]);
    expect(refused.problem.errors?.[0]?.message).toMatch(/\w{3}/);
    expect(await countRequests()).toBe(before);
  });

  test.each([
    ['lastBonus', { lastBonus: 30_000, certificateOn: '2026-03-15' }],
    ['certificateOn', { lastBonus: 20_000, certificateOn: '2027-03-15' }],
    ['certificateOn', { lastBonus: 20_000, certificateOn: '0001-01-01' }],
    ['insuredValue', { insuredValue: 1 }],
    ['insuredValue', { insuredValue: rupees(5_000) }],
    ['insuredValue', { insuredValue: rupees(665_000 * 1.16) }],
    ['insuredValue', { insuredValue: rupees(100_000_000) }],
  ])('%s of %o', async (field, change) => {
    const before = await countRequests();
    const { addOns: _, ...priced } = { ...wish, ...change };
    const unpriced = await browser.call(validateNewVehicle, { body: priced });
    expect([unpriced.status, unpriced.problem.errors?.[0]?.path]).toEqual([400, `body.${field}`]);
    const refused = await browser.call(startNewVehicleQuotes, { body: { ...wish, ...change } });
    expect(await countRequests()).toBe(before);
    expect([refused.status, refused.problem.errors?.[0]?.path]).toEqual([400, `body.${field}`]);
  });

  test('a number is still needed where the record is read', async () => {
    const refused = await browser.call(insuranceVehicleDetails, { query: { vehicleNumber: '' } });
    expect(refused.status).toBe(400);
  });
});
