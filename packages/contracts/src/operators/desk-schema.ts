import { z } from 'zod';
import { amountPaise, bilingualSchema } from '../challans/challan-schema.ts';
import { orderChallanSchema, orderEventSchema } from '../challans/order-schema.ts';
import { instantSchema, istDateSchema, vehicleNumberOutput } from '../fields.ts';
import { deskItemSchema } from './desk-kind-schema.ts';
import { deskOrderActs } from './order-acts.ts';

/** An operator. */
export const colleagueSchema = z.object({ operatorId: z.uuid(), displayName: z.string() });
export type Colleague = z.infer<typeof colleagueSchema>;

const settlementTypeSchema = z.enum(['STANDARD', 'EXPRESS']);
const kindSchema = z.enum(['e-challan', 'court']);
const methodSchema = z.enum(['upi', 'card', 'netbanking', 'wallet', 'unknown']);

/** Open work of any kind: on an item of an order, or on a thing without one. */
export const queueRowSchema = z.object({
  itemId: z.uuid(),
  orderId: z.uuid().nullable().describe('Null: it belongs to no order'),
  publicId: z.string(),
  orderKind: z.string().describe('Kind of the order, or of the work'),
  kind: z.string().describe("Kind of the work: a challan's kind, the service ordered, or the firm"),
  name: z.string().describe('Name of the item, e.g. a challan number'),
  state: z.string().describe('A state of its kind'),
  isExpress: z.boolean(),
  amount: amountPaise,
  dueOn: istDateSchema,
  isLate: z.boolean(),
  display: z.string().describe('Vehicle number; empty: it concerns none'),
  paidAt: instantSchema.describe('Time of payment; without an order: since when it waits'),
  assignedTo: colleagueSchema.nullable(),
});
export type QueueRow = z.infer<typeof queueRowSchema>;

/** Counts of a route, regardless of other filters. */
export const queueCountsSchema = z.object({
  all: z.int(),
  express: z.int(),
  late: z.int(),
  today: z.int().describe('Due today'),
  mine: z.int(),
  unassigned: z.int(),
  states: z
    .array(z.object({ orderKind: z.string(), state: z.string(), all: z.int() }))
    .describe('By kind and state; those without work are left out'),
});
export type QueueCounts = z.infer<typeof queueCountsSchema>;

/** Actions possible on a challan in its current state. */
export const challanActs = [
  'assign',
  'settle',
  'confirm-receipt',
  'withdraw-receipt',
  'give-up',
  'refund-again',
  'resume',
] as const;
export type ChallanAct = (typeof challanActs)[number];

/** A challan of an order, for the desk. */
export const deskChallanSchema = z.object({
  orderChallanId: z.uuid(),
  challanNumber: z.string(),
  kind: kindSchema,
  offense: z.string(),
  shortOffense: bilingualSchema,
  issuedOn: istDateSchema.nullable(),
  stateCode: z.string().nullable(),
  authority: z.string().nullable(),
  court: z.string().nullable(),
  cnr: z.string().nullable().describe('Court case number (CNR)'),
  site: z.url().describe('Official site of the court or authority'),
  fine: amountPaise,
  total: amountPaise,
  settlement: orderChallanSchema.shape.settlement,
  settlementChangedAt: instantSchema,
  promisedOn: istDateSchema.nullable(),
  isLate: z.boolean(),
  route: z.enum(['partner', 'desk']).nullable(),
  assignedTo: colleagueSchema.nullable(),
  receiptNumber: z.string().nullable(),
  receiptPaidAt: instantSchema.nullable(),
  receiptBy: colleagueSchema.nullable().describe('Who entered it; null without a receipt file'),
  documents: z.array(
    z.object({
      documentId: z.uuid(),
      kind: z.string(),
      contentType: z.string(),
      state: z.enum(['stored', 'accepted', 'rejected']),
      reason: z.string().nullable(),
      uploadedAt: instantSchema,
      reviewedBy: colleagueSchema.nullable().describe('Who accepted or rejected it'),
      isErased: z.boolean(),
      canReview: z.boolean(),
    }),
  ),
  documentsNeeded: z.array(z.string()),
  acts: z.array(z.enum(challanActs)),
});
export type DeskChallan = z.infer<typeof deskChallanSchema>;

