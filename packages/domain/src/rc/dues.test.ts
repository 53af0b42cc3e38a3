import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type IstDate, parseIstDate } from '../shared/ist-date.ts';
import { ageOf } from './age.ts';
import { duesOf, pressingDues } from './dues.ts';
import { exampleRecord } from './example-record.ts';
import { ownDamageEstimate } from './own-damage-estimate.ts';
import type { RcRecord } from './rc-record.ts';
import { SOON_DAYS, usedShare, type VehicleDocument, validityOf } from './validity.ts';

function day(text: string): IstDate {
  const date = parseIstDate(text);
  if (date === null) throw new Error(`${text} is no day`);
  return date;
}

const today = day('2026-11-21');

function dueOf(document: VehicleDocument, changes: Partial<RcRecord>) {
  const due = duesOf({ ...exampleRecord, ...changes }, today).find(
    (candidate) => candidate.document === document,
  );
  if (due === undefined) throw new Error(`${document} is missing`);
  return due;
}

describe('a document with an expiry date', () => {
  test.each([
    [46, 'in-order'],
    [45, 'soon'],
    [1, 'soon'],
    [0, 'soon'],
    [-1, 'over'],
  ] as const)('insurance with %i days left is %s', (days, state) => {
    expect(validityOf('third-party', addDays(today, days), today)).toEqual({
      state,
      daysLeft: days,
    });
  });

  test.each(Object.entries(SOON_DAYS))('%s is ending soon from %i days', (document, days) => {
    const ask = (left: number) =>
      validityOf(document as VehicleDocument, addDays(today, left), today).state;
    expect(ask(days)).toBe('soon');
    expect(ask(days + 1)).toBe('in-order');
  });

  test('a document without a date is unknown, not expired', () => {
    expect(validityOf('puc', null, today)).toEqual({ state: 'unknown', daysLeft: null });
  });

  test.each([
    ['2026-01-01', '2026-12-31', 0.89],
    ['2026-11-21', '2027-11-21', 0],
    ['2027-01-01', '2028-01-01', 0],
    ['2020-01-01', '2021-01-01', 1],
  ])('of a period from %s to %s a share of %d is used', (from, upto, share) => {
    expect(usedShare(day(from), day(upto), today)).toBeCloseTo(share, 2);
  });

  test('a period without a valid first day has no share', () => {
    expect(usedShare(null, today, today)).toBeNull();
    expect(usedShare(today, null, today)).toBeNull();
    expect(usedShare(today, today, today)).toBeNull();
  });

  test('the used share is between 0 and 1', () => {
    const days = fc.integer({ min: -4_000, max: 4_000 });
    fc.assert(
      fc.property(days, days, (from, upto) => {
        const share = usedShare(addDays(today, from), addDays(today, upto), today);
        if (upto <= from) expect(share).toBeNull();
        else expect(share).toSatisfy((value: number) => value >= 0 && value <= 1);
      }),
    );
  });
});

