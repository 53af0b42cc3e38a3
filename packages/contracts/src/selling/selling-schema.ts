import { inspectionStates } from '@pahiya/domain/inspections/inspection-states';
import { saleStates } from '@pahiya/domain/selling/sale-states';
import { z } from 'zod';
import { inEveryLanguage, instantSchema, vehicleNumberOutput } from '../fields.ts';
import {
  inspectedCarSchema,
  inspectionReportSchema,
  slotSchema,
} from '../inspections/inspection-schema.ts';

import {
  roundTermsSchema,
  saleAcceptanceSchema,
  saleDuesSchema,
  saleHandoverSchema,
  saleRoundSchema,
} from './round-schema.ts';

const amountPaise = z.int().describe('Whole paise');

/** The estimate that a sale began with. */
export const saleEstimateSchema = z.object({
  estimateId: z.uuid(),
  low: amountPaise,
  middle: amountPaise,
  high: amountPaise,
  estimatedAt: instantSchema,
});

/** The inspection of a sale, as its seller sees it. */
export const saleInspectionSchema = z.object({
  inspectionId: z.uuid(),
  state: z.enum(inspectionStates),
  slot: slotSchema,
  canChange: z.boolean().describe('It can still be moved or cancelled'),
  note: z.string().nullable().describe('Why it was refused'),
});

/** A sale in a list. */
export const saleRowSchema = z.object({
  saleId: z.uuid(),
  state: z.enum(saleStates),
  vehicleNumber: vehicleNumberOutput,
  car: inspectedCarSchema,
  city: inEveryLanguage(z.string()),
  startedAt: instantSchema,
});

/** A sale as its seller sees it. */
export const saleSchema = saleRowSchema.extend({
  cityId: z.int(),
  estimate: saleEstimateSchema.nullable().describe('Null: the sale began without one'),
  inspection: saleInspectionSchema.nullable(),
  report: inspectionReportSchema.nullable().describe('Null until an inspection has passed'),
  terms: roundTermsSchema,
  round: saleRoundSchema.nullable().describe('The latest one'),
  dues: saleDuesSchema,
  acceptance: saleAcceptanceSchema.nullable(),
  handover: saleHandoverSchema.nullable(),
});
export type Sale = z.infer<typeof saleSchema>;
