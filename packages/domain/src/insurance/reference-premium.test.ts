import { describe, expect, test } from 'vitest';
import { exampleRecord } from '../rc/example-record.ts';
import type { RcRecord } from '../rc/rc-record.ts';
import type { IstDate } from '../shared/ist-date.ts';
import { rupees } from '../shared/money.ts';
import { type CoverExtras, noExtras } from './cover-extras.ts';
import { coverStates } from './cover-state.ts';
import { type InsurableVehicle, insurableVehicle } from './insurable-vehicle.ts';
import { insurerFacts } from './insurer-facts.ts';
import { shippedMotorTables as tables } from './motor-tables.ts';
import { type PremiumAnswers, referencePremium } from './reference-premium.ts';

const today = '2026-11-25' as IstDate;
const record = (changes: Partial<RcRecord>): RcRecord => ({ ...exampleRecord, ...changes });
const insured = (thirdPartyUpto: string | null, ownDamageUpto: string | null) =>
  record({
    registeredOn: '2021-03-15' as IstDate,
    insurance: {
      ...exampleRecord.insurance,
      thirdPartyUpto: thirdPartyUpto as IstDate | null,
      ownDamageUpto: ownDamageUpto as IstDate | null,
    },
  });
const car: InsurableVehicle = {
  ...{ vehicle: 'car', isElectric: false, isHybrid: false, isGas: false, cc: 1197 },
  ...{ ageMonths: 36, years: 3 },
};
const answers: PremiumAnswers = {
  ...{ cover: 'package', insuredValue: rupees(600_000), kw: null, cc: null, lastBonus: 20_000 },
  ...{ hadClaim: false, ownerChanged: false, ownDamageUntil: today, noOwnerDriver: null },
  certificateOn: null,
  addOns: [],
  extras: noExtras,
};
const priced = (changes: Partial<PremiumAnswers>, vehicle = {}) =>
  referencePremium(
    { ...car, ...vehicle },
    { ...answers, ...changes },
    { zone: 'A', tables, today },
  );
