import { callSlots } from '@pahiya/domain/rto-services/call-back-hours';
import { z } from 'zod';
import { calls } from '../calls.ts';
import { defineContract } from '../contract.ts';
import { instantSchema, istDateSchema, languageSchema, mobileInput } from '../fields.ts';
import { deskReads, deskWrites } from '../operators/desk-refusals.ts';

const hour = z.int().min(0).max(24).describe('Hour of the clock in India');
const slot = z
  .enum(callSlots)
  .describe('any: 10 to 19; morning: 10 to 13; afternoon: 13 to 16; evening: 16 to 19');
const serviceId = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .describe('Id of a service, as listRtoServices gives it');

/** Asks for a call back about a service. Calls are made from Monday to Saturday, 10:00 to 19:00. */
export const askRtoCallBack = defineContract({
  call: calls.askRtoCallBack,
  tag: 'rto',
  who: 'anyone',
  summary: 'Ask for a call back',
  description:
    'Without the consent nobody is called. A second request for the same service moves the first one; after 90 days it is erased.',
  body: z.object({
    serviceId,
    stateCode: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .optional()
      .describe('State or territory by its code'),
    name: z
      .string()
      .trim()
      .min(2)
      .max(60)
      .regex(/^(?:[\p{L}\p{M} ]|\u200c|\u200d)+$/u, {
        error: 'A name has letters and spaces only',
      }),
    mobile: mobileInput,
    slot: slot.default('any'),
    language: languageSchema.default('en').describe('In which the person is to be called'),
    consent: z
      .boolean()
      .refine((said) => said, { error: 'Nobody is called who did not say yes to it' })
      .describe('True: the person said yes to being called about this service'),
  }),
  answer: z.object({
    day: istDateSchema.describe('When the call comes'),
    fromHour: hour,
    untilHour: hour,
    withdrawKey: z
      .string()
      .nullable()
      .describe(
        'Ends the request: withdrawRtoCallBack. Null: the number waits for a call already, and the key is with whoever asked first',
      ),
  }),
  status: 202,
  refusals: ['rto/unknown-service', 'request/cross-site', 'request/too-many'],
  example: {
    day: '2026-11-21',
    fromHour: 11,
    untilHour: 19,
    withdrawKey: '0b6f…',
  },
});

/** Withdraws the consent: name and mobile are erased at once. Doing it again changes nothing. */
export const withdrawRtoCallBack = defineContract({
  call: calls.withdrawRtoCallBack,
  tag: 'rto',
  who: 'anyone',
  summary: 'Do not call me after all',
  body: z.object({ key: z.string().min(40).max(120) }),
  answer: z.object({ isErased: z.literal(true) }),
  refusals: ['rto/unknown-call-back', 'request/cross-site', 'request/too-many'],
  example: { isErased: true },
});

const deskCallBackSchema = z.object({
  callBackId: z.uuid(),
  serviceId: z.string(),
  stateCode: z.string().nullable(),
  name: z.string().nullable().describe('Null: it was stored under another secret'),
  mobile: z.string().nullable().describe('Ten digits'),
  language: languageSchema,
  day: istDateSchema,
  fromHour: hour,
  untilHour: hour,
  isSignedIn: z.boolean().describe('Whether an account asked'),
  askedAt: instantSchema,
  consentedAt: instantSchema,
});
export type DeskCallBack = z.infer<typeof deskCallBackSchema>;

/** Who waits to be called, the earliest first. Each opening is written down. */
export const deskCallBacks = defineContract({
  call: calls.deskCallBacks,
  tag: 'operator',
  who: 'operator',
  role: 'operator',
  summary: 'Who waits to be called',
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

/** Says what became of a call. The person's name and mobile are erased with it. */
export const deskCloseCallBack = defineContract({
  call: calls.deskCloseCallBack,
  tag: 'operator',
  who: 'operator',
  role: 'operator',
  summary: 'A call was made, or nobody answered',
  params: z.object({ callBackId: z.uuid() }),
  body: z.object({ outcome: z.enum(['called', 'not-reached', 'not-wanted']) }),
  answer: z.object({ isClosed: z.literal(true) }),
  refusals: [...deskWrites, 'operator/not-found', 'operator/wrong-state'],
  example: { isClosed: true },
});
