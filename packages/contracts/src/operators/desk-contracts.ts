import { z } from 'zod';
import { calls } from '../calls.ts';
import { defineContract } from '../contract.ts';
import { istDateSchema } from '../fields.ts';
import { exampleDeskOrder, exampleQueueRow } from './desk-examples.ts';
import { documentReasons, giveUpReasons } from './desk-reasons.ts';
import { deskReads, deskWrites } from './desk-refusals.ts';
import {
  colleagueSchema,
  deskOrderSchema,
  foundOrderSchema,
  queueCountsSchema,
  queueRowSchema,
} from './desk-schema.ts';
import { queueSorts, queueStates } from './queue-states.ts';

const orderAnswer = z.object({ order: deskOrderSchema });
const orderExample = { order: exampleDeskOrder };
const uploadRefusals = [
  'document/unreadable',
  'document/wrong-type',
  'document/not-stored',
  'request/too-large',
] as const;
const note = z.string().trim().max(500).default('').describe('Why, for the audit trail');

/** The queue: challans to be worked on, sorted, paged by key. */
export const deskQueue = defineContract({
  call: calls.deskQueue,
  tag: 'operator',
  who: 'operator',
  role: 'operator',
  summary: 'The queue of the desk',
  query: z.object({
    state: z.enum(queueStates).optional().describe('Only challans in this state'),
    kind: z.enum(['e-challan', 'court']).optional().describe('Only challans of this kind'),
    route: z
      .enum(['desk', 'partner', 'any'])
      .default('desk')
      .describe('`desk`: what an operator has to do; `partner`: what the partner has'),
    assigned: z.enum(['any', 'mine', 'nobody']).default('any').describe('Whose work'),
    late: z.enum(['1']).optional().describe('Only those past their promised date'),
    today: z.enum(['1']).optional().describe('Only those due today'),
    speed: z.enum(['STANDARD', 'EXPRESS']).optional().describe('Only orders of this speed'),
    sort: z.enum(queueSorts).default('due').describe('Column to sort by'),
    direction: z.enum(['asc', 'desc']).default('asc').describe('Sort direction'),
    cursor: z.string().max(200).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(50),
  }),
  answer: z.object({
    rows: z.array(queueRowSchema),
    nextCursor: z.string().nullable(),
    counts: queueCountsSchema,
    colleagues: z.array(colleagueSchema).describe('Operators who can be assigned'),
  }),
  refusals: deskReads,
  example: {
    rows: [exampleQueueRow],
    nextCursor: null,
    counts: {
      all: 1,
      express: 1,
      late: 0,
      today: 0,
      mine: 0,
      unassigned: 1,
      states: {
        'documents-review': 0,
        queued: 1,
        assigned: 0,
        submitted: 0,
        'paid-at-source': 0,
      },
    },
    colleagues: exampleDeskOrder.colleagues,
  },
});

/** Finds orders by their short id, vehicle number, the owner's mobile or a payment id. A search is recorded, without its
 * text. */
export const deskFindOrders = defineContract({
  call: calls.deskFindOrders,
  tag: 'operator',
  who: 'operator',
  role: 'operator',
  summary: 'Find orders by id, vehicle, mobile or payment id',
  // In the body: a mobile number does not belong into an address.
  body: z.object({ text: z.string().trim().min(3).max(60) }),
  answer: z.object({
    orders: z.array(foundOrderSchema).describe('Newest first, at most 50'),
    hasMore: z.boolean(),
  }),
  refusals: deskWrites,
  example: {
    orders: [
      {
        orderId: exampleDeskOrder.orderId,
        publicId: exampleDeskOrder.publicId,
        display: exampleDeskOrder.display,
        createdAt: exampleDeskOrder.createdAt,
        total: exampleDeskOrder.total,
        paymentState: 'paid',
      },
    ],
    hasMore: false,
  },
});

/** Assigns several challans to one operator, or to nobody; each one that cannot be assigned is skipped. */
export const deskAssignMany = defineContract({
  call: calls.deskAssignMany,
  tag: 'operator',
  who: 'operator',
  role: 'operator',
  summary: 'Assign several challans',
  body: z.object({
    orderChallanIds: z.array(z.uuid()).min(1).max(100),
    to: z.union([z.literal('me'), z.literal('nobody'), z.uuid()]),
  }),
  answer: z.object({ assigned: z.int(), skipped: z.int() }),
  refusals: deskWrites,
  example: { assigned: 2, skipped: 0 },
});

/** An order whole. That it was opened is written down. */
export const deskOrder = defineContract({
  call: calls.deskOrder,
  tag: 'operator',
  who: 'operator',
  role: 'operator',
  summary: 'An order whole, with its audit trail',
  params: z.object({ orderId: z.uuid() }),
  answer: orderAnswer,
  refusals: [...deskReads, 'operator/not-found'],
  example: orderExample,
});

/** Gives a challan to an operator, or to nobody. */
export const deskAssign = defineContract({
  call: calls.deskAssign,
  tag: 'operator',
  who: 'operator',
  role: 'operator',
  summary: 'Give a challan to an operator',
  params: z.object({ orderChallanId: z.uuid() }),
  body: z.object({
    to: z
      .union([z.literal('me'), z.literal('nobody'), z.uuid()])
      .describe('`me` takes what nobody has; or an operator’s id'),
  }),
  answer: orderAnswer,
  refusals: [...deskWrites, 'operator/not-found', 'operator/wrong-state'],
  example: orderExample,
});

