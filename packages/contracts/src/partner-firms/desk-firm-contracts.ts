import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { deskReads, deskWrites } from '../desk-refusals.ts';
import { instantSchema, languageSchema } from '../fields.ts';
import { firmKinds } from '../partner-roles.ts';
import * as calls from './partner-firm-calls.ts';
import { memberEmailSchema } from './partner-session-contracts.ts';

const shortText = (label: string) => z.string().trim().min(2, { error: label }).max(120);

/** A firm as the desk sees it. */
export const firmSchema = z.object({
  firmId: z.uuid(),
  kind: z.enum(firmKinds),
  name: z.string(),
  legalName: z.string(),
  gstin: z.string().nullable(),
  authorisationNumber: z.string().nullable().describe('Form 29B of a dealer in used vehicles'),
  stateCode: z.string(),
  cityId: z.int().nullable(),
  grievance: z.object({ name: z.string(), email: z.string() }),
  members: z.int(),
  openInvitations: z.int(),
  createdAt: instantSchema,
  state: z.enum(['active', 'paused', 'closed']),
  pausedReason: z.enum(['strikes', 'desk']).nullable(),
});
export type DeskFirm = z.infer<typeof firmSchema>;

const firmExample: DeskFirm = {
  firmId: '2f6f1a0c-3a55-4a6c-9be6-05d2c54ce1aa',
  kind: 'dealer',
  name: 'Sample Motors',
  legalName: 'Sample Motors Private Limited',
  gstin: null,
  authorisationNumber: null,
  stateCode: 'DL',
  cityId: 10084,
  grievance: { name: 'Meena', email: 'care@dealer.example' },
  members: 0,
  openInvitations: 1,
  createdAt: '2026-11-21T04:44:00Z',
  state: 'active',
  pausedReason: null,
};

/** Firms, by name. */
export const deskPartnerFirms = defineContract({
  call: calls.deskPartnerFirms,
  tag: 'operator',
  who: 'operator',
  role: 'operator',
  summary: 'Partner firms',
  answer: z.object({ firms: z.array(firmSchema) }),
  refusals: deskReads,
  example: { firms: [firmExample] },
});

/** Creates a firm and invites its first owner. */
export const deskCreatePartnerFirm = defineContract({
  call: calls.deskCreatePartnerFirm,
  tag: 'operator',
  who: 'operator',
  role: 'operator',
  summary: 'Create a partner firm',
  body: z.object({
    kind: z.enum(firmKinds),
    name: shortText('Enter the name of the firm'),
    legalName: shortText('Enter the legal name'),
    gstin: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/, { error: 'A GSTIN has 15 characters' })
      .nullable(),
    authorisationNumber: z.string().trim().min(3).max(40).nullable(),
    stateCode: z
      .string()
      .trim()
      .regex(/^[A-Z]{2}$/, { error: 'Choose a state' }),
    cityId: z.int().min(1).max(99_999).nullable(),
    grievanceName: shortText('Enter the grievance contact'),
    grievanceEmail: memberEmailSchema,
    ownerName: shortText('Enter the name of the owner'),
    ownerEmail: memberEmailSchema,
    language: languageSchema.default('en'),
  }),
  answer: firmSchema,
  status: 201,
  refusals: [...deskWrites, 'partner/email-taken', 'partner/mail-not-sent'],
  example: firmExample,
});

/** Pauses, resumes or closes a firm, or invites another owner (who lost the authenticator, or follows the last one). */
export const deskActOnPartnerFirm = defineContract({
  call: calls.deskActOnPartnerFirm,
  tag: 'operator',
  who: 'operator',
  role: 'operator',
  summary: 'Pause, resume or close a firm, or invite an owner',
  params: z.object({ firmId: z.uuid() }),
  body: z.discriminatedUnion('act', [
    z.object({ act: z.enum(['pause', 'resume', 'close']), note: z.string().trim().max(500) }),
    z.object({
      act: z.literal('invite-owner'),
      ownerName: shortText('Enter the name of the owner'),
      ownerEmail: memberEmailSchema,
      language: languageSchema.default('en'),
    }),
  ]),
  answer: firmSchema,
  refusals: [
    ...deskWrites,
    'operator/not-found',
    'operator/wrong-state',
    'partner/email-taken',
    'partner/mail-not-sent',
  ],
  example: firmExample,
});
