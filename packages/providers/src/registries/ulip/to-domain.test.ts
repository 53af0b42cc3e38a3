import { toVehicleNumber, type VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import { expect, test } from 'vitest';
import { toDomainRecord } from './to-domain.ts';

const RECORD: Readonly<Record<string, string>> = {
  rc_regn_no: 'MH12ZZ0042',
  rc_regn_dt: '14-Mar-2021',
  rc_owner_name: 'RAMESH KUMAR',
  rc_f_name: 'SURESH KUMAR',
  rc_present_address: '12, Example Road, Pune, 411001',
  rc_mobile_no: '9800000010',
  rc_chasi_no: 'MA3TESTCHASSIS001',
  rc_eng_no: 'K12TEST00001',
  rc_insurance_policy_no: 'POL/2026/77-0001234',
  rc_insurance_upto: '13-Mar-2027',
  rc_status: 'ACTIVE',
};

test('a plain name is masked, and father, address and mobile are dropped', () => {
  const record = read();
  expect(record.ownerNameMasked).toBe('R****H K***R');
  const stored = JSON.stringify(record);
  for (const plain of [
    'RAMESH',
    'SURESH',
    'Example Road',
    '411001',
    '9800000010',
    'MA3TEST',
    'K12TEST',
    '77-0001234',
  ]) {
    expect(stored).not.toContain(plain);
  }
});

test('chassis and engine numbers keep five characters, the policy four', () => {
  expect(read()).toMatchObject({
    chassisLast5: 'IS001',
    engineLast5: '00001',
    insurance: { policyLast4: '1234' },
  });
});

test('own damage is unknown if the registry sends third-party cover only', () => {
  expect(read().insurance).toMatchObject({ thirdPartyUpto: '2027-03-13', ownDamageUpto: null });
  expect(read({ rc_insurance_od_upto: '13-Mar-2026' }).insurance.ownDamageUpto).toBe('2026-03-13');
});

test.each(['NA', 'na', 'Not Available', '', '-', 'null'])(
  '"%s" in any field means that nothing is known',
  (nothing) => {
    const emptied = Object.fromEntries(Object.keys(RECORD).map((name) => [name, nothing]));
    const record = read({
      ...emptied,
      rc_regn_no: 'MH12ZZ0042',
      rc_financer: nothing,
      rc_blacklist_status: nothing,
    });
    expect(record).toMatchObject({
      registeredOn: null,
      ownerNameMasked: null,
      chassisLast5: null,
      financier: null,
      blacklist: null,
      noc: null,
      permit: null,
      nonUse: null,
      tax: { kind: 'unknown', raw: null },
      status: { code: 'other', raw: '' },
    });
  },
);

test.each([
  ['14-Mar-2021', '2021-03-14'],
  ['2021-03-14', '2021-03-14'],
  ['2021-03-14 00:00:00.0', '2021-03-14'],
  ['4-mar-2021', '2021-03-04'],
  ['30-Feb-2021', null],
  ['2021-02-30', null],
  ['14/03/2021', null],
  ['31-Foo-2021', null],
])('the day "%s" is read as %s', (written, day) => {
  expect(read({ rc_regn_dt: written }).registeredOn).toBe(day);
});

test.each([
  ['LTT', { kind: 'lifetime' }],
  ['One Time', { kind: 'lifetime' }],
  ['LIFE TIME', { kind: 'lifetime' }],
  ['31-Mar-2027', { kind: 'until', upto: '2027-03-31' }],
  ['PAID', { kind: 'unknown', raw: 'PAID' }],
])('tax "%s" is read as %o', (written, tax) => {
  expect(read({ rc_tax_upto: written }).tax).toEqual(tax);
});

test('unknown wording is kept with the code', () => {
  expect(
    read({ rc_fuel_desc: 'COW DUNG GAS', rc_status: 'UNDER ENQUIRY', rc_norms_desc: 'TREM V' }),
  ).toMatchObject({
    fuel: { code: 'other', raw: 'COW DUNG GAS' },
    status: { code: 'other', raw: 'UNDER ENQUIRY' },
    norm: { code: 'unknown', raw: 'TREM V' },
  });
});

test('decimals are rounded, zero and invalid numbers are unknown', () => {
  expect(
    read({
      rc_cubic_cap: '1197.60',
      rc_seat_cap: '5',
      rc_gvw: '0',
      rc_unld_wt: 'heavy',
      rc_no_cyl: '-4',
    }),
  ).toMatchObject({
    engineCc: 1198,
    seats: 5,
    grossKg: null,
    unladenKg: null,
    cylinders: null,
  });
});

test.each([
  ['2/2021', { month: 2, year: 2021 }],
  ['02/2021', { month: 2, year: 2021 }],
  ['13/2021', null],
  ['2021', null],
])('the month of manufacture "%s" is read as %o', (written, month) => {
  expect(read({ rc_manu_month_yr: written }).manufactured).toEqual(month);
});

test('a record with I or O in its series matches the requested number', () => {
  const asked = toVehicleNumber('MH12IO0042', { source: 'record' });
  if (asked === null) throw new Error('not read');
  expect(toDomainRecord(asked, fieldsOf({ rc_regn_no: 'MH12IO0042' }))?.record.vehicleNumber).toBe(
    asked,
  );
});

test('an office with or without a leading zero is the same vehicle', () => {
  const asked = vehicle('KA01A0007');
  expect(toDomainRecord(asked, fieldsOf({ rc_regn_no: 'KA1A7' }))).not.toBeNull();
  expect(toDomainRecord(asked, fieldsOf({ rc_regn_no: 'KA 01 A 0007' }))).not.toBeNull();
});

test.each(['MH12ZZ0043', 'NA', ''])('a record of "%s" is not the requested one', (other) => {
  expect(toDomainRecord(vehicle('MH12ZZ0042'), fieldsOf({ rc_regn_no: other }))).toBeNull();
});

test('non-use is read with its dates, a permit with its expiry', () => {
  expect(
    read({
      rc_non_use_status: 'Y',
      rc_non_use_from: '01-Apr-2026',
      rc_permit_no: 'MH/1',
      rc_permit_valid_upto: '2027-01-31',
    }),
  ).toMatchObject({
    nonUse: { from: '2026-04-01', upto: null },
    permit: { number: 'MH/1', type: null, upto: '2027-01-31' },
  });
});

function read(changes: Readonly<Record<string, string>> = {}) {
  const reading = toDomainRecord(vehicle('MH12ZZ0042'), fieldsOf(changes));
  if (reading === null) throw new Error('the record was not read');
  return reading.record;
}

function fieldsOf(changes: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(Object.entries({ ...RECORD, ...changes }));
}

function vehicle(text: string): VehicleNumber {
  const number = toVehicleNumber(text);
  if (number === null) throw new Error(`not a mark: ${text}`);
  return number;
}
