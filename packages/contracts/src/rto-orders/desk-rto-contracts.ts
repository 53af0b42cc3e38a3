import type { RtoAgentReport } from '@pahiya/domain/rto-services/ports';
import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { deskReads, deskWrites } from '../desk-refusals.ts';
import { instantSchema, istDateSchema } from '../fields.ts';
import { documentReasons } from '../operators/desk-reasons.ts';
import { exampleRtoDetails } from './rto-order-example.ts';
import * as calls from './rto-orders-calls.ts';
import { rtoServiceDetailsSchema } from './rto-service-details.ts';

/** Acts of an operator on RTO work. */
export const rtoActs = [
  'set-appointment',
  'file',
  'send-back',
  'approve',
  'dispatch',
  'finish',
  'give-up',
  'resume',
] as const;
export type RtoAct = (typeof rtoActs)[number];

/** What a partner answers about work. */
const rtoAgentStates = [
  'unknown',
  'accepted',
  'appointment',
  'filed',
  'sent-back',
  'approved',
  'dispatched',
  'done',
  'refused',
] as const satisfies readonly RtoAgentReport['state'][];

/** RTO work at the desk. */
export const deskRtoOrderSchema = rtoServiceDetailsSchema
  .omit({ kind: true, documents: true, canUpload: true, canCancel: true })
  .extend({
    orderId: z.uuid(),
    publicId: z.string(),
    display: z.string().describe('Vehicle number'),
    sandbox: z.boolean(),
    total: z.int(),
    governmentFee: z.int(),
    createdAt: instantSchema,
    paidAt: instantSchema.nullable(),
    documents: z.array(
      rtoServiceDetailsSchema.shape.documents.element.extend({
        documentId: z.uuid().nullable(),
        canReview: z.boolean(),
        isErased: z.boolean(),
      }),
    ),
    partner: z
      .object({
        isCurrent: z.boolean().describe('False: back at the desk'),
        reference: z.string().describe('Ours, of the current or last round there'),
        since: instantSchema,
        answer: z
          .object({
            state: z.enum(rtoAgentStates),
            at: instantSchema,
            note: z.string().nullable().describe('Reason and remark'),
          })
          .nullable(),
        withdrawal: z
          .object({ outcome: z.enum(['withdrawn', 'too-late']), at: instantSchema })
          .nullable(),
      })
      .nullable()
      .describe('Null: never with a partner'),
    acts: z.array(z.enum(rtoActs)).describe('Possible in the current state'),
    events: z.array(
      z.object({ kind: z.string(), at: instantSchema, reference: z.string().nullable() }),
    ),
  });
export type DeskRtoOrder = z.infer<typeof deskRtoOrderSchema>;

const { kind: _, canUpload: __, canCancel: ___, documents, ...details } = exampleRtoDetails;
const example: DeskRtoOrder = {
  ...details,
  orderId: '5e9f8f3a-2a4b-4c7d-9e1f-0a1b2c3d4e5f',
  publicId: 'PC-7K2M-9XQD',
  display: 'DL 8C AF 5030',
  sandbox: true,
  total: 265_882,
  governmentFee: 30_000,
  createdAt: '2026-11-23T04:40:00Z',
  paidAt: '2026-11-23T04:45:00Z',
  documents: documents.map((one) => ({
    ...one,
    documentId: '7a1b0f5c-4c6d-4e9f-8a31-2c3d4e5f6071',
    canReview: false,
    isErased: false,
  })),
  partner: {
    isCurrent: true,
    reference: '0f1e2d3c-4b5a-4678-9abc-def012345678.1',
    since: '2026-11-24T05:00:00Z',
    answer: { state: 'filed', at: '2026-11-25T06:00:00Z', note: null },
    withdrawal: null,
  },
  acts: ['send-back', 'approve', 'give-up'],
  events: [{ kind: 'rto-filed', at: '2026-11-25T06:00:00Z', reference: 'DL26112512345678' }],
};

const orderAnswer = z.object({ order: deskRtoOrderSchema });
const note = z.string().trim().max(500).default('').describe('Reason, for the audit trail');

/** One order of RTO work. Every view is logged. */
export const deskRtoOrder = defineContract({
  call: calls.deskRtoOrder,
  tag: 'operator',
  who: 'operator',
  role: 'operator',
  summary: 'RTO work with its documents and possible acts',
  params: z.object({ orderId: z.uuid() }),
  answer: orderAnswer,
  refusals: [...deskReads, 'operator/not-found'],
  example: { order: example },
});

/** Records what happened to RTO work: a date, a number, a reason. */
export const deskRtoAct = defineContract({
  call: calls.deskRtoAct,
  tag: 'operator',
  who: 'operator',
  role: 'operator',
  summary: 'Move RTO work one step',
  params: z.object({ orderId: z.uuid() }),
  body: z.discriminatedUnion('act', [
    z.object({
      act: z.literal('set-appointment'),
      on: istDateSchema,
      time: z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: 'Enter a time as hh:mm' }),
      place: z.string().trim().min(3).max(120),
    }),
    z.object({
      act: z.literal('file'),
      applicationNumber: z
        .string()
        .trim()
        .toUpperCase()
        .regex(/^[A-Z0-9/-]{6,30}$/, { error: 'Enter the number as on the acknowledgement' }),
    }),
    z.object({
      act: z.literal('send-back'),
      reason: z.string().trim().min(1).max(40).describe('Id of a deficiency'),
      remark: z.string().trim().max(300).default('').describe("The RTO's own words"),
    }),
    z.object({ act: z.literal('approve') }),
    z.object({
      act: z.literal('dispatch'),
      courier: z.string().trim().min(2).max(60),
      consignmentNumber: z
        .string()
        .trim()
        .toUpperCase()
        .regex(/^[A-Z0-9-]{6,30}$/, { error: 'Enter the consignment number' }),
    }),
    z.object({ act: z.literal('finish') }),
    z.object({ act: z.literal('give-up'), note: note.pipe(z.string().min(3)) }),
    z.object({ act: z.literal('resume'), note }),
  ]),
  answer: orderAnswer,
  refusals: [
    ...deskWrites,
    'operator/not-found',
    'operator/wrong-state',
    'rto-order/unknown-reason',
    'rto-order/bad-day',
  ],
  example: { order: example },
});

/** A document of RTO work. Every view is logged. */
export const deskRtoDocument = defineContract({
  call: calls.deskRtoDocument,
  tag: 'operator',
  who: 'operator',
  role: 'operator',
  summary: 'Open a document of RTO work',
  params: z.object({ documentId: z.uuid() }),
  answer: null,
  refusals: [...deskReads, 'operator/not-found', 'document/not-stored'],
});

/** Accepts or rejects a submitted document. */
export const deskReviewRtoDocument = defineContract({
  call: calls.deskReviewRtoDocument,
  tag: 'operator',
  who: 'operator',
  role: 'operator',
  summary: 'Accept or reject a document of RTO work',
  params: z.object({ documentId: z.uuid() }),
  body: z.discriminatedUnion('verdict', [
    z.object({ verdict: z.literal('accepted') }),
    z.object({ verdict: z.literal('rejected'), reason: z.enum(documentReasons) }),
  ]),
  answer: orderAnswer,
  refusals: [...deskWrites, 'operator/not-found', 'operator/wrong-state'],
  example: { order: example },
});