/** The file of a document. Pictures are shown, PDFs saved; neither can run anything. That it was opened is written
 * down. */
export const deskDocument = defineContract({
  call: calls.deskDocument,
  tag: 'operator',
  who: 'operator',
  role: 'operator',
  summary: 'A document as a file',
  params: z.object({ documentId: z.uuid() }),
  answer: null,
  refusals: [...deskReads, 'operator/not-found', 'document/not-stored'],
});

/** An operator's word on a document. */
export const deskReviewDocument = defineContract({
  call: calls.deskReviewDocument,
  tag: 'operator',
  who: 'operator',
  role: 'operator',
  summary: 'Accept or reject a document',
  params: z.object({ documentId: z.uuid() }),
  body: z.discriminatedUnion('verdict', [
    z.object({ verdict: z.literal('accepted') }),
    z.object({ verdict: z.literal('rejected'), reason: z.enum(documentReasons) }),
  ]),
  answer: orderAnswer,
  refusals: [...deskWrites, 'operator/not-found', 'operator/wrong-state'],
  example: orderExample,
});

/** The authority's receipt for a fine that the desk paid. */
export const deskReceipt = defineContract({
  call: calls.deskReceipt,
  tag: 'operator',
  who: 'operator',
  role: 'operator',
  summary: "Enter the authority's receipt",
  params: z.object({ orderChallanId: z.uuid() }),
  body: z.object({
    receiptNumber: z
      .string()
      .trim()
      .regex(/^[\w/.\- ]{3,60}$/, { error: '3 to 60 letters, digits, slashes, dots or dashes' }),
    paidOn: istDateSchema,
    amount: z.int().min(100).describe('What the authority took, in paise'),
    contentBase64: z
      .string()
      .min(1)
      .describe("The authority's receipt: JPEG, PNG, WebP or PDF, at most 8 MB"),
    note,
  }),
  answer: orderAnswer,
  refusals: [
    ...deskWrites,
    'operator/not-found',
    'operator/wrong-state',
    'operator/amount-differs',
    'operator/receipt-is-challan',
    ...uploadRefusals,
  ],
  example: orderExample,
});

/** The authority's receipt as a file. That it was opened is recorded. */
export const deskReceiptFile = defineContract({
  call: calls.deskReceiptFile,
  tag: 'operator',
  who: 'operator',
  role: 'operator',
  summary: "The authority's receipt as a file",
  params: z.object({ orderChallanId: z.uuid() }),
  answer: null,
  refusals: [...deskReads, 'operator/not-found', 'document/not-stored'],
});

/** Decides on a receipt that the source has not confirmed: withdraws it, or, past the promised day and by a second
 * operator, confirms it. */
export const deskDecideReceipt = defineContract({
  call: calls.deskDecideReceipt,
  tag: 'operator',
  who: 'operator',
  role: 'operator',
  summary: 'Confirm or withdraw a receipt that the source has not confirmed',
  params: z.object({ orderChallanId: z.uuid() }),
  body: z.object({ verdict: z.enum(['confirm', 'withdraw']), note }),
  answer: orderAnswer,
  refusals: [...deskWrites, 'operator/not-found', 'operator/wrong-state', 'operator/second-needed'],
  example: orderExample,
});

/** Gives challans of an order up and sends their money back: some, or all that are not settled. Above the limit a
 * second operator has to agree before money moves. */
export const deskGiveUp = defineContract({
  call: calls.deskGiveUp,
  tag: 'operator',
  who: 'operator',
  role: 'operator',
  summary: 'Give challans up and send their money back',
  params: z.object({ orderId: z.uuid() }),
  body: z.object({
    orderChallanIds: z.array(z.uuid()).min(1).max(60),
    reason: z.enum(giveUpReasons),
    newFine: z.int().min(100).optional().describe('With `amount-changed`: the new fine, in paise'),
    note,
  }),
  answer: orderAnswer,
  refusals: [
    ...deskWrites,
    'operator/not-found',
    'operator/wrong-state',
    'order/partner-unavailable',
  ],
  example: orderExample,
});

/** Goes on with a challan whose refund was declined, where it was before it was given up. Refused once its promised day
 * is over, when its money has to go back, and when another order has the challan by now. */
export const deskResume = defineContract({
  call: calls.deskResume,
  tag: 'operator',
  who: 'operator',
  role: 'operator',
  summary: 'Go on with a challan whose refund was declined',
  params: z.object({ orderChallanId: z.uuid() }),
  body: z.object({ note }),
  answer: orderAnswer,
  refusals: [...deskWrites, 'operator/not-found', 'operator/wrong-state', 'challan/in-open-order'],
  example: orderExample,
});

/** A word on a refund: another operator approves or declines one above the limit; one that the bank refused is sent
 * again. */
export const deskDecideRefund = defineContract({
  call: calls.deskDecideRefund,
  tag: 'operator',
  who: 'operator',
  role: 'operator',
  summary: 'Approve, decline or resend a refund',
  params: z.object({ refundId: z.uuid() }),
  body: z.object({ verdict: z.enum(['approve', 'decline', 'resend']), note }),
  answer: orderAnswer,
  refusals: [...deskWrites, 'operator/not-found', 'operator/wrong-state', 'operator/second-needed'],
  example: orderExample,
});
