import { randomUUID } from 'node:crypto';
import { buyQuote } from '@pahiya/contracts/insurance/policy-contracts';
import { readQuotes, startQuotes } from '@pahiya/contracts/insurance/quote-contracts';
import type { InsuranceDesk } from '@pahiya/domain/insurance/ports';
import type { RcRecord } from '@pahiya/domain/rc/rc-record';
import { addDays, type IstDate } from '@pahiya/domain/shared/ist-date';
import { ok } from '@pahiya/domain/shared/result';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type SandboxOnLoopback,
  startSandbox,
} from '../../../../../../apps/sandbox/test/sandbox-on-loopback.ts';
import { createTestBrowser, signIn, type TestBrowser } from '../../../../test/contract-browser.ts';
import { day, recordOf } from '../../../../test/rc-fixtures.ts';
import { sandboxInsurers } from '../../../../test/sandbox-insurers.ts';
import { createTestApi, type TestApi } from '../../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../../db/test-database.ts';

const now = new Date('2026-11-25T06:00:00Z');
const today = '2026-11-25' as IstDate;
let database: TestDatabase;
let sandbox: SandboxOnLoopback;
let desk: InsuranceDesk;
let api: TestApi;
let browser: TestBrowser;
let record: Partial<RcRecord>;
let people = 0;
let vehicles = 0;
/** A number whose record nobody has read. */
const fresh = () => {
  vehicles += 1;
  return `DL8CAF5${String(vehicles).padStart(3, '0')}`;
};

beforeAll(async () => {
  database = await createTestDatabase();
  sandbox = await startSandbox({ now: () => now });
  desk = sandboxInsurers(sandbox, () => now);
  const payload = { slowMs: 0, failMs: 0 };
  await sandbox.app.inject({ method: 'PUT', url: '/control/insurers', payload });
  api = await createTestApi(database.sql, { now: () => now, insuranceDesk: desk });
  api.registry.answer = async (vehicleNumber) =>
    ok({
      kind: 'found' as const,
      record: recordOf(vehicleNumber, record),
      plainIdentifiers: { chassis: null, engine: null },
    });
});
beforeEach(() => {
  record = {};
  people += 1;
  browser = createTestBrowser(api, { address: `203.0.113.${people}` });
});
afterAll(async () => {
  await api.close();
  await sandbox.close();
  await database.drop();
});

const insured = (ownDamageUpto: string | null, thirdPartyUpto: string | null) => ({
  insurance: {
    ...{ insurer: null, policyLast4: null },
    ownDamageUpto: ownDamageUpto === null ? null : day(ownDamageUpto),
    thirdPartyUpto: thirdPartyUpto === null ? null : day(thirdPartyUpto),
  },
});
const noExtras = {
  ...{ voluntaryDeductible: 0, electricalAccessories: 0, otherAccessories: 0, gasKit: null },
  ...{ gasKitValue: null, paidDrivers: 0, yearlyKilometres: null },
};
const answers = {
  ...{ cover: 'package', insuredValue: 40_000_000, kw: null, cc: null },
  ...{ lastBonus: 20_000, hadClaim: false, ownerChanged: false, ownDamageUntil: '2026-12-01' },
  ...{ noOwnerDriver: null, addOns: [], extras: noExtras },
};
type Line = { readonly id: string; readonly code: string | null; readonly amount: number };
type Row = {
  readonly insurerId: string;
  readonly state: string;
  readonly reason: string | null;
  readonly quote: {
    readonly lines: readonly Line[];
    readonly insuredValue: number | null;
    readonly total: number;
    readonly gst: number;
    readonly rounding: number;
    readonly needsInspection: boolean;
    readonly kilometres: number | null;
    readonly voluntary: number;
    readonly granted: readonly string[];
    readonly addOns: readonly { readonly code: string }[];
  } | null;
};

