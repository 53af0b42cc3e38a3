import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { instantSchema, languageSchema } from '../fields.ts';
import { partnerRoles } from '../partner-roles.ts';
import * as calls from './partner-firm-calls.ts';
import { partnerReads, partnerWrites } from './partner-refusals.ts';
import { memberEmailSchema } from './partner-session-contracts.ts';

const displayName = z.string().trim().min(2, { error: 'Enter a name' }).max(60);
const roleSchema = z.enum(partnerRoles);
const branchIds = z.array(z.uuid()).max(50).describe('Branches of a manager or agent; empty: all');
const memberId = z.object({ memberId: z.uuid() });

/** A member as colleagues see one. */
const memberSchema = z.object({
  memberId: z.uuid(),
  displayName: z.string(),
  email: z.string(),
  role: roleSchema,
  branchIds: z.array(z.uuid()),
  isOnDuty: z.boolean().describe('Members on duty are given leads'),
  createdAt: instantSchema,
  lastSeenAt: instantSchema.nullable(),
});

const memberExample: z.input<typeof memberSchema> = {
  memberId: '9d8a31a4-2c3b-4f0e-8a4b-7f1f0f2a1151',
  displayName: 'Ravi',
  email: 'ravi@dealer.example',
  role: 'owner',
  branchIds: [],
  isOnDuty: true,
  createdAt: '2026-11-21T04:44:00Z',
  lastSeenAt: null,
};
const invitationExample = {
  invitationId: '3f0c2f1e-40d6-4ef4-8f43-2e5a3b1c9d70',
  expiresAt: '2026-11-24T04:44:00Z',
};

/** Members, open invitations and branches of the firm. */
export const partnerMembers = defineContract({
  call: calls.partnerMembers,
  tag: 'partner',
  who: 'partner',
  memberRoles: ['owner', 'manager', 'auditor'],
  summary: 'Members of your firm',
  answer: z.object({
    members: z.array(memberSchema),
    invitations: z.array(
      z.object({
        invitationId: z.uuid(),
        email: z.string(),
        displayName: z.string(),
        role: roleSchema,
        expiresAt: instantSchema,
        isReset: z.boolean().describe('New credentials for a member'),
      }),
    ),
    branches: z.array(
      z.object({
        branchId: z.uuid(),
        name: z.string(),
        cityId: z.int(),
        city: z.object({ en: z.string(), hi: z.string() }),
      }),
    ),
  }),
  refusals: partnerReads,
  example: { members: [memberExample], invitations: [], branches: [] },
});

/** Invites a person by e-mail. A new invitation to an address replaces the open one. */
export const partnerInvite = defineContract({
  call: calls.partnerInvite,
  tag: 'partner',
  who: 'partner',
  memberRoles: ['owner'],
  summary: 'Invite a member',
  body: z.object({
    email: memberEmailSchema,
    displayName,
    role: roleSchema,
    branchIds: branchIds.default([]),
    language: languageSchema.default('en'),
  }),
  answer: z.object({ invitationId: z.uuid(), expiresAt: instantSchema }),
  status: 201,
  refusals: [...partnerWrites, 'partner/email-taken', 'partner/mail-not-sent', 'partner/not-found'],
  example: invitationExample,
});

/** Revokes an open invitation. Idempotent. */
export const partnerRevokeInvitation = defineContract({
  call: calls.partnerRevokeInvitation,
  tag: 'partner',
  who: 'partner',
  memberRoles: ['owner'],
  summary: 'Revoke an invitation',
  params: z.object({ invitationId: z.uuid() }),
  answer: z.object({ isRevoked: z.literal(true) }),
  refusals: [...partnerWrites, 'partner/not-found'],
  example: { isRevoked: true },
});

/** Changes role, branches or duty of a member. */
export const partnerChangeMember = defineContract({
  call: calls.partnerChangeMember,
  tag: 'partner',
  who: 'partner',
  memberRoles: ['owner'],
  summary: 'Change a member',
  params: memberId,
  body: z.object({
    role: roleSchema.optional(),
    branchIds: branchIds.optional(),
    isOnDuty: z.boolean().optional(),
  }),
  answer: memberSchema,
  refusals: [...partnerWrites, 'partner/not-found', 'partner/last-owner'],
  example: memberExample,
});

/** Removes a member: sessions end at once, open leads go back to the firm. */
export const partnerRemoveMember = defineContract({
  call: calls.partnerRemoveMember,
  tag: 'partner',
  who: 'partner',
  memberRoles: ['owner'],
  summary: 'Remove a member',
  params: memberId,
  answer: z.object({ isRemoved: z.literal(true) }),
  refusals: [...partnerWrites, 'partner/not-found', 'partner/last-owner'],
  example: { isRemoved: true },
});

/** Gives a member new credentials by an invitation; the old ones work until it is accepted. */
export const partnerResetMember = defineContract({
  call: calls.partnerResetMember,
  tag: 'partner',
  who: 'partner',
  memberRoles: ['owner'],
  summary: 'Reset a member’s sign-in',
  params: memberId,
  answer: z.object({ invitationId: z.uuid(), expiresAt: instantSchema }),
  refusals: [...partnerWrites, 'partner/not-found', 'partner/email-taken', 'partner/mail-not-sent'],
  example: invitationExample,
});
