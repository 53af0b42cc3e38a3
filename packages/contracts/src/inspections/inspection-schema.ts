import { carViews } from '@pahiya/domain/inspections/car-spot';
import { carConditions, inspectionGrades } from '@pahiya/domain/inspections/inspection-findings';
import { inspectionStates } from '@pahiya/domain/inspections/inspection-states';
import { z } from 'zod';
import { instantSchema, istDateSchema, vehicleNumberOutput } from '../fields.ts';

/** Kinds of things that are inspected. */
export const inspectionSubjectSchema = z.enum(['sale']).describe('What it is for: a car for sale');

const amountPaise = z.int().describe('Whole paise');
const hour = z.int().min(0).max(24).describe('Hour in IST');

/** When an inspection takes place. */
export const slotSchema = z.object({ day: istDateSchema, fromHour: hour, untilHour: hour });

/** A place on a car. */
export const spotSchema = z.object({
  view: z.enum(carViews).describe('Drawing'),
  x: z.int().min(0).max(1000).describe('Thousandths of the length from the nose'),
  y: z
    .int()
    .min(0)
    .max(1000)
    .describe('Thousandths: up from the road on a side, from the left of the car on the top'),
});

const pointId = z
  .string()
  .regex(/^[A-Z]{2,4}-\d{2}$/)
  .describe('Id of the point, such as EXT-05');

/** What was found at one point. */
export const findingSchema = z.object({
  pointId,
  grade: z
    .enum(inspectionGrades)
    .describe('5 as new to 1 fails; P pass, F fail, N not fitted, U unchecked'),
  note: z.string().nullable(),
  repair: z
    .object({ low: amountPaise, high: amountPaise })
    .nullable()
    .describe('Cost of the repair; null where none is needed'),
  spot: spotSchema.nullable(),
  photoIds: z.array(z.uuid()),
});

/** The car that is inspected. */
export const inspectedCarSchema = z.object({
  title: z.string().describe('Make, model and variant'),
  year: z.int().nullable(),
  fuel: z.string().nullable(),
  km: z.int().nullable().describe('As its owner stated'),
  isElectric: z.boolean(),
});
export type InspectedCar = z.infer<typeof inspectedCarSchema>;

/** An inspection in a list. */
export const inspectionRowSchema = z.object({
  inspectionId: z.uuid(),
  subject: inspectionSubjectSchema,
  state: z.enum(inspectionStates),
  vehicleNumber: vehicleNumberOutput,
  car: inspectedCarSchema,
  city: z.string(),
  slot: slotSchema,
  submittedAt: instantSchema.nullable(),
});

/** Score and condition of a car. */
export const inspectionScoreSchema = z.object({
  total: z.int().min(0).max(100),
  groups: z.array(z.object({ code: z.string(), score: z.int().nullable() })),
  condition: z.enum(carConditions),
  isCapped: z.boolean().describe('A failed structure or flood mark: "fair" at best'),
  isBarred: z.boolean().describe('Another chassis or engine number than on the RC'),
});

/** What the inspector recorded so far. */
export const inspectionRecordSchema = z.object({
  listVersion: z.string(),
  findings: z.array(findingSchema),
  odometerKm: z.int().nullable(),
  odometerPhotoIds: z.array(z.uuid()),
  revision: z.int().describe('Changes with every saved change'),
});

/** What is missing before a report can be submitted. */
export const inspectionGapSchema = z.object({
  kind: z.enum([
    'not-graded',
    'no-photo',
    'no-repair-cost',
    'no-reason',
    'too-many-unchecked',
    'no-odometer',
    'no-odometer-photo',
  ]),
  pointId: z.string().nullable(),
});

/** A report that has passed. */
export const inspectionReportSchema = z.object({
  inspectionId: z.uuid(),
  listVersion: z.string(),
  isElectric: z.boolean(),
  odometerKm: z.int(),
  odometerPhotoIds: z.array(z.uuid()),
  score: inspectionScoreSchema,
  findings: z.array(findingSchema),
  city: z.string(),
  inspectedAt: instantSchema,
  inspector: z.string().describe('Name of the inspector'),
  validUntil: instantSchema,
  validKm: z.int().describe('Valid until the car has run so many km more'),
});
export type InspectionReport = z.infer<typeof inspectionReportSchema>;
