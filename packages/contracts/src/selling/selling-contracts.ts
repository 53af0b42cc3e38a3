import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { inEveryLanguage, instantSchema, istDateSchema, vehicleNumberInput } from '../fields.ts';
import { slotSchema } from '../inspections/inspection-schema.ts';
import * as calls from './selling-calls.ts';
import { type Sale, saleRowSchema, saleSchema } from './selling-schema.ts';

const tag = 'sell-car';
const one = z.object({ saleId: z.uuid() });
const fromHour = z.int().min(0).max(23).describe('Start of the slot, hour in IST');
const paise = z.int().describe('Whole paise');
const cityId = z.int().min(1).max(99_999).describe('City of the inspection');

/** @internal Used by examples of the area. */
export const exampleSale: Sale = {
  saleId: '3f0c9f6e-2f4e-4c5b-9d8a-1b2c3d4e5f60',
  state: 'booked',
  vehicleNumber: 'DL8CAF5030',
  car: {
    title: 'Maruti Suzuki Swift VXI',
    year: 2021,
    fuel: 'petrol',
    km: 42_300,
    isElectric: false,
  },
  city: { en: 'Delhi', hi: 'दिल्ली' },
  cityId: 10_084,
  startedAt: '2026-11-25T06:00:00Z',
  estimate: {
    estimateId: '7d1d2b4c-6c0e-4a8e-8f5b-2a3b4c5d6e7f',
    low: 47_200_000,
    middle: 49_500_000,
    high: 51_800_000,
    estimatedAt: '2026-11-25T05:58:00Z',
  },
  inspection: {
    inspectionId: '8f0d6f0e-5e3a-4d7b-8f0e-2b1c4d5e6f70',
    state: 'booked',
    slot: { day: '2026-11-27', fromHour: 9, untilHour: 11 },
    canChange: true,
    note: null,
  },
  report: null,
  terms: {
    hours: [24, 48, 72],
    offerDays: 7,
    leastReserve: 1_000_000,
    charge: 500_000,
    gst: 90_000,
    suggested: null,
  },
  round: null,
  dues: {
    loan: null,
    lender: null,
    letterOn: null,
    challans: null,
    challanCount: null,
    challansAt: null,
    hasFailedSource: false,
  },
  acceptance: null,
  handover: null,
};

/** Free slots for a home inspection in a city, in the coming days, with our charge for a sale today. */
export const sellCarSlots = defineContract({
  call: calls.sellCarSlots,
  tag,
  who: 'anyone',
  summary: 'Free inspection slots',
  query: z.object({ cityId: z.coerce.number().int().min(1).max(99_999).default(10_084) }),
  answer: z.object({
    city: inEveryLanguage(z.string()),
    slots: z.array(slotSchema.extend({ free: z.int().describe('Free places') })),
    fee: z.object({ charge: paise, gst: paise }).describe('Ours, only if the car is sold'),
  }),
  refusals: ['sale/unknown-city', 'request/too-many'],
  example: {
    city: { en: 'Delhi', hi: 'दिल्ली' },
    slots: [{ day: '2026-11-27', fromHour: 9, untilHour: 11, free: 4 }],
    fee: { charge: 500_000, gst: 90_000 },
  },
});

/** Books a home inspection and begins the sale. The slot of a visitor is kept for some minutes: signing in with an OTP on
 * the same device confirms it. */
export const sellCarInspection = defineContract({
  call: calls.sellCarInspection,
  tag,
  who: 'anyone',
  summary: 'Book a home inspection',
  description:
    'A visitor confirms by signing in with an OTP before `heldUntil`. Address and mobile are erased once the inspection is over.',
  body: z.object({
    vehicleNumber: vehicleNumberInput,
    cityId,
    day: istDateSchema,
    fromHour,
    address: z.string().trim().min(10).max(300).describe('Where the car is'),
    km: z.int().min(0).max(2_000_000).describe('Odometer reading'),
    estimateId: z.uuid().nullable().default(null).describe('Of the estimate shown before'),
  }),
  answer: z.object({
    saleId: z.uuid(),
    slot: slotSchema,
    heldUntil: instantSchema.nullable().describe('Null: booked. Else: to be confirmed by then'),
  }),
  status: 201,
  idempotency: 'accepted',
  refusals: [
    'request/cross-site',
    'request/too-many',
    'vehicle/not-a-mark',
    'vehicle/not-in-register',
    'sale/unknown-city',
    'sale/already-under-way',
    'sale/unknown-estimate',
    'inspection/slot-taken',
    'request/idempotency-mismatch',
    'request/idempotency-in-progress',
  ],
  example: {
    saleId: exampleSale.saleId,
    slot: { day: '2026-11-27', fromHour: 9, untilHour: 11 },
    heldUntil: null,
  },
});

/** Own sales, newest first. */
export const sellCarSales = defineContract({
  call: calls.sellCarSales,
  tag,
  who: 'user',
  summary: 'Own sales',
  answer: z.object({ sales: z.array(saleRowSchema) }),
  refusals: ['auth/required'],
  example: {
    sales: [
      {
        saleId: exampleSale.saleId,
        state: 'booked',
        vehicleNumber: exampleSale.vehicleNumber,
        car: exampleSale.car,
        city: { en: 'Delhi', hi: 'दिल्ली' },
        startedAt: exampleSale.startedAt,
      },
    ],
  },
});

const own = ['auth/required', 'sale/not-found'] as const;
const change = [...own, 'request/cross-site', 'request/too-many'] as const;

/** One own sale. Another person's is not found. */
export const sellCarSale = defineContract({
  call: calls.sellCarSale,
  tag,
  who: 'user',
  summary: 'An own sale',
  params: one,
  answer: saleSchema,
  refusals: own,
  example: exampleSale,
});

/** Moves the inspection to another slot. */
export const sellCarReschedule = defineContract({
  call: calls.sellCarReschedule,
  tag,
  who: 'user',
  summary: 'Move an inspection to another slot',
  params: one,
  body: z.object({ day: istDateSchema, fromHour }),
  answer: z.object({ slot: slotSchema }),
  refusals: [...change, 'inspection/slot-taken', 'inspection/wrong-state'],
  example: { slot: { day: '2026-11-28', fromHour: 14, untilHour: 16 } },
});

/** Cancels the inspection. The sale stays and can be booked again. */
export const sellCarCancelInspection = defineContract({
  call: calls.sellCarCancelInspection,
  tag,
  who: 'user',
  summary: 'Cancel an inspection',
  params: one,
  answer: z.object({ state: z.literal('draft') }),
  refusals: [...change, 'inspection/wrong-state', 'sale/wrong-state'],
  example: { state: 'draft' },
});

/** Ends a sale before an offer is accepted. */
export const sellCarWithdraw = defineContract({
  call: calls.sellCarWithdraw,
  tag,
  who: 'user',
  summary: 'Withdraw a car from sale',
  params: one,
  answer: z.object({ state: z.literal('withdrawn') }),
  refusals: [...change, 'sale/wrong-state'],
  example: { state: 'withdrawn' },
});

/** A photo of the report of an own sale, as WebP. */
export const sellCarPhoto = defineContract({
  call: calls.sellCarPhoto,
  tag,
  who: 'user',
  summary: 'A photo of an inspection report',
  params: z.object({ saleId: z.uuid(), photoId: z.uuid() }),
  answer: null,
  refusals: [...own, 'inspection/not-found', 'document/not-stored'],
});
