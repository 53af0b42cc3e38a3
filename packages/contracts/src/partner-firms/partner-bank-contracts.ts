import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { instantSchema } from '../fields.ts';
import * as calls from './partner-firm-calls.ts';
import { partnerReads, partnerWrites } from './partner-refusals.ts';

const accountSchema = z.object({
  accountId: z.uuid(),
  holder: z.string(),
  number: z.string().describe('Masked'),
  ifsc: z.string(),
  state: z
    .enum(['proposed', 'waiting', 'in-use', 'replaced', 'cancelled'])
    .describe('waiting: confirmed, and not paid to yet'),
  proposedBy: z.string(),
  proposedAt: instantSchema,
  usableFrom: instantSchema.nullable(),
  mayConfirm: z.boolean().describe('By this member'),
  mayCancel: z.boolean(),
});
const answer = z.object({ accounts: z.array(accountSchema), owners: z.int() });
const example: z.input<typeof answer> = {
  accounts: [
    {
      accountId: '3f0c2f1e-40d6-4ef4-8f43-2e5a3b1c9d70',
      ...{ holder: 'Sample Motors', number: '••••0123', ifsc: 'HDFC0001234' },
      ...{ state: 'proposed', proposedBy: 'Ravi', proposedAt: '2026-11-21T04:44:00Z' },
      ...{ usableFrom: null, mayConfirm: false, mayCancel: true },
    },
  ],
  owners: 2,
};

/** Bank accounts of the firm, the newest first. */
export const partnerBank = defineContract({
  call: calls.partnerBank,
  tag: 'partner',
  who: 'partner',
  memberRoles: ['owner', 'accounts', 'auditor'],
  summary: 'Your bank account',
  answer,
  refusals: partnerReads,
  example,
});

/** Proposes an account; one that was proposed before and not confirmed ends. All owners get a mail. */
export const partnerProposeBank = defineContract({
  call: calls.partnerProposeBank,
  tag: 'partner',
  who: 'partner',
  memberRoles: ['owner'],
  summary: 'Propose a bank account',
  body: z.object({
    holder: z.string().trim().min(2, { error: 'Enter the account holder' }).max(80),
    number: z
      .string()
      .trim()
      .regex(/^\d{8,18}$/, { error: 'An account number has 8 to 18 digits' }),
    ifsc: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z]{4}0[A-Z0-9]{6}$/, { error: 'An IFSC has 11 characters, such as HDFC0001234' }),
  }),
  answer,
  status: 201,
  refusals: [...partnerWrites, 'partner/mail-not-sent'],
  example,
});

/** Confirms an account that another owner proposed, or cancels one that is not in use. Two days after the confirmation
 * money may be paid to it. All owners get a mail. */
export const partnerDecideBank = defineContract({
  call: calls.partnerDecideBank,
  tag: 'partner',
  who: 'partner',
  memberRoles: ['owner'],
  summary: 'Confirm or cancel a bank account',
  params: z.object({ accountId: z.uuid().describe('Id of a bank account') }),
  body: z.object({ decision: z.enum(['confirm', 'cancel']) }),
  answer,
  refusals: [...partnerWrites, 'partner/not-found', 'partner/wrong-state', 'partner/mail-not-sent'],
  example,
});
