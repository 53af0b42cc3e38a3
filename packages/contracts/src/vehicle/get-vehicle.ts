import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { instantSchema, vehicleNumberInput, vehicleNumberOutput } from '../fields.ts';
import { rcRecordSchema } from './rc-record-schema.ts';
import * as calls from './vehicle-calls.ts';

/** Fields that can be reported as wrong, by their keys in the record and its office. */
export const reportableFields = [
  'status',
  'registeredOn',
  'registrationUpto',
  'fitnessUpto',
  'manufactured',
  'maker',
  'model',
  'bodyType',
  'colour',
  'vehicleClass',
  'fuel',
  'norm',
  'engineCc',
  'cylinders',
  'seats',
  'unladenKg',
  'grossKg',
  'wheelbaseMm',
  'ownerSerial',
  'ownerNameMasked',
  'chassisLast5',
  'engineLast5',
  'financier',
  'insurer',
  'policyLast4',
  'thirdPartyUpto',
  'ownDamageUpto',
  'pucUpto',
  'taxUpto',
  'permitUpto',
  'blacklist',
  'noc',
  'nonUse',
  'registeredAt',
  'district',
  'city',
  'state',
  'officeCode',
] as const;
/** One reportable field. */
export const reportableFieldSchema = z.enum(reportableFields);
export type ReportableField = z.infer<typeof reportableFieldSchema>;

/** The RTO of a vehicle, and how it was found. */
export const officeSchema = z.object({
  officeCode: z.string().nullable().describe('RTO code, e.g. DL08; null when unknown'),
  office: z.string().nullable(),
  district: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  stateCode: z.string().nullable(),
  confidence: z.enum(['high', 'medium', 'low', 'unverified']).nullable(),
  basis: z.enum(['mark', 'registered-at', 'state-only']),
});
export type Office = z.infer<typeof officeSchema>;

/** Age of the answer: `fresh`; stale while revalidating (`refreshing`); stale because the registry is down. */
export const freshnessSchema = z.enum(['fresh', 'refreshing', 'source-down']);
export type Freshness = z.infer<typeof freshnessSchema>;

/** The record of one vehicle. */
export const vehicleAnswerSchema = z.object({
  freshness: freshnessSchema,
  shareKey: z.string().describe('Replaces the vehicle number in shared links'),
  mark: z.object({
    vehicleNumber: vehicleNumberOutput,
    display: z.string().describe('Grouped for reading, e.g. DL 8C AF 5030'),
    kind: z.enum(['classic', 'delhi', 'bharat', 'vintage', 'pre-1989']),
  }),
  record: rcRecordSchema,
  office: officeSchema,
  source: z.object({
    id: z.string(),
    name: z.string(),
    sandbox: z.boolean().describe('Sandbox data'),
  }),
  fetchedAt: instantSchema.describe('Time of the response of the registry'),
  freshUntil: instantSchema.describe('Stale after this'),
  reports: z
    .array(z.object({ field: reportableFieldSchema, reportedAt: instantSchema }))
    .describe('Fields that the verified owner has reported as wrong since it was fetched'),
});
export type VehicleAnswer = z.infer<typeof vehicleAnswerSchema>;

/** Looks a vehicle up. States the age of the answer (`fetchedAt`, HTTP `Age`); serves a stale one while revalidating
 * and when the registry is down. Refuses with `1003` when the day's limit is reached. */
export const getVehicle = defineContract({
  call: calls.getVehicle,
  tag: 'vehicle',
  who: 'anyone',
  summary: 'RC, RTO and insurance details of a vehicle',
  params: z.object({ vehicleNumber: vehicleNumberInput }),
  answer: vehicleAnswerSchema,
  refusals: [
    'vehicle/not-a-mark',
    'vehicle/not-in-register',
    'vehicle/not-found',
    'vehicle/hidden',
    'vehicle/source-timeout',
    'vehicle/source-unavailable',
    'vehicle/source-malformed',
    '1003',
    'request/too-many',
  ],
  example: {
    freshness: 'fresh',
    shareKey: 'Zm9yIGEgbnVtYmVyIHRoYXQgc3RheXMgaGlkZGVuIGhlcmUuLi4',
    mark: { vehicleNumber: 'DL8CAF5030', display: 'DL 8C AF 5030', kind: 'delhi' },
    record: {
      vehicleNumber: 'DL8CAF5030',
      status: { code: 'active', raw: 'ACTIVE', asOn: '2026-11-20' },
      registeredOn: '2021-03-15',
      registrationUpto: '2036-03-14',
      fitnessUpto: '2036-03-14',
      manufactured: { month: 1, year: 2021 },
      maker: 'MARUTI SUZUKI INDIA LTD',
      model: 'SWIFT VXI',
      bodyType: 'HATCHBACK',
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
      ownerSerial: 2,
      ownerNameMasked: 'R***H K***R',
      chassisLast5: '4471K',
      engineLast5: '83390',
      financier: 'HDFC BANK LTD',
      insurance: {
        insurer: 'ICICI Lombard General Insurance Co. Ltd.',
        policyLast4: '4300',
        thirdPartyUpto: '2027-03-15',
        ownDamageUpto: '2026-11-03',
      },
      puc: { number: 'DL00811240017754', upto: '2027-03-02' },
      tax: { kind: 'lifetime' },
      permit: null,
      blacklist: null,
      noc: null,
      nonUse: null,
      registeredAt: 'WAZIRPUR, Delhi',
      stateCode: 'DL',
    },
    office: {
      officeCode: 'DL08',
      office: 'Wazirpur',
      district: 'North West Delhi',
      city: 'Delhi',
      state: 'Delhi',
      stateCode: 'DL',
      confidence: 'high',
      basis: 'mark',
    },
    source: { id: 'ulip-vahan', name: 'VAHAN through ULIP', sandbox: true },
    fetchedAt: '2026-11-21T04:44:00.000Z',
    freshUntil: '2026-11-22T04:44:00.000Z',
    reports: [],
  },
});
