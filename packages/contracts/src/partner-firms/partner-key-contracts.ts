import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { instantSchema } from '../fields.ts';
import { partnerKeyScopes } from '../partner-roles.ts';
import * as calls from './partner-firm-calls.ts';
import { partnerReads, partnerWrites } from './partner-refusals.ts';

const keySchema = z.object({
  keyId: z.uuid(),
  name: z.string(),
  beginning: z.string().describe('First characters of the key'),
  scopes: z.array(z.enum(partnerKeyScopes)),
  createdAt: instantSchema,
  lastUsedAt: instantSchema.nullable(),
  revokedAt: instantSchema.nullable(),
});
const keyExample: z.input<typeof keySchema> = {
  keyId: '3f0c2f1e-40d6-4ef4-8f43-2e5a3b1c9d70',
  name: 'CRM',
  beginning: 'phk_Zm9y',
  scopes: ['leads'],
  createdAt: '2026-11-21T04:44:00Z',
  lastUsedAt: null,
  revokedAt: null,
};

/** Keys of the firm's own systems, the newest first. */
export const partnerKeys = defineContract({
  call: calls.partnerKeys,
  tag: 'partner',
  who: 'partner',
  memberRoles: ['owner', 'auditor'],
  summary: 'Keys of your systems',
  answer: z.object({ keys: z.array(keySchema) }),
  refusals: partnerReads,
  example: { keys: [keyExample] },
});

/** Makes a key. It is in this answer alone. A firm has at most ten that work. */
export const partnerMakeKey = defineContract({
  call: calls.partnerMakeKey,
  tag: 'partner',
  who: 'partner',
  memberRoles: ['owner'],
  summary: 'Make a key',
  body: z.object({
    name: z.string().trim().min(2, { error: 'Enter the name of the system' }).max(60),
    scopes: z
      .array(z.enum(partnerKeyScopes))
      .min(1, { error: 'Choose what the key allows' })
      .max(partnerKeyScopes.length),
  }),
  answer: z.object({ key: keySchema, secret: z.string() }),
  status: 201,
  refusals: [...partnerWrites, 'partner/wrong-state'],
  example: { key: keyExample, secret: 'phk_Zm9yIGEgc3lzdGVt' },
});

/** Ends a key at once. Idempotent. */
export const partnerRevokeKey = defineContract({
  call: calls.partnerRevokeKey,
  tag: 'partner',
  who: 'partner',
  memberRoles: ['owner'],
  summary: 'Revoke a key',
  params: z.object({ keyId: z.uuid().describe('Id of a key') }),
  answer: z.object({ isRevoked: z.literal(true) }),
  refusals: [...partnerWrites, 'partner/not-found'],
  example: { isRevoked: true },
});
