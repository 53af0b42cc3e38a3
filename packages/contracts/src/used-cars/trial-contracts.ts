import { testDriveActs, testDriveStates } from '@pahiya/domain/listings/trials/trial-states';
import { z } from 'zod';
import { contactChannels } from '../contact-ledger/contact-terms.ts';
import { defineContract } from '../contract.ts';
import { instantSchema, languageSchema } from '../fields.ts';
import * as calls from './trial-calls.ts';
import { publicListingId } from './used-car-fields.ts';

const tag = 'used cars';
const state = z.enum(testDriveStates);
const driveSchema = z.object({
  driveId: z.uuid(),
  listing: publicListingId,
  car: z.string(),
  path: z.string().nullable().describe('Page of the car; null: no longer public'),
  startsAt: instantSchema,
  state,
  side: z.enum(['buyer', 'seller']).describe("The caller's"),
  place: z.string().nullable().describe('Where to meet, once confirmed'),
});
const driveId = '2f8a3c1e-5b7e-4e0e-9b53-6d6d2a6f3b11';

/** Free times for a test drive. */
export const testDriveTimes = defineContract({
  call: calls.testDriveTimes,
  tag,
  who: 'anyone',
  summary: 'Free times for a test drive',
  params: z.object({ listing: publicListingId }),
  answer: z.object({
    isOffered: z.boolean().describe('False: this seller cannot be asked here'),
    dealer: z.string().nullable().describe('Whose car it is; null: a person’s'),
    minutes: z.int(),
    times: z.array(instantSchema),
  }),
  refusals: ['used-car/not-found', 'request/too-many'],
  example: { isOffered: true, dealer: null, minutes: 60, times: ['2026-11-28T04:30:00Z'] },
});

/** Asks the seller for a test drive, or books one with a dealer. No number changes hands; a dealer reads one only through
 * the ledger, on a channel that the person ticked. */
export const askTestDrive = defineContract({
  call: calls.askTestDrive,
  tag,
  who: 'user',
  summary: 'Ask for a test drive',
  params: z.object({ listing: publicListingId }),
  body: z.object({
    startsAt: instantSchema,
    hasLicence: z.literal(true).describe('The person holds a valid driving licence for a car'),
    channels: z.array(z.enum(contactChannels)).max(3).default([]).describe('For a dealer only'),
    language: languageSchema.default('en'),
  }),
  answer: z.object({ driveId: z.uuid() }),
  status: 201,
  refusals: [
    'auth/required',
    'used-car/not-found',
    'used-car/own-listing',
    'inspection/slot-taken',
    'lead/partner-paused',
    'lead/unknown-city',
    'request/cross-site',
    'request/too-many',
  ],
  example: { driveId },
});

/** The caller's test drives, as buyer and as seller. */
export const testDrives = defineContract({
  call: calls.testDrives,
  tag,
  who: 'user',
  summary: "The caller's test drives",
  answer: z.object({ drives: z.array(driveSchema) }),
  refusals: ['auth/required', 'request/too-many'],
  example: {
    drives: [
      {
        ...{ driveId, listing: 'bkmptwxz', car: 'Maruti Suzuki Swift', path: null },
        ...{ startsAt: '2026-11-28T04:30:00Z', state: 'asked', side: 'buyer', place: null },
      },
    ],
  },
});

/** The seller confirms with a place or declines; either side cancels. */
export const changeTestDrive = defineContract({
  call: calls.changeTestDrive,
  tag,
  who: 'user',
  summary: 'Answer or cancel a test drive',
  params: z.object({ driveId: z.uuid() }),
  body: z.object({
    act: z.enum(testDriveActs),
    place: z.string().trim().min(5).max(200).nullable().default(null),
  }),
  answer: z.object({ state }),
  refusals: [
    'auth/required',
    'used-car/not-found',
    'used-car/wrong-state',
    'request/cross-site',
    'request/too-many',
  ],
  example: { state: 'confirmed' },
});
