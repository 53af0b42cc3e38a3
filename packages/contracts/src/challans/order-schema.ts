import { z } from 'zod';
import { instantSchema, istDateSchema, vehicleNumberOutput } from '../fields.ts';
import { ownRefundSchema, paymentViewSchema } from '../order-fields.ts';
import {
  amountPaise,
  bilingualSchema,
  challanPriceSchema,
  settlementTypeSchema,
} from './challan-schema.ts';

/** Steps of an order, as named in the product's specification. */
export const activeStepSchema = z.enum([
  'CHALLAN_PAY',
  'CHALLAN_PAID',
  'CHALLAN_PAYMENT_IN_PROGRESS',
  'CHALLAN_PAYMENT_SETTLED',
  'CHALLAN_REFUNDED',
  'PAYMENT_DISABLE',
  'DOCUMENT_UPLOAD',
  'DOCUMENT_UPLOADED',
  'DOCUMENT_VERIFIED',
  'CHALLAN_OTP_SUBMITTED_REGULAR_COURT',
]);

/** Price of the cart at one speed: every fee as its own line, in paise. */
export const cartPriceSchema = challanPriceSchema.extend({
  settlementFees: amountPaise.describe('Our fee for the order, in paise, without GST'),
});

/** The checkout: `checkoutData` of the specification. */
export const checkoutDataSchema = z.object({
  userCart: z.array(
    z.object({
      type: z.enum(['E-Challan', 'Court Challan']),
      challanDetails: z.array(
        z.object({
          challanNumber: z.string(),
          offense: z.string(),
          shortOffense: bilingualSchema,
          location: z.string().nullable(),
          issuedOn: istDateSchema.nullable(),
          price: challanPriceSchema.describe('Standard settlement'),
          expressPrice: challanPriceSchema,
        }),
      ),
    }),
  ),
  tatStrip: z.array(
    z.object({ type: z.enum(['E-Challan', 'Court Challan']), days: z.int(), by: istDateSchema }),
  ),
  finalAmount: z.object({ standard: cartPriceSchema, express: cartPriceSchema }),
  activeStep: activeStepSchema,
});
export type CheckoutData = z.infer<typeof checkoutDataSchema>;

/** An entry of an order's history, with its date. */
export const orderEventSchema = z.object({
  kind: z.enum([
    'ordered',
    'payment-started',
    'payment-failed',
    'paid',
    'documents-needed',
    'documents-received',
    'documents-rejected',
    'documents-verified',
    'court-otp-needed',
    'court-otp-received',
    'sent-to-authority',
    'receipt',
    'receipt-withdrawn',
    'cleared-at-source',
    'late',
    'amount-changed',
    'moved-to-court',
    'settlement-failed',
    'resumed',
    'refund-started',
    'refund-processed',
    'refund-failed',
    'closed',
  ]),
  at: instantSchema,
  challanNumber: z.string().nullable(),
  receiptNumber: z.string().nullable(),
  amount: amountPaise.nullable(),
});
export type OrderEvent = z.infer<typeof orderEventSchema>;

/** A challan of an order. */
export const orderChallanSchema = z.object({
  challanNumber: z.string(),
  kind: z.enum(['e-challan', 'court']),
  offense: z.string(),
  shortOffense: bilingualSchema,
  issuedOn: istDateSchema.nullable(),
  stateCode: z.string().nullable(),
  price: challanPriceSchema,
  settlement: z.enum([
    'awaiting-payment',
    'awaiting-documents',
    'documents-review',
    'awaiting-court-otp',
    'queued',
    'submitted',
    'assigned',
    'paid-at-source',
    'receipt-stored',
    'cleared',
    'failed',
    'amount-changed',
    'moved-to-court',
    'refunding',
    'refunded',
  ]),
  promisedOn: istDateSchema.nullable().describe('Promised date: settled or refunded by then'),
  receiptNumber: z.string().nullable().describe("The authority's receipt number"),
  receiptFilePath: z.string().nullable().describe("The authority's receipt as a file"),
  documents: z.array(
    z.object({
      documentId: z.uuid(),
      kind: z.string(),
      state: z.enum(['stored', 'accepted', 'rejected']),
      reason: z.string().nullable().describe('Code of the rejection'),
      uploadedAt: instantSchema,
    }),
  ),
  documentsNeeded: z.array(z.string()).describe('Kinds of documents still missing'),
});
export type OrderChallan = z.infer<typeof orderChallanSchema>;

/** A refund as its owner sees it. */
export const refundSchema = ownRefundSchema.extend({ challanNumbers: z.array(z.string()) });
export type RefundOnWire = z.infer<typeof refundSchema>;

/** An order. */
export const challanOrderSchema = z.object({
  orderId: z.uuid(),
  publicId: z.string().describe('Short id for support, e.g. PC-7K2M-9XQD'),
  vehicleNumber: vehicleNumberOutput,
  display: z.string(),
  createdAt: instantSchema,
  settlementType: settlementTypeSchema,
  activeStep: activeStepSchema,
  quoteId: z.uuid(),
  quoteValidUntil: instantSchema,
  checkoutData: checkoutDataSchema,
  total: amountPaise,
  challans: z.array(orderChallanSchema),
  payment: paymentViewSchema,
  refunds: z.array(refundSchema),
  events: z.array(orderEventSchema),
  canPay: z.boolean(),
  isFeedbackOpen: z.boolean(),
  receiptPath: z.string().nullable().describe('PDF, once paid'),
  isTaxInvoice: z.boolean().describe('The receipt is also a tax invoice: the seller has a GSTIN'),
  verifyPath: z.string().nullable().describe('Public page that verifies the receipt, once paid'),
  sandbox: z.boolean(),
});
export type ChallanOrder = z.infer<typeof challanOrderSchema>;

/** Marks of an order in addition to its step: action needed, or an exception. `refund-all`: every challan is being
 * refunded; `refund-part`: some are. `not-sent`: paid, and no challan sent to its authority yet. */
export const orderMarks = [
  'not-sent',
  'documents-needed',
  'court-otp-needed',
  'refund-all',
  'refund-part',
  'late',
] as const;
export type OrderMark = (typeof orderMarks)[number];

/** An order in the list of orders. */
export const orderSummarySchema = challanOrderSchema
  .pick({
    orderId: true,
    publicId: true,
    vehicleNumber: true,
    display: true,
    createdAt: true,
    activeStep: true,
    total: true,
  })
  .extend({
    challanCount: z.int(),
    payment: paymentViewSchema.shape.state,
    standing: z.array(z.enum(orderMarks)).describe('Marks of an open order'),
  });
export type OrderSummary = z.infer<typeof orderSummarySchema>;
