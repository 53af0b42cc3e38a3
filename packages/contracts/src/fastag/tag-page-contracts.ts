import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { instantSchema, istDateSchema, languageSchema, vehicleNumberOutput } from '../fields.ts';
import * as calls from './tag-page-calls.ts';
import {
  crossingPollSchema,
  crossingSchema,
  paiseSchema,
  tagOnPageSchema,
  tagPageRefusals,
  tagVehicleParams,
  tagVehicleSchema,
  tollNoticeSchema,
  tollRuleSchema,
} from './tag-page-schema.ts';

const vehicle = { vehicleNumber: 'DL8CAF5030', display: 'DL 8C AF 5030' };
const source = { name: 'ULIP FASTag (sandbox)', sandbox: true };
const writing = [...tagPageRefusals, 'request/cross-site'] as const;

/** All tags of a vehicle whose owner proved it, each with its state and the steps that fix it. */
export const tollTag = defineContract({
  call: calls.tollTag,
  tag: 'fastag',
  who: 'user',
  summary: 'Tags of an own vehicle, with the steps that fix them',
  params: tagVehicleParams,
  answer: z.object({
    vehicle: tagVehicleSchema,
    source: z.object({ name: z.string(), sandbox: z.boolean() }),
    tags: z.array(tagOnPageSchema).nullable(),
    readAt: instantSchema,
    hasCrossingConsent: z.boolean(),
    provedUntil: instantSchema.nullable().describe('When the proof of the vehicle ends by itself'),
    oneTagRule: tollRuleSchema,
  }),
  refusals: tagPageRefusals,
  example: {
    vehicle,
    source,
    tags: [],
    readAt: '2026-11-21T04:44:00Z',
    hasCrossingConsent: false,
    provedUntil: '2027-05-20T04:44:00Z',
    oneTagRule: {
      source: 'NHAI',
      sourceDate: '2024-10-31',
      validFrom: '2024-10-31',
      confidence: 'medium',
    },
  },
});

const crossings = z.object({
  vehicle: tagVehicleSchema,
  source: z.object({ name: z.string(), sandbox: z.boolean() }),
  hasConsent: z.boolean(),
  poll: crossingPollSchema,
  crossings: z.array(crossingSchema),
  keptDays: z.int(),
});

const crossingsExample = {
  vehicle,
  source,
  hasConsent: true,
  poll: { answeredAt: '2026-11-21T04:44:00Z', askedAt: '2026-11-21T04:44:00Z', isFailed: false },
  crossings: [],
  keptDays: 30,
};

/** Crossings kept for a proved owner who consented. Empty without the consent. */
export const tollCrossings = defineContract({
  call: calls.tollCrossings,
  tag: 'fastag',
  who: 'user',
  summary: 'Toll crossings of an own vehicle',
  params: tagVehicleParams,
  answer: crossings,
  refusals: tagPageRefusals,
  example: crossingsExample,
});

/** Asks the source for the crossings of the last 72 hours now, and twice a day from then on. Needs the consent
 * `toll-crossings`. A failed source is told in `poll`. */
export const askTollCrossings = defineContract({
  call: calls.askTollCrossings,
  tag: 'fastag',
  who: 'user',
  summary: 'Fetch the toll crossings of an own vehicle now',
  params: tagVehicleParams,
  answer: z.object({ poll: crossingPollSchema }),
  refusals: [...writing, 'fastag/no-consent'],
  example: { poll: crossingsExample.poll },
});

