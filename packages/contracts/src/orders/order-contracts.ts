import { z } from 'zod';
import { exampleOrder } from '../challans/order-examples.ts';
import { defineContract } from '../contract.ts';
import { instantSchema, languageSchema } from '../fields.ts';
import { orderKindSchema } from '../order-kinds.ts';
import * as calls from './order-calls.ts';
import { listedOrderSchema, type OrderOnWire, orderSchema } from './order-schema.ts';

const example: OrderOnWire = {
  orderId: exampleOrder.orderId,
  publicId: exampleOrder.publicId,
  kind: 'challan',
  vehicleNumber: exampleOrder.vehicleNumber,
  display: exampleOrder.display,
  createdAt: exampleOrder.createdAt,
  activeStep: exampleOrder.activeStep,
  quoteId: exampleOrder.quoteId,
  quoteValidUntil: exampleOrder.quoteValidUntil,
  total: exampleOrder.total,
  lines: [
    { kind: 'pass-through', code: 'fine', item: 'DL50421261101094012', amount: 100_000 },
    { kind: 'fee', code: 'settlement-fee', item: null, amount: 19_900 },
    { kind: 'tax', code: 'gst', item: null, amount: 3_582 },
  ],
  payment: exampleOrder.payment,
  refunds: [],
  events: [
    { kind: 'paid', at: '2026-11-21T04:49:00Z', item: null, reference: null, amount: 123_482 },
  ],
  canPay: false,
  isFeedbackOpen: false,
  receiptPath: exampleOrder.receiptPath,
  isTaxInvoice: true,
  verifyPath: exampleOrder.verifyPath,
  sandbox: true,
  details: { kind: 'challan', order: exampleOrder },
};

/** Creates an order of any kind from a price that was shown, once: a repeat returns the same order. */
export const createOrder = defineContract({
  call: calls.createOrder,
  tag: 'orders',
  who: 'user',
  summary: 'Create an order from a quote',
  body: z.object({
    kind: orderKindSchema,
    quoteId: z.uuid().describe("Of the kind's own call that gives the price"),
  }),
  answer: z.object({ order: orderSchema }),
  status: 201,
  idempotency: 'required',
  refusals: [
    'auth/required',
    'order/quote-not-found',
    'order/quote-expired',
    'order/quote-changed',
    'order/too-many-unpaid',
    'order/payments-paused',
    'challan/unknown-discovery',
    'challan/not-payable',
    'challan/in-open-order',
    'request/cross-site',
    'request/too-many',
  ],
  example: { order: example },
});

/** The state of an order in short, for polling. */
export const orderStatus = defineContract({
  call: calls.orderStatus,
  tag: 'orders',
  who: 'user',
  summary: 'Payment and step of an order',
  params: z.object({ id: z.uuid().describe('Order id') }),
  answer: orderSchema.pick({ orderId: true, kind: true, activeStep: true, payment: true }).extend({
    changedAt: instantSchema,
    eventCount: z.int().describe("Number of entries in the order's history; grows with news"),
  }),
  refusals: ['auth/required', 'order/not-found', 'request/too-many'],
  example: {
    orderId: example.orderId,
    kind: example.kind,
    activeStep: example.activeStep,
    payment: example.payment,
    changedAt: '2026-11-21T04:50:00Z',
    eventCount: 3,
  },
});

/** An order with its price, payment, refunds, history and what its kind adds. */
export const fetchOrder = defineContract({
  call: calls.fetchOrder,
  tag: 'orders',
  who: 'user',
  summary: 'One order of any kind',
  params: z.object({ id: z.uuid().describe('Order id') }),
  answer: z.object({ order: orderSchema }),
  refusals: ['auth/required', 'order/not-found', 'request/too-many'],
  example: { order: example },
});

/** The caller's orders of all kinds or of one, newest first, keyset pagination. */
export const listOrders = defineContract({
  call: calls.listOrders,
  tag: 'orders',
  who: 'user',
  summary: "The caller's orders",
  query: z.object({
    kind: orderKindSchema.optional(),
    cursor: z
      .string()
      .regex(/^\d{13}_[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, {
        error: 'Use a cursor from an earlier page',
      })
      .optional(),
    limit: z.coerce.number().int().min(1).max(50).default(20),
  }),
  answer: z.object({ orders: z.array(listedOrderSchema), nextCursor: z.string().nullable() }),
  refusals: ['auth/required', 'request/too-many'],
  example: {
    orders: [
      {
        orderId: example.orderId,
        publicId: example.publicId,
        kind: example.kind,
        vehicleNumber: example.vehicleNumber,
        display: example.display,
        createdAt: example.createdAt,
        activeStep: example.activeStep,
        total: example.total,
        itemCount: 1,
        payment: 'paid',
        marks: [],
      },
    ],
    nextCursor: null,
  },
});

/** Starts the payment of an order of any kind, for the price that was shown. */
export const payOrder = defineContract({
  call: calls.payOrder,
  tag: 'orders',
  who: 'user',
  summary: 'Start the payment of an order',
  body: z.object({
    orderId: z.uuid(),
    quoteId: z.uuid().describe('Of the order as it was shown'),
    language: languageSchema
      .optional()
      .describe("Language of the gateway's page and return page; default: the account's"),
  }),
  answer: z.object({
    checkout: z
      .object({
        action: z.string().describe("URL of the gateway's page"),
        fields: z.record(z.string(), z.string()),
      })
      .describe('Form to post to the gateway'),
  }),
  idempotency: 'accepted',
  refusals: [
    'auth/required',
    'order/not-found',
    'order/wrong-step',
    'order/quote-changed',
    'order/payment-may-arrive',
    'service-history/no-record',
    'service-history/source-unavailable',
    'order/payments-paused',
    'order/gateway-unavailable',
    'request/cross-site',
    'request/too-many',
  ],
  example: {
    checkout: {
      action: 'https://api.razorpay.com/v1/checkout/embedded',
      fields: { order_id: 'order_EKwxwAgItmmXdp' },
    },
  },
});

/** Rating and remark on an order of any kind that is over, once. */
export const orderFeedback = defineContract({
  call: calls.orderFeedback,
  tag: 'orders',
  who: 'user',
  summary: 'Rate an order that is over',
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
