import { leadKinds } from '@pahiya/domain/leads/lead-rules';
import { disputeKinds, leadStages, nextSteps } from '@pahiya/domain/leads/lead-stages';
import { z } from 'zod';
import { contactChannels, contactSlots } from '../contact-ledger/contact-terms.ts';
import { defineContract } from '../contract.ts';
import { deskReads, deskWrites } from '../desk-refusals.ts';
import { instantSchema, istDateSchema, languageSchema, mobileInput } from '../fields.ts';
import { partnerReads, partnerWrites } from '../partner-firms/partner-refusals.ts';
import { firmKinds } from '../partner-roles.ts';
import * as calls from './lead-calls.ts';
import { delhi, inboxExample, leadExample } from './lead-example.ts';
import {
  inboxLeadSchema,
  inboxTabs,
  leadCitySchema,
  leadReasonSchema,
  leadSchema,
} from './lead-schema.ts';

const worksLeads = ['owner', 'manager', 'agent'] as const;
const seesLeads = [...worksLeads, 'auditor'] as const;
const ofLead = z.object({ leadId: z.uuid() });

/** The leads that a member may see, those due first; closed ones newest first. */
export const partnerInbox = defineContract({
  call: calls.partnerInbox,
  tag: 'partner',
  who: 'partner',
  memberRoles: seesLeads,
  summary: 'Leads of your firm',
  query: z.object({
    tab: z.enum(inboxTabs).default('open').describe('All open leads, or those of a stage'),
    cursor: z.string().max(200).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(25),
  }),
  answer: z.object({
    leads: z.array(inboxLeadSchema),
    nextCursor: z.string().nullable(),
    counts: z
      .record(z.enum(inboxTabs), z.int())
      .describe('Leads of each tab; counting stops at 100'),
    clock: z.object({
      opensAt: z.int().describe('Minute of the day in India'),
      closesAt: z.int(),
      openDays: z.array(z.int()).describe('1 is Monday'),
    }),
  }),
  refusals: [...partnerReads, 'partner/cursor-invalid'],
  example: {
    leads: [inboxExample],
    nextCursor: null,
    counts: Object.fromEntries(inboxTabs.map((tab) => [tab, 0])),
    clock: { opensAt: 600, closesAt: 1140, openDays: [1, 2, 3, 4, 5, 6] },
  },
});

/** The newest leads of the member's inbox, masked, under a line that says who took them. At most 10,000. */
export const partnerLeadsCsv = defineContract({
  call: calls.partnerLeadsCsv,
  tag: 'partner',
  who: 'partner',
  memberRoles: ['owner', 'manager'],
  summary: 'Leads as CSV',
  answer: null,
  refusals: partnerReads,
});

/** A lead with its history. Another's lead is not found. */
export const partnerLead = defineContract({
  call: calls.partnerLead,
  tag: 'partner',
  who: 'partner',
  memberRoles: seesLeads,
  summary: 'A lead with its history',
  params: ofLead,
  answer: z.object({
    lead: leadSchema,
    carPath: z.string().nullable().describe('Page of the car, while it is live'),
  }),
  refusals: [...partnerReads, 'partner/not-found'],
  example: { lead: leadExample, carPath: '/used-cars/delhi/maruti-swift-2019-bkmptwxz' },
});

const version = z.int().describe('Of the lead as it was read: another change since is refused');
const note = z.string().trim().max(1_000);
const next = z.object({
  step: z.enum(nextSteps),
  dueAt: instantSchema,
});

/** Changes a lead: stage, next step, note, assignment, erasure. */
export const partnerActOnLead = defineContract({
  call: calls.partnerActOnLead,
  tag: 'partner',
  who: 'partner',
  memberRoles: worksLeads,
  summary: 'Change a lead',
  params: ofLead,
  body: z.discriminatedUnion('act', [
    z.object({ act: z.literal('accept'), version }),
    z.object({
      act: z.literal('move'),
      version,
      to: z.enum(leadStages),
      reason: leadReasonSchema.optional().describe('Needed for lost and returned'),
      next: next.optional().describe('Needed from contacted on'),
      note: note.default(''),
    }),
    z.object({ act: z.literal('next-step'), version, next, note: note.default('') }),
    z.object({
      act: z.literal('note'),
      version,
      note: note.min(1, { error: 'Enter a note' }),
    }),
    z.object({
      act: z.literal('assign'),
      version,
      memberId: z.uuid().describe('Owners and managers only'),
    }),
    z.object({ act: z.literal('confirm-erasure'), version }),
    z.object({
      act: z.literal('dispute'),
      version,
      kind: z.enum(disputeKinds).describe('Owners and managers only'),
      note: note.default(''),
    }),
  ]),
  answer: z.object({ lead: leadSchema }),
  refusals: [
    ...partnerWrites,
    'partner/not-found',
    'partner/wrong-state',
    'partner/changed-meanwhile',
    'partner/next-step-needed',
    'partner/reason-needed',
    'partner/dispute-over',
  ],
  example: { lead: leadExample },
});

