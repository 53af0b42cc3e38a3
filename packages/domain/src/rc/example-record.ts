import { toVehicleNumber } from '../registration/vehicle-number.ts';
import { parseIstDate } from '../shared/ist-date.ts';
import type { RcRecord } from './rc-record.ts';

const vehicleNumber = toVehicleNumber('MH12ZZ0042');
if (vehicleNumber === null) throw new Error('the example mark is no mark');

/** A private petrol car with all papers valid in November 2026, as a base for tests.
 * @internal Tests only. */
export const exampleRecord: RcRecord = {
  vehicleNumber,
  status: { code: 'active', raw: 'ACTIVE', asOn: parseIstDate('2026-11-20') },
  registeredOn: parseIstDate('2021-03-14'),
  registrationUpto: parseIstDate('2036-03-13'),
  fitnessUpto: parseIstDate('2036-03-13'),
  manufactured: { month: 2, year: 2021 },
  maker: 'EXAMPLE MOTORS LTD',
  model: 'EXAMPLE 1.2 VX',
  bodyType: 'SALOON',
  colour: 'WHITE',
  vehicleClass: 'Motor Car(LMV)',
  category: 'LMV',
  isTransport: false,
  fuel: { code: 'petrol', raw: 'PETROL' },
  norm: { code: 'bs6', raw: 'BHARAT STAGE VI' },
  engineCc: 1197,
  cylinders: 4,
  seats: 5,
  unladenKg: 865,
  grossKg: 1335,
  wheelbaseMm: 2450,
  ownerSerial: 1,
  ownerNameMasked: 'R**A S***A',
  chassisLast5: 'IS001',
  engineLast5: '00001',
  financier: null,
  insurance: {
    insurer: 'Example General Insurance Co. Ltd.',
    policyLast4: '0001',
    thirdPartyUpto: parseIstDate('2027-03-13'),
    ownDamageUpto: parseIstDate('2027-03-13'),
  },
  puc: { number: 'MH0120000000001', upto: parseIstDate('2027-03-01') },
  tax: { kind: 'lifetime' },
  permit: null,
  blacklist: null,
  noc: null,
  nonUse: null,
  registeredAt: 'PUNE, Maharashtra',
  stateCode: 'MH',
};
