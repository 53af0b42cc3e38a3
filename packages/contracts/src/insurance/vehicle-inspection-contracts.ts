import {
  inspectionShots,
  plateShots,
  vehicleInspectionStates,
} from '@pahiya/domain/insurance/vehicle-inspection';
import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { deskReads, deskWrites } from '../desk-refusals.ts';
import { instantSchema, vehicleNumberOutput } from '../fields.ts';
import * as calls from './insurance-calls.ts';

const shot = z.enum(inspectionShots);
const shots = z.array(
  z.object({
    shot,
    state: z.enum(['missing', 'added', 'again']),
    needsPlate: z.boolean().describe('The number plate has to be readable'),
  }),
);
const inspection = z
  .object({
    insurer: z.string(),
    vehicleNumber: vehicleNumberOutput,
    vehicle: z.enum(['car', 'two-wheeler']).nullable().describe('Null once its request is erased'),
    state: z.enum([...vehicleInspectionStates, 'expired']),
    expiresAt: instantSchema,
    note: z.string().nullable().describe('What to take again, or why it was refused'),
    shots,
  })
  .nullable();
const params = z.object({
  requestId: z.uuid().describe('Request for quotes'),
  insurerId: z.string().max(40).describe('Insurer of the quote'),
});
const exampleShots = inspectionShots.map((one) => ({
  shot: one,
  state: 'missing' as const,
  needsPlate: plateShots.has(one),
}));
const example = {
  inspection: {
    ...{
      insurer: 'Vindhya General (sandbox)',
      vehicleNumber: 'DL8CAF5030',
      vehicle: 'car' as const,
      state: 'open' as const,
    },
    ...{ expiresAt: '2026-11-27T06:00:00Z', note: null, shots: exampleShots.slice(0, 1) },
  },
};
const writes = [
  'auth/required',
  'request/bad-input',
  'request/too-many',
  'request/cross-site',
] as const;

/** The inspection of a quote; null while none was begun. */
export const readVehicleInspection = defineContract({
  call: calls.readVehicleInspection,
  tag: 'insurance',
  who: 'user',
  summary: 'Inspection of a quote',
  params,
  answer: z.object({ inspection }),
  refusals: ['auth/required', 'request/bad-input', 'request/too-many'],
  example,
});

/** Begins the inspection that the insurer of a quote asks for. */
export const startVehicleInspection = defineContract({
  call: calls.startVehicleInspection,
  tag: 'insurance',
  who: 'user',
  summary: 'Begin an inspection',
  params,
  body: z.strictObject({
    isAgreed: z.literal(true, { error: 'Without your consent no pictures can be taken.' }),
  }),
  answer: z.object({ inspection }),
  refusals: [...writes, 'insurance/no-inspection'],
  example,
});

/** Adds a picture, or replaces one. With `faults` it was not taken. */
export const addInspectionPicture = defineContract({
  call: calls.addInspectionPicture,
  tag: 'insurance',
  who: 'user',
  summary: 'Add a picture',
  params,
  body: z.strictObject({
    shot,
    contentBase64: z.string().min(1).max(11_200_000).describe('JPEG, PNG or WebP, at most 8 MB'),
    plateReadable: z.boolean(),
  }),
  answer: z.object({
    isTaken: z.boolean(),
    faults: z.array(z.enum(['too-small', 'too-dark', 'too-bright', 'blurred', 'plate-not-seen'])),
    inspection,
  }),
  refusals: [
    ...writes,
    'insurance/inspection-closed',
    'document/unreadable',
    'document/wrong-type',
    'document/not-stored',
    'request/too-large',
  ],
  example: { isTaken: false, faults: ['blurred'], ...example },
});

/** Hands all pictures to the desk. */
export const submitVehicleInspection = defineContract({
  call: calls.submitVehicleInspection,
  tag: 'insurance',
  who: 'user',
  summary: 'Submit an inspection',
  params,
  answer: z.object({ inspection }),
  refusals: [...writes, 'insurance/inspection-closed'],
  example,
});

const desk = { tag: 'operator', who: 'operator', role: 'operator' } as const;
const one = z.object({ inspectionId: z.uuid().describe('Inspection') });

/** An inspection with its shots. */
export const deskVehicleInspection = defineContract({
  ...desk,
  call: calls.deskVehicleInspection,
  summary: 'An inspection for an insurer',
  params: one,
  answer: z.object({
    inspectionId: z.uuid(),
    insurer: z.string(),
    vehicleNumber: vehicleNumberOutput,
    state: z.enum(vehicleInspectionStates),
    note: z.string().nullable(),
    shots,
    submittedAt: instantSchema.nullable(),
  }),
  refusals: [...deskReads, 'insurance/no-inspection', 'request/bad-input'],
  example: {
    inspectionId: '6f4c3d0a-7b70-4b4f-9d0f-0d7c5f7b1a11',
    ...{ insurer: 'Vindhya General (sandbox)', vehicleNumber: 'DL8CAF5030', state: 'submitted' },
    ...{ note: null, shots: [], submittedAt: '2026-11-26T06:00:00Z' },
  },
});

/** A picture of an inspection, as WebP. */
export const deskVehiclePicture = defineContract({
  ...desk,
  call: calls.deskVehiclePicture,
  summary: 'A picture of an inspection',
  params: one.extend({ shot: shot.describe('Shot of the list') }),
  answer: null,
  refusals: [...deskReads, 'insurance/no-inspection', 'document/not-stored', 'request/bad-input'],
});

/** Passes an inspection, refuses it with a reason, or asks for pictures again. */
export const deskDecideVehicleInspection = defineContract({
  ...desk,
  call: calls.deskDecideVehicleInspection,
  summary: 'Decide about an inspection',
  params: one,
  body: z.strictObject({
    decision: z.enum(['pass', 'refuse', 'again']),
    shots: z.array(shot).max(inspectionShots.length),
    note: z.string().trim().min(3).max(300).nullable(),
  }),
  answer: z.object({ state: z.enum(['passed', 'refused', 'open']) }),
  refusals: [
    ...deskWrites,
    'insurance/no-inspection',
    'insurance/inspection-closed',
    'request/bad-input',
  ],
  example: { state: 'passed' },
});
