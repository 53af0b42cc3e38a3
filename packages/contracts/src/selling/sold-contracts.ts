import { buyerIdKinds, handoverPapers } from '@pahiya/domain/selling/transfer-forms/handover-facts';
import { z } from 'zod';
import { defineContract } from '../contract.ts';
import {
  instantSchema,
  istDateSchema,
  languageSchema,
  mobileInput,
  vehicleNumberInput,
  vehicleNumberOutput,
} from '../fields.ts';
import { saleChannels } from './round-schema.ts';
import * as calls from './sold-calls.ts';

const seller = { tag: 'sell-car', who: 'user' } as const;
const one = z.object({ soldId: z.uuid() });
const channels = saleChannels;
const name = z.string().trim().min(2).max(80);
const own = ['auth/required', 'sale/not-found'] as const;
const change = [...own, 'request/cross-site', 'request/too-many'] as const;
const soldId = '5b0c9f6e-2f4e-4c5b-9d8a-1b2c3d4e5f60';

const rowSchema = z.object({
  soldId: z.uuid(),
  vehicleNumber: vehicleNumberOutput,
  title: z.string(),
  soldAt: instantSchema,
  recordClosedAt: instantSchema.nullable().describe('Second tick: the RC names a later owner'),
});
const row = {
  soldId,
  vehicleNumber: 'DL8CAF5030',
  title: 'Maruti Suzuki Swift VXI',
  soldAt: '2026-11-21T04:44:00Z',
  recordClosedAt: null,
} as const;

const challanSchema = z.object({
  challanNumber: z.string(),
  issuedOn: istDateSchema,
  amount: z.int().nullable().describe('Whole paise; null: not set yet'),
  authority: z.string().nullable(),
});

const soldSchema = rowSchema.extend({
  place: z.string(),
  odometerKm: z.int(),
  amount: z.int().describe('Whole paise'),
  buyer: z.string(),
  code: z.string(),
  sha256: z.string(),
  reportNumber: z.string().nullable().describe('Of the Form 29 report'),
  reportedAt: instantSchema.nullable().describe('First tick: the sale is reported'),
  recordSeenAt: instantSchema.nullable().describe('Time of the record that was seen last'),
  recordFailedAt: instantSchema.nullable().describe('The record could not be read since'),
  watchUntil: istDateSchema.nullable().describe('Null: the record is no longer watched'),
  duties: z.array(
    z.object({
      id: z.enum(['report', 'apply', 'insurance']),
      who: z.enum(['seller', 'buyer']),
      dueOn: istDateSchema,
    }),
  ),
  channels,
  hasEmail: z.boolean(),
  challans: z.array(challanSchema).describe('Issued after the handover'),
  challansAt: instantSchema.nullable().describe('Null: not checked yet'),
  hasFailedSource: z.boolean(),
});
const example: z.input<typeof soldSchema> = {
  ...row,
  place: 'Rohini, Delhi',
  odometerKm: 42_300,
  amount: 45_000_000,
  buyer: 'Ravi Sample',
  code: 'K7M2Q9XW4B6T',
  sha256: '9f2c',
  reportNumber: null,
  reportedAt: null,
  recordSeenAt: null,
  recordFailedAt: null,
  watchUntil: '2027-05-20',
  duties: [{ id: 'report', who: 'seller', dueOn: '2026-12-05' }],
  channels: [],
  hasEmail: true,
  challans: [],
  challansAt: null,
  hasFailedSource: false,
};

/** Vehicles that the caller sold elsewhere, newest first. */
export const soldVehicles = defineContract({
  ...seller,
  call: calls.soldVehicles,
  summary: 'Vehicles sold privately',
  answer: z.object({ sold: z.array(rowSchema) }),
  refusals: ['auth/required'],
  example: { sold: [row] },
});