const premium = (changes: Partial<PremiumAnswers>, vehicle = {}) => {
  const result = priced(changes, vehicle);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

describe('the covers of a vehicle', () => {
  test('are always three, and the owner-driver cover is never known', () => {
    const covers = coverStates(insured('2027-03-14', '2026-10-26'), today);
    expect(covers.map(({ kind, state, daysLeft }) => [kind, state, daysLeft])).toEqual([
      ['third-party', 'running', 109],
      ['own-damage', 'lapsed', -30],
      ['owner-driver', 'not-known', null],
    ]);
  });

  test('a day that the register lacks is not known, and an estimate is marked', () => {
    const unknown = coverStates(insured(null, null), today);
    expect(unknown.map(({ state, until }) => [state, until])).toEqual(
      Array(3).fill(['not-known', null]),
    );
    const bundled = insured('2024-03-14', null);
    const [, ownDamage] = coverStates(
      { ...bundled, vehicleClass: 'Motor Car(LMV)', category: 'LMV', isTransport: false },
      today,
    );
    expect(ownDamage).toMatchObject({ until: '2022-03-14', isEstimate: true, state: 'lapsed' });
  });
});

test.each([
  [{ vehicleClass: 'Goods Carrier(LGV)', category: 'LGV', isTransport: true }, 'other-class'],
  [{ vehicleClass: 'Motor Cab(LPV)', category: 'LPV', isTransport: true }, 'commercial'],
  [
    { vehicleClass: 'Motor Car(LMV)', isTransport: false, registeredOn: null },
    'no-registration-day',
  ],
] as const)('%o is not priced', (changes, reason) => {
  expect(insurableVehicle(record(changes), today)).toBe(reason);
});

test('an electric car has no engine, even where its record says 0 cc', () => {
  const fuel = { code: 'electric', raw: 'ELECTRIC(BOV)' } as const;
  expect(insurableVehicle(record({ fuel, engineCc: 0 }), today)).toMatchObject({
    ...{ isElectric: true, cc: null },
  });
});

describe('the premium by the tariff', () => {
  test('of third party alone is that of the law with owner-driver cover and GST', () => {
    const { withBonus, perThousand, addOns } = premium({
      cover: 'third-party',
      insuredValue: null,
    });
    expect(withBonus.lines.map(({ id, amount }) => [id, amount])).toEqual([
      ['third-party', 341_600],
      ['owner-driver', 75_000],
    ]);
    expect(withBonus.total).toBe(491_588);
    expect([perThousand, addOns]).toEqual([null, []]);
  });

  test('takes the bonus of day 90 and none on day 91', () => {
    const day90 = premium({ ownDamageUntil: '2026-08-27' as IstDate });
    const day91 = premium({ ownDamageUntil: '2026-08-26' as IstDate });
    expect(day90.bonus).toEqual({ rate: 25_000, reason: null });
    expect(day91.bonus).toEqual({ rate: 0, reason: 'lapsed' });
    expect(day91.withBonus.total).toBe(day90.withoutBonus.total);
    expect(day90.withBonus.total).toBeLessThan(day91.withBonus.total);
    expect(day90.withBonus.thirdParty).toBe(day91.withBonus.thirdParty);
  });

  test('counts an add-on only when it is chosen', () => {
    const chosen = premium({ addOns: ['consumables'] });
    const price = chosen.addOns.find(({ code }) => code === 'consumables')?.premium;
    expect(chosen.withBonus.taxable - premium({}).withBonus.taxable).toBe(price);
  });

  test('of extras is in its lines, each for itself', () => {
    const plain = premium({}).withBonus;
    const gross = (extras: Partial<CoverExtras>) =>
      premium({ extras: { ...noExtras, ...extras } }).withBonus;
    const lineOf = ({ lines }: typeof plain, id: string) =>
      lines.find((one) => one.id === id)?.amount;
    expect(lineOf(gross({ paidDrivers: 2 }), 'paid-driver')).toBe(10_000);
    expect(lineOf(gross({ electricalAccessories: rupees(20_000) }), 'electrical-accessories')).toBe(
      80_000,
    );
    // 3.283% of ₹10,000, and the usual discount on it as on the vehicle.
    const other = gross({ otherAccessories: rupees(10_000) });
    expect(lineOf(other, 'other-accessories')).toBe(32_830);
    expect(other.ownDamage - plain.ownDamage).toBe(9_849);
    expect(lineOf(gross({ voluntaryDeductible: rupees(15_000) }), 'voluntary-deductible')).toBe(
      -250_000,
    );
    // The tariff has no price for few kilometres.
    expect(gross({ yearlyKilometres: 5_000 })).toEqual(plain);
  });

  test.each([
    [{ insuredValue: null }, {}, 'insuredValue'],
    [{ lastBonus: 30_000 }, {}, 'lastBonus'],
    [{ ownDamageUntil: '2023-11-24' as IstDate }, {}, 'ownDamageUntil'],
    [{ ownDamageUntil: '2031-11-26' as IstDate }, {}, 'ownDamageUntil'],
    [{}, { isElectric: true, cc: null }, 'kw'],
    [{}, { cc: null }, 'cc'],
    [{ addOns: ['zero-depreciation'] }, { years: 16, ageMonths: 192 }, 'addOns'],
  ] as const)('refuses %o for %o at its field', (changes, vehicle, field) => {
    expect(priced(changes, vehicle)).toMatchObject({ ok: false, error: { field } });
  });

  test('has an own-damage price for a 16-year-old car and leaves out what a company does not need', () => {
    const old = premium({ noOwnerDriver: 'company' }, { years: 16, ageMonths: 192 });
    expect(old.withBonus.lines.some(({ id }) => id === 'owner-driver')).toBe(false);
    expect(old.addOns.every((one) => one.premium === null)).toBe(true);
    expect(old.withBonus.ownDamage).toBeGreaterThan(0);
  });
});

test('insurers are facts by name, without a helpline of low confidence', () => {
  const { insurers } = insurerFacts();
  const names = insurers.map(({ name }) => name);
  expect(names).toEqual(names.toSorted());
  expect(names).toContain('Liberty General Insurance Ltd.');
  expect(insurers.some(({ helpline }) => helpline === '1800-345-0330')).toBe(false);
});
