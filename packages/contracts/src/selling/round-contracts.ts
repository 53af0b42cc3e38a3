import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { deskReads, deskWrites } from '../desk-refusals.ts';
import {
  inEveryLanguage,
  instantSchema,
  istDateSchema,
  languageSchema,
  vehicleNumberOutput,
} from '../fields.ts';
import { inspectedCarSchema, inspectionReportSchema } from '../inspections/inspection-schema.ts';
import { partnerReads, partnerWrites } from '../partner-firms/partner-refusals.ts';
import * as calls from './round-calls.ts';
import { saleChannels } from './round-schema.ts';

const seller = { tag: 'sell-car', who: 'user' } as const;
const dealer = { tag: 'partner', who: 'partner', memberRoles: ['owner', 'manager'] } as const;
const desk = { tag: 'operator', who: 'operator', role: 'operator' } as const;
const one = z.object({ saleId: z.uuid() });
const amountPaise = z.int().describe('Whole paise');
const bidPaise = z.int().min(1).max(10_000_000_000).describe('Whole paise');
const change = [
  'auth/required',
  'sale/not-found',
  'sale/wrong-state',
  'request/cross-site',
  'request/too-many',
] as const;
const saleId = '3f0c9f6e-2f4e-4c5b-9d8a-1b2c3d4e5f60';

/** Opens a round of sealed bids. Our charge is part of the terms that the sale shows before. */
export const sellCarOpenRound = defineContract({
  ...seller,
  call: calls.sellCarOpenRound,
  summary: 'Invite bids',
  params: one,
  body: z.object({
    hours: z.int().describe('One of the lengths of the terms'),
    reservePaise: bidPaise.describe('No bid below it counts'),
    charge: z
      .int()
      .describe('Our charge with GST as it was shown, in paise: another one is refused'),
  }),
  answer: z.object({ endsAt: instantSchema }),
  refusals: [...change, 'sale/report-expired'],
  example: { endsAt: '2026-11-28T06:00:00Z' },
});

/** States the loan, and has the open challans read again. */
export const sellCarDues = defineContract({
  ...seller,
  call: calls.sellCarDues,
  summary: 'State the loan and check challans',
  params: one,
  body: z.object({
    loanPaise: z.int().min(0).max(10_000_000_000).describe('0: no loan'),
    lender: z.string().trim().min(2).max(80).nullable().default(null),
    letterOn: istDateSchema.nullable().default(null).describe("Day of the lender's letter"),
  }),
  answer: z.object({
    isChecked: z.boolean().describe('False: a source of challans did not answer'),
  }),
  refusals: change,
  example: { isChecked: true },
});

/** Accepts an offer for the net amount that was shown. Of two sales of one car only one can. */
export const sellCarAccept = defineContract({
  ...seller,
  call: calls.sellCarAccept,
  summary: 'Accept an offer',
  params: one,
  body: z.object({
    bidId: z.uuid(),
    netPaise: z.int().min(0).describe('As shown: another one is refused'),
    accountHolder: z.string().trim().min(2).max(80),
    accountNumber: z
      .string()
      .trim()
      .regex(/^\d{8,18}$/, { error: 'An account number has 8 to 18 digits' }),
    ifsc: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z]{4}0[A-Z0-9]{6}$/, { error: 'An IFSC has 11 characters, such as HDFC0001234' }),
    handoverOn: istDateSchema.describe('Planned day of the handover: the day of the credit'),
  }),
  answer: z.object({ state: z.literal('accepted') }),
  refusals: [...change, 'sale/offer-expired', 'sale/net-changed', 'sale/sold-elsewhere'],
  example: { state: 'accepted' },
});

/** Declines all offers of the round. */
export const sellCarDecline = defineContract({
  ...seller,
  call: calls.sellCarDecline,
  summary: 'Decline the offers',
  params: one,
  answer: z.object({ state: z.literal('declined') }),
  refusals: change,
  example: { state: 'declined' },
});

const roundRowSchema = z.object({
  roundId: z.uuid(),
  car: inspectedCarSchema,
  city: inEveryLanguage(z.string()),
  score: z.int(),
  endsAt: instantSchema,
  isOpen: z.boolean(),
  ownBid: z
    .object({ amount: amountPaise, placedAt: instantSchema })
    .nullable()
    .describe('Of your firm'),
  outcome: z
    .enum(['open', 'waiting', 'accepted', 'over'])
    .describe('`waiting`: the seller decides. `accepted`: your bid'),
});
const roundRow = {
  roundId: '6c1f1f0a-3f53-4c0e-8a11-9d2f3b4c5d6e',
  car: {
    title: 'Maruti Suzuki Swift VXI',
    year: 2021,
    fuel: 'petrol',
    km: 42_300,
    isElectric: false,
  },
  city: { en: 'Delhi', hi: 'दिल्ली' },
  score: 86,
  endsAt: '2026-11-28T06:00:00Z',
  isOpen: true,
  ownBid: null,
  outcome: 'open',
} as const;

