import type { RegistryAnswer } from '@pahiya/domain/rc/ports';
import type { RcRecord } from '@pahiya/domain/rc/rc-record';
import { parseMark } from '@pahiya/domain/registration/vehicle-number';
import { type IstDate, parseIstDate } from '@pahiya/domain/shared/ist-date';

/** Private details of the test registry: none of them may be in any response or log. */
export const plain = {
  owner: 'ASHA RAMESH VERMA',
  chassis: 'MA3EWDE1S00123456',
  engine: 'K12MN1234567',
} as const;

/** A valid date. */
export function day(text: string): IstDate {
  const date = parseIstDate(text);
  if (date === null) throw new Error(`${text} is no day`);
  return date;
}

/** A petrol car with valid papers on 21 November 2026, whose third-party insurance expires in ten days. */
export function recordOf(text: string, changes: Partial<RcRecord> = {}): RcRecord {
  const mark = parseMark(text);
  if (!mark.ok) throw new Error(`${text} is no mark`);
  return {
    vehicleNumber: mark.value.vehicleNumber,
    status: { code: 'active', raw: 'ACTIVE', asOn: day('2026-11-20') },
    registeredOn: day('2019-03-14'),
    registrationUpto: day('2034-03-13'),
    fitnessUpto: day('2034-03-13'),
    manufactured: { month: 1, year: 2019 },
    maker: 'MARUTI SUZUKI INDIA LTD',
    model: 'SWIFT VXI',
    bodyType: 'SALOON',
    colour: 'PEARL ARCTIC WHITE',
    vehicleClass: 'Motor Car(LMV)',
    category: 'LMV',
    isTransport: false,
    fuel: { code: 'petrol', raw: 'PETROL' },
    norm: { code: 'bs4', raw: 'BHARAT STAGE IV' },
    engineCc: 1197,
    cylinders: 4,
    seats: 5,
    unladenKg: 875,
    grossKg: 1335,
    wheelbaseMm: 2450,
    ownerSerial: 1,
    ownerNameMasked: 'A**A R****H V***A',
    chassisLast5: '23456',
    engineLast5: '34567',
    financier: null,
    insurance: {
      insurer: 'The New India Assurance Company Limited',
      policyLast4: '0042',
      thirdPartyUpto: day('2026-12-01'),
      ownDamageUpto: null,
    },
    puc: { number: 'DL00800420', upto: day('2026-11-10') },
    tax: { kind: 'lifetime' },
    permit: null,
    blacklist: null,
    noc: null,
    nonUse: null,
    registeredAt: 'Mall Road, Delhi',
    stateCode: 'DL',
    ...changes,
  };
}

/** The registry's response for a vehicle. */
export function found(text: string, changes: Partial<RcRecord> = {}): RegistryAnswer {
  return {
    kind: 'found',
    record: recordOf(text, changes),
    plainIdentifiers: { chassis: plain.chassis, engine: plain.engine },
  };
}