/** Every insurer's answer, by its id; its lines add up to its total. */
async function askAll(change: object = {}, asker = browser) {
  const begun = await asker.call(startQuotes, {
    body: { vehicleNumber: fresh(), ...answers, ...change },
  });
  expect(begun.status).toBe(200);
  const { requestId, ask } = begun.data;
  const params = { requestId };
  await Promise.all(
    desk.insurers.map(({ profile }) =>
      asker.call(readQuotes, { params, query: { insurer: profile.id } }),
    ),
  );
  const { data } = await asker.call(readQuotes, { params, query: {} });
  const rows = data.insurers as readonly Row[];
  for (const { quote } of rows) {
    if (quote === null) continue;
    const sum = quote.lines.reduce((all, { amount }) => all + amount, 0);
    expect(sum + quote.gst + quote.rounding).toBe(quote.total);
  }
  const byId = Object.fromEntries(rows.map((row) => [row.insurerId, row]));
  return { requestId: requestId as string, ask, rows, byId };
}

const idsOf = (row: Row | undefined) => row?.quote?.lines.map(({ id }) => id) ?? [];
const amountOf = (row: Row | undefined, id: string) =>
  row?.quote?.lines.find((one) => one.id === id)?.amount ?? null;

describe('quotes over both protocols', () => {
  test('on day 90 have the bonus and on day 91 none, at every insurer', async () => {
    record = insured(addDays(today, -90), addDays(today, -90));
    const day90 = await askAll();
    record = insured(addDays(today, -91), addDays(today, -91));
    const day91 = await askAll();
    expect([day90.ask.bonus, day91.ask.bonus]).toEqual([25_000, 0]);
    expect(day91.ask.bonusReason).toBe('lapsed');
    for (const { profile } of desk.insurers) {
      const [kept, lost] = [day90.byId[profile.id], day91.byId[profile.id]];
      expect(amountOf(kept, 'no-claim-bonus')).toBeLessThan(0);
      expect(amountOf(lost, 'no-claim-bonus')).toBeNull();
      expect(amountOf(lost, 'third-party')).toBe(amountOf(kept, 'third-party'));
      expect(lost?.quote?.total).toBeGreaterThan(kept?.quote?.total ?? 0);
      expect(lost?.quote?.needsInspection).toBe(true);
    }
  });

  test('for a bundle whose own damage lapsed are of own damage alone, after an inspection', async () => {
    record = { registeredOn: day('2024-12-20'), ...insured('2025-12-19', '2027-12-19') };
    const { rows } = await askAll({ cover: 'own-damage', lastBonus: 0 });
    for (const row of rows) {
      expect(idsOf(row)).toContain('own-damage');
      for (const id of ['third-party', 'owner-driver']) expect(idsOf(row)).not.toContain(id);
      expect(row.quote?.needsInspection).toBe(true);
    }
  });

  test.each([
    ['car', {}, 1_064_000, 3],
    [
      'two-wheeler',
      { vehicleClass: 'Motor Cycle/Scooter(2WN)', category: '2WN', engineCc: 124 },
      ...([385_100, 5] as const),
    ],
  ] as const)(
    'for a new %s are a bundle with long-term third party',
    async (_kind, facts, sum, years) => {
      record = { ...facts, registeredOn: day('2026-11-05'), ...insured(null, null) };
      const vehicleNumber = fresh();
      const { rows, ask } = await askAll({
        ...{ vehicleNumber, cover: 'bundle', insuredValue: 6_000_000, ownDamageUntil: null },
        lastBonus: 0,
      });
      expect(ask).toMatchObject({ thirdPartyYears: years, startsOn: '2026-11-26' });
      for (const row of rows) {
        expect(amountOf(row, 'third-party')).toBe(sum);
        expect(amountOf(row, 'own-damage')).toBeGreaterThan(0);
        expect(idsOf(row)).not.toContain('no-claim-bonus');
      }
      // The bonus of a vehicle that was sold comes by its certificate, for three years.
      const wish = { vehicleNumber, cover: 'bundle', insuredValue: 6_000_000 };
      const certified = { ...wish, ownDamageUntil: null, lastBonus: 35_000 };
      const lately = await askAll({ ...certified, certificateOn: '2023-11-25' });
      expect(lately.ask).toMatchObject({ bonus: 35_000, bonusReason: null });
      for (const row of lately.rows) expect(idsOf(row)).toContain('no-claim-bonus');
      const longAgo = await askAll({ ...certified, certificateOn: '2023-11-24' });
      expect(longAgo.ask).toMatchObject({ bonus: 0, bonusReason: 'certificate-over' });
      const early = { ...answers, ...certified, certificateOn: '2026-11-26' };
      const refused = await browser.call(startQuotes, { body: early });
      expect(refused.problem.errors).toMatchObject([{ path: 'body.certificateOn' }]);
      // A new vehicle cannot have third party for a single year.
      const body = { ...answers, vehicleNumber, cover: 'third-party', insuredValue: null };
      const { status, problem } = await browser.call(startQuotes, { body });
      expect([status, problem.errors?.[0]?.path]).toEqual([400, 'body.cover']);
    },
  );

  test.each([
    ['package', -18, 114, ['third-party']],
    ['own-damage', -18, 114, []],
    ['package', 273, 273, ['third-party', 'own-damage']],
    ['package', 20, 20, []],
    ['third-party', -91, -91, []],
  ] as const)(
    'for %s with own damage to day %i and third party to day %i name %j as paid for twice',
    async (cover, ownDamage, thirdParty, kinds) => {
      record = insured(addDays(today, ownDamage), addDays(today, thirdParty));
      const body = { vehicleNumber: fresh(), ...answers, cover };
      const begun = await browser.call(startQuotes, { body });
      expect(begun.status).toBe(200);
      const { requestId, doubled } = begun.data;
      const days = { 'third-party': thirdParty, 'own-damage': ownDamage };
      expect(doubled).toEqual(kinds.map((kind) => ({ kind, until: addDays(today, days[kind]) })));
      const later = await browser.call(readQuotes, { params: { requestId }, query: {} });
      expect(later.data.doubled).toEqual(doubled);
    },
  );

  test('at a value that no insurer gives are refused with the values that they give', async () => {
    const vehicleNumber = fresh();
    const before = await askAll({ vehicleNumber });
    const stored = async () => (await database.sql`select 1 from insurance_requests`).length;
    const count = await stored();
    const change = (insuredValue: number, changes = before.requestId) =>
      browser.call(startQuotes, { body: { ...answers, vehicleNumber, insuredValue, changes } });
    for (const value of [10_000_000, 900_000_000]) {
      const { status, problem } = await change(value);
      expect(status).toBe(400);
      expect(problem.errors).toMatchObject([{ path: 'body.insuredValue' }]);
      expect(problem.errors?.[0]?.message).toMatch(/₹.* to ₹/);
    }
    expect(await stored()).toBe(count);
    expect((await change(before.rows[0]?.quote?.insuredValue ?? 0)).status).toBe(200);
    // Somebody else's request says nothing about values.
    const other = createTestBrowser(api, { address: '203.0.113.250' });
    const { requestId } = await askAll({ vehicleNumber }, other);
    expect((await change(900_000_000, requestId)).status).toBe(200);
  });

  test('for a company have no owner-driver cover', async () => {
    const person = await askAll();
    const company = await askAll({ noOwnerDriver: 'company' });
    for (const { profile } of desk.insurers) {
      expect(amountOf(person.byId[profile.id], 'owner-driver')).toBeGreaterThan(0);
      expect(idsOf(company.byId[profile.id])).not.toContain('owner-driver');
    }
  });

  test('for an electric car go by its kilowatts, and no gas kit is priced', async () => {
    record = { fuel: { code: 'electric', raw: 'ELECTRIC(BOV)' }, engineCc: 0 };
    const { rows, byId } = await askAll({ kw: 45.5 });
    for (const row of rows) expect(amountOf(row, 'third-party')).toBe(290_400);
    expect(byId.nilgiri?.quote?.addOns.map(({ code }) => code)).not.toContain('engine-protect');
    const extras = { ...noExtras, gasKit: 'built-in' };
    const body = { vehicleNumber: fresh(), ...answers, kw: 45.5, extras };
    const { status, problem } = await browser.call(startQuotes, { body });
    expect(status).toBe(400);
    expect(problem.errors).toMatchObject([{ path: 'body.extras.gasKit' }]);
  });

  test('for a car with a gas kit follow the record, or the value of a fitted one', async () => {
    record = { fuel: { code: 'cng', raw: 'CNG ONLY' } };
    const builtIn = await askAll();
    const extras = { ...noExtras, gasKit: 'fitted', gasKitValue: 5_000_000 };
    const fitted = await askAll({ extras });
    for (const { profile } of desk.insurers) {
      const [by, at] = [builtIn.byId[profile.id], fitted.byId[profile.id]];
      expect([amountOf(by, 'third-party-gas-kit'), amountOf(at, 'third-party-gas-kit')]).toEqual([
        ...[6_000, 6_000],
      ]);
      const basic = amountOf(by, 'own-damage') ?? 0;
      expect(amountOf(by, 'gas-kit')).toBe(Math.round(basic * 0.05));
      expect(amountOf(at, 'gas-kit')).toBe(200_000);
    }
  });

  test('for a two-wheeler use its own tables', async () => {
    record = { vehicleClass: 'Motor Cycle/Scooter(2WN)', category: '2WN', engineCc: 124, seats: 2 };
    const extras = { ...noExtras, voluntaryDeductible: 50_000 };
    const { rows } = await askAll({ insuredValue: 5_000_000, extras });
    for (const row of rows) {
      expect(amountOf(row, 'third-party')).toBe(71_400);
      expect(row.quote?.voluntary).toBe(50_000);
      expect(-(amountOf(row, 'voluntary-deductible') ?? 0)).toBeLessThanOrEqual(5_000);
    }
  });

  test('for a car of 16 years: most insurers decline own damage and say so, all have third party', async () => {
    record = { registeredOn: day('2010-06-01'), ...insured('2026-11-30', '2026-11-30') };
    const { rows, byId } = await askAll({ insuredValue: 8_000_000 });
    const declined = rows.filter(({ reason }) => reason === 'VEHICLE_AGE');
    expect(declined.map(({ insurerId }) => insurerId).toSorted()).toEqual([
      ...['aravalli', 'nilgiri', 'sahyadri', 'vindhya'],
    ]);
    expect(byId.satpura?.quote?.addOns.map(({ code }) => code)).toEqual(['roadside-help']);
    const thirdParty = await askAll({ cover: 'third-party', insuredValue: null });
    expect(thirdParty.rows.map((row) => amountOf(row, 'third-party'))).toEqual(
      Array(5).fill(341_600),
    );
  });

  test('for a financed car are those of the same car without a loan', async () => {
    const free = await askAll();
    record = { financier: 'HDFC BANK LTD' };
    const financed = await askAll();
    expect(financed.rows.map(({ quote }) => quote?.total)).toEqual(
      free.rows.map(({ quote }) => quote?.total),
    );
  });

  test('move with every extra by exactly its line, and name the kilometres that an insurer sells', async () => {
    const plain = await askAll();
    const extras = {
      ...{ voluntaryDeductible: 500_000, electricalAccessories: 2_000_000, paidDrivers: 2 },
      ...{ otherAccessories: 1_000_000, gasKit: null, gasKitValue: null, yearlyKilometres: 7_500 },
      ...{ hasAntiTheft: true, isAssociationMember: true, hasRestrictedProperty: true },
    };
    const { byId } = await askAll({ extras });
    const kilometres = Object.fromEntries(
      Object.values(byId).map(({ insurerId, quote }) => [insurerId, quote?.kilometres]),
    );
    expect(kilometres).toEqual({
      ...{ aravalli: 7_500, vindhya: 15_000, sahyadri: null, satpura: null, nilgiri: null },
    });
    for (const [id, row] of Object.entries(byId)) {
      expect(amountOf(row, 'electrical-accessories')).toBe(80_000);
      expect(amountOf(row, 'paid-driver')).toBe(10_000);
      expect(amountOf(row, 'other-accessories')).toBeGreaterThan(0);
      expect(amountOf(row, 'voluntary-deductible')).toBeLessThan(0);
      expect(row.quote?.voluntary).toBe(500_000);
      expect(idsOf(row).includes('usage-discount')).toBe(kilometres[id] !== null);
      expect(amountOf(row, 'third-party')).toBe(amountOf(plain.byId[id], 'third-party'));
      expect(-(amountOf(row, 'anti-theft') ?? 0)).toBeGreaterThan(0);
      expect(amountOf(row, 'restricted-property')).toBe(-10_000);
      // One of the five grants nothing to members, and says so by leaving the line out.
      const association = id === 'satpura' ? [] : ['association'];
      expect(row.quote?.granted).toEqual(['anti-theft', ...association, 'restricted-property']);
      expect(plain.byId[id]?.quote?.granted).toEqual([]);
    }
  });
});

