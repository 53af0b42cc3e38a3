import { leadStages } from '@pahiya/domain/leads/lead-stages';
import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { deskReads } from '../desk-refusals.ts';
import { instantSchema, istDateSchema } from '../fields.ts';
import * as calls from './insurance-calls.ts';

const policy = z.object({ orderId: z.uuid(), insurer: z.string(), policyNumber: z.string() });
const counts = { quotes: z.int(), declined: z.int(), failed: z.int() };

/** What waits about insurance: inspections, clocks of hand-overs, cancellations, and how the insurers answer. Vehicle
 * numbers are masked. */
export const deskInsurance = defineContract({
  call: calls.deskInsurance,
  tag: 'operator',
  who: 'operator',
  role: 'operator',
  summary: 'Insurance at the desk',
  answer: z.object({
    inspections: z.array(
      z.object({
        inspectionId: z.uuid(),
        insurer: z.string(),
        display: z.string(),
        submittedAt: instantSchema,
      }),
    ),
    awaited: z
      .array(
        z.object({
          orderId: z.uuid(),
          insurer: z.string(),
          refundBy: instantSchema,
          isDown: z.boolean(),
        }),
      )
      .describe('Paid, without a number yet'),
    handOvers: z.array(
      policy.extend({
        handOverBy: instantSchema,
        isAlarm: z.boolean().describe('20 hours after the payment'),
      }),
    ),
    cancellations: z.array(
      policy.extend({
        part: z.enum(['own-damage', 'whole']),
        refund: z.int(),
        on: istDateSchema,
        isConfirmed: z.boolean(),
      }),
    ),
    leads: z
      .array(
        z.object({
          leadId: z.uuid(),
          firm: z.string(),
          stage: z.enum(leadStages),
          mobileMasked: z.string().nullable(),
          createdAt: instantSchema,
          consent: z.enum(['active', 'over', 'withdrawn']).nullable(),
        }),
      )
      .describe('The newest, people masked'),
    insurers: z
      .array(z.object({ insurerId: z.string(), name: z.string(), ...counts }))
      .describe('Answers to requests of the last 24 hours'),
  }),
  refusals: deskReads,
  example: {
    inspections: [],
    awaited: [],
    handOvers: [],
    cancellations: [],
    leads: [],
    insurers: [],
  },
});
