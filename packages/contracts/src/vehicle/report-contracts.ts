import { z } from 'zod';
import { calls } from '../calls.ts';
import { defineContract } from '../contract.ts';
import { instantSchema, vehicleNumberInput } from '../fields.ts';
import { reportableFieldSchema } from './get-vehicle.ts';

const params = z.object({ vehicleNumber: vehicleNumberInput });

/** Says that a field is wrong. The field stays shown, marked as reported, until the registry is asked again. */
export const reportField = defineContract({
  call: calls.reportField,
  tag: 'vehicle',
  who: 'anyone',
  summary: 'Say that a field of a record is wrong',
  params,
  body: z.object({
    field: reportableFieldSchema,
    note: z.string().trim().max(500).default('').describe('What it should be, in own words'),
  }),
  answer: z.object({ reportId: z.uuid(), field: reportableFieldSchema, reportedAt: instantSchema }),
  status: 201,
  idempotency: 'accepted',
  refusals: [
    'vehicle/not-a-mark',
    'vehicle/not-in-register',
    'vehicle/not-found',
    'request/cross-site',
    'request/too-many',
  ],
  example: {
    reportId: '6a1f6c39-6f0c-4b5c-8c39-2f8d6a3f1b11',
    field: 'colour',
    reportedAt: '2026-11-21T04:44:00Z',
  },
});

const ownerProof = z.object({
  chassisNumber: z.string().trim().min(5).max(25).describe('Whole, as printed on the RC'),
  engineNumber: z.string().trim().min(3).max(25).describe('Whole, as printed on the RC'),
});

/** Hides a vehicle's result from strangers. The owner proves it with the whole chassis and engine numbers of the RC,
 * which are compared as keyed hashes and never stored. */
export const hideVehicle = defineContract({
  call: calls.hideVehicle,
  tag: 'vehicle',
  who: 'user',
  summary: "Hide one's vehicle from strangers",
  params,
  body: ownerProof,
  answer: z.object({ hidden: z.literal(true), since: instantSchema }),
  refusals: [
    'auth/required',
    'vehicle/not-a-mark',
    'vehicle/not-in-register',
    'vehicle/not-found',
    'vehicle/not-proven',
    'request/cross-site',
    'request/too-many',
  ],
  example: { hidden: true, since: '2026-11-21T04:44:00Z' },
});

/** Takes the hiding back; only by the account that hid it. */
export const showVehicle = defineContract({
  call: calls.showVehicle,
  tag: 'vehicle',
  who: 'user',
  summary: 'Show a hidden vehicle again',
  params,
  answer: z.object({ hidden: z.literal(false) }),
  refusals: [
    'auth/required',
    'vehicle/not-a-mark',
    'vehicle/not-in-register',
    'vehicle/not-found',
    'request/cross-site',
    'request/too-many',
  ],
  example: { hidden: false },
});