test('a price that changed between quote and payment is shown as changed, before anything is paid', async () => {
  const buyer = createTestBrowser(api);
  await signIn(api, buyer, '9876500319');
  const { requestId, byId } = await askAll(
    { vehicleNumber: 'DL8CAF3003', cover: 'third-party', insuredValue: null },
    buyer,
  );
  const quoted = byId.aravalli?.quote?.total ?? 0;
  const buy = (expectedTotal: number) =>
    buyer.call(buyQuote, {
      params: { requestId },
      body: {
        ...{ insurerId: 'aravalli', expectedTotal, name: 'Asha Devi', email: null },
        ...{ address: '12 MG Road, Delhi', pinCode: '110001', nominee: 'Ravi Devi' },
        ...{ nomineeRelation: 'Son', previousInsurer: null, previousPolicy: null },
        ...{ isAgreed: true, textVersion: '2026-11' },
      },
      headers: { 'idempotency-key': randomUUID() },
    });
  const other = await buy(quoted - 100);
  expect([other.status, other.problem.code]).toEqual([409, 'order/quote-changed']);
  expect(await database.sql`select 1 from insurance_policies`).toEqual([]);
  const { status, data } = await buy(quoted);
  expect(status).toBe(201);
  expect(data.order).toMatchObject({
    ...{ total: quoted + 23_600, activeStep: 'CREATED' },
    details: { quotedTotal: quoted, state: 'unpaid' },
  });
});

