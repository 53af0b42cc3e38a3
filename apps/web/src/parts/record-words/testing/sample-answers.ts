import {
  getVehicle,
  type VehicleAnswer,
  vehicleAnswerSchema,
} from '@pahiya/contracts/vehicle/get-vehicle';
import { parseIstDate } from '@pahiya/domain/shared/ist-date';

/** The date on which the samples are viewed.
 * @internal Tests only. */
export const sampleToday = day('2026-11-21');

/** A car in Delhi with a loan, own damage expired 18 days ago, the rest valid. */
export const sampleAnswer: VehicleAnswer = vehicleAnswerSchema.parse(getVehicle.example);

/** A sample with some of the record changed. */
export function sampleWith(
  record: Partial<VehicleAnswer['record']>,
  rest: Partial<Omit<VehicleAnswer, 'record'>> = {},
): VehicleAnswer {
  return { ...sampleAnswer, ...rest, record: { ...sampleAnswer.record, ...record } };
}

/** A 2010 diesel in the NCR: over age, expired papers, and every possible block. */
export const troubledAnswer: VehicleAnswer = sampleWith(
  {
    vehicleNumber: 'UP16AB7788',
    status: { code: 'suspended', raw: 'SUSPENDED', asOn: '2026-11-20' },
    registeredOn: '2010-02-19',
    registrationUpto: '2025-02-18',
    fitnessUpto: '2025-02-18',
    maker: 'TOYOTA KIRLOSKAR MOTOR PVT LTD',
    model: 'INNOVA 2.5 G',
    fuel: { code: 'diesel', raw: 'DIESEL' },
    norm: { code: 'bs3', raw: 'BHARAT STAGE III' },
    ownerSerial: 3,
    colour: 'SILKY GOLD MICA METALLIC',
    insurance: {
      insurer: 'Bajaj General Insurance Limited',
      policyLast4: '1801',
      thirdPartyUpto: '2025-03-09',
      ownDamageUpto: null,
    },
    puc: { number: 'UP01600420008167', upto: '2025-01-27' },
    blacklist: 'BLACKLISTED: COURT ORDER',
    noc: 'NOC ISSUED FOR RJ14',
    nonUse: { from: '2026-10-01', upto: '2027-03-31' },
  },
  {
    mark: { vehicleNumber: 'UP16AB7788', display: 'UP 16 AB 7788', kind: 'classic' },
    office: {
      officeCode: 'UP16',
      office: 'Noida',
      district: 'Gautam Buddha Nagar',
      city: 'Noida',
      state: 'Uttar Pradesh',
      stateCode: 'UP',
      confidence: 'low',
      basis: 'mark',
    },
    reports: [{ field: 'colour', reportedAt: '2026-11-20T06:00:00.000Z' }],
  },
);

/** A record with almost no data, in unknown words. */
export const bareAnswer: VehicleAnswer = sampleWith(
  {
    status: { code: 'other', raw: 'UNDER ENQUIRY', asOn: null },
    registeredOn: null,
    registrationUpto: null,
    fitnessUpto: null,
    manufactured: null,
    maker: null,
    model: null,
    bodyType: null,
    colour: null,
    vehicleClass: null,
    category: null,
    isTransport: null,
    fuel: { code: 'other', raw: 'SOLAR' },
    norm: { code: 'unknown', raw: 'TREM STAGE III-A' },
    engineCc: null,
    cylinders: null,
    seats: null,
    unladenKg: null,
    grossKg: null,
    wheelbaseMm: null,
    ownerSerial: null,
    ownerNameMasked: null,
    chassisLast5: null,
    engineLast5: null,
    financier: null,
    insurance: { insurer: null, policyLast4: null, thirdPartyUpto: null, ownDamageUpto: null },
    puc: { number: null, upto: null },
    tax: { kind: 'unknown', raw: null },
    registeredAt: null,
    stateCode: null,
  },
  {
    freshness: 'source-down',
    office: {
      officeCode: null,
      office: null,
      district: null,
      city: null,
      state: null,
      stateCode: null,
      confidence: null,
      basis: 'state-only',
    },
  },
);

/** A commercial vehicle with permit and fitness, the latter expiring soon. */
export const taxiAnswer: VehicleAnswer = sampleWith(
  {
    vehicleNumber: 'TN09BZ1234',
    isTransport: true,
    vehicleClass: 'Motor Cab(LPV)',
    category: 'LPV',
    maker: 'MARUTI SUZUKI INDIA LTD',
    model: 'ERTIGA TOUR M CNG',
    fuel: { code: 'cng', raw: 'PETROL/CNG' },
    registeredOn: '2020-12-03',
    registrationUpto: '2027-01-21',
    fitnessUpto: '2027-01-21',
    puc: { number: 'TN00900350083310', upto: '2026-11-27' },
    tax: { kind: 'until', upto: '2026-12-30' },
    permit: { number: 'TN/2020/88214', type: 'Contract Carriage Permit', upto: '2027-12-02' },
    ownerSerial: 1,
  },
  {
    mark: { vehicleNumber: 'TN09BZ1234', display: 'TN 09 BZ 1234', kind: 'classic' },
    office: {
      officeCode: 'TN09',
      office: 'Chennai (West)',
      district: 'Chennai',
      city: 'Chennai',
      state: 'Tamil Nadu',
      stateCode: 'TN',
      confidence: 'medium',
      basis: 'mark',
    },
    freshness: 'refreshing',
  },
);

function day(text: string) {
  const date = parseIstDate(text);
  if (date === null) throw new RangeError(`${text} is no day`);
  return date;
}