/** Shows the number, if the person allowed that. Written down first; the person sees who, when and why. */
export const partnerShowNumber = defineContract({
  call: calls.partnerShowNumber,
  tag: 'partner',
  who: 'partner',
  memberRoles: worksLeads,
  summary: 'Show the number of a lead',
  params: ofLead,
  body: z.object({
    why: z.string().trim().min(3, { error: 'Enter the reason' }).max(120),
  }),
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

/** Connects the member's phone with the person's over our line. The person's number is not shown. Written down first. */
export const partnerCallLead = defineContract({
  call: calls.partnerCallLead,
  tag: 'partner',
  who: 'partner',
  memberRoles: worksLeads,
  summary: 'Call the person of a lead',
  params: ofLead,
  body: z.object({
    why: z.string().trim().min(3, { error: 'Enter the reason' }).max(120),
    from: mobileInput.describe('The phone to ring first; not stored'),
  }),
  answer: z.object({ isRinging: z.literal(true) }),
  status: 202,
  refusals: [
    ...partnerWrites,
    'partner/not-found',
    'partner/no-consent',
    'partner/outside-slot',
    'partner/paused',
    'partner/call-failed',
  ],
  example: { isRinging: true },
});

const monthSchema = z
  .string()
  .regex(/^20\d{2}-(0[1-9]|1[0-2])$/, { error: 'A month as YYYY-MM' })
  .describe('Month in India, YYYY-MM');
const seesMoney = ['owner', 'accounts', 'auditor'] as const;

/** What the firm owes for a month, from the ledger. Amounts in paise. */
export const partnerStatement = defineContract({
  call: calls.partnerStatement,
  tag: 'partner',
  who: 'partner',
  memberRoles: seesMoney,
  summary: 'Statement of a month',
  query: z.object({ month: monthSchema.optional() }),
  answer: z.object({
    month: z.string(),
    openingPaise: z.int(),
    lines: z.array(
      z.discriminatedUnion('kind', [
        z.object({
          at: instantSchema,
          kind: z.enum(['lead-charge', 'lead-credit']),
          leadId: z.uuid(),
          netPaise: z.int(),
          gstPaise: z.int(),
          totalPaise: z.int(),
        }),
        z.object({
          at: instantSchema,
          kind: z.enum(['firm-payment', 'firm-payment-undone']),
          reference: z.string().describe('UTR'),
          paidOn: istDateSchema,
          receivedPaise: z.int(),
          tdsPaise: z.int(),
          totalPaise: z.int(),
        }),
      ]),
    ),
    closingPaise: z.int(),
    hash: z.string().describe('SHA-256 of the statement; a past month always has the same'),
  }),
  refusals: partnerReads,
  example: { month: '2026-11', openingPaise: 0, lines: [], closingPaise: 0, hash: 'c0ffee' },
});

/** The same as CSV. */
export const partnerStatementCsv = defineContract({
  call: calls.partnerStatementCsv,
  tag: 'partner',
  who: 'partner',
  memberRoles: seesMoney,
  summary: 'Statement of a month as CSV',
  query: z.object({ month: monthSchema.optional() }),
  answer: null,
  refusals: partnerReads,
});

/** The statement of a month as PDF. */
export const partnerStatementPdf = defineContract({
  call: calls.partnerStatementPdf,
  tag: 'partner',
  who: 'partner',
  memberRoles: seesMoney,
  summary: 'Statement of a month as PDF',
  query: z.object({ month: monthSchema.optional(), language: languageSchema.default('en') }),
  answer: null,
  refusals: [...partnerReads, 'partner/not-found'],
});

const disputeSchema = z.object({
  leadId: z.uuid(),
  firm: z.string(),
  title: z.string(),
  kind: z.enum(disputeKinds),
  note: z.string().nullable(),
  at: instantSchema,
  dueAt: instantSchema,
});

/** Open disputes of leads, those due first. */
export const deskLeadDisputes = defineContract({
  call: calls.deskLeadDisputes,
  tag: 'operator',
  who: 'operator',
  role: 'operator',
  summary: 'Disputed leads',
  answer: z.object({ disputes: z.array(disputeSchema) }),
  refusals: deskReads,
  example: { disputes: [] },
});

/** Credits a disputed lead, or refuses the dispute. */
export const deskDecideLeadDispute = defineContract({
  call: calls.deskDecideLeadDispute,
  tag: 'operator',
  who: 'operator',
  role: 'operator',
  summary: 'Decide a disputed lead',
  params: ofLead,
  body: z.object({ decision: z.enum(['credit', 'refuse']), note: note.min(3) }),
  answer: z.object({ isDecided: z.literal(true) }),
  refusals: [...deskWrites, 'operator/not-found'],
  example: { isDecided: true },
});

const cardSchema = z.object({
  name: z.string(),
  kind: z.enum(firmKinds),
  city: leadCitySchema.nullable(),
  authorisationNumber: z.string().nullable(),
  grievance: z.object({ name: z.string() }),
  hours: z.object({ opensAt: z.int(), closesAt: z.int(), openDays: z.array(z.int()) }),
});
const cardExample = {
  name: 'Sample Motors',
  kind: 'dealer' as const,
  city: delhi,
  authorisationNumber: 'DL-29B-0001',
  grievance: { name: 'Meena' },
  hours: { opensAt: 600, closesAt: 1140, openDays: [1, 2, 3, 4, 5, 6] },
};
const linkId = z.object({ id: z.string().min(1).max(100).describe('Token of its shared link') });

/** A partner's card, by its shared link. Without contact data. */
export const dealerCard = defineContract({
  call: calls.dealerCard,
  tag: 'leads',
  who: 'anyone',
  summary: 'A dealer’s card by its link',
  params: linkId,
  answer: z.object({ dealer: cardSchema }),
  refusals: ['link/over', 'request/too-many'],
  example: { dealer: cardExample },
});

/** Sends an enquiry to the partner of a card. The number is passed on only with a channel that the person ticked; a
 * second enquiry about the same joins the first. */
export const askDealer = defineContract({
  call: calls.askDealer,
  tag: 'leads',
  who: 'user',
  summary: 'Send a dealer an enquiry',
  params: linkId,
  body: z.object({
    kind: z.enum(leadKinds),
    title: z.string().trim().min(3, { error: 'Enter the make, model and year' }).max(120),
    wish: z.string().trim().max(500).default(''),
    cityId: z.int().min(1).max(99_999),
    slot: z.enum(contactSlots).default('any'),
    channels: z.array(z.enum(contactChannels)).max(3).default([]).describe('None: no contact'),
    language: languageSchema.default('en'),
  }),
  answer: z.object({
    isRepeat: z.boolean().describe('It joined an earlier enquiry'),
    firstAskedAt: instantSchema,
  }),
  status: 201,
  refusals: [
    'auth/required',
    'link/over',
    'lead/unknown-city',
    'lead/partner-paused',
    'request/cross-site',
    'request/too-many',
  ],
  example: { isRepeat: false, firstAskedAt: '2026-11-21T04:44:00Z' },
});

/** The firm's card and its link, while it is shared. */
export const partnerDealerCard = defineContract({
  call: calls.partnerDealerCard,
  tag: 'partner',
  who: 'partner',
  memberRoles: ['owner', 'manager', 'agent'],
  summary: 'Your firm’s card',
  answer: z.object({ dealer: cardSchema, token: z.string().nullable() }),
  refusals: partnerReads,
  example: { dealer: cardExample, token: null },
});

/** Shares the firm's card by a link for a year, or revokes the link. */
export const partnerShareCard = defineContract({
  call: calls.partnerShareCard,
  tag: 'partner',
  who: 'partner',
  memberRoles: ['owner', 'manager'],
  summary: 'Share your firm’s card',
  body: z.object({ act: z.enum(['share', 'revoke']) }),
  answer: z.object({ dealer: cardSchema, token: z.string().nullable() }),
  refusals: partnerWrites,
  example: { dealer: cardExample, token: 'Zm9yIGEgY2FyZCB0aGF0IGlzIHNoYXJlZA' },
});
