import { z } from 'zod';
import { calls } from '../calls.ts';
import { defineContract } from '../contract.ts';
import { instantSchema, vehicleNumberInput, vehicleNumberOutput } from '../fields.ts';
import { rcRecordSchema } from './rc-record-schema.ts';

/** Fields a person may say are wrong: keys of the record, as the page names them. */
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
  'seats',
  'ownerSerial',
  'ownerNameMasked',
  'chassisLast5',
  'engineLast5',
  'financier',
  'insurer',
  'thirdPartyUpto',
  'ownDamageUpto',
  'pucUpto',
  'taxUpto',
  'permitUpto',
  'blacklist',
  'noc',
  'registeredAt',
] as const;
/** One field of the record as the page names it. */
export const reportableFieldSchema = z.enum(reportableFields);
export type ReportableField = z.infer<typeof reportableFieldSchema>;

/** Office that the vehicle is registered with, and how we know. */
export const officeSchema = z.object({
  officeCode: z.string().nullable().describe('Plate code, e.g. DL08; null when it cannot be told'),
  office: z.string().nullable(),
  district: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  stateCode: z.string().nullable(),
  confidence: z.enum(['high', 'medium', 'low', 'unverified']).nullable(),
  basis: z.enum(['mark', 'registered-at', 'state-only']),
});
export type Office = z.infer<typeof officeSchema>;

/** How the answer stands to the registry: asked lately; older and being asked again; older because the registry is down. */
export const freshnessSchema = z.enum(['fresh', 'refreshing', 'source-down']);
export type Freshness = z.infer<typeof freshnessSchema>;

/** What one look-up answers. */
export const vehicleAnswerSchema = z.object({
  freshness: freshnessSchema,
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
    sandbox: z.boolean().describe('Made-up data of the sandbox'),
  }),
  fetchedAt: instantSchema.describe('When the registry gave this'),
  freshUntil: instantSchema.describe('Asked again after this'),
  reports: z
    .array(z.object({ field: reportableFieldSchema, reportedAt: instantSchema }))
    .describe('Fields that somebody said are wrong since it was fetched'),
});
export type VehicleAnswer = z.infer<typeof vehicleAnswerSchema>;

/** Looks a vehicle up. The answer's age is stated (`fetchedAt`, HTTP `Age`); an older one is served while it is
 * asked again, and when the registry is down. Refuses with `1003` when the day's limit is reached. */
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
});
