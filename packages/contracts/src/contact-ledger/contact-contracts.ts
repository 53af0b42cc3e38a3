import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { deskReads } from '../desk-refusals.ts';
import { instantSchema, istDateSchema } from '../fields.ts';
import { firmKinds } from '../partner-roles.ts';
import * as calls from './contact-calls.ts';
import { contactChannels, contactSlots, contactUses } from './contact-terms.ts';

/** One firm that may contact, or could contact, the person. */
export const contactSchema = z.object({
  consentId: z.uuid(),
  firm: z.object({ name: z.string(), kind: z.enum(firmKinds) }),
  about: z.string().describe('What it is about, in a few words'),
  channels: z.array(z.enum(contactChannels)),
  slot: z.enum(contactSlots),
  givenAt: instantSchema,
  endsAt: instantSchema,
  state: z.enum(['active', 'over', 'stopped']),
  stoppedAt: instantSchema.nullable(),
  erasure: z
    .object({ dueAt: instantSchema, confirmedAt: instantSchema.nullable() })
    .nullable()
    .describe('After stopping: by when the firm must erase its copies, and whether it has'),
  reads: z
    .array(
      z.object({
        at: instantSchema,
        member: z.string().describe('Empty: the system of the firm'),
        how: z.enum(contactUses),
        why: z.string(),
      }),
    )
    .describe('Every use of the number, newest first; at most 50'),
  isReported: z.boolean(),
});
export type Contact = z.infer<typeof contactSchema>;

const example: Contact = {
  consentId: '3f0c2f1e-40d6-4ef4-8f43-2e5a3b1c9d70',
  firm: { name: 'Sample Motors', kind: 'dealer' },
  about: 'Baleno 2022',
  channels: ['call'],
  slot: 'evening',
  givenAt: '2026-11-21T11:40:00Z',
  endsAt: '2026-12-21T11:40:00Z',
  state: 'active',
  stoppedAt: null,
  erasure: null,
  reads: [
    { at: '2026-11-21T12:35:00Z', member: 'Amit', how: 'call', why: 'Call back with a price' },
  ],
  isReported: false,
};

/** Who has the person's number: every consent, and every use of the number. */
export const listContacts = defineContract({
  call: calls.listContacts,
  tag: 'contacts',
  who: 'user',
  summary: 'Who has my number',
  answer: z.object({
    mobileMasked: z.string(),
    callsThisMonth: z.int(),
    contacts: z.array(contactSchema),
  }),
  refusals: ['auth/required', 'request/too-many'],
  example: { mobileMasked: '98•••••210', callsThisMonth: 1, contacts: [example] },
});

/** Firms that did not confirm in time that they erased what a withdrawn consent had given them, the oldest first. */
export const deskLateErasures = defineContract({
  call: calls.deskLateErasures,
  tag: 'operator',
  who: 'operator',
  role: 'operator',
  summary: 'Firms with overdue erasures',
  answer: z.object({
    late: z.array(z.object({ firmId: z.uuid(), count: z.int(), oldestDueAt: instantSchema })),
  }),
  refusals: deskReads,
  example: { late: [] },
});

/** Withdraws a consent: the number is hidden at once and the firm has to erase its copies. Idempotent. */
export const stopContact = defineContract({
  call: calls.stopContact,
  tag: 'contacts',
  who: 'user',
  summary: 'Stop a firm from contacting me',
  params: z.object({ consentId: z.uuid() }),
  answer: z.object({ isStopped: z.literal(true) }),
  refusals: ['auth/required', 'contact/not-found', 'request/cross-site', 'request/too-many'],
  example: { isStopped: true },
});

/** Reports a call that was not wanted. With a consent it counts against the firm, once; without one our team looks into
 * it. */
export const reportCall = defineContract({
  call: calls.reportCall,
  tag: 'contacts',
  who: 'user',
  summary: 'Report an unwanted call',
  body: z
    .object({
      consentId: z.uuid().nullable(),
      caller: z.string().trim().max(120).default('').describe('Who called, as far as known'),
      calledOn: istDateSchema,
      note: z.string().trim().max(1_000).default(''),
    })
    .refine(({ consentId, caller }) => consentId !== null || caller.length >= 2, {
      path: ['caller'],
      error: 'Enter who called, as far as you know',
    }),
  answer: z.object({ isReported: z.literal(true) }),
  refusals: [
    'auth/required',
    'contact/not-found',
    'contact/day-invalid',
    'request/cross-site',
    'request/too-many',
  ],
  example: { isReported: true },
});
