import { describe, expect, test } from 'vitest';
import type { IstDate } from '../shared/ist-date.ts';
import { rupees } from '../shared/money.ts';
import { type CoverExtras, extraChoices, noExtras, rateExtras } from './cover-extras.ts';
import type { InsurableVehicle } from './insurable-vehicle.ts';
import { shippedMotorTables as tables } from './motor-tables.ts';
import type { Cover } from './rate-motor.ts';

const today = '2026-11-25' as IstDate;
const car: InsurableVehicle = {
  ...{ vehicle: 'car', isElectric: false, isHybrid: false, isGas: false, cc: 1197 },
  ...{ ageMonths: 36, years: 3 },
};
const everything: CoverExtras = {
  voluntaryDeductible: rupees(5_000),
  electricalAccessories: rupees(20_000),
  otherAccessories: rupees(10_000),
  gasKit: 'fitted',
  gasKitValue: rupees(40_000),
  paidDrivers: 2,
  yearlyKilometres: 7_500,
  hasAntiTheft: true,
  isAssociationMember: true,
  hasRestrictedProperty: true,
};
const rate = (extras: Partial<CoverExtras>, cover: Cover = 'package', vehicle = {}) =>
  rateExtras({ ...noExtras, ...extras }, cover, { vehicle: { ...car, ...vehicle }, tables, today });

describe('extras', () => {
  test('are none unless chosen', () => {
    expect(rate({})).toMatchObject({
      ok: true,
      value: {
        ...{ voluntaryDeductible: 0, electricalAccessories: 0, otherAccessories: 0 },
        ...{ gasKit: { kind: 'none' }, paidDrivers: 0, yearlyKilometres: null },
        ...{ hasAntiTheft: false, isAssociationMember: false, hasRestrictedProperty: false },
      },
    });
  });

  test('belong to own damage, to third party, or to both', () => {
    const kit = { kind: 'fitted', value: rupees(40_000) };
    const none = {
      ...{ voluntaryDeductible: 0, electricalAccessories: 0, otherAccessories: 0 },
      ...{ yearlyKilometres: null, hasAntiTheft: false, isAssociationMember: false },
    };
    const { gasKitValue: _, ...given } = everything;
    expect(rate(everything)).toEqual({ ok: true, value: { ...given, gasKit: kit } });
    expect(rate(everything, 'third-party')).toEqual({
      ok: true,
      value: { ...none, gasKit: kit, paidDrivers: 2, hasRestrictedProperty: true },
    });
    expect(rate(everything, 'own-damage')).toMatchObject({
      value: { paidDrivers: 0, hasAntiTheft: true, hasRestrictedProperty: false },
    });
  });

  test('take a gas kit from the register until the owner says how it got there', () => {
    const gas = { isGas: true };
    expect(rate({}, 'package', gas)).toMatchObject({ value: { gasKit: { kind: 'built-in' } } });
    const fitted = { gasKit: 'fitted', gasKitValue: rupees(30_000) } as const;
    expect(rate(fitted, 'package', gas)).toMatchObject({
      value: { gasKit: { kind: 'fitted', value: rupees(30_000) } },
    });
    expect(rate({ gasKit: 'fitted' }, 'third-party')).toMatchObject({
      value: { gasKit: { kind: 'fitted' } },
    });
  });

  test.each<[Partial<CoverExtras>, object, string, string]>([
    [{ voluntaryDeductible: rupees(3_000) }, {}, 'voluntaryDeductible', 'unknown-deductible'],
    [
      { voluntaryDeductible: rupees(2_500) },
      { vehicle: 'two-wheeler' },
      ...(['voluntaryDeductible', 'unknown-deductible'] as const),
    ],
    [{ yearlyKilometres: 6_000 }, {}, 'yearlyKilometres', 'unknown-kilometres'],
    [{ gasKit: 'built-in' }, { isElectric: true }, 'gasKit', 'no-kit'],
    [{ gasKit: 'fitted' }, {}, 'gasKitValue', 'kit-value-needed'],
  ])('refuses %o of %o at its field', (extras, vehicle, field, reason) => {
    expect(rate(extras, 'package', vehicle)).toEqual({
      ok: false,
      error: { field: `extras.${field}`, reason },
    });
  });

  test('are offered by class, from dated rows', () => {
    const { deductibles, kilometres, ...less } = extraChoices('two-wheeler', { tables, today });
    expect(deductibles).toEqual([500, 750, 1_000, 1_500, 3_000].map(rupees));
    expect(kilometres).toContain(5_000);
    expect(less).toEqual({
      antiTheft: { rate: 2_500, atMost: rupees(200) },
      association: { rate: 5_000, atMost: rupees(50) },
      restrictedProperty: { less: rupees(50), limit: rupees(6_000), usual: rupees(100_000) },
      sources: [expect.stringContaining('IMT 10'), expect.stringContaining('IMT 20')],
    });
    const before = '2001-01-01' as IstDate;
    expect(extraChoices('car', { tables, today: before })).toEqual({
      ...{ deductibles: [], kilometres: [], antiTheft: null, association: null },
      ...{ restrictedProperty: null, sources: [] },
    });
  });
});
