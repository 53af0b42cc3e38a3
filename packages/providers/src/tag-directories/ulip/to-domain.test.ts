import { describe, expect, test } from 'vitest';
import { toCrossing, toVehicleTag } from './to-domain.ts';
import { crossingsWire, tagDetailsWire } from './wire.ts';

const FIELDS = {
  TAGID: '34161fa820328ee80d8f5dc0',
  REGNUMBER: 'DL8CAF5030',
  TID: 'E20034120123456789ABCDEF',
  VEHICLECLASS: 'VC20',
  TAGSTATUS: 'A',
  ISSUEDATE: '2024-06-03',
  EXCCODE: '00',
  BANKID: '999001',
  COMVEHICLE: 'T',
};

describe('a tag', () => {
  test('is read by the names of its pairs, in any order', () => {
    const tag = {
      tagId: '34161FA820328EE80D8F5DC0',
      vehicleClass: 20,
      vehicleClassText: 'VC20',
      status: 'A',
      exceptionCode: '00',
      issuedOn: '2024-06-03',
      bankId: '999001',
      isCommercial: true,
    };
    expect(read({})).toEqual(tag);
    expect(toVehicleTag('DL8CAF5030', pairs(FIELDS).toReversed())).toEqual(tag);
  });

  test.each([
    [{ EXCCODE: '3' }, { exceptionCode: '03' }],
    [{ EXCCODE: '17' }, { exceptionCode: '17' }],
    [{ EXCCODE: 'NA' }, { exceptionCode: null }],
    [{ TAGSTATUS: 'ZZ' }, { status: 'ZZ' }],
    [{ VEHICLECLASS: 'car' }, { vehicleClass: null, vehicleClassText: 'car' }],
    [{ VEHICLECLASS: '4' }, { vehicleClass: 4 }],
    [{ COMVEHICLE: '?' }, { isCommercial: null }],
    [{ ISSUEDATE: '2024-02-31' }, { issuedOn: null }],
    [{ REGNUMBER: 'DL-8C-AF-5030' }, { tagId: '34161FA820328EE80D8F5DC0' }],
    [{ REGNUMBER: '' }, { tagId: '34161FA820328EE80D8F5DC0' }],
  ])('with %o is %o', (change, expected) => {
    expect(read(change)).toMatchObject(expected);
  });

  test.each([[{ TAGID: 'no tag' }], [{ TAGSTATUS: '' }], [{ REGNUMBER: 'MH12DE1433' }]])(
    'with %o is unreadable',
    (change) => {
      expect(read(change)).toBeNull();
    },
  );
});

describe('a crossing', () => {
  const RECORD = {
    readerReadTime: '2026-11-20 17:38:34.0',
    seqNo: '1',
    laneDirection: 'N',
    tollPlazaGeocode: '28.4595,77.0266',
    tollPlazaName: 'Nadi Kinara Toll Plaza (sandbox)',
    vehicleType: 'VC4',
    vehicleRegNo: 'DL8CAF5030',
  };

  test('was read at the time in India', () => {
    expect(toCrossing('DL8CAF5030', RECORD)).toMatchObject({
      readAt: '2026-11-20T12:08:34.000Z',
      position: { latitude: 28.4595, longitude: 77.0266 },
    });
  });

  test.each([
    ['a place of words', { tollPlazaGeocode: 'near Gurugram' }, { position: null }],
    ['no direction', { laneDirection: '' }, { direction: null }],
  ])('with %s lacks only that', (_, change, expected) => {
    expect(toCrossing('DL8CAF5030', { ...RECORD, ...change })).toMatchObject(expected);
  });

  test.each([
    [{ readerReadTime: 'noon' }],
    [{ tollPlazaName: '' }],
    [{ vehicleRegNo: 'MH12DE1433' }],
  ])('with %o is unreadable', (change) => {
    expect(toCrossing('DL8CAF5030', { ...RECORD, ...change })).toBeNull();
  });
});

test('answers without the vehicle, or with a hundred thousand tags, are not as documented', () => {
  const detail = { detail: pairs(FIELDS) };
  const many = { vehicle: { errCode: '000', vehicledetails: Array(1_000).fill(detail) } };
  for (const inner of [null, [], 'x', {}, { vehicle: null }, many]) {
    expect(tagDetailsWire.safeParse(inner).success).toBe(false);
  }
  expect(crossingsWire.safeParse({ vehicle: { errCode: '000' } }).success).toBe(true);
  expect(crossingsWire.safeParse({ vehicle: { vehltxnList: { txn: 'none' } } }).success).toBe(
    false,
  );
});

function pairs(fields: Readonly<Record<string, string>>) {
  return Object.entries(fields).map(([name, value]) => ({ name, value }));
}

function read(change: Readonly<Record<string, string>>) {
  return toVehicleTag('DL8CAF5030', pairs({ ...FIELDS, ...change }));
}
