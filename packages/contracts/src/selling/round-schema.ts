import { netLineIds } from '@pahiya/domain/selling/net-to-seller';
import { z } from 'zod';
import { instantSchema, istDateSchema } from '../fields.ts';

const amountPaise = z.int().describe('Whole paise');

/** What reaches the seller from a bid, line by line; or why that is not known. */
export const netSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('net'),
    lines: z.array(z.object({ id: z.enum(netLineIds), amount: amountPaise })),
    net: amountPaise,
  }),
  z.object({ kind: z.literal('unknown'), what: z.enum(['loan', 'challans']) }),
  z.object({
    kind: z.literal('short'),
    lines: z.array(z.object({ id: z.enum(netLineIds), amount: amountPaise })),
    missing: amountPaise.describe('What the bid does not cover'),
  }),
]);

/** How an estimate became an offer. The lines add up to the paisa. */
export const offerWorkingSchema = z.object({
  estimate: z.object({ low: amountPaise, middle: amountPaise, high: amountPaise }),
  deductions: z.array(
    z.object({
      pointId: z.string(),
      grade: z.string(),
      low: amountPaise,
      high: amountPaise,
      amount: amountPaise.describe('The middle of the repair cost, whole rupees'),
    }),
  ),
  deducted: amountPaise,
  inspected: amountPaise.describe('Value after the inspection'),
  market: amountPaise.describe('What the dealer pays above, or below (negative), that value'),
  offer: amountPaise,
});

/** A dealer's offer after the round has closed. */
export const saleOfferSchema = z.object({
  bidId: z.uuid(),
  dealer: z.string(),
  authorisationNumber: z.string().nullable().describe('Form 29B; null: the dealer has none'),
  amount: amountPaise,
  conditions: z.string().nullable(),
  net: netSchema,
  working: offerWorkingSchema.nullable().describe('Null: the sale began without an estimate'),
});

/** The round of a sale, as its seller sees it. Bids are sealed until it has closed. */
export const saleRoundSchema = z.object({
  roundId: z.uuid(),
  reserve: amountPaise,
  charge: amountPaise,
  gst: amountPaise,
  opensAt: instantSchema,
  endsAt: instantSchema,
  isOpen: z.boolean(),
  offerUntil: instantSchema.nullable(),
  offers: z.array(saleOfferSchema).describe('At the reserve or above, best first'),
});

/** What is owed on the car. */
export const saleDuesSchema = z.object({
  loan: amountPaise.nullable().describe('Null: not stated yet'),
  lender: z.string().nullable(),
  letterOn: istDateSchema.nullable(),
  challans: amountPaise.nullable().describe('Null: not known'),
  challanCount: z.int().nullable(),
  challansAt: instantSchema.nullable(),
  hasFailedSource: z.boolean(),
});

/** The accepted offer, with what was paid. */
export const saleAcceptanceSchema = z.object({
  dealer: z.string(),
  authorisationNumber: z.string().nullable(),
  bid: amountPaise,
  net: amountPaise,
  accountEnd: z.string(),
  handoverOn: istDateSchema,
  acceptedAt: instantSchema,
  payments: z.array(
    z.object({
      kind: z.enum(['dealer', 'seller', 'lender', 'challans', 'dealer-refund']),
      amount: amountPaise,
      reference: z.string(),
      paidOn: istDateSchema,
    }),
  ),
});

/** What a seller chooses from before opening a round. */
export const roundTermsSchema = z.object({
  hours: z.array(z.int()),
  offerDays: z.int(),
  leastReserve: amountPaise,
  charge: amountPaise,
  gst: amountPaise,
  suggested: amountPaise.nullable().describe('Value after the inspection'),
});

/** Where messages about a sale go; empty: switched off. */
export const saleChannels = z.array(z.enum(['sms', 'email'])).max(2);

/** A handover and what follows it. */
export const saleHandoverSchema = z.object({
  handedOverAt: instantSchema,
  place: z.string(),
  odometerKm: z.int(),
  code: z.string(),
  sha256: z.string(),
  acknowledgement: z.string().nullable().describe('Number of the Form 29C acknowledgement'),
  channels: saleChannels,
  hasEmail: z.boolean(),
  liabilityClosedAt: instantSchema.nullable().describe('First tick: the dealer answers for it'),
  recordClosedAt: instantSchema.nullable().describe('Second tick: the RC names a later owner'),
  recordSeenAt: instantSchema.nullable().describe('Time of the record that was seen last'),
  duties: z.array(
    z.object({
      id: z.enum(['report', 'apply', 'insurance']),
      who: z.enum(['seller', 'buyer']),
      dueOn: istDateSchema,
    }),
  ),
});
