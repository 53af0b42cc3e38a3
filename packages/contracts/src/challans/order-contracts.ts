import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { instantSchema, languageSchema } from '../fields.ts';
import { settlementTypeSchema } from './challan-schema.ts';
import * as calls from './challans-calls.ts';
import { exampleCheckout, exampleOrder } from './order-examples.ts';
import { challanOrderSchema, checkoutDataSchema, orderSummarySchema } from './order-schema.ts';

const challanNumbers = z
  .array(z.string().trim().min(5).max(40))
  .min(1)
  .max(60)
  .describe('Challan numbers of one discovery');
const orderAnswer = z.object({ order: challanOrderSchema });
const orderExample = { order: exampleOrder };

/** Price of selected challans at both speeds, without a sign-in. There are no later charges. */
export const quoteChallans = defineContract({
  call: calls.quoteChallans,
  tag: 'challan',
  who: 'anyone',
  summary: 'Price of selected challans with every fee',
  body: z.object({ discoveryId: z.uuid(), challanNumbers }),
  answer: z.object({
    quotes: z
      .object({ STANDARD: z.uuid(), EXPRESS: z.uuid() })
      .nullable()
      .describe('For `orders/create`, by speed; null for a visitor'),
    checkoutData: checkoutDataSchema,
  }),
  refusals: [
    'challan/unknown-discovery',
    'challan/not-payable',
    'challan/in-open-order',
    'request/cross-site',
    'request/too-many',
  ],
  example: {
    quotes: {
      STANDARD: '1d1a3a52-8a0e-4c57-9d5e-0b6f3b1f6a12',
      EXPRESS: '2d1a3a52-8a0e-4c57-9d5e-0b6f3b1f6a13',
    },
    checkoutData: exampleCheckout,
  },
});

/** Creates the order. A challan is in at most one open order, across all accounts. The same cart returns the same
 * unpaid order; another cart replaces the caller's order unless its payment has started. */
export const createChallanOrder = defineContract({
  call: calls.createChallanOrder,
  tag: 'challan',
  who: 'user',
  summary: 'Create an order for selected challans',
  body: z.object({
    discoveryId: z.uuid(),
    challanNumbers,
    settlementType: settlementTypeSchema,
    expectedTotal: z.int().min(100).describe('Total shown to the user, in paise'),
  }),
  answer: orderAnswer,
  status: 201,
  idempotency: 'required',
  refusals: [
    'auth/required',
    'challan/unknown-discovery',
    'challan/not-payable',
    'challan/in-open-order',
    'order/too-many-unpaid',
    'order/quote-changed',
    'order/payments-paused',
    'request/cross-site',
    'request/too-many',
  ],
  example: orderExample,
});

/** An order with checkoutData, payment, settlement and refunds. */
export const challanOrderDetails = defineContract({
  call: calls.challanOrderDetails,
  tag: 'challan',
  who: 'user',
  summary: 'One order with its challans, payment and refunds',
  query: z.object({ orderId: z.uuid() }),
  answer: orderAnswer,
  refusals: ['auth/required', 'order/not-found', 'request/too-many'],
  example: orderExample,
});

/** Payment and settlement status in short, for polling. */
export const challanPayStatus = defineContract({
  call: calls.challanPayStatus,
  tag: 'challan',
  who: 'user',
  summary: 'Payment and settlement status of an order',
  params: z.object({ id: z.uuid().describe('Order id') }),
  answer: challanOrderSchema
    .pick({
      orderId: true,
      activeStep: true,
      payment: true,
    })
    .extend({
      changedAt: instantSchema,
      eventCount: z.int().describe("Number of entries in the order's history; grows with news"),
    }),
  refusals: ['auth/required', 'order/not-found', 'request/too-many'],
  example: {
    orderId: exampleOrder.orderId,
    activeStep: 'CHALLAN_PAID',
    payment: exampleOrder.payment,
    changedAt: '2026-11-21T04:50:00Z',
    eventCount: 3,
  },
});