/** A refund, for the desk. */
export const deskRefundSchema = z.object({
  refundId: z.uuid(),
  orderId: z.uuid(),
  publicId: z.string(),
  amount: amountPaise,
  state: z.enum(['awaiting-approval', 'declined', 'requested', 'sent', 'processed', 'failed']),
  reason: z.string(),
  challanNumbers: z.array(z.string()),
  method: methodSchema,
  requestedAt: instantSchema,
  requestedBy: colleagueSchema.nullable(),
  decidedBy: colleagueSchema.nullable(),
  expectedOn: istDateSchema,
  processedAt: instantSchema.nullable(),
  bankReference: z.string().nullable(),
});
export type DeskRefund = z.infer<typeof deskRefundSchema>;

/** An entry of the audit log. */
export const actSchema = z.object({
  at: instantSchema,
  by: colleagueSchema.nullable(),
  act: z.string(),
  subject: z.string().nullable(),
  outcome: z.string().describe('`done`, or the code of the refusal'),
  note: z.string().nullable(),
});

/** A ledger transaction. Debits positive, credits negative. */
export const ledgerLineSchema = z.object({
  kind: z.string(),
  at: instantSchema,
  entries: z.array(z.object({ account: z.string(), amount: z.int() })),
});

/** An order with its audit trail. */
export const deskOrderSchema = z.object({
  orderId: z.uuid(),
  publicId: z.string(),
  kind: z.string().describe('Kind of the order'),
  vehicleNumber: vehicleNumberOutput,
  display: z.string(),
  mobileMasked: z.string().nullable().describe('Null once the account is deleted'),
  createdAt: instantSchema,
  paidAt: instantSchema.nullable(),
  settlementType: settlementTypeSchema.nullable().describe('Of a challan order'),
  activeStep: z.string().describe("A step of the order's kind"),
  paymentState: z.enum(['open', 'attempted', 'paid', 'closed']),
  total: amountPaise,
  sandbox: z.boolean(),
  challans: z.array(deskChallanSchema),
  item: deskItemSchema.nullable(),
  possibleActs: z.array(z.enum(deskOrderActs)).describe('On `item`, in its current state'),
  attempts: z.array(
    z.object({
      gatewayPaymentId: z.string(),
      status: z.string(),
      method: methodSchema,
      amount: amountPaise,
      use: z.enum(['fulfilled', 'surplus', 'mismatch']).nullable(),
      at: instantSchema,
    }),
  ),
  refunds: z.array(deskRefundSchema),
  events: z.array(orderEventSchema.extend({ kind: z.string(), by: colleagueSchema.nullable() })),
  acts: z.array(actSchema),
  ledger: z.array(ledgerLineSchema),
  colleagues: z.array(colleagueSchema).describe('Operators who can be assigned its challans'),
});
export type DeskOrder = z.infer<typeof deskOrderSchema>;

/** An order found by a search. */
export const foundOrderSchema = deskOrderSchema.pick({
  orderId: true,
  publicId: true,
  kind: true,
  display: true,
  createdAt: true,
  total: true,
  paymentState: true,
});
export type FoundOrder = z.infer<typeof foundOrderSchema>;

/** What belongs to no order, found by its id: with open work or without. */
export const foundWorkSchema = queueRowSchema
  .pick({
    itemId: true,
    publicId: true,
    orderKind: true,
    kind: true,
    name: true,
    state: true,
  })
  .extend({ isOpen: z.boolean().describe('It is in the queue') });
export type FoundWork = z.infer<typeof foundWorkSchema>;
