import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { partnerReads, partnerWrites } from '../partner-firms/partner-refusals.ts';
import * as calls from './lead-calls.ts';
import { leadExample } from './lead-example.ts';
import { leadSchema } from './lead-schema.ts';

/** What a system reads of a lead: masked, without the firm's own notes. */
export const systemLeadSchema = leadSchema.omit({ events: true, disputableUntil: true });
export type SystemLead = z.infer<typeof systemLeadSchema>;

const { events: _, disputableUntil: __, ...example } = leadExample;
const ofLead = z.object({ leadId: z.uuid() });

/** Leads of the firm, the oldest first, masked as in the inbox. `nextCursor` also stands behind the last lead: a system
 * keeps it and asks again later. */
export const systemLeads = defineContract({
  call: calls.systemLeads,
  tag: 'partner',
  who: 'partner-key',
  keyScope: 'leads',
  summary: 'Leads for your system',
  query: z.object({
    after: z.string().max(200).optional().describe('`nextCursor` of the answer before'),
    limit: z.coerce.number().int().min(1).max(100).default(50),
  }),
  answer: z.object({ leads: z.array(systemLeadSchema), nextCursor: z.string().nullable() }),
  refusals: [...partnerReads, 'partner/cursor-invalid'],
  example: { leads: [], nextCursor: null },
});

/** A lead of the firm, masked. */
export const systemLead = defineContract({
  call: calls.systemLead,
  tag: 'partner',
  who: 'partner-key',
  keyScope: 'leads',
  summary: 'A lead for your system',
  params: ofLead,
  answer: z.object({ lead: systemLeadSchema }),
  refusals: [...partnerReads, 'partner/not-found'],
  example: { lead: example },
});

/** Reads a number, if the person agreed that the firm's system gets it. Written down first; the person sees when and
 * why. */
export const systemNumber = defineContract({
  call: calls.systemNumber,
  tag: 'partner',
  who: 'partner-key',
  keyScope: 'numbers',
  summary: 'The number of a lead for your system',
  params: ofLead,
  body: z.object({ why: z.string().trim().min(3, { error: 'Enter the reason' }).max(120) }),
  answer: z.object({ mobile: z.string(), name: z.string().nullable() }),
  refusals: [
    ...partnerWrites,
    'partner/not-found',
    'partner/no-consent',
    'partner/outside-slot',
    'partner/paused',
  ],
  example: { mobile: '9800000210', name: 'Ravi' },
});
