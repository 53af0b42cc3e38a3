import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { IstDate } from '../shared/ist-date.ts';
import { type Paise, paise, rupees, sumPaise } from '../shared/money.ts';
import { addOnPrice } from './add-on-price.ts';
import { insuredValue } from './insured-value.ts';
import { shareOf, shippedMotorTables as tables } from './motor-tables.ts';
import { nextBonus } from './no-claim-bonus.ts';
import { type PremiumLineId, type RatingInput, rateMotor } from './rate-motor.ts';

const on = '2026-11-25' as IstDate;
const percent = (rate: number) => rate * 1000;
const plain: RatingInput = {
  vehicle: 'car',
  power: { kind: 'engine', cc: 1197, isHybrid: false },
  zone: 'A',
  ageMonths: 0,
  cover: 'package',
  insuredValue: null,
  discount: 0,
  usageDiscount: 0,
  noClaimBonus: 0,
  electricalAccessories: paise(0),
  gasKit: { kind: 'none' },
  voluntaryDeductible: paise(0),
  hasAntiTheft: false,
  isAssociationMember: false,
  ownerDriver: rupees(750),
  otherAccessories: paise(0),
  paidDrivers: 0,
  hasRestrictedProperty: false,
  addOns: [],
  isBonusOnAddOns: false,
  isTotalInRupees: false,
};
const engine = (cc: number, isHybrid = false) => ({ kind: 'engine', cc, isHybrid }) as const;
const pricedAt = (price: number, ageMonths: number) => {
  const value = insuredValue(rupees(price), { ageMonths, tables, on });
  if (value === null) throw new Error('agreed value');
  return { insuredValue: value, ageMonths };
};
function rated(input: Partial<RatingInput>) {
  const result = rateMotor({ ...plain, ...input }, tables, on);
  if (!result.ok) throw new Error(result.error);
  return result.value;
}

/** What is left of a bonus of 50 percent so many days after the end. */
function bonusAfter(daysSinceExpiry: number): number {
  const [ladder] = tables.noClaimBonus;
  if (ladder === undefined) throw new Error('no ladder');
  const facts = { last: percent(50), hadClaim: false, isProtected: false, daysSinceExpiry };
  return nextBonus({ ...facts, coveredOwnDamage: true, ownerChanged: false }, ladder)?.rate ?? -1;
}