/** Rounds that are open, and those in which the firm has bid. No seller is named. */
export const partnerRounds = defineContract({
  ...dealer,
  call: calls.partnerRounds,
  summary: 'Cars to bid for',
  answer: z.object({ rounds: z.array(roundRowSchema) }),
  refusals: partnerReads,
  example: { rounds: [roundRow] },
});

/** One round with the report of the car. Vehicle number, seller and other bids are not in it. */
export const partnerRound = defineContract({
  ...dealer,
  call: calls.partnerRound,
  summary: 'A car to bid for',
  params: z.object({ roundId: z.uuid() }),
  answer: roundRowSchema.extend({ report: inspectionReportSchema, leastBid: amountPaise }),
  refusals: [...partnerReads, 'bid/unknown-round'],
  example: {
    ...roundRow,
    leastBid: 1_000_000,
    report: {
      inspectionId: '8f0d6f0e-5e3a-4d7b-8f0e-2b1c4d5e6f70',
      listVersion: '2026-11',
      isElectric: false,
      odometerKm: 42_280,
      odometerPhotoIds: [],
      score: { total: 86, groups: [], condition: 'very-good', isCapped: false, isBarred: false },
      findings: [],
      city: 'Delhi',
      inspectedAt: '2026-11-27T05:10:00Z',
      inspector: 'Ravi',
      validUntil: '2026-12-04T05:10:00Z',
      validKm: 200,
    },
  },
});

/** A photo of the report of a car to bid for, as WebP. */
export const partnerRoundPhoto = defineContract({
  ...dealer,
  call: calls.partnerRoundPhoto,
  summary: 'A photo of a car to bid for',
  params: z.object({ roundId: z.uuid(), photoId: z.uuid() }),
  answer: null,
  refusals: [...partnerReads, 'bid/unknown-round', 'inspection/not-found', 'document/not-stored'],
});

const bidRefusals = [...partnerWrites, 'bid/unknown-round', 'bid/round-closed'] as const;

/** Bids, or replaces the firm's bid. The database's clock decides whether it came in time. */
export const partnerBid = defineContract({
  ...dealer,
  call: calls.partnerBid,
  summary: 'Bid for a car',
  params: z.object({ roundId: z.uuid() }),
  body: z.object({
    amountPaise: bidPaise,
    conditions: z.string().trim().min(3).max(300).nullable().default(null),
  }),
  answer: z.object({ bidId: z.uuid(), placedAt: instantSchema }),
  refusals: bidRefusals,
  example: { bidId: '0d7f4a1f-2b3c-4a2f-9a55-8a5261c60c4b', placedAt: '2026-11-27T06:30:00Z' },
});

/** Withdraws the firm's bid before the round ends. */
export const partnerWithdrawBid = defineContract({
  ...dealer,
  call: calls.partnerWithdrawBid,
  summary: 'Withdraw a bid',
  params: z.object({ roundId: z.uuid() }),
  answer: z.object({ isWithdrawn: z.literal(true) }),
  refusals: bidRefusals,
  example: { isWithdrawn: true },
});

const paymentKinds = ['dealer', 'seller', 'lender', 'challans', 'dealer-refund'] as const;

/** Sales with money to be received or paid, and those under way. */
export const deskSales = defineContract({
  ...desk,
  call: calls.deskSales,
  summary: 'Sales with payments due',
  query: z.object({ sale: z.uuid().optional().describe('Only this one, also an ended one') }),
  answer: z.object({
    sales: z.array(
      z.object({
        saleId: z.uuid(),
        state: z.string(),
        vehicleNumber: vehicleNumberOutput,
        title: z.string(),
        dealer: z.string(),
        bid: amountPaise,
        net: amountPaise,
        handoverOn: istDateSchema,
        account: z
          .object({ holder: z.string(), number: z.string(), ifsc: z.string() })
          .nullable()
          .describe('Only while the seller is to be paid'),
        due: z.array(z.object({ kind: z.enum(paymentKinds), amount: amountPaise })),
      }),
    ),
  }),
  refusals: deskReads,
  example: {
    sales: [
      {
        saleId,
        state: 'accepted',
        vehicleNumber: 'DL8CAF5030',
        title: 'Maruti Suzuki Swift VXI',
        dealer: 'Sample Motors',
        bid: 48_030_000,
        net: 47_440_000,
        handoverOn: '2026-11-30',
        account: null,
        due: [{ kind: 'dealer', amount: 48_030_000 }],
      },
    ],
  },
});

