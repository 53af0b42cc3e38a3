import { z } from 'zod';
import { defineContract } from '../contract.ts';
import type { ErrorCode } from '../error-codes.ts';
import { istDateSchema, vehicleNumberInput } from '../fields.ts';
import { orderSchema } from '../orders/order-schema.ts';
import {
  idKindSchema,
  issuePictureSchema,
  tagClassSchema,
  tagIssuerSchema,
  tagIssueSchema,
  tagOfferSchema,
  tagPriceSchema,
} from './details/issue-schema.ts';
import * as calls from './issue-calls.ts';
import { exampleIssue, exampleOffer, examplePrice, exampleTagOrder } from './issue-examples.ts';

const issueId = z.uuid().describe('Of fastagCheckUser');
const chosenClass = tagClassSchema
  .optional()
  .describe("The owner's choice where the record does not say the class");

/** Refusals of every step of an issue. */
const ofIssue = [
  'auth/required',
  'fastag/issue-not-found',
  'fastag/wrong-step',
  'fastag/session-over',
  'fastag/issuer-unavailable',
  'request/cross-site',
  'request/too-many',
] as const satisfies readonly ErrorCode[];

/** Refusals of a look-up of the vehicle. */
const ofVehicle = [
  'vehicle/not-a-mark',
  'vehicle/not-in-register',
  'vehicle/not-found',
  'vehicle/hidden',
  'vehicle/source-timeout',
  'vehicle/source-unavailable',
  'vehicle/source-malformed',
  '1003',
] as const satisfies readonly ErrorCode[];

/** A line of text without control characters. */
const text = (longest: number) =>
  z
    .string()
    .trim()
    .min(2)
    .max(longest)
    .regex(/^[^\p{C}]+$/u, { error: 'Enter plain text' });

/** Prices by class, straight from the issuer. */
export const fastagBuyHomepage = defineContract({
  call: calls.fastagBuyHomepage,
  tag: 'fastag',
  who: 'anyone',
  summary: 'Issuer and prices of new tags',
  answer: z.object({
    issuer: tagIssuerSchema,
    prices: z.array(tagPriceSchema),
    isComplete: z.boolean().describe('False: the issuer did not answer for every class'),
  }),
  refusals: ['request/too-many'],
  example: {
    issuer: exampleOffer.issuer,
    prices: [examplePrice],
    isComplete: true,
  },
});

/** Class, tags that the vehicle already has, and the price. Counts as a look-up of the vehicle. */
export const fastagBuyCheckout = defineContract({
  call: calls.fastagBuyCheckout,
  tag: 'fastag',
  who: 'anyone',
  summary: 'Price of a new tag for a vehicle',
  body: z.object({ vehicleNumber: vehicleNumberInput, tagClass: chosenClass }),
  answer: tagOfferSchema,
  refusals: [...ofVehicle, 'fastag/class-mismatch', 'request/cross-site', 'request/too-many'],
  example: exampleOffer,
});

/** Starts an issue: the issuer sends its OTP to the mobile of the account. */
export const fastagCheckUser = defineContract({
  call: calls.fastagCheckUser,
  tag: 'fastag',
  who: 'user',
  summary: 'Start the issue of a tag',
  body: z.object({
    vehicleNumber: vehicleNumberInput,
    tagClass: chosenClass,
    replacesTag: z
      .boolean()
      .default(false)
      .describe('True: the person knows that a present tag becomes inactive'),
  }),
  answer: z.object({ issue: tagIssueSchema }),
  status: 201,
  refusals: [
    'auth/required',
    ...ofVehicle,
    'fastag/class-mismatch',
    'fastag/class-needed',
    'fastag/no-tag-needed',
    'fastag/not-sold',
    'fastag/tag-active',
    'fastag/issuer-unavailable',
    'request/cross-site',
    'request/too-many',
  ],
  example: { issue: exampleIssue },
});

/** Has the issuer send another OTP; the previous one is no longer valid. */
export const fastagResendOtp = defineContract({
  call: calls.fastagResendOtp,
  tag: 'fastag',
  who: 'user',
  summary: "Resend the issuer's OTP",
  body: z.object({ issueId }),
  answer: z.object({ issue: tagIssueSchema }),
  refusals: [...ofIssue, 'fastag/otp-too-soon'],
  example: { issue: exampleIssue },
});

/** Passes the OTP to the issuer, who verifies it. */
export const fastagVerifyOtp = defineContract({
  call: calls.fastagVerifyOtp,
  tag: 'fastag',
  who: 'user',
  summary: "Verify the issuer's OTP",
  body: z.object({
    issueId,
    otp: z.string().regex(/^\d{6}$/, { error: 'An OTP has six digits' }),
  }),
  answer: z.object({ issue: tagIssueSchema }),
  refusals: [...ofIssue, 'fastag/otp-wrong'],
  example: { issue: { ...exampleIssue, state: 'otp-ok' } },
});

