import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { deskReads, deskWrites } from '../desk-refusals.ts';
import { istDateSchema } from '../fields.ts';
import { exampleDeskOrder, exampleQueueRow } from './desk-examples.ts';
import { documentReasons, giveUpReasons } from './desk-reasons.ts';
import {
  colleagueSchema,
  deskOrderSchema,
  foundOrderSchema,
  foundWorkSchema,
  queueCountsSchema,
  queueRowSchema,
} from './desk-schema.ts';
import * as calls from './operators-calls.ts';
import { deskOrderActs } from './order-acts.ts';
import { queueKinds, queueSorts, queueStates } from './queue-states.ts';

const states = [...new Set(Object.values(queueStates).flat())];

const orderAnswer = z.object({ order: deskOrderSchema });
const orderExample = { order: exampleDeskOrder };
const uploadRefusals = [
  'document/unreadable',
  'document/wrong-type',
  'document/not-stored',
  'request/too-large',
] as const;
const note = z.string().trim().max(500).default('').describe('Reason, for the audit trail');

/** The queue: open work of all kinds, on orders and without, sorted, with keyset pagination. */
export const deskQueue = defineContract({
  call: calls.deskQueue,
  tag: 'operator',
  who: 'operator',
  role: 'operator',
  summary: 'The queue of the desk',
  query: z.object({
    orderKind: z.enum(queueKinds).optional().describe('Only work of this kind'),
    state: z.enum(states).optional().describe('Only work in this state'),
    kind: z.enum(['e-challan', 'court']).optional().describe('Only challans of this kind'),
    route: z
      .enum(['desk', 'partner', 'any'])
      .default('desk')
      .describe('`desk`: work for operators; `partner`: with the partner'),
    assigned: z.enum(['any', 'mine', 'nobody']).default('any').describe('Assigned operator'),
    late: z.enum(['1']).optional().describe('Only those past their due day'),
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
      states: [{ orderKind: 'challan', state: 'queued', all: 1 }],
    },
    colleagues: exampleDeskOrder.colleagues,
  },
});

/** Finds orders by short id, vehicle number, owner's mobile or payment id, and listings, inspections and sales, also ended
 * ones, by their id. The search is logged without its text. */
export const deskFindOrders = defineContract({
  call: calls.deskFindOrders,
  tag: 'operator',
  who: 'operator',
  role: 'operator',
  summary: 'Find orders by id, vehicle, mobile or payment id',
  // In the body: a mobile number must not appear in a URL.
  body: z.object({ text: z.string().trim().min(3).max(60) }),
  answer: z.object({
    orders: z.array(foundOrderSchema).describe('Newest first, at most 50'),
    hasMore: z.boolean(),
    works: z.array(foundWorkSchema).describe('What belongs to no order, by its id'),
  }),
  refusals: deskWrites,
  example: {
    orders: [
      {
        orderId: exampleDeskOrder.orderId,
        publicId: exampleDeskOrder.publicId,
        kind: exampleDeskOrder.kind,
        display: exampleDeskOrder.display,
        createdAt: exampleDeskOrder.createdAt,
        total: exampleDeskOrder.total,
        paymentState: 'paid',
      },
    ],
    hasMore: false,
    works: [],
  },
});

/** Assigns several items of the queue to an operator, or unassigns them. What cannot be assigned is skipped. */
export const deskAssignMany = defineContract({
  call: calls.deskAssignMany,
  tag: 'operator',
  who: 'operator',
  role: 'operator',
  summary: 'Assign several items of the queue',
  body: z.object({
    itemIds: z.array(z.uuid()).min(1).max(100),
    to: z.union([z.literal('me'), z.literal('nobody'), z.uuid()]),
  }),
  answer: z.object({ assigned: z.int(), skipped: z.int() }),
  refusals: deskWrites,
  example: { assigned: 2, skipped: 0 },
});

/** An order with its audit trail. Every view is logged. */
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

/** Assigns an item of an order to an operator, or unassigns it. Work without an order is assigned in the queue. */
export const deskAssign = defineContract({
  call: calls.deskAssign,
  tag: 'operator',
  who: 'operator',
  role: 'operator',
  summary: 'Assign an item of the queue',
  params: z.object({ itemId: z.uuid() }),
  body: z.object({
    to: z
      .union([z.literal('me'), z.literal('nobody'), z.uuid()])
      .describe('`me` takes unassigned work; or an operator’s id'),
  }),
  answer: orderAnswer,
  refusals: [...deskWrites, 'operator/not-found', 'operator/wrong-state'],
  example: orderExample,
});

/** The file of a document. Pictures are served inline, PDFs as downloads; both without script. Every view is logged. */
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

/** Accepts or rejects a document. */
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

/** Enters the authority's receipt for a fine that the desk paid. */
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
    amount: z.int().min(100).describe('Amount on the receipt, in paise'),
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

/** The authority's receipt as a file. Every view is logged. */
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

/** Decides on a receipt that the source has not confirmed: withdraws it, or, past the promised date and by a second
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

/** Gives up challans of an order and refunds them: some, or all unsettled ones. Above the limit, a second operator
 * must approve before money moves. */
export const deskGiveUp = defineContract({
  call: calls.deskGiveUp,
  tag: 'operator',
  who: 'operator',
  role: 'operator',
  summary: 'Give up challans and refund them',
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

/** Resumes a challan whose refund was declined, in the state before it was given up. Refused past its promised date,
 * when it must be refunded, and while another order has the challan. */
export const deskResume = defineContract({
  call: calls.deskResume,
  tag: 'operator',
  who: 'operator',
  role: 'operator',
  summary: 'Resume a challan whose refund was declined',
  params: z.object({ orderChallanId: z.uuid() }),
  body: z.object({ note }),
  answer: orderAnswer,
  refusals: [...deskWrites, 'operator/not-found', 'operator/wrong-state', 'challan/in-open-order'],
  example: orderExample,
});

/** Acts on the recharge, tag or report of an order: asks the biller, issuer or vendor; complains to the bank; gives it up
 * and refunds it; requests a declined refund again; resumes it. Refused while the other side may still succeed. */
export const deskActOnOrder = defineContract({
  call: calls.deskActOnOrder,
  tag: 'operator',
  who: 'operator',
  role: 'operator',
  summary: 'Act on a recharge, a tag or a report',
  params: z.object({ orderId: z.uuid() }),
  body: z.object({ act: z.enum(deskOrderActs), note }),
  answer: orderAnswer,
  refusals: [
    ...deskWrites,
    'operator/not-found',
    'operator/wrong-state',
    'operator/may-still-succeed',
    'operator/tag-sent',
    'operator/source-unavailable',
  ],
  example: orderExample,
});

/** Decides on a refund: another operator approves or declines one above the limit; one that the bank refused is
 * resent. */
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