test.each([
  ['insuredValue', { insuredValue: 1 }],
  ['lastBonus', { lastBonus: 30_000 }],
  ['cc', { cc: 19 }],
  ['kw', { kw: 100_000 }],
  ['ownDamageUntil', { ownDamageUntil: '2026-02-30' }],
  ['ownDamageUntil', { ownDamageUntil: '1800-01-01' }],
  ['extras.voluntaryDeductible', { extras: { ...noExtras, voluntaryDeductible: 300_000 } }],
  ['extras.yearlyKilometres', { extras: { ...noExtras, yearlyKilometres: 6_000 } }],
  ['extras.electricalAccessories', { extras: { ...noExtras, electricalAccessories: -1 } }],
  ['extras.paidDrivers', { extras: { ...noExtras, paidDrivers: 6 } }],
  ['extras.gasKitValue', { extras: { ...noExtras, gasKit: 'fitted' } }],
])('a wrong %s is refused there with a sentence, and nothing is stored', async (field, change) => {
  const stored = async () => (await database.sql`select 1 from insurance_requests`).length;
  const before = await stored();
  const body = { vehicleNumber: fresh(), ...answers, ...change };
  const { status, problem } = await browser.call(startQuotes, { body });
  expect([status, problem.code]).toEqual([400, 'request/bad-input']);
  const fault = problem.errors?.find(({ path }) => path === `body.${field}`);
  expect(fault?.message).toMatch(/\w/);
  expect(await stored()).toBe(before);
});
