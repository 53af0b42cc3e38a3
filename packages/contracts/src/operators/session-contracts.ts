import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { instantSchema } from '../fields.ts';
import { operatorRoles } from '../operator-roles.ts';
import * as calls from './operators-calls.ts';

/** Operator's sign-in name, case-insensitive. */
export const usernameSchema = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9][a-z0-9._-]{2,31}$/, {
    error: '3 to 32 letters, digits, dots, dashes or underscores',
  });

/** Password of an operator: length over composition rules. Source: NIST SP 800-63B, section 3.1.1. */
const newPasswordSchema = z
  .string()
  .min(12, { error: 'At least 12 characters' })
  .max(200, { error: 'At most 200 characters' });

/** The operator signed in at the desk. */
export const operatorSessionSchema = z.object({
  operatorId: z.uuid(),
  username: z.string(),
  displayName: z.string(),
  roles: z.array(z.enum(operatorRoles)),
  mustChangePassword: z
    .boolean()
    .describe('Temporary password: it must be changed before anything else'),
  endsAt: instantSchema.describe('Absolute end of the session'),
});
export type OperatorSession = z.infer<typeof operatorSessionSchema>;

const example: OperatorSession = {
  operatorId: '5b0e9a3c-8b7a-4d0b-9a52-6f3d1f0f2a11',
  username: 'asha',
  displayName: 'Asha',
  roles: ['operator'],
  mustChangePassword: false,
  endsAt: '2026-11-21T16:50:00Z',
};

/** Signs an operator in. Wrong name, password and code get the same refusal in the same time. */
export const operatorSignIn = defineContract({
  call: calls.operatorSignIn,
  tag: 'operator',
  who: 'anyone',
  summary: 'Sign in at the desk with password and code',
  body: z.object({
    username: z.string().trim().toLowerCase().min(1).max(64),
    password: z.string().min(1).max(200),
    code: z
      .string()
      .trim()
      .regex(/^\d{3}\s?\d{3}$/, { error: 'Enter the six-digit code' }),
  }),
  answer: operatorSessionSchema,
  refusals: [
    'operator/sign-in-refused',
    'operator/locked',
    'request/cross-site',
    'request/too-many',
  ],
  example,
});

/** Ends the session. */
export const operatorSignOut = defineContract({
  call: calls.operatorSignOut,
  tag: 'operator',
  who: 'operator',
  summary: 'Sign out of the desk',
  answer: z.object({ signedOut: z.literal(true) }),
  refusals: ['auth/required', 'request/cross-site', 'request/too-many'],
  example: { signedOut: true },
});

/** The operator of the session. */
export const operatorSession = defineContract({
  call: calls.operatorSession,
  tag: 'operator',
  who: 'operator',
  summary: 'Who is signed in at the desk',
  answer: operatorSessionSchema,
  refusals: ['auth/required', 'request/too-many'],
  example,
});

/** Changes the password and ends the operator's other sessions. */
export const operatorPassword = defineContract({
  call: calls.operatorPassword,
  tag: 'operator',
  who: 'operator',
  summary: 'Change your password',
  body: z.object({ current: z.string().min(1).max(200), next: newPasswordSchema }),
  answer: operatorSessionSchema,
  refusals: [
    'auth/required',
    'operator/sign-in-refused',
    'operator/password-same',
    'operator/locked',
    'request/cross-site',
    'request/too-many',
  ],
  example,
});