/** Whether the annual pass pays: trips needed at a fee, and trips counted from own crossings. */
export const tollPass = defineContract({
  call: calls.tollPass,
  tag: 'fastag',
  who: 'user',
  summary: 'Break-even of the annual pass from own crossings',
  params: tagVehicleParams,
  query: z.object({
    feePaise: z.coerce
      .number()
      .int({ error: 'A fee is a whole number of paise' })
      .min(100, { error: 'A fee is at least ₹1' })
      .max(1_000_000, { error: 'A fee is at most ₹10,000' })
      .optional()
      .describe('Fee of one trip'),
    ownTrips: z.coerce
      .number()
      .int({ error: 'Trips are a whole number' })
      .min(0)
      .max(2000, { error: 'At most 2,000 trips a year' })
      .optional()
      .describe('Trips a year'),
  }),
  answer: z.object({
    vehicle: tagVehicleSchema,
    price: paiseSchema,
    tripsInPass: z.int(),
    rule: tollRuleSchema,
    breakEven: z.object({ fee: paiseSchema, trips: z.int().nullable() }).nullable(),
    counted: z
      .object({
        trips: z.int(),
        crossings: z.int(),
        other: z.int(),
        days: z.int(),
        tripsInYear: z.int().nullable(),
      })
      .nullable(),
    verdict: z.enum(['pays', 'does-not-pay', 'never', 'unknown']),
  }),
  refusals: [...tagPageRefusals, 'request/bad-input'],
  example: {
    vehicle,
    price: 307_500,
    tripsInPass: 200,
    rule: {
      source: 'NHAI',
      sourceDate: '2026-03-31',
      validFrom: '2026-04-01',
      confidence: 'high',
    },
    breakEven: { fee: 8_500, trips: 37 },
    counted: { trips: 8, crossings: 9, other: 2, days: 28, tripsInYear: 104 },
    verdict: 'pays',
  },
});

const shortText = z.string().trim().max(80).optional();
const amount = z
  .int({ error: 'An amount is a whole number of paise' })
  .min(100, { error: 'An amount is at least ₹1' })
  .max(5_000_000, { error: 'An amount is at most ₹50,000' });

/** A letter about a wrong debit at a plaza or car park, with evidence, addresses and clocks. What is typed is used for
 * the letter only and not stored. */
export const tollDispute = defineContract({
  call: calls.tollDispute,
  tag: 'fastag',
  who: 'user',
  summary: 'Letter, evidence and deadlines for a wrong debit',
  params: tagVehicleParams,
  body: z.object({
    cause: z.enum([
      'not-there',
      'read-twice',
      'wrong-class',
      'typed-by-hand',
      'discount-missed',
      'parking',
    ]),
    language: languageSchema,
    tagLast4: z
      .string()
      .trim()
      .regex(/^[0-9A-Za-z]{4}$/, { error: 'The last four characters of the tag id' })
      .optional(),
    transactionId: shortText,
    plaza: shortText,
    lane: z.string().trim().max(10).optional(),
    direction: z.string().trim().max(40).optional().describe('Of travel'),
    readAt: instantSchema.optional(),
    debitedAt: instantSchema.optional(),
    debited: amount.optional(),
    asked: amount.optional(),
    askedOn: istDateSchema.optional(),
    listedAt: instantSchema.optional(),
    removedAt: instantSchema.optional(),
  }),
  answer: z.object({
    letter: z.object({ subject: z.string(), body: z.string() }),
    letterPath: z.string().describe('The letter as PDF; add `language`'),
    evidence: z.array(z.string()).describe('Codes'),
    paths: z.array(z.string()).describe('Codes, in order'),
    clock: z
      .object({
        days: z.int(),
        answerBy: istDateSchema,
        ombudsmanFrom: istDateSchema,
        isOmbudsmanOpen: z.boolean(),
        rule: tollRuleSchema,
      })
      .nullable(),
    late: z
      .object({
        minutes: z.int(),
        outcome: z.enum(['accepted', 'declined']).nullable(),
        isPostedLate: z.boolean(),
        chargebackFrom: istDateSchema,
        rule: tollRuleSchema,
      })
      .nullable(),
  }),
  refusals: [...writing, 'request/bad-input'],
  example: {
    letter: { subject: 'Wrong FASTag debit of ₹85', body: 'Date: 21 Nov 2026 …' },
    letterPath: '/api/v1/web/fastag/tag/DL8CAF5030/dispute/letter.pdf?letter=AX…',
    evidence: ['statement-line'],
    paths: ['issuer'],
    clock: null,
    late: null,
  },
});

/** The letter of a dispute as PDF, by the key in `letterPath`. */
export const tollDisputeLetter = defineContract({
  call: calls.tollDisputeLetter,
  tag: 'fastag',
  who: 'user',
  summary: 'The letter about a wrong debit as PDF',
  params: tagVehicleParams,
  query: z.object({
    letter: z.string().min(1).max(4000).describe('Key of the letter, from `letterPath`'),
    language: languageSchema.default('en'),
  }),
  answer: null,
  refusals: [...tagPageRefusals, 'request/bad-input'],
});