type Sum = { readonly name: string; readonly input: Partial<RatingInput> } & {
  readonly lines: Partial<Record<PremiumLineId, number>>;
  readonly sums: readonly [taxable: number, gst: number, total: number];
};
const sixteenMonths = pricedAt(1_500_000, 16);
const sums: readonly Sum[] = [
  {
    name: 'a new petrol car in a large city: a year of own damage, three of third party',
    input: { cover: 'bundle', ...pricedAt(800_000, 0) },
    lines: { 'own-damage': 2495080, 'third-party': 1064000, 'owner-driver': 75000 },
    sums: [3634080, 654134, 4288214],
  },
  {
    name: 'a small car of 38 months with discount and bonus',
    input: {
      power: engine(998),
      zone: 'B',
      ...pricedAt(600_000, 38),
      discount: percent(40),
      noClaimBonus: percent(35),
    },
    lines: {
      'own-damage': 1094040,
      'insurer-discount': -437616,
      'no-claim-bonus': -229748,
      'third-party': 209400,
      'owner-driver': 75000,
    },
    sums: [711076, 127994, 839070],
  },
  {
    name: 'an agreed value, two capped reductions and a paid driver',
    input: {
      power: engine(1956),
      ageMonths: 74,
      insuredValue: rupees(750_000),
      voluntaryDeductible: rupees(5_000),
      hasAntiTheft: true,
      noClaimBonus: percent(50),
      ownerDriver: null,
      paidDrivers: 1,
    },
    lines: {
      'own-damage': 2709000,
      'voluntary-deductible': -150000,
      'anti-theft': -50000,
      'no-claim-bonus': -1254500,
      'third-party': 789700,
      'paid-driver': 5000,
    },
    sums: [2049200, 368856, 2418056],
  },
  {
    name: 'a fitted gas kit, which gets no discount of the insurer',
    input: {
      zone: 'B',
      ...pricedAt(700_000, 30),
      gasKit: { kind: 'fitted', value: rupees(60_000) },
      discount: percent(20),
      noClaimBonus: percent(25),
    },
    lines: {
      'own-damage': 1563590,
      'insurer-discount': -312718,
      'gas-kit': 240000,
      'no-claim-bonus': -372718,
      'third-party': 341600,
      'third-party-gas-kit': 6000,
      'owner-driver': 75000,
    },
    sums: [1540754, 277336, 1818090],
  },
  {
    name: 'third party alone at exactly 1000 cc: the lower band',
    input: { power: engine(1000), zone: 'B', cover: 'third-party' },
    lines: { 'third-party': 209400, 'owner-driver': 75000 },
    sums: [284400, 51192, 335592],
  },
  {
    name: 'own damage alone with add-ons, on which there is no bonus',
    input: {
      power: engine(1498),
      cover: 'own-damage',
      ...sixteenMonths,
      discount: percent(60),
      noClaimBonus: percent(20),
      addOns: [
        {
          code: 'zero-depreciation',
          premium: addOnPrice('zero-depreciation', {
            vehicle: 'car',
            years: 1,
            value: sixteenMonths.insuredValue,
            tables,
            on,
          }) as Paise,
        },
        { code: 'roadside', premium: rupees(199) },
      ],
    },
    lines: {
      'own-damage': 3939600,
      'insurer-discount': -2363760,
      'no-claim-bonus': -315168,
      'add-on': 672000 + 19900,
    },
    sums: [1952572, 351463, 2304035],
  },
  {
    name: 'a two-wheeler of an owner without a licence',
    input: {
      vehicle: 'two-wheeler',
      power: engine(110),
      zone: 'B',
      cover: 'third-party',
      ownerDriver: null,
    },
    lines: { 'third-party': 71400 },
    sums: [71400, 12852, 84252],
  },
  {
    name: 'a new two-wheeler: five years of third party',
    input: {
      vehicle: 'two-wheeler',
      power: engine(349),
      cover: 'bundle',
      ...pricedAt(200_000, 0),
    },
    lines: { 'own-damage': 340670, 'third-party': 736500, 'owner-driver': 75000 },
    sums: [1152170, 207391, 1359561],
  },
  {
    name: 'an electric car of exactly 36 months',
    input: {
      power: { kind: 'motor', kw: 60 },
      ...pricedAt(1_600_000, 36),
      discount: percent(50),
      noClaimBonus: percent(35),
      addOns: [{ code: 'battery', premium: rupees(1_500) }],
    },
    lines: {
      'own-damage': 3676960,
      'insurer-discount': -1838480,
      'no-claim-bonus': -643468,
      'add-on': 150000,
      'third-party': 290400,
      'owner-driver': 75000,
    },
    sums: [1710412, 307874, 2018286],
  },
  {
    name: 'a strong hybrid; its bonus is rounded half up',
    input: {
      power: engine(1490, true),
      zone: 'B',
      ...pricedAt(1_800_000, 50),
      discount: percent(30),
      noClaimBonus: percent(45),
    },
    lines: {
      'own-damage': 2871900,
      'insurer-discount': -861570,
      'no-claim-bonus': -904649,
      'third-party': 341600,
      'hybrid-discount': -25620,
      'owner-driver': 75000,
    },
    sums: [1496661, 269399, 1766060],
  },
  {
    name: 'seven years old, the bonus kept on day 90',
    input: {
      ageMonths: 84,
      insuredValue: rupees(300_000),
      discount: percent(40),
      noClaimBonus: bonusAfter(90),
    },
    lines: {
      'own-damage': 1034100,
      'insurer-discount': -413640,
      'no-claim-bonus': -310230,
      'third-party': 341600,
      'owner-driver': 75000,
    },
    sums: [726830, 130829, 857659],
  },
  {
    name: 'the same car on day 91, without the bonus',
    input: {
      ageMonths: 84,
      insuredValue: rupees(300_000),
      discount: percent(40),
      noClaimBonus: bonusAfter(91),
    },
    lines: {
      'own-damage': 1034100,
      'insurer-discount': -413640,
      'third-party': 341600,
      'owner-driver': 75000,
    },
    sums: [1037060, 186671, 1223731],
  },
  {
    name: 'every reduction that a two-wheeler has',
    input: {
      vehicle: 'two-wheeler',
      power: engine(155),
      zone: 'B',
      ageMonths: 60,
      insuredValue: rupees(60_000),
      voluntaryDeductible: rupees(1_000),
      isAssociationMember: true,
      noClaimBonus: percent(20),
      hasRestrictedProperty: true,
    },
    lines: {
      'own-damage': 105600,
      'voluntary-deductible': -12500,
      association: -5000,
      'no-claim-bonus': -17620,
      'third-party': 136600,
      'restricted-property': -5000,
      'owner-driver': 75000,
    },
    sums: [277080, 49874, 326954],
  },
  {
    name: 'a car of eleven years: a deductible below its cap, on one base with the device',
    input: {
      power: engine(796),
      zone: 'B',
      ageMonths: 132,
      insuredValue: rupees(90_000),
      electricalAccessories: rupees(465),
      voluntaryDeductible: rupees(2_500),
      hasAntiTheft: true,
      noClaimBonus: percent(50),
      ownerDriver: null,
    },
    lines: {
      'own-damage': 294030,
      'electrical-accessories': 1860,
      'voluntary-deductible': -59178,
      'anti-theft': -7397,
      'no-claim-bonus': -114658,
      'third-party': 209400,
    },
    sums: [324057, 58330, 382387],
  },
];