/** Records a private sale of a vehicle of the caller's garage: makes the handover file and watches the record. */
export const recordSold = defineContract({
  ...seller,
  call: calls.recordSold,
  summary: 'Record a private sale',
  body: z.object({
    vehicleNumber: vehicleNumberInput,
    sellerName: name,
    buyerName: name,
    buyerAddress: z.string().trim().min(5).max(200).nullable().default(null),
    buyerMobile: mobileInput.nullable().default(null),
    buyerId: z
      .object({
        kind: z.enum(buyerIdKinds),
        last4: z
          .string()
          .trim()
          .toUpperCase()
          .regex(/^[A-Z0-9]{4}$/, { error: 'Enter the last four characters' }),
      })
      .nullable()
      .default(null),
    soldAt: instantSchema.describe('Minute of the handover'),
    place: z.string().trim().min(2).max(120),
    odometerKm: z.int().min(0).max(2_000_000),
    amountPaise: z.int().min(100).max(10_000_000_000).describe('Whole paise'),
    isOtherState: z.boolean().default(false).describe('The buyer lives in another state'),
    papers: z.array(z.enum(handoverPapers)).max(handoverPapers.length).default([]),
    channels: channels.default([]),
    language: languageSchema.default('en'),
  }),
  answer: z.object({ soldId: z.uuid(), code: z.string() }),
  status: 201,
  refusals: [
    'auth/required',
    'request/cross-site',
    'request/too-many',
    'vehicle/not-a-mark',
    'vehicle/not-in-register',
    'garage/not-in-garage',
    'sale/already-under-way',
    'document/not-stored',
  ],
  example: { soldId, code: 'K7M2Q9XW4B6T' },
});

/** One private sale. */
export const soldVehicle = defineContract({
  ...seller,
  call: calls.soldVehicle,
  summary: 'A private sale',
  params: one,
  answer: soldSchema,
  refusals: own,
  example,
});

/** The handover file of a private sale. */
export const soldFile = defineContract({
  ...seller,
  call: calls.soldFile,
  summary: 'Handover file of a private sale',
  params: one,
  answer: null,
  refusals: [...own, 'document/not-stored'],
});

/** Stores the number under which Form 29 was filed: the first tick. */
export const reportSold = defineContract({
  ...seller,
  call: calls.reportSold,
  summary: 'Enter the Form 29 application number',
  params: one,
  body: z.object({ number: z.string().trim().min(4).max(40) }),
  answer: z.object({ isReported: z.literal(true) }),
  refusals: change,
  example: { isReported: true },
});

/** Chooses where messages about the sale go; none: they are only shown. */
export const soldAlerts = defineContract({
  ...seller,
  call: calls.soldAlerts,
  summary: 'Choose messages about a private sale',
  params: one,
  body: z.object({ channels }),
  answer: z.object({ channels }),
  refusals: change,
  example: { channels: ['email'] },
});

/** Stops the messages of a sale by the key of a message, without sign-in. */
export const stopSoldAlerts = defineContract({
  call: calls.stopSoldAlerts,
  tag: 'sell-car',
  who: 'anyone',
  summary: 'Stop messages about a private sale',
  body: z.object({ key: z.string().min(1).max(200) }),
  answer: z.object({ isStopped: z.literal(true) }),
  refusals: ['sale/not-found', 'request/cross-site', 'request/too-many'],
  example: { isStopped: true },
});

/** Reads the challans of a sold vehicle again, as long as the record names the caller. */
export const checkSoldChallans = defineContract({
  ...seller,
  call: calls.checkSoldChallans,
  summary: 'Check challans after a private sale',
  params: one,
  answer: z.object({ isChecked: z.boolean().describe('False: a source did not answer') }),
  refusals: [...change, 'sale/wrong-state'],
  example: { isChecked: true },
});

/** A letter that contests a challan issued after the handover, with the handover file attached. */
export const soldLetter = defineContract({
  ...seller,
  call: calls.soldLetter,
  summary: 'Letter against a challan after the sale',
  params: z.object({
    soldId: z.uuid(),
    challanNumber: z.string().min(3).max(40).describe('Challan number'),
  }),
  query: z.object({ language: languageSchema.default('en') }),
  answer: null,
  refusals: [...own, 'challan/unknown-challan'],
});

/** Deletes a private sale with its file and ends its watch. */
export const removeSold = defineContract({
  ...seller,
  call: calls.removeSold,
  summary: 'Delete a private sale',
  params: one,
  answer: z.object({ isRemoved: z.literal(true) }),
  refusals: change,
  example: { isRemoved: true },
});
