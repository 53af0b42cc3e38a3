import { leadStages } from '@pahiya/domain/leads/lead-stages';
import { z } from 'zod';
import { contactChannels } from '../contact-ledger/contact-terms.ts';
import { defineContract } from '../contract.ts';
import { deskReads } from '../desk-refusals.ts';
import { instantSchema, istDateSchema } from '../fields.ts';
import * as calls from './insurance-calls.ts';

/** States of a refund that is not credited yet. */
export const openRefundStates = ['awaiting-approval', 'requested', 'sent', 'failed'] as const;

const policy = z.object({ orderId: z.uuid(), insurer: z.string(), policyNumber: z.string() });
const counts = { quotes: z.int(), declined: z.int(), failed: z.int() };

/** What waits about insurance: inspections, clocks of hand-overs, cancellations, refunds, leads with their consents, and how the insurers answer. Vehicle
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
    refunds: z
      .array(
        z.object({
          orderId: z.uuid(),
          insurer: z.string(),
          amount: z.int(),
          state: z.enum(openRefundStates),
          expectedOn: istDateSchema,
        }),
      )
      .describe('Of policies, not credited yet'),
    leads: z
      .array(
        z.object({
          leadId: z.uuid(),
          firm: z.string(),
          stage: z.enum(leadStages),
          mobileMasked: z.string().nullable(),
          createdAt: instantSchema,
          consent: z
            .object({
              state: z.enum(['active', 'over', 'withdrawn']),
              channels: z.array(z.enum(contactChannels)),
              endsAt: instantSchema,
            })
            .nullable(),
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
    refunds: [],
    leads: [],
    insurers: [],
  },
});