/** Passes person and vehicle to the issuer for its check. Nothing of it is stored here. */
export const fastagIssuePerson = defineContract({
  call: calls.fastagIssuePerson,
  tag: 'fastag',
  who: 'user',
  summary: 'Check person and vehicle with the issuer',
  description: 'Name, date of birth and number of the proof are passed on and not stored.',
  body: z.object({
    issueId,
    name: text(80),
    dateOfBirth: istDateSchema,
    idKind: idKindSchema,
    idNumber: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z0-9][A-Z0-9 /-]{4,24}$/, { error: 'Enter the number as printed on the proof' }),
    idExpiresOn: istDateSchema.optional().describe('For a driving licence or passport'),
    identifierEnd: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z0-9]{5}$/, { error: 'Enter the last five characters' })
      .describe('Last five characters of the engine or chassis number'),
  }),
  answer: z.object({ issue: tagIssueSchema }),
  refusals: [
    ...ofIssue,
    'fastag/person-refused',
    'fastag/vehicle-mismatch',
    'fastag/other-tag-active',
    'vehicle/not-found',
    'vehicle/hidden',
    'vehicle/source-timeout',
    'vehicle/source-unavailable',
    'vehicle/source-malformed',
    '1003',
  ],
  example: { issue: { ...exampleIssue, state: 'accepted' } },
});

/** Cleans a picture and passes it to the issuer; it is not stored here. After a rejection, sends one again. */
export const fastagIssueUpload = defineContract({
  call: calls.fastagIssueUpload,
  tag: 'fastag',
  who: 'user',
  summary: 'Pass a picture to the issuer',
  body: z.object({
    issueId,
    picture: issuePictureSchema,
    contentBase64: z
      .string()
      .min(1)
      .max(11_000_000)
      .describe('JPEG, PNG, WebP or PDF, base64, up to 8 MB'),
  }),
  answer: z.object({ issue: tagIssueSchema }),
  status: 201,
  refusals: [
    ...ofIssue,
    'document/unreadable',
    'document/wrong-type',
    'document/not-stored',
    'request/too-large',
  ],
  example: { issue: exampleIssue },
});

/** Orders the tag at the price that was shown, for delivery to an address in India. */
export const fastagBuyOrder = defineContract({
  call: calls.fastagBuyOrder,
  tag: 'fastag',
  who: 'user',
  summary: 'Order a new tag',
  body: z.object({
    issueId,
    expectedTotal: z.int().positive().describe('Paise: the total that was shown'),
    address: z.object({
      name: text(80),
      line: text(160),
      city: text(60),
      stateCode: z.string().regex(/^[A-Z]{2}$/, { error: 'Choose a state' }),
      pinCode: z.string().regex(/^[1-9]\d{5}$/, { error: 'A PIN code has six digits' }),
    }),
  }),
  answer: z.object({ order: orderSchema }),
  status: 201,
  idempotency: 'required',
  refusals: [
    ...ofIssue,
    'fastag/not-sold',
    'order/not-found',
    'order/quote-not-found',
    'order/quote-expired',
    'order/quote-changed',
    'order/too-many-unpaid',
    'order/payments-paused',
  ],
  example: { order: exampleTagOrder },
});

/** The caller's unfinished issues, and what an issuer asks for. */
export const fastagIssueHomepage = defineContract({
  call: calls.fastagIssueHomepage,
  tag: 'fastag',
  who: 'user',
  summary: 'Unfinished issues of the caller',
  answer: z.object({
    issuer: tagIssuerSchema,
    idKinds: z.array(idKindSchema),
    issues: z.array(tagIssueSchema).describe('Newest first, without an order'),
  }),
  refusals: ['auth/required', 'request/too-many'],
  example: { issuer: exampleOffer.issuer, idKinds: ['pan'], issues: [exampleIssue] },
});

/** Tags that the caller ordered, newest first. */
export const fastagIssuedTags = defineContract({
  call: calls.fastagIssuedTags,
  tag: 'fastag',
  who: 'user',
  summary: 'Tags issued to the caller',
  answer: z.object({ issues: z.array(tagIssueSchema).describe('The newest fifty') }),
  refusals: ['auth/required', 'request/too-many'],
  example: { issues: [exampleIssue] },
});

/** One issue, for polling. */
export const fastagIssueStatus = defineContract({
  call: calls.fastagIssueStatus,
  tag: 'fastag',
  who: 'user',
  summary: 'State of an issue',
  query: z.object({ issueId }),
  answer: z.object({ issue: tagIssueSchema }),
  refusals: ['auth/required', 'fastag/issue-not-found', 'request/too-many'],
  example: { issue: exampleIssue },
});
