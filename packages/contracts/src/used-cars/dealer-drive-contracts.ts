import { testDriveStates } from '@pahiya/domain/listings/trials/trial-states';
import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { instantSchema } from '../fields.ts';
import { partnerReads, partnerWrites } from '../partner-firms/partner-refusals.ts';
import * as calls from './dealer-drive-calls.ts';

const dealer = { tag: 'partner', who: 'partner', memberRoles: ['owner', 'manager'] } as const;
const hour = z.int().min(0).max(24);
const hoursSchema = z
  .object({
    weekdays: z.array(z.int().min(1).max(7)).min(1).max(7).describe('1 Monday to 7 Sunday'),
    ...{ fromHour: hour, untilHour: hour },
    place: z.string().trim().min(5).max(200).describe('Where to meet'),
  })
  .refine(({ fromHour, untilHour }) => fromHour < untilHour, {
    path: ['untilHour'],
    error: 'Enter a later hour.',
  });

/** Hours in which the member's firm gives test drives, and the drives booked; names and numbers are in the enquiry. */
export const partnerDrives = defineContract({
  ...dealer,
  call: calls.partnerDrives,
  summary: "Test drives of the firm's cars",
  answer: z.object({
    hours: hoursSchema.nullable(),
    drives: z.array(
      z.object({
        driveId: z.uuid(),
        ...{ car: z.string(), stockNumber: z.string(), startsAt: instantSchema },
        state: z.enum(testDriveStates),
        leadId: z.uuid().nullable().describe('Null: the person may not be contacted'),
      }),
    ),
  }),
  refusals: partnerReads,
  example: { hours: null, drives: [] },
});

/** Sets the hours; null ends test drives, those booked stay. */
export const partnerSetDriveHours = defineContract({
  ...dealer,
  call: calls.partnerSetDriveHours,
  summary: 'Set the hours of test drives',
  body: z.object({ hours: hoursSchema.nullable() }),
  answer: z.object({ isOffered: z.boolean() }),
  refusals: partnerWrites,
  example: { isOffered: true },
});

/** Cancels a test drive; the person is told. */
export const partnerCancelDrive = defineContract({
  ...dealer,
  call: calls.partnerCancelDrive,
  summary: 'Cancel a test drive for the firm',
  params: z.object({ driveId: z.uuid() }),
  answer: z.object({ state: z.literal('cancelled') }),
  refusals: [...partnerWrites, 'used-car/not-found', 'used-car/wrong-state'],
  example: { state: 'cancelled' },
});
