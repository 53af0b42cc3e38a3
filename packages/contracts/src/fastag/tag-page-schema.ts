import { z } from 'zod';
import {
  instantSchema,
  istDateSchema,
  vehicleNumberInput,
  vehicleNumberOutput,
} from '../fields.ts';

export const paiseSchema = z.int().describe('Whole paise');

export const tagVehicleParams = z.object({ vehicleNumber: vehicleNumberInput });

/** Refusals of every call of the tag page. */
export const tagPageRefusals = [
  'auth/required',
  'vehicle/not-a-mark',
  'fastag/not-proved',
  'request/too-many',
] as const;

/** The rule behind an amount or a period. */
export const tollRuleSchema = z.object({
  source: z.string(),
  sourceDate: istDateSchema,
  validFrom: istDateSchema,
  confidence: z.enum(['high', 'medium', 'low']),
});

export const tagVehicleSchema = z.object({
  vehicleNumber: vehicleNumberOutput,
  display: z.string(),
});

export const tagOnPageSchema = z.object({
  tagIdLast4: z.string(),
  vehicleClass: z.string().nullable(),
  issuer: z.string().nullable(),
  issuedOn: istDateSchema.nullable(),
  isOld: z.boolean(),
  status: z.string(),
  exceptionCode: z.string().nullable(),
  state: z.enum([
    'active',
    'low-balance',
    'hotlisted',
    'blacklisted',
    'class-check',
    'exempt',
    'closed',
    'lost',
    'unknown',
  ]),
  cure: z.enum(['recharge', 'issuer', 'new-tag']).nullable(),
  steps: z.array(z.string()).describe('Codes, in order'),
  place: z.enum(['only', 'newest', 'former', 'unclear']),
});
export type TagOnPage = z.infer<typeof tagOnPageSchema>;

export const crossingSchema = z.object({
  plaza: z.string(),
  direction: z.string().nullable(),
  readAt: instantSchema,
  road: z.enum(['national', 'state']).nullable(),
});

/** State of the look-up of crossings. `failure`: the last attempt failed; older crossings stay. */
export const crossingPollSchema = z.object({
  answeredAt: instantSchema.nullable(),
  askedAt: instantSchema.nullable(),
  isFailed: z.boolean(),
});

export const tollNoticeSchema = z.object({
  noticeId: z.uuid(),
  place: z.string(),
  noticeNumber: z.string().nullable(),
  fee: paiseSchema,
  issuedAt: instantSchema,
  objectedAt: instantSchema.nullable(),
  decidedAt: instantSchema.nullable(),
  paidAt: instantSchema.nullable(),
  clock: z.object({
    phase: z.enum(['single', 'double', 'flagged', 'objected', 'lapsed', 'cancelled', 'paid']),
    due: paiseSchema,
    laterFee: paiseSchema,
    singleUntil: instantSchema,
    objectUntil: instantSchema,
    canObject: z.boolean(),
    decideBy: instantSchema.nullable(),
    flagFrom: instantSchema,
  }),
});
export type TollNotice = z.infer<typeof tollNoticeSchema>;