test.each(sums)('$name', ({ input, lines, sums: [taxable, gst, total] }) => {
  const result = rated(input);
  const byId: Partial<Record<PremiumLineId, number>> = {};
  for (const { id, amount } of result.lines) byId[id] = (byId[id] ?? 0) + amount;
  expect(byId).toEqual(lines);
  expect(result).toMatchObject({ taxable, gst, rounding: 0, total });
});

test('an insurer that rounds does so on the total alone, and shows by how much', () => {
  const exact = rated({ ...pricedAt(600_000, 38), noClaimBonus: percent(35) });
  const rounded = rated({
    ...pricedAt(600_000, 38),
    noClaimBonus: percent(35),
    isTotalInRupees: true,
  });
  expect(rounded.total % 100).toBe(0);
  expect(rounded.lines).toEqual(exact.lines);
  expect(rounded.taxable + rounded.gst + rounded.rounding).toBe(rounded.total);
});

test('few kilometres make own damage cheaper, and nothing else', () => {
  const much = rated({ ...pricedAt(800_000, 20) });
  const little = rated({ ...pricedAt(800_000, 20), usageDiscount: percent(15) });
  expect(little.ownDamage).toBe(much.ownDamage - shareOf(much.ownDamage, percent(15)));
  expect(little.thirdParty).toBe(much.thirdParty);
});

test.each([
  ['value-needed', { insuredValue: null }],
  ['bonus-not-on-ladder', { ...pricedAt(800_000, 20), noClaimBonus: percent(30) }],
  ['unknown-deductible', { ...pricedAt(800_000, 20), voluntaryDeductible: rupees(3_000) }],
] as const)('refuses with %s', (code, input) => {
  expect(rateMotor({ ...plain, ...input }, tables, on)).toEqual({ ok: false, error: code });
});

test('before the tariff there is no price', () => {
  const long = rateMotor({ ...plain, cover: 'third-party' }, tables, '2000-01-01' as IstDate);
  expect(long).toEqual({ ok: false, error: 'no-tariff' });
});