/** Records a payment with its bank reference. The amount must be the one that is due. */
export const deskSalePayment = defineContract({
  ...desk,
  call: calls.deskSalePayment,
  summary: 'Record a payment of a sale',
  params: one,
  body: z.object({
    kind: z.enum(paymentKinds),
    amountPaise: bidPaise,
    reference: z
      .string()
      .trim()
      .regex(/^[A-Za-z0-9][A-Za-z0-9 /-]{5,34}$/, { error: 'Enter the UTR, 6 to 35 characters' }),
    paidOn: istDateSchema,
  }),
  answer: z.object({ state: z.string() }),
  refusals: [
    ...deskWrites,
    'sale/not-found',
    'sale/wrong-state',
    'operator/already-booked',
    'operator/amount-differs',
  ],
  example: { state: 'funded' },
});

/** Calls a sale off before the handover. Money that the dealer has paid becomes due to be returned. */
export const deskCallOffSale = defineContract({
  ...desk,
  call: calls.deskCallOffSale,
  summary: 'Call a sale off',
  params: one,
  body: z.object({ note: z.string().trim().min(3).max(300) }),
  answer: z.object({ state: z.literal('called-off') }),
  refusals: [...deskWrites, 'sale/not-found', 'sale/wrong-state'],
  example: { state: 'called-off' },
});

/** Records the handover with its minute and makes the handover file. Only once the dealer has paid, and while the car is as
 * inspected. */
export const sellCarHandOver = defineContract({
  ...seller,
  call: calls.sellCarHandOver,
  summary: 'Hand the car over',
  params: one,
  body: z.object({
    sellerName: z.string().trim().min(2).max(80).describe('As on the RC, for the papers'),
    place: z.string().trim().min(3).max(120),
    odometerKm: z.int().min(0).max(2_000_000),
    isOtherState: z.boolean().default(false).describe('The buyer lives in another state'),
    language: languageSchema.default('en').describe('Of the file'),
  }),
  answer: z.object({ code: z.string(), handedOverAt: instantSchema }),
  refusals: [...change, 'sale/car-changed', 'document/not-stored'],
  example: { code: 'H7Q2M9XK4TWB', handedOverAt: '2026-11-30T05:12:00Z' },
});

/** The handover file as PDF. */
export const sellCarHandoverFile = defineContract({
  ...seller,
  call: calls.sellCarHandoverFile,
  summary: 'The handover file',
  params: one,
  answer: null,
  refusals: ['auth/required', 'sale/not-found', 'document/not-stored'],
});

/** Stores the acknowledgement of Form 29C: from then on the dealer answers for the car. */
export const sellCarAcknowledge = defineContract({
  ...seller,
  call: calls.sellCarAcknowledge,
  summary: 'Enter the Form 29C acknowledgement',
  params: one,
  body: z.object({
    number: z
      .string()
      .trim()
      .regex(/^[A-Za-z0-9/-]{6,40}$/, { error: 'Enter 6 to 40 letters and digits' }),
  }),
  answer: z.object({ isClosed: z.literal(true) }),
  refusals: change,
  example: { isClosed: true },
});

/** Chooses where the messages on the days of the law go after a sale to a dealer; none switches them off. */
export const sellCarAlerts = defineContract({
  ...seller,
  call: calls.sellCarAlerts,
  summary: 'Choose messages about a sale',
  params: one,
  body: z.object({ channels: saleChannels }),
  answer: z.object({ channels: saleChannels }),
  refusals: change,
  example: { channels: ['email'] },
});

/** Checks a handover file: compare its SHA-256 with the one of the file. */
export const checkHandover = defineContract({
  tag: 'sell-car',
  call: calls.checkHandover,
  who: 'anyone',
  summary: 'Check a handover file',
  params: z.object({ code: z.string().regex(/^[0-9A-Z]{12}$/) }),
  answer: z.object({
    vehicleNumber: z.string().describe('Masked'),
    handedOverAt: instantSchema,
    sha256: z.string(),
  }),
  refusals: ['sale/not-found', 'request/too-many'],
  example: {
    vehicleNumber: 'DL8CAF••••',
    handedOverAt: '2026-11-30T05:12:00Z',
    sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  },
});
