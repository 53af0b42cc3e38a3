import { qualityPoints } from '@pahiya/domain/leads/lead-quality';
import { leadKinds } from '@pahiya/domain/leads/lead-rules';
import {
  disputeKinds,
  leadStages,
  lostReasons,
  nextSteps,
  returnReasons,
} from '@pahiya/domain/leads/lead-stages';
import { z } from 'zod';
import { contactChannels, contactSlots } from '../contact-ledger/contact-terms.ts';
import { inEveryLanguage, instantSchema } from '../fields.ts';

/** What has to happen next: a step of the partner, or a clock. */
export const dueSteps = ['accept', 'first-contact', ...nextSteps] as const;

export const leadStageSchema = z.enum(leadStages);
export const leadReasonSchema = z.enum([...lostReasons, ...returnReasons]);

/** The person's consent as the partner sees it. */
const consentSchema = z.object({
  state: z.enum(['none', 'active', 'over', 'withdrawn']),
  channels: z.array(z.enum(contactChannels)),
  endsAt: instantSchema.nullable(),
  withdrawnAt: instantSchema.nullable(),
});

/** A city with its names. */
export const leadCitySchema = z.object({ cityId: z.int(), name: inEveryLanguage(z.string()) });

/** A lead in the inbox. Nothing in it identifies the person. */
export const inboxLeadSchema = z.object({
  leadId: z.uuid(),
  kind: z.enum(leadKinds),
  stage: leadStageSchema,
  name: z.string().describe('First letter only'),
  city: leadCitySchema,
  title: z.string(),
  member: z.object({ memberId: z.uuid(), name: z.string() }).nullable(),
  due: z.object({ at: instantSchema, step: z.enum(dueSteps), isOverdue: z.boolean() }).nullable(),
  createdAt: instantSchema,
  consent: consentSchema,
});
export type InboxLead = z.infer<typeof inboxLeadSchema>;

/** A lead with its history. The number is masked; it is read by calls of their own. */
export const leadSchema = inboxLeadSchema.extend({
  mobile: z.string().describe('Masked'),
  wish: z.string().nullable(),
  slot: z.enum(contactSlots),
  quality: z.object({
    score: z.int(),
    parts: z.array(z.enum(Object.keys(qualityPoints) as [keyof typeof qualityPoints])),
  }),
  timesAsked: z.int(),
  lastAskedAt: instantSchema,
  reason: leadReasonSchema.nullable(),
  version: z.int(),
  events: z.array(
    z.object({
      at: instantSchema,
      member: z.string().nullable(),
      event: z.string(),
      stage: leadStageSchema.nullable(),
      reason: leadReasonSchema.nullable(),
      note: z.string().nullable(),
    }),
  ),
  erasure: z
    .object({ consentId: z.uuid(), dueAt: instantSchema, confirmedAt: instantSchema.nullable() })
    .nullable(),
  dispute: z
    .object({
      kind: z.enum(disputeKinds),
      state: z.enum(['open', 'credited', 'refused']),
      at: instantSchema,
    })
    .nullable(),
  disputableUntil: instantSchema.nullable(),
});
export type Lead = z.infer<typeof leadSchema>;

/** Tabs of the inbox. */
export const inboxTabs = ['open', ...leadStages] as const;
export type InboxTab = (typeof inboxTabs)[number];