const notices = z.object({
  vehicle: tagVehicleSchema,
  notices: z.array(tollNoticeSchema),
  hasReminderConsent: z.boolean().describe('Consent `toll-reminders`'),
  rule: tollRuleSchema,
});
const noticesExample = {
  vehicle,
  notices: [],
  hasReminderConsent: false,
  rule: {
    source: 'PIB',
    sourceDate: '2026-03-18',
    validFrom: '2026-03-17',
    confidence: 'high' as const,
  },
};

/** E-notices for unpaid fees that the owner entered, each with its clocks. */
export const tollNotices = defineContract({
  call: calls.tollNotices,
  tag: 'fastag',
  who: 'user',
  summary: 'E-notices of an own vehicle, with their deadlines',
  params: tagVehicleParams,
  answer: notices,
  refusals: tagPageRefusals,
  example: noticesExample,
});

/** The running clocks of an e-notice as a calendar file. */
export const tollNoticeCalendar = defineContract({
  call: calls.tollNoticeCalendar,
  tag: 'fastag',
  who: 'user',
  summary: 'Calendar file of the deadlines of an e-notice',
  params: z.object({ ...tagVehicleParams.shape, noticeId: z.uuid() }),
  query: z.object({ language: languageSchema.default('en') }),
  answer: null,
  refusals: [...tagPageRefusals, 'fastag/unknown-notice', 'fastag/notice-settled'],
});

/** The vehicle of an own e-notice: links in messages do not name it. */
export const tollNoticeVehicle = defineContract({
  call: calls.tollNoticeVehicle,
  tag: 'fastag',
  who: 'user',
  summary: 'Vehicle of an own e-notice',
  params: z.object({ noticeId: z.uuid() }),
  answer: z.object({ vehicleNumber: vehicleNumberOutput }),
  refusals: ['auth/required', 'fastag/unknown-notice', 'request/too-many'],
  example: { vehicleNumber: 'DL8CAF5030' },
});

/** Keeps an e-notice. Refuses a time in the future or before the rules, and more than 20 notices of a vehicle. */
export const addTollNotice = defineContract({
  call: calls.addTollNotice,
  tag: 'fastag',
  who: 'user',
  summary: 'Enter an e-notice',
  params: tagVehicleParams,
  body: z.object({
    place: z.string().trim().min(2, { error: 'Enter the place of the notice' }).max(80),
    noticeNumber: z.string().trim().max(40).optional(),
    fee: amount,
    issuedAt: instantSchema,
  }),
  answer: z.object({ noticeId: z.uuid() }),
  status: 201,
  idempotency: 'accepted',
  refusals: [...writing, 'request/bad-input', 'fastag/too-many-notices'],
  example: { noticeId: '6a1f6c39-6f0c-4b5c-8c39-2f8d6a3f1b11' },
});

/** Records what happened to an e-notice, or removes it. `objected` only within the period for objections. */
export const changeTollNotice = defineContract({
  call: calls.changeTollNotice,
  tag: 'fastag',
  who: 'user',
  summary: 'Change or remove an e-notice',
  params: z.object({ ...tagVehicleParams.shape, noticeId: z.uuid() }),
  body: z.object({ act: z.enum(['objected', 'upheld', 'rejected', 'paid', 'remove']) }),
  answer: z.object({ noticeId: z.uuid() }),
  refusals: [...writing, 'fastag/unknown-notice', 'fastag/notice-settled'],
  example: { noticeId: '6a1f6c39-6f0c-4b5c-8c39-2f8d6a3f1b11' },
});

/** Checks a photo of the vehicle's front for an issuer: size, light and sharpness. It is not stored. */
export const checkTagPhoto = defineContract({
  call: calls.checkTagPhoto,
  tag: 'fastag',
  who: 'user',
  summary: 'Check a photo of the vehicle for the issuer',
  params: tagVehicleParams,
  body: z.object({
    contentBase64: z.string().min(1).max(11_000_000),
    plateReadable: z.boolean(),
  }),
  answer: z.object({
    isGood: z.boolean(),
    faults: z.array(z.enum(['too-small', 'too-dark', 'too-bright', 'blurred', 'plate-not-seen'])),
    width: z.int(),
    height: z.int(),
  }),
  refusals: [...writing, 'request/too-large', 'document/unreadable', 'document/wrong-type'],
  example: { isGood: false, faults: ['blurred'], width: 1600, height: 1200 },
});