const anything = fc
  .record({
    vehicle: fc.constantFrom('car', 'two-wheeler'),
    power: fc.oneof(
      fc.record({
        kind: fc.constant('engine'),
        cc: fc.integer({ min: 1, max: 6500 }),
        isHybrid: fc.boolean(),
      }),
      fc.record({ kind: fc.constant('motor'), kw: fc.integer({ min: 1, max: 500 }) }),
    ),
    zone: fc.constantFrom('A', 'B'),
    ageMonths: fc.integer({ min: 0, max: 720 }),
    cover: fc.constantFrom('bundle', 'package', 'third-party', 'own-damage'),
    insuredValue: fc.integer({ min: 100, max: 5_000_000_000 }).map(paise),
    discount: fc.integer({ min: 0, max: percent(95) }),
    usageDiscount: fc.integer({ min: 0, max: percent(90) }),
    noClaimBonus: fc.constantFrom(0, 20, 25, 35, 45, 50).map(percent),
    electricalAccessories: fc.integer({ min: 0, max: 50_000_000 }).map(paise),
    gasKit: fc.oneof(
      fc.constant({ kind: 'none' }),
      fc.constant({ kind: 'built-in' }),
      fc.record({
        kind: fc.constant('fitted'),
        value: fc.integer({ min: 100, max: 20_000_000 }).map(paise),
      }),
    ),
    otherAccessories: fc.integer({ min: 0, max: 50_000_000 }).map(paise),
    paidDrivers: fc.integer({ min: 0, max: 5 }),
    hasAntiTheft: fc.boolean(),
    isAssociationMember: fc.boolean(),
    isBonusOnAddOns: fc.boolean(),
    isTotalInRupees: fc.boolean(),
    hasRestrictedProperty: fc.boolean(),
    ownerDriver: fc.option(fc.integer({ min: 0, max: 500_000 }).map(paise)),
    deductible: fc.nat({ max: 5 }),
    addOns: fc.array(
      fc.record({ code: fc.string(), premium: fc.integer({ min: 0, max: 10_000_000 }).map(paise) }),
      { maxLength: 4 },
    ),
  })
  .map(({ deductible, ...chosen }) => {
    const voluntary = tables.deductibles[0]?.voluntary[chosen.vehicle as RatingInput['vehicle']];
    const amount = [0, ...(voluntary ?? []).map((one) => one.amount)][deductible] ?? 0;
    const input = { ...chosen, voluntaryDeductible: paise(amount) };
    return input as Partial<RatingInput> & { readonly insuredValue: Paise };
  });

test('no premium is negative, and the lines add up to the total', () => {
  fc.assert(
    fc.property(anything, (input) => {
      const { lines, ownDamage, thirdParty, taxable, gst, rounding, total } = rated(input);
      expect(Math.min(ownDamage, thirdParty, taxable, gst, total)).toBeGreaterThanOrEqual(0);
      expect(sumPaise(lines.map(({ amount }) => amount))).toBe(taxable);
      expect(taxable + gst + rounding).toBe(total);
      expect(Math.abs(rounding)).toBeLessThanOrEqual(50);
    }),
  );
});

test('the bonus never changes third party', () => {
  fc.assert(
    fc.property(anything, (input) => {
      const without = rated({ ...input, noClaimBonus: 0 });
      expect(rated(input).thirdParty).toBe(without.thirdParty);
      expect(rated(input).ownDamage).toBeLessThanOrEqual(without.ownDamage);
    }),
  );
});

test('a higher insured value never lowers own damage', () => {
  fc.assert(
    fc.property(anything, fc.integer({ min: 0, max: 1_000_000_000 }), (input, more) => {
      const higher = rated({ ...input, insuredValue: paise(input.insuredValue + more) });
      expect(higher.ownDamage).toBeGreaterThanOrEqual(rated(input).ownDamage);
    }),
  );
});

test('a paisa more of own damage is not lost to two reductions that both round up', () => {
  const input = {
    power: { kind: 'motor', kw: 66 },
    zone: 'A',
    ageMonths: 121,
    cover: 'own-damage',
    discount: 58_764,
    usageDiscount: 22_484,
    electricalAccessories: paise(13_571_463),
    otherAccessories: paise(35_233_519),
    hasAntiTheft: true,
  } as const;
  const worth = (value: number) => rated({ ...input, insuredValue: paise(value) }).ownDamage;
  expect(worth(122)).toBeGreaterThanOrEqual(worth(100));
});