/** Moves an order to its next step by its owner: start the payment, submit documents, submit the court OTP. */
export const updateChallanStage = defineContract({
  call: calls.updateChallanStage,
  tag: 'challan',
  who: 'user',
  summary: 'Move an order to its next step',
  body: z.discriminatedUnion('stage', [
    z.object({
      stage: z.literal('CHALLAN_PAYMENT_IN_PROGRESS'),
      orderId: z.uuid(),
      quoteId: z.uuid().describe('Quote shown to the user'),
      language: languageSchema
        .optional()
        .describe("Language of the gateway's page and return page; default: the account's"),
    }),
    z.object({ stage: z.literal('DOCUMENT_UPLOADED'), orderId: z.uuid() }),
    z.object({
      stage: z.literal('CHALLAN_OTP_SUBMITTED_REGULAR_COURT'),
      orderId: z.uuid(),
      challanNumber: z.string().trim().min(5).max(40),
      otp: z
        .string()
        .trim()
        .regex(/^\d{4,8}$/, { error: 'Enter the 4 to 8 digits of the OTP' }),
    }),
  ]),
  answer: orderAnswer.extend({
    checkout: z
      .object({
        action: z.string().describe("URL of the gateway's page"),
        fields: z.record(z.string(), z.string()),
      })
      .nullable()
      .describe('Form to post to the gateway'),
  }),
  idempotency: 'accepted',
  refusals: [
    'auth/required',
    'order/not-found',
    'order/wrong-step',
    'order/quote-changed',
    'order/payment-may-arrive',
    'order/payments-paused',
    'order/gateway-unavailable',
    'order/documents-missing',
    'order/court-otp-wrong',
    'order/court-otp-expired',
    'order/partner-unavailable',
    'request/cross-site',
    'request/too-many',
  ],
  example: { ...orderExample, checkout: null },
});

/** Requests the court to send its OTP to the caller's mobile. */
export const generateCourtOtp = defineContract({
  call: calls.generateCourtOtp,
  tag: 'challan',
  who: 'user',
  summary: 'Request the court OTP',
  body: z.object({ orderId: z.uuid(), challanNumber: z.string().trim().min(5).max(40) }),
  answer: z.object({ sentAt: instantSchema, mobileMasked: z.string() }),
  refusals: [
    'auth/required',
    'order/not-found',
    'order/wrong-step',
    'order/partner-unavailable',
    'request/cross-site',
    'request/too-many',
  ],
  example: { sentAt: '2026-11-21T05:10:00Z', mobileMasked: '98•••••210' },
});

/** Kinds of documents required by courts. */
export const documentKinds = [
  'rc',
  'driving-licence',
  'insurance',
  'puc',
  'identity',
  'other',
] as const;

/** Submits a document: JPEG, PNG, WebP or PDF. It is re-encoded without metadata (place, time) and stored where only
 * the desk can read it. */
export const uploadChallanDocuments = defineContract({
  call: calls.uploadChallanDocuments,
  tag: 'challan',
  who: 'user',
  summary: 'Submit a document for a court challan',
  body: z.object({
    orderId: z.uuid(),
    challanNumber: z.string().trim().min(5).max(40),
    kind: z.enum(documentKinds),
    contentBase64: z.string().min(1).max(11_200_000).describe('The file, at most 8 MB, base64'),
  }),
  answer: orderAnswer,
  status: 201,
  idempotency: 'accepted',
  refusals: [
    'auth/required',
    'order/not-found',
    'order/wrong-step',
    'document/unreadable',
    'document/wrong-type',
    'document/not-stored',
    'request/cross-site',
    'request/too-large',
    'request/too-many',
  ],
  example: orderExample,
});

