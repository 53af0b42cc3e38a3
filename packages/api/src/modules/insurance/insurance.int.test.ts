import type { RcRecord } from '@pahiya/domain/rc/rc-record';
import { ok } from '@pahiya/domain/shared/result';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../../../test/path-browser.ts';
import { day, recordOf } from '../../../test/rc-fixtures.ts';
import { createTestApi, type TestApi } from '../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';

let database: TestDatabase;
let api: TestApi;
let cars: Readonly<Record<string, Partial<RcRecord>>> = {};
const now = new Date('2026-11-25T06:00:00Z');

beforeAll(async () => {
  database = await createTestDatabase();
  api = await createTestApi(database.sql, { now: () => now });
  cars = {
    DL8CAF5030: {},
    DL8CAF5031: {
      insurance: {
        ...{ insurer: null, policyLast4: null, ownDamageUpto: day('2026-08-26') },
        thirdPartyUpto: day('2026-08-26'),
      },
    },
    MH12DE1433: { vehicleClass: 'Goods Carrier(LGV)', category: 'LGV', isTransport: true },
    KA01MJ2022: { fuel: { code: 'electric', raw: 'ELECTRIC(BOV)' }, engineCc: 0 },
  };
  api.registry.answer = async (vehicleNumber) => ({
    ...ok({
      kind: 'found' as const,
      record: recordOf(vehicleNumber, cars[vehicleNumber]),
      plainIdentifiers: { chassis: null, engine: null },
    }),
  });
});
afterAll(async () => {
  await api.close();
  await database.drop();
});

const get = (address: string) => openBrowser(api).get(address);
const answers = {
  ...{ vehicleNumber: 'DL8CAF5030', cover: 'package', insuredValue: 60_000_000, kw: null },
  ...{ cc: null, lastBonus: 20_000, hadClaim: false, ownerChanged: false },
  ...{ ownDamageUntil: '2026-12-01', noOwnerDriver: null, addOns: [] },
};
const ask = async (changes: object) => {
  const answer = await openBrowser(api).post('/insurance/validate', { ...answers, ...changes });
  return { status: answer.statusCode, ...(await answer.json()) };
};

test('the homepage has tariff and insurers, and covers for a number alone', async () => {
  const plain = (await (await get('/insurance/v2/homepage')).json()).data;
  expect(plain).toMatchObject({ sale: 'quotes', vehicleDetails: null, cardParams: null });
  expect(plain.tariff.rows).toContainEqual({
    ...{ vehicle: 'car', power: 'engine', over: 1_000, upTo: 1_500, oneYear: 341_600 },
  });
  expect(plain.insurers.rows.length).toBeGreaterThan(10);
  const { data } = await (await get('/insurance/v2/homepage?vehicleNumber=dl8caf5030')).json();
  expect(data.cardParams).toMatchObject({ vehicle: 'car', zone: 'A', needs: null });
  expect(data.vehicleDetails.covers).toMatchObject([
    { kind: 'third-party', state: 'ending', daysLeft: 6 },
    { kind: 'own-damage', state: 'not-known' },
    { kind: 'owner-driver', state: 'not-known' },
  ]);
});

test('own damage alone is offered only while third party runs', async () => {
  const offered = async (number: string) =>
    (await (await get(`/insurance/vehicle-details?vehicleNumber=${number}`)).json()).data.cardParams
      .offered;
  expect(await offered('DL8CAF5030')).toContain('own-damage');
  expect(await offered('DL8CAF5031')).toEqual(['package', 'third-party']);
  expect(await offered('MH12DE1433')).toEqual([]);
});

test('a price has both totals, and the day of the register counts before a typed one', async () => {
  const { data } = await ask({});
  expect(data.bonus).toEqual({ rate: 25_000, reason: null });
  expect(data.withBonus.total).toBeLessThan(data.withoutBonus.total);
  const sum = data.withBonus.lines.reduce(
    (all: number, one: { amount: number }) => all + one.amount,
    0,
  );
  expect(sum).toBe(data.withBonus.taxable);
  expect(data.withBonus.lines.some(({ id }: { id: string }) => id === 'add-on')).toBe(false);
  const lapsed = (await ask({ vehicleNumber: 'DL8CAF5031' })).data;
  expect(lapsed).toMatchObject({ bonus: { rate: 0, reason: 'lapsed' }, needsInspection: true });
});

test.each([
  [{ insuredValue: null }, 'insuredValue'],
  [{ insuredValue: 1 }, 'insuredValue'],
  [{ lastBonus: 30_000 }, 'lastBonus'],
  [{ cover: 'bundle' }, 'cover'],
  [{ vehicleNumber: 'DL8CAF5031', cover: 'own-damage' }, 'cover'],
  [{ vehicleNumber: 'MH12DE1433' }, 'vehicleNumber'],
  [{ vehicleNumber: 'KA01MJ2022' }, 'kw'],
  [{ vehicleNumber: 'KA01MJ2022', kw: 100_000 }, 'kw'],
  [{ ownDamageUntil: '2026-02-30' }, 'ownDamageUntil'],
  [{ ownDamageUntil: '0000-01-01' }, 'ownDamageUntil'],
  [{ ownDamageUntil: '1990-01-01' }, 'ownDamageUntil'],
  [{ ownDamageUntil: '2099-01-01' }, 'ownDamageUntil'],
  [{ certificateOn: '2099-01-01' }, 'certificateOn'],
  [{ addOns: ['everything'] }, 'addOns.0'],
  [{ addOns: ['zero-depreciation'] }, 'addOns'],
])('refuses %o at its field', async (changes, field) => {
  const { status, code, errors } = await ask(changes);
  expect([status, code]).toEqual([400, 'request/bad-input']);
  expect(errors).toContainEqual(expect.objectContaining({ path: `body.${field}` }));
});

test('a bundle is refused to a vehicle on the road in words about the bundle', async () => {
  const { errors } = await ask({ cover: 'bundle' });
  expect(errors).toEqual([{ path: 'body.cover', message: expect.stringContaining('bundle') }]);
});

test('a text with a NUL byte is no vehicle number', async () => {
  const { status } = await ask({ vehicleNumber: 'DL8C\0AF5030' });
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
});

test('names the kinds of vehicles that are priced', async () => {
  const { data } = await (await get('/vehicle-type')).json();
  const priced = data.types.filter(({ isPriced }: { isPriced: boolean }) => isPriced);
  expect(priced.map(({ code }: { code: string }) => code)).toEqual(['car', 'two-wheeler']);
});
