import { describe, expect, test } from 'vitest';
import type { IstDate } from '../shared/ist-date.ts';
import { motorTableFaults } from './motor-table-faults.ts';
import { type MotorTables, shippedMotorTables } from './motor-tables.ts';

const today = '2026-11-25' as IstDate;
type Editable = {
  thirdParty: {
    until: string | null;
    hybridLess: number;
    restrictedProperty: { car: number };
    classes: { bands: { upTo: number | null; oneYear: number }[] }[];
  }[];
  gst: { from: string; until: string | null }[];
  noClaimBonus: { steps: number[] }[];
  usualDiscount: { rate: number }[];
  depreciation: { bands: { upToMonths: number | null; rate: number | null }[] }[];
  ownDamage: { zones: { A: { car: { rates: number[] }[] } } }[];
};

function faultsAfter(change: (tables: Editable) => void): readonly string[] {
  const tables = structuredClone(shippedMotorTables) as unknown as Editable;
  change(tables);
  return motorTableFaults(tables as unknown as MotorTables, today);
}

describe('faults of motor tables', () => {
  test('are none in those that ship', () => {
    expect(faultsAfter(() => undefined)).toEqual([]);
  });

  test.each<[string, string, (tables: Editable) => void]>([
    [
      'a table that ended',
      'gst: no row is in force on 2026-11-25',
      ({ gst }) => {
        for (const row of gst) row.until = '2026-11-24';
      },
    ],
    [
      'a table that begins later',
      'gst: no row is in force on 2026-11-25',
      ({ gst }) => {
        for (const row of gst) row.from = '2026-11-26';
      },
    ],
    [
      'a band above the last',
      'thirdParty[0].classes[0].bands: bands must rise, and only the last is open',
      ({ thirdParty }) => {
        thirdParty[0]?.classes[0]?.bands.splice(2, 1, { upTo: 2_000, oneYear: 1 });
      },
    ],
    [
      'bands that fall',
      'thirdParty[0].classes[0].bands: bands must rise, and only the last is open',
      ({ thirdParty }) => {
        thirdParty[0]?.classes[0]?.bands.reverse();
      },
    ],
    [
      'months that fall',
      'depreciation[0].bands: bands must rise, and only the last is open',
      ({ depreciation }) => {
        const [first] = depreciation[0]?.bands ?? [];
        if (first !== undefined) first.upToMonths = 100;
      },
    ],
    [
      'a rate too few',
      'ownDamage[2002-07-01].zones.A.car: one rate for each age band is needed',
      ({ ownDamage }) => {
        ownDamage[0]?.zones.A.car[0]?.rates.pop();
      },
    ],
    [
      'half a paisa',
      'thirdParty[0].classes[0].bands[0].oneYear: is not a whole number',
      ({ thirdParty }) => {
        const band = thirdParty[0]?.classes[0]?.bands[0];
        if (band !== undefined) band.oneYear = 2_094.5;
      },
    ],
    [
      'a discount of more than everything',
      'usualDiscount[0].rate: is more than 100%',
      ({ usualDiscount }) => {
        for (const row of usualDiscount) row.rate = 100_001;
      },
    ],
    [
      'a class that is gone',
      'thirdParty[2022-06-01].classes: car engine, car motor, two-wheeler engine, two-wheeler motor are needed, each once',
      ({ thirdParty }) => {
        thirdParty[0]?.classes.pop();
      },
    ],
    [
      'a reduction above the premium',
      'thirdParty[2022-06-01].restrictedProperty: more than a premium',
      ({ thirdParty }) => {
        for (const row of thirdParty) row.restrictedProperty.car = 300_000;
      },
    ],
    [
      'a ladder without its foot',
      'noClaimBonus[2002-07-01].steps: they must rise from 0',
      ({ noClaimBonus }) => {
        noClaimBonus[0]?.steps.shift();
      },
    ],
    [
      'a new vehicle without a value',
      'depreciation[2002-07-01].bands: only the last may have no rate',
      ({ depreciation }) => {
        const [first] = depreciation[0]?.bands ?? [];
        if (first !== undefined) first.rate = null;
      },
    ],
  ])('name %s', (_, fault, change) => {
    expect(faultsAfter(change)).toContain(fault);
  });
});