/** Rating and remark after settlement, once per order. */
export const challanFeedback = defineContract({
  call: calls.challanFeedback,
  tag: 'challan',
  who: 'user',
  summary: 'Rate a settled order',
  body: z.object({
    orderId: z.uuid(),
    rating: z.int().min(1).max(5),
    remark: z.string().trim().max(500).default(''),
  }),
  answer: z.object({ received: z.literal(true) }),
  status: 201,
  refusals: [
    'auth/required',
    'order/not-found',
    'order/wrong-step',
    'order/feedback-given',
    'request/cross-site',
    'request/too-many',
  ],
  example: { received: true },
});

/** The caller's orders, newest first, keyset pagination. */
export const listChallanOrders = defineContract({
  call: calls.listChallanOrders,
  tag: 'challan',
  who: 'user',
  summary: "The caller's orders",
  query: z.object({
    cursor: z
      .string()
      .regex(/^\d{13}_[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, {
        error: 'Use a cursor from an earlier page',
      })
      .optional(),
    limit: z.coerce.number().int().min(1).max(50).default(20),
  }),
  answer: z.object({ orders: z.array(orderSummarySchema), nextCursor: z.string().nullable() }),
  refusals: ['auth/required', 'request/too-many'],
  example: {
    orders: [
      {
        orderId: exampleOrder.orderId,
        publicId: exampleOrder.publicId,
        vehicleNumber: exampleOrder.vehicleNumber,
        display: exampleOrder.display,
        createdAt: exampleOrder.createdAt,
        activeStep: 'CHALLAN_PAID',
        total: exampleOrder.total,
        challanCount: 1,
        payment: 'paid',
        standing: [],
      },
    ],
    nextCursor: null,
  },
});

/** Receipt and tax invoice as a PDF. */
export const challanReceipt = defineContract({
  call: calls.challanReceipt,
  tag: 'challan',
  who: 'user',
  summary: 'Receipt of an order as a PDF',
  params: z.object({ orderId: z.uuid() }),
  query: z.object({ language: languageSchema.default('en') }),
  answer: null,
  refusals: ['auth/required', 'order/not-found', 'order/wrong-step', 'request/too-many'],
});

/** The authority's receipt for a challan of an order, as a file. */
export const authorityReceipt = defineContract({
  call: calls.authorityReceipt,
  tag: 'challan',
  who: 'user',
  summary: "The authority's receipt for a challan as a file",
  params: z.object({
    orderId: z.uuid(),
    challanNumber: z.string().min(1).max(60).describe('Challan number in any spacing or case'),
  }),
  answer: null,
  refusals: ['auth/required', 'order/not-found', 'document/not-stored', 'request/too-many'],
});

/** Verifies a receipt by its code. The vehicle number is masked. */
export const verifyChallanReceipt = defineContract({
  call: calls.verifyChallanReceipt,
  tag: 'challan',
  who: 'anyone',
  summary: 'Verify a receipt by its code',
  params: z.object({ code: z.string().min(10).max(80).describe('Code printed on the receipt') }),
  answer: z.object({
    publicId: z.string(),
    vehicleNumberMasked: z.string(),
    paidAt: instantSchema,
    total: z.int().describe('Paise'),
    challans: z.array(
      z.object({
        challanNumber: z.string(),
        fine: z.int().describe('Paise'),
        receiptNumber: z.string().nullable(),
        settlement: z.string(),
      }),
    ),
    sandbox: z.boolean(),
  }),
  refusals: ['order/not-found', 'request/too-many'],
  example: {
    publicId: 'PC-7K2M-9XQD',
    vehicleNumberMasked: 'DL 8C •• ••30',
    paidAt: '2026-11-21T04:49:00Z',
    total: 123_482,
    challans: [
      {
        challanNumber: 'DL50421261101094012',
        fine: 100_000,
        receiptNumber: 'DLR2611210042',
        settlement: 'receipt-stored',
      },
    ],
    sandbox: true,
  },
});
