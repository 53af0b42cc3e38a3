import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { instantSchema, vehicleNumberInput } from '../fields.ts';
import { reportableFieldSchema } from './get-vehicle.ts';
import * as calls from './vehicle-calls.ts';

const params = z.object({ vehicleNumber: vehicleNumberInput });

const ownerProof = z.object({
  chassisNumber: z.string().trim().min(5).max(25).describe('In full, as printed on the RC'),
  engineNumber: z.string().trim().min(3).max(25).describe('In full, as printed on the RC'),
});

/** Reports a field as wrong. With `ownerProof` and a session, the field is marked as reported by the owner until the
 * record is next fetched; any other report becomes a ticket for our staff and leaves the page unchanged. */
export const reportField = defineContract({
  call: calls.reportField,
  tag: 'vehicle',
  who: 'anyone',
  summary: 'Report a field of a record as wrong',
  params,
  body: z.object({
    field: reportableFieldSchema,
    note: z.string().trim().max(500).default('').describe('The correct value, in own words'),
    ownerProof: ownerProof.optional(),
  }),
  answer: z.object({
    reportId: z.uuid(),
    field: reportableFieldSchema,
    reportedAt: instantSchema,
    isShown: z.boolean().describe('The record shows it as reported by the owner'),
  }),
  status: 201,
  idempotency: 'accepted',
  refusals: [
    'vehicle/not-a-mark',
    'vehicle/not-in-register',
    'vehicle/not-found',
    'vehicle/not-proven',
    'request/cross-site',
    'request/too-many',
  ],
  example: {
    reportId: '6a1f6c39-6f0c-4b5c-8c39-2f8d6a3f1b11',
    field: 'colour',
    reportedAt: '2026-11-21T04:44:00Z',
    isShown: true,
  },
});

/** Hides a vehicle's record from everyone else. The owner proves ownership with the full chassis and engine numbers of
 * the RC, which are compared as keyed hashes and never stored. */
export const hideVehicle = defineContract({
  call: calls.hideVehicle,
  tag: 'vehicle',
  who: 'user',
  summary: 'Hide own vehicle from others',
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

/** Proves that the caller has the RC of a vehicle, without hiding it: opens what only its owner may see. */
export const proveVehicleOwner = defineContract({
  call: calls.proveVehicleOwner,
  tag: 'vehicle',
  who: 'user',
  summary: 'Prove that a vehicle is own',
  params,
  body: ownerProof,
  answer: z.object({ provedAt: instantSchema, validUntil: instantSchema }),
  refusals: [
    'auth/required',
    'vehicle/not-a-mark',
    'vehicle/not-in-register',
    'vehicle/not-found',
    'vehicle/not-proven',
    'request/cross-site',
    'request/too-many',
  ],
  example: { provedAt: '2026-11-21T04:44:00Z', validUntil: '2027-05-20T04:44:00Z' },
});

/** Shows a hidden vehicle again. Only for the account that hid it. */
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
