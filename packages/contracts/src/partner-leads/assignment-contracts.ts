import { leadKinds } from '@pahiya/domain/leads/lead-rules';
import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { partnerReads, partnerWrites } from '../partner-firms/partner-refusals.ts';
import * as calls from './lead-calls.ts';
import { leadCitySchema } from './lead-schema.ts';

const ruleSchema = z.object({
  ruleId: z.uuid(),
  city: leadCitySchema.nullable(),
  kind: z.enum(leadKinds).nullable(),
  word: z.string().nullable(),
  members: z.array(z.object({ memberId: z.uuid(), name: z.string() })),
});
const workers = { tag: 'partner', who: 'partner', memberRoles: ['owner', 'manager'] } as const;
const answer = z.object({
  rules: z.array(ruleSchema),
  agents: z.array(z.object({ memberId: z.uuid(), name: z.string(), isOnDuty: z.boolean() })),
});
const example = { rules: [], agents: [] };

/** Which new leads go to which agents; the most particular rule first. */
export const partnerAssignment = defineContract({
  ...workers,
  call: calls.partnerAssignment,
  summary: 'Who gets which leads',
  answer,
  refusals: partnerReads,
  example,
});

/** Adds a rule: new leads of a city, a kind, or with a word in their title go to these agents while one is on duty. A firm
 * has at most 50. */
export const partnerAddRule = defineContract({
  ...workers,
  call: calls.partnerAddRule,
  summary: 'Add a rule of who gets which leads',
  body: z
    .object({
      city: z.string().trim().max(60).default('').describe('Name; empty: any'),
      kind: z.enum(leadKinds).nullable().default(null),
      word: z.string().trim().max(60).default('').describe('Make or model; empty: any'),
      memberIds: z.array(z.uuid()).min(1, { error: 'Choose who gets these leads' }).max(50),
    })
    .refine(({ city, kind, word }) => city !== '' || kind !== null || word !== '', {
      path: ['city'],
      error: 'Choose a city, a kind of enquiry, or a make',
    }),
  answer,
  status: 201,
  refusals: [...partnerWrites, 'partner/not-found', 'partner/wrong-state', 'lead/unknown-city'],
  example,
});

/** Removes a rule. */
export const partnerRemoveRule = defineContract({
  ...workers,
  call: calls.partnerRemoveRule,
  summary: 'Remove a rule of who gets which leads',
  params: z.object({ ruleId: z.uuid().describe('Id of a rule') }),
  answer,
  refusals: [...partnerWrites, 'partner/not-found'],
  example,
});