describe('upcoming renewals', () => {
  test('a private car with everything valid', () => {
    expect(duesOf(exampleRecord, today).map(({ document, state }) => [document, state])).toEqual([
      ['third-party', 'in-order'],
      ['own-damage', 'in-order'],
      ['puc', 'in-order'],
      ['fitness', 'not-needed'],
      ['registration', 'in-order'],
      ['tax', 'lifetime'],
      ['permit', 'not-needed'],
    ]);
  });

  test('PUC never applies to an electric vehicle', () => {
    const fuel = { code: 'electric', raw: 'PURE EV' } as const;
    expect(dueOf('puc', { fuel, puc: { number: null, upto: null } }).state).toBe('not-needed');
    expect(dueOf('puc', { fuel, puc: { number: 'X', upto: day('2020-01-01') } }).state).toBe(
      'not-needed',
    );
  });

  test('in its first year a vehicle needs no PUC, and on the anniversary it does', () => {
    const puc = { number: null, upto: null };
    expect(dueOf('puc', { puc, registeredOn: day('2025-11-22') }).state).toBe('not-needed');
    expect(dueOf('puc', { puc, registeredOn: day('2025-11-21') }).state).toBe('unknown');
    expect(dueOf('puc', { puc, registeredOn: null }).state).toBe('unknown');
  });

  test('a PUC on record counts in the first year too', () => {
    const puc = { number: 'X', upto: day('2027-03-01') };
    expect(dueOf('puc', { puc, registeredOn: day('2026-03-01') }).state).toBe('in-order');
  });

  test('own damage missing from the record is unknown, even with valid third-party cover', () => {
    const insurance = { ...exampleRecord.insurance, ownDamageUpto: null };
    expect(dueOf('own-damage', { insurance })).toMatchObject({ state: 'unknown', upto: null });
  });

  test('a commercial vehicle has its own fitness and permit', () => {
    const taxi: Partial<RcRecord> = {
      isTransport: true,
      registrationUpto: null,
      fitnessUpto: day('2026-12-31'),
      permit: { number: 'P1', type: 'CONTRACT CARRIAGE', upto: day('2026-11-20') },
    };
    expect(dueOf('fitness', taxi)).toMatchObject({ state: 'soon', daysLeft: 40 });
    expect(dueOf('permit', taxi)).toMatchObject({ state: 'over', daysLeft: -1 });
    expect(dueOf('registration', taxi).state).toBe('not-needed');
    expect(dueOf('permit', { ...taxi, permit: null }).state).toBe('unknown');
  });

  test('a private fitness date that differs from the registration is shown', () => {
    expect(dueOf('fitness', { fitnessUpto: day('2026-11-30') }).state).toBe('soon');
    expect(dueOf('fitness', { fitnessUpto: null }).state).toBe('not-needed');
  });

  test('tax is for the lifetime, upto a date, or unknown', () => {
    expect(dueOf('tax', { tax: { kind: 'until', upto: day('2026-11-01') } }).state).toBe('over');
    expect(dueOf('tax', { tax: { kind: 'unknown', raw: 'As per slab' } }).state).toBe('unknown');
  });

  test.each(['scrapped', 'cancelled'] as const)('a %s vehicle needs nothing', (code) => {
    const dues = duesOf({ ...exampleRecord, status: { code, raw: '', asOn: null } }, today);
    expect(new Set(dues.map((due) => due.state))).toEqual(new Set(['not-needed']));
  });

  test('expired and expiring documents come earliest first', () => {
    const record: RcRecord = {
      ...exampleRecord,
      puc: { number: 'X', upto: day('2026-11-01') },
      insurance: {
        ...exampleRecord.insurance,
        thirdPartyUpto: day('2026-12-01'),
        ownDamageUpto: day('2025-12-01'),
      },
    };
    const pressing = pressingDues(duesOf(record, today)).map((due) => due.document);
    expect(pressing).toEqual(['own-damage', 'puc', 'third-party']);
  });
});

describe('own damage of a new vehicle', () => {
  const bundle = (changes: Partial<RcRecord>, thirdPartyUpto: string): RcRecord => ({
    ...exampleRecord,
    ...changes,
    insurance: {
      ...exampleRecord.insurance,
      thirdPartyUpto: day(thirdPartyUpto),
      ownDamageUpto: null,
    },
  });

  test('a car with three years of third-party cover had own damage for its first', () => {
    const car = bundle({ registeredOn: day('2025-01-10') }, '2028-01-09');
    expect(ownDamageEstimate(car)).toEqual({
      upto: '2026-01-09',
      basis: 'bundle',
      isEstimate: true,
      thirdPartyYears: 3,
    });
  });

  test('cover that began with the invoice, weeks before registration, is a bundle too', () => {
    const car = bundle({ registeredOn: day('2025-01-30') }, '2028-01-09');
    expect(ownDamageEstimate(car)?.upto).toBe('2026-01-09');
  });

  test('a two-wheeler with five years of third-party cover had own damage for its first', () => {
    const scooter = bundle(
      { registeredOn: day('2024-06-01'), vehicleClass: 'M-CYCLE/SCOOTER', category: '2WN' },
      '2029-05-31',
    );
    expect(ownDamageEstimate(scooter)).toMatchObject({ upto: '2025-05-31', thirdPartyYears: 5 });
  });

  test.each([
    [
      'third-party cover that fits no bundle',
      bundle({ registeredOn: day('2021-03-14') }, '2027-03-13'),
    ],
    [
      'a commercial vehicle',
      bundle({ registeredOn: day('2025-01-10'), isTransport: true }, '2028-01-09'),
    ],
    ['a vehicle from before bundles', bundle({ registeredOn: day('2018-08-31') }, '2021-08-30')],
    ['a vehicle without a registration date', bundle({ registeredOn: null }, '2028-01-09')],
    ['an own-damage date on record', exampleRecord],
  ])('nothing is estimated for %s', (_, record) => {
    expect(ownDamageEstimate(record)).toBeNull();
  });
});

describe('age', () => {
  test.each([
    ['2021-03-14', '2026-11-21', 5, 8],
    ['2021-11-21', '2026-11-21', 5, 0],
    ['2021-11-22', '2026-11-21', 4, 11],
    ['2024-02-29', '2025-02-28', 1, 0],
    ['2026-10-31', '2026-11-30', 0, 1],
    ['2026-11-21', '2026-11-21', 0, 0],
  ])('registered on %s, on %s it is %i years and %i months old', (from, on, years, months) => {
    expect(ageOf(day(from), day(on))).toEqual({ years, months });
  });

  test('a vehicle before its registration has no age', () => {
    expect(ageOf(day('2026-11-22'), today)).toBeNull();
  });
});
