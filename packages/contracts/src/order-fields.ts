import { z } from 'zod';
import { instantSchema, istDateSchema } from './fields.ts';

const amountPaise = z.int().describe('Whole paise');
const paymentMethod = z.enum(['upi', 'card', 'netbanking', 'wallet', 'unknown']);

/** Payment state of an order, as shown to its owner. */
export const paymentViewSchema = z.object({
  state: z
    .enum(['not-started', 'checking', 'failed', 'paid', 'closed'])
    .describe('`checking`: the outcome is unknown and being polled; safe to leave'),
  since: instantSchema.nullable(),
  failure: z.string().nullable().describe("The gateway's code of the last failure"),
  mayArriveLate: z
    .boolean()
    .describe('The last attempt failed, but its bank may still capture the money'),
  retryFrom: instantSchema
    .nullable()
    .describe('While set, no second payment is started: the failed one may still arrive'),
  method: paymentMethod.nullable(),
});

/** A refund as its owner sees it, without the items that it returns. */
export const ownRefundSchema = z.object({
  refundId: z.uuid(),
  amount: amountPaise,
  state: z
    .enum(['awaiting-approval', 'requested', 'sent', 'processed', 'failed'])
    .describe('`awaiting-approval`: above the limit for one operator; no money moves yet'),
  reason: z.string().describe('Code'),
  method: paymentMethod,
  requestedAt: instantSchema,
  expectedOn: istDateSchema.describe('Date in India by which it arrives'),
  processedAt: instantSchema.nullable(),
  bankReference: z.string().nullable(),
});
