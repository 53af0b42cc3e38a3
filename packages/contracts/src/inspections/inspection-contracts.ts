import { carViews } from '@pahiya/domain/inspections/car-spot';
import { inspectionGrades } from '@pahiya/domain/inspections/inspection-findings';
import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { deskReads, deskWrites } from '../desk-refusals.ts';
import * as calls from './inspection-calls.ts';
import {
  inspectionGapSchema,
  inspectionRecordSchema,
  inspectionRowSchema,
  inspectionScoreSchema,
} from './inspection-schema.ts';

const inspector = { tag: 'inspector', who: 'operator', role: 'inspector' } as const;
const desk = { tag: 'operator', who: 'operator', role: 'operator' } as const;
const one = z.object({ inspectionId: z.uuid() });
const photo = z.object({ inspectionId: z.uuid(), photoId: z.uuid() });
const photoTarget = z
  .string()
  .regex(/^(?:[A-Z]{2,4}-\d{2}|ODO)$/)
  .describe('Id of the point, or ODO for the odometer');
const repairPaise = z.int().min(0).max(500_000_000).describe('Whole paise');

const row = {
  inspectionId: '8f0d6f0e-5e3a-4d7b-8f0e-2b1c4d5e6f70',
  subject: 'sale',
  state: 'assigned',
  vehicleNumber: 'DL8CAF5030',
  car: {
    title: 'Maruti Suzuki Swift VXI',
    year: 2021,
    fuel: 'petrol',
    km: 42_300,
    isElectric: false,
  },
  city: 'Delhi',
  slot: { day: '2026-11-27', fromHour: 9, untilHour: 11 },
  submittedAt: null,
} as const;
const record = {
  listVersion: '2026-11',
  findings: [
    {
      pointId: 'EXT-07',
      grade: '2',
      note: 'Dent, 6 cm',
      repair: { low: 250_000, high: 400_000 },
      spot: { view: 'left', x: 630, y: 430 },
      photoIds: ['5b0e7c1a-7a52-4f0e-9d3c-0a1b2c3d4e5f'],
    },
  ],
  odometerKm: 42_280,
  odometerPhotoIds: [],
  revision: 3,
} as const;

/** Inspections assigned to the inspector, next first. */
export const inspectorInspections = defineContract({
  ...inspector,
  call: calls.inspectorInspections,
  summary: 'Own inspections',
  answer: z.object({
    assigned: z.array(inspectionRowSchema),
    submitted: z.array(inspectionRowSchema).describe('Waiting for the desk'),
  }),
  refusals: deskReads,
  example: { assigned: [row], submitted: [] },
});

const ownAnswer = z.object({
  inspection: inspectionRowSchema,
  address: z.string().nullable().describe('Null: encrypted with another secret'),
  phone: z.string().nullable().describe('Ten digits of the person who booked'),
  returnNote: z.string().nullable().describe('Why the desk sent it back'),
  record: inspectionRecordSchema,
  gaps: z.array(inspectionGapSchema),
});

/** An own inspection with what is recorded so far. Another inspector's is not found. */
export const inspectorInspection = defineContract({
  ...inspector,
  call: calls.inspectorInspection,
  summary: 'An own inspection',
  params: one,
  answer: ownAnswer,
  refusals: [...deskReads, 'inspection/not-found'],
  example: {
    inspection: row,
    address: '12, Sample Road, Rohini',
    phone: '9876543210',
    returnNote: null,
    record,
    gaps: [{ kind: 'not-graded', pointId: 'EXT-01' }],
  },
});

const savedAnswer = z.object({
  revision: z.int(),
  gaps: z.int().describe('How many things are missing before it can be submitted'),
});

/** Saves findings, each in place of the former one of its point. Sending the same again changes nothing. */
export const inspectorSaveFindings = defineContract({
  ...inspector,
  call: calls.inspectorSaveFindings,
  summary: 'Save findings',
  params: one,
  body: z.object({
    findings: z
      .array(
        z
          .object({
            pointId: z.string().regex(/^[A-Z]{2,4}-\d{2}$/),
            grade: z.enum(inspectionGrades),
            note: z.string().trim().min(1).max(300).nullable().default(null),
            repair: z
              .object({ low: repairPaise, high: repairPaise })
              .refine(({ low, high }) => low <= high, {
                error: 'The lowest cost must not exceed the highest',
                path: ['high'],
              })
              .nullable()
              .default(null),
            spot: z
              .object({
                view: z.enum(carViews),
                x: z.int().min(0).max(1000),
                y: z.int().min(0).max(1000),
              })
              .nullable()
              .optional()
              .describe('Left out: the usual place of the point'),
          })
          .describe('One point'),
      )
      .max(210),
    odometerKm: z.int().min(0).max(2_000_000).optional().describe('As read; left out: unchanged'),
  }),
  answer: savedAnswer,
  refusals: [...deskWrites, 'inspection/not-found', 'inspection/wrong-state'],
  example: { revision: 4, gaps: 187 },
});

