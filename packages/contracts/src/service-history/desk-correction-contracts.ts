import { correctionRefusals } from '@pahiya/domain/service-history/correction';
import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { deskReads, deskWrites } from '../desk-refusals.ts';
import { instantSchema } from '../fields.ts';
import { correctionSchema, reportVisitSchema } from './report-schema.ts';
import * as calls from './service-history-calls.ts';

const deskCorrectionSchema = correctionSchema.omit({ answeredOn: true }).extend({
  correctionId: z.uuid(),
  orderId: z.uuid(),
  publicId: z.string().describe('Of the order'),
  display: z.string().describe('Vehicle number, masked'),
  vendorName: z.string(),
  line: reportVisitSchema
    .pick({ on: true, km: true, kind: true, workshop: true, city: true })
    .extend({ lineId: z.string() })
    .describe('As the source delivered it'),
  note: z.string().describe('Proof in the words of the buyer; empty: none given'),
  sentAt: instantSchema.nullable().describe('When the vendor received it; null: not yet'),
  answeredAt: instantSchema.nullable(),
  answeredBy: z
    .string()
    .nullable()
    .describe('Name of the operator who entered the answer; null: the vendor gave it'),
});
export type DeskCorrection = z.infer<typeof deskCorrectionSchema>;

const example: DeskCorrection = {
  correctionId: '2b1c4d5e-6f70-4d7b-8f0e-8f0d6f0e5e3a',
  orderId: '8f0d6f0e-5e3a-4d7b-8f0e-2b1c4d5e6f70',
  publicId: 'PC-7K2M-9XQE',
  display: 'DL 8C •• ••30',
  vendorName: 'Workshop records',
  line: {
    lineId: 'L4',
    on: '2025-04-02',
    km: 18_400,
    kind: 'paid',
    workshop: 'Northern Autos',
    city: 'Delhi',
  },
  claim: 'wrong-km',
  statedKm: 48_400,
  note: 'जॉब कार्ड 4411',
  askedAt: '2026-11-21T04:50:00Z',
  dueOn: '2026-12-06',
  isOverdue: false,
  sentAt: '2026-11-21T04:51:00Z',
  state: 'open',
  reason: null,
  answeredAt: null,
  answeredBy: null,
};

/** Corrections of lines: all that are open, the earliest due first, or all of one order. Every view is logged. */
export const deskCorrections = defineContract({
  call: calls.deskCorrections,
  tag: 'operator',
  who: 'operator',
  role: 'operator',
  summary: 'Corrections of service histories',
  query: z.object({ orderId: z.uuid().optional().describe('Only those of this order') }),
  answer: z.object({
    corrections: z.array(deskCorrectionSchema).describe('The first fifty'),
    open: z.int().describe('Number of all open corrections'),
  }),
  refusals: deskReads,
  example: { corrections: [example], open: 1 },
});

/** Enters the answer that the source gave outside its interface. The first answer counts; the line itself stays. */
export const deskAnswerCorrection = defineContract({
  call: calls.deskAnswerCorrection,
  tag: 'operator',
  who: 'operator',
  role: 'operator',
  summary: 'Enter the answer to a correction',
  params: z.object({ correctionId: z.uuid() }),
  body: z.discriminatedUnion('verdict', [
    z.object({ verdict: z.literal('accepted'), note: noteSchema() }),
    z.object({
      verdict: z.literal('refused'),
      reason: z.enum(correctionRefusals),
      note: noteSchema(),
    }),
  ]),
  answer: z.object({ isAnswered: z.literal(true) }),
  refusals: [...deskWrites, 'operator/not-found', 'operator/wrong-state'],
  example: { isAnswered: true },
});

function noteSchema() {
  return z.string().trim().min(3).max(200).describe('How the source answered, for the audit trail');
}
