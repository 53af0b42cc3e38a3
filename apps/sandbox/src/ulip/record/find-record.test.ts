import { addYears, daysBetween, type IstDate, parseIstDate } from '@pahiya/domain/shared/ist-date';
import { expect, test } from 'vitest';
import { findRecord } from './find-record.ts';

const TODAY = day('2026-11-21');

test.each(['KA01AB0404', 'DL3CAB0404', '22BH0404A', 'KA01AB0000'])('%s is not found', (text) => {
  expect(findRecord(text, TODAY)).toEqual({ kind: 'not-found' });
});

test.each(['KA01AB0005', '23BH0005AA'])('%s finds the registry down', (text) => {
  expect(findRecord(text, TODAY)).toEqual({ kind: 'down' });
});

test.each(['T1226KA0042AB', 'KA05C0012TC0003', '199CD1', 'XX01AB1234', 'hello'])(
  '%s is not in the register',
  (text) => {
    expect(findRecord(text, TODAY)).toEqual({ kind: 'not-found' });
  },
);

test.each(['dl8caf5030', 'DL08CAF5030', 'DL8CAF5030'])(
  '%s is the same vehicle, however it is typed',
  (text) => {
    expect(foundRecord(text, TODAY)).toMatchObject({
      vehicleNumber: 'DL8CAF5030',
      model: 'SWIFT VXI',
    });
  },
);

test('the main demonstration has the same state on every day', () => {
  for (const today of [TODAY, addYears(TODAY, 1), addYears(TODAY, 3)]) {
    const record = foundRecord('DL8CAF5030', today);
    expect(record.ownDamageUpto && daysBetween(today, record.ownDamageUpto)).toBe(-18);
    expect(record.thirdPartyUpto && daysBetween(today, record.thirdPartyUpto)).toBe(114);
    expect(record.puc && daysBetween(today, record.puc.upto)).toBe(101);
  }
});

test.each(['DL8CAF5030', 'MH12DE1433', 'KA01MJ2022', '22BH6517A', 'TN09BZ1234', 'UP16AB7788'])(
  'the hand-written record of %s is consistent',
  (text) => {
    const record = foundRecord(text, TODAY);
    expect(record.vehicleNumber).toBe(text);
    expect(record.registeredOn < record.registrationUpto).toBe(true);
    expect(record.ownerName).toContain('*');
    expect(record.puc === null).toBe(record.fuel === 'electric');
    expect(record.permit !== null).toBe(record.kind === 'taxi');
    expect(record.grossKg).toBeGreaterThan(record.unladenKg);
  },
);

test('the ending 3007 is a new vehicle without a policy on record', () => {
  const record = foundRecord('DL8CAF3007', TODAY);
  expect(daysBetween(record.registeredOn, TODAY)).toBe(20);
  expect([record.thirdPartyUpto, record.ownDamageUpto]).toEqual([null, null]);
});

test('with the clock set back, a vehicle is still already registered', () => {
  const early = day('2024-05-01');
  for (const text of ['KA05MN0001', 'TG07AB4321', 'MH12ZZ0042', 'DL3SAB1234']) {
    expect(foundRecord(text, early).registeredOn <= early).toBe(true);
  }
});

function foundRecord(text: string, today: IstDate) {
  const finding = findRecord(text, today);
  if (finding.kind !== 'found') throw new Error(`${text} was not found`);
  return finding.record;
}

function day(text: string): IstDate {
  const parsed = parseIstDate(text);
  if (parsed === null) throw new RangeError(text);
  return parsed;
}