/** Adds a photo. The id is chosen by the sender: sending the same photo again changes nothing. */
export const inspectorAddPhoto = defineContract({
  ...inspector,
  call: calls.inspectorAddPhoto,
  summary: 'Add a photo',
  description: 'The photo is re-encoded without place, time and camera.',
  params: one,
  body: z.object({
    photoId: z.uuid().describe('Chosen by the sender'),
    pointId: photoTarget,
    contentBase64: z.string().min(1).max(11_200_000).describe('JPEG, PNG or WebP, at most 8 MB'),
  }),
  answer: savedAnswer,
  refusals: [
    ...deskWrites,
    'inspection/not-found',
    'inspection/wrong-state',
    'inspection/too-many-photos',
    'document/unreadable',
    'document/wrong-type',
    'document/not-stored',
    'request/too-large',
  ],
  example: { revision: 5, gaps: 186 },
});

/** Removes a photo. Idempotent. */
export const inspectorRemovePhoto = defineContract({
  ...inspector,
  call: calls.inspectorRemovePhoto,
  summary: 'Remove a photo',
  params: photo,
  answer: savedAnswer,
  refusals: [...deskWrites, 'inspection/not-found', 'inspection/wrong-state'],
  example: { revision: 6, gaps: 187 },
});

/** A photo of an own inspection, as WebP. */
export const inspectorPhoto = defineContract({
  ...inspector,
  call: calls.inspectorPhoto,
  summary: 'A photo of an own inspection',
  params: photo,
  answer: null,
  refusals: [...deskReads, 'inspection/not-found', 'document/not-stored'],
});

/** Submits the report to the desk. Refused while something is missing. */
export const inspectorSubmit = defineContract({
  ...inspector,
  call: calls.inspectorSubmit,
  summary: 'Submit a report',
  params: one,
  answer: z.object({ state: z.literal('submitted') }),
  refusals: [
    ...deskWrites,
    'inspection/not-found',
    'inspection/wrong-state',
    'inspection/incomplete',
  ],
  example: { state: 'submitted' },
});

const inspectorSchema = z.object({ operatorId: z.uuid(), displayName: z.string() });

/** Inspections for the desk, by slot: to assign, under way, to decide. */
export const deskInspections = defineContract({
  ...desk,
  call: calls.deskInspections,
  summary: 'Inspections',
  answer: z.object({
    inspections: z.array(inspectionRowSchema.extend({ assignedTo: inspectorSchema.nullable() })),
    inspectors: z.array(inspectorSchema),
  }),
  refusals: deskReads,
  example: {
    inspections: [{ ...row, assignedTo: null }],
    inspectors: [{ operatorId: '0c4b8a52-61c6-4a2f-9a55-0d7f4a1f2b3c', displayName: 'Ravi' }],
  },
});

const deskAnswer = z.object({
  inspection: inspectionRowSchema,
  assignedTo: inspectorSchema.nullable(),
  record: inspectionRecordSchema,
  gaps: z.array(inspectionGapSchema),
  score: inspectionScoreSchema,
});

/** One inspection for the desk. Every view is logged. */
export const deskInspection = defineContract({
  ...desk,
  call: calls.deskInspection,
  summary: 'An inspection',
  params: one,
  answer: deskAnswer,
  refusals: [...deskReads, 'inspection/not-found'],
  example: {
    inspection: { ...row, state: 'submitted', submittedAt: '2026-11-27T05:10:00Z' },
    assignedTo: null,
    record,
    gaps: [],
    score: {
      total: 86,
      groups: [{ code: 'DOC', score: 100 }],
      condition: 'very-good',
      isCapped: false,
      isBarred: false,
    },
  },
});

/** A photo of any inspection, as WebP. */
export const deskInspectionPhoto = defineContract({
  ...desk,
  call: calls.deskInspectionPhoto,
  summary: 'A photo of an inspection',
  params: photo,
  answer: null,
  refusals: [...deskReads, 'inspection/not-found', 'document/not-stored'],
});

/** Assigns a booked inspection to an inspector, or to nobody. */
export const deskAssignInspection = defineContract({
  ...desk,
  call: calls.deskAssignInspection,
  summary: 'Assign an inspection',
  params: one,
  body: z.object({ to: z.union([z.uuid(), z.literal('nobody')]) }),
  answer: z.object({ state: z.enum(['booked', 'assigned']) }),
  refusals: [
    ...deskWrites,
    'inspection/not-found',
    'inspection/wrong-state',
    'inspection/not-an-inspector',
  ],
  example: { state: 'assigned' },
});

/** Passes a submitted report, returns it to its inspector, or refuses it. */
export const deskDecideInspection = defineContract({
  ...desk,
  call: calls.deskDecideInspection,
  summary: 'Decide about a report',
  params: one,
  body: z
    .object({
      decision: z.enum(['pass', 'return', 'refuse']),
      note: z.string().trim().min(3).max(300).nullable().default(null),
    })
    .refine(({ decision, note }) => decision === 'pass' || note !== null, {
      error: 'Say why',
      path: ['note'],
    }),
  answer: z.object({ state: z.enum(['passed', 'assigned', 'refused']) }),
  refusals: [...deskWrites, 'inspection/not-found', 'inspection/wrong-state'],
  example: { state: 'passed' },
});
