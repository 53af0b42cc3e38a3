import { callSlots } from '@pahiya/domain/rto-services/call-back-hours';
import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { deskReads, deskWrites } from '../desk-refusals.ts';
import { instantSchema, istDateSchema, languageSchema, mobileInput } from '../fields.ts';
import * as calls from './rto-services-calls.ts';

const hour = z.int().min(0).max(24).describe('Hour in IST');
const slot = z
  .enum(callSlots)
  .describe('any: 10 to 19; morning: 10 to 13; afternoon: 13 to 16; evening: 16 to 19');
const serviceId = z.string().trim().min(1).max(60).describe('Service id from listRtoServices');

/** Requests a callback about a service. Calls are made Monday to Saturday, 10:00 to 19:00. */
export const askRtoCallBack = defineContract({
  call: calls.askRtoCallBack,
  tag: 'rto',
  who: 'anyone',
  summary: 'Request a callback',
  description:
    'Consent is required. A second request for the same service reschedules the first; requests are deleted after 90 days.',
  body: z.object({
    serviceId,
    stateCode: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .optional()
      .describe('State or union territory code'),
    name: z
      .string()
      .trim()
      .min(2)
      .max(60)
      .regex(/^(?:[\p{L}\p{M} ]|\u200c|\u200d)+$/u, {
        error: 'Enter a name with letters and spaces only',
      }),
    mobile: mobileInput,
    slot: slot.default('any'),
    language: languageSchema.default('en').describe('Language of the call'),
    consent: z
      .boolean()
      .refine((said) => said, { error: 'Consent is required' })
      .describe('True: consent to be called about this service'),
  }),
  answer: z.object({
    day: istDateSchema.describe('Day of the call'),
    fromHour: hour,
    untilHour: hour,
    orderPath: z
      .string()
      .nullable()
      .describe('Page to order the service at a fixed price; null: it has none'),
    withdrawKey: z
      .string()
      .nullable()
      .describe(
        'Cancels the request with withdrawRtoCallBack. Null: the number already had a request, and its first sender has the key',
      ),
  }),
  status: 202,
  refusals: ['rto/unknown-service', 'request/cross-site', 'request/too-many'],
  example: {
    day: '2026-11-21',
    fromHour: 11,
    untilHour: 19,
    orderPath: null,
    withdrawKey: '0b6f…',
  },
});

/** Withdraws the consent and deletes name and mobile at once. Idempotent. */
export const withdrawRtoCallBack = defineContract({
  call: calls.withdrawRtoCallBack,
  tag: 'rto',
  who: 'anyone',
  summary: 'Cancel a callback',
  body: z.object({ key: z.string().min(40).max(120) }),
  answer: z.object({ isErased: z.literal(true) }),
  refusals: ['rto/unknown-call-back', 'request/cross-site', 'request/too-many'],
  example: { isErased: true },
});

const deskCallBackSchema = z.object({
  callBackId: z.uuid(),
  serviceId: z.string(),
  stateCode: z.string().nullable(),
  name: z.string().nullable().describe('Null: encrypted with another secret'),
  mobile: z.string().nullable().describe('Ten digits'),
  language: languageSchema,
  day: istDateSchema,
  fromHour: hour,
  untilHour: hour,
  isSignedIn: z.boolean().describe('Whether an account made the request'),
  askedAt: instantSchema,
  consentedAt: instantSchema,
});
export type DeskCallBack = z.infer<typeof deskCallBackSchema>;

/** Open callback requests, earliest first. Every view is logged. */
export const deskCallBacks = defineContract({
  call: calls.deskCallBacks,
  tag: 'operator',
  who: 'operator',
  role: 'operator',
  summary: 'Open callback requests',
  answer: z.object({
    callBacks: z.array(deskCallBackSchema).describe('The first fifty'),
    waiting: z.int(),
  }),
  refusals: deskReads,
  example: {
    callBacks: [
      {
        callBackId: '8f0d6f0e-5e3a-4d7b-8f0e-2b1c4d5e6f70',
        serviceId: 'noc',
        stateCode: 'DL',
        name: 'Asha',
        mobile: '9876543210',
        language: 'hi',
        day: '2026-11-21',
        fromHour: 11,
        untilHour: 19,
        isSignedIn: false,
        askedAt: '2026-11-21T04:44:00Z',
        consentedAt: '2026-11-21T04:44:00Z',
      },
    ],
    waiting: 1,
  },
});

/** Records the outcome of a call and deletes name and mobile. */
export const deskCloseCallBack = defineContract({
  call: calls.deskCloseCallBack,
  tag: 'operator',
  who: 'operator',
  role: 'operator',
  summary: 'Record the outcome of a call',
  params: z.object({ callBackId: z.uuid() }),
  body: z.object({ outcome: z.enum(['called', 'not-reached', 'not-wanted']) }),
  answer: z.object({ isClosed: z.literal(true) }),
  refusals: [...deskWrites, 'operator/not-found', 'operator/wrong-state'],
  example: { isClosed: true },
});
