import { z } from 'zod';
import { challanOrderSchema } from '../challans/order-schema.ts';
import { fastagTagDetailsSchema } from '../fastag/details/fastag-tag-details.ts';
import { rechargeDetailsSchema } from '../fastag/details/recharge-details.ts';
import { instantSchema, vehicleNumberOutput } from '../fields.ts';
import { insurancePolicyDetailsSchema } from '../insurance/details/insurance-policy-details.ts';
import { ownRefundSchema, paymentViewSchema } from '../order-fields.ts';
import { orderKindSchema } from '../order-kinds.ts';
import { rtoServiceDetailsSchema } from '../rto-orders/rto-service-details.ts';
import { serviceReportDetailsSchema } from '../service-history/details/service-report-details.ts';
import { reservationDetailsSchema } from '../used-cars/details/reservation-details.ts';

const amountPaise = z.int().describe('Whole paise');

/** What only orders of one kind have, by the kind's name. */
export const orderDetailsSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('challan'), order: challanOrderSchema }),
  rtoServiceDetailsSchema,
  serviceReportDetailsSchema,
  insurancePolicyDetailsSchema,
  fastagTagDetailsSchema,
  rechargeDetailsSchema,
  reservationDetailsSchema,
]);
export type OrderDetails = z.infer<typeof orderDetailsSchema>;

/** A line of an order's price. */
export const orderLineSchema = z.object({
  kind: z.enum(['pass-through', 'fee', 'tax', 'discount', 'deposit']),
  code: z.string().describe('What it is for, e.g. `service-fee`'),
  item: z.string().nullable().describe('Name of the item it is for; null for the whole order'),
  amount: amountPaise.describe('Whole paise; negative for a discount'),
});

/** An order of any kind. */
export const orderSchema = z.object({
  orderId: z.uuid(),
  publicId: z.string().describe('Short id for support, e.g. PC-7K2M-9XQD'),
  kind: orderKindSchema,
  vehicleNumber: vehicleNumberOutput,
  display: z.string(),
  createdAt: instantSchema,
  activeStep: z.string().describe("A step of the order's kind"),
  quoteId: z.uuid().describe('Of the price that is shown; sent along with the payment'),
  quoteValidUntil: instantSchema,
  total: amountPaise,
  lines: z.array(orderLineSchema),
  payment: paymentViewSchema,
  refunds: z.array(ownRefundSchema.extend({ items: z.array(z.string()) })),
  events: z.array(
    z.object({
      kind: z.string().describe('Code'),
      at: instantSchema,
      item: z.string().nullable(),
      reference: z.string().nullable(),
      amount: amountPaise.nullable(),
    }),
  ),
  canPay: z.boolean(),
  isFeedbackOpen: z.boolean(),
  receiptPath: z.string().nullable().describe('PDF, once paid'),
  isTaxInvoice: z.boolean().describe('The receipt is also a tax invoice: the seller has a GSTIN'),
  verifyPath: z.string().nullable().describe('Public page that verifies the receipt, once paid'),
  sandbox: z.boolean(),
  details: orderDetailsSchema,
});
export type OrderOnWire = z.infer<typeof orderSchema>;

/** An order in the list of orders. */
export const listedOrderSchema = orderSchema
  .pick({
    orderId: true,
    publicId: true,
    kind: true,
    vehicleNumber: true,
    display: true,
    createdAt: true,
    activeStep: true,
    total: true,
  })
  .extend({
    itemCount: z.int(),
    payment: paymentViewSchema.shape.state,
    marks: z.array(z.string()).describe('Codes: what is to do, or an exception, of an open order'),
  });
export type ListedOrderOnWire = z.infer<typeof listedOrderSchema>;
