import { z } from 'zod';
import { defineContract } from '../contract.ts';
import type { ErrorCode } from '../error-codes.ts';
import { vehicleNumberInput } from '../fields.ts';
import * as calls from './photo-calls.ts';

const params = z.object({ vehicleNumber: vehicleNumberInput });
const one = params.extend({ photoId: z.uuid() });
const reading = [
  'auth/required',
  'vehicle/not-a-mark',
  'vehicle/not-in-register',
  'garage/not-in-garage',
  'garage/role-not-allowed',
  'request/bad-input',
  'request/too-many',
] as const satisfies readonly ErrorCode[];

/** Adds a photo to a line of the log, once per key. It is re-encoded without place and camera, and stored encrypted. */
export const addLogPhoto = defineContract({
  call: calls.addLogPhoto,
  tag: 'garage',
  who: 'user',
  summary: 'Add a photo to a line of the log',
  params,
  body: z.object({
    entryId: z.uuid(),
    contentBase64: z.string().min(1).max(11_200_000).describe('At most 8 MB, base64'),
  }),
  answer: z.object({ photoId: z.uuid() }),
  status: 201,
  idempotency: 'accepted',
  refusals: [
    ...reading,
    'garage/entry-not-found',
    'garage/photos-full',
    'document/unreadable',
    'document/wrong-type',
    'document/not-stored',
    'request/too-large',
    'request/cross-site',
  ],
  example: { photoId: '8a1f9c52-3b77-4d0e-9f0a-1c2d3e4f5a6b' },
});

/** Erases a photo of a line. */
export const removeLogPhoto = defineContract({
  call: calls.removeLogPhoto,
  tag: 'garage',
  who: 'user',
  summary: 'Erase a photo of the log',
  params: one,
  answer: z.object({ removed: z.literal(true) }),
  refusals: [...reading, 'garage/entry-not-found', 'request/cross-site'],
  example: { removed: true },
});

/** The file of a photo, for the owner and drivers. */
export const logPhoto = defineContract({
  call: calls.logPhoto,
  tag: 'garage',
  who: 'user',
  summary: 'File of a photo of the log',
  params: one,
  answer: null,
  refusals: [...reading, 'garage/entry-not-found', 'document/not-stored'],
});
