import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { instantSchema, languageSchema } from '../fields.ts';
import { firmKinds, partnerRoles } from '../partner-roles.ts';
import * as calls from './partner-firm-calls.ts';
import { partnerReads, partnerWrites } from './partner-refusals.ts';

/** E-mail address as a sign-in name, case-insensitive. */
export const memberEmailSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(200)
  .pipe(z.email({ error: 'Enter an email address' }));

/** Password of a member: length over composition rules. Source: NIST SP 800-63B, section 3.1.1. */
const newPasswordSchema = z
  .string()
  .min(12, { error: 'At least 12 characters' })
  .max(200, { error: 'At most 200 characters' });

const codeSchema = z
  .string()
  .trim()
  .regex(/^\d{3}\s?\d{3}$/, { error: 'Enter the six-digit code' });

/** The member signed in at a partner's entrance. */
export const partnerSessionSchema = z.object({
  memberId: z.uuid(),
  displayName: z.string(),
  email: z.string(),
  role: z.enum(partnerRoles),
  firm: z.object({
    firmId: z.uuid(),
    name: z.string(),
    kind: z.enum(firmKinds),
    isPaused: z.boolean().describe('Paused: no new leads, no contact'),
  }),
  endsAt: instantSchema.describe('Absolute end of the session'),
});
export type PartnerSession = z.infer<typeof partnerSessionSchema>;

const example: PartnerSession = {
  memberId: '9d8a31a4-2c3b-4f0e-8a4b-7f1f0f2a1151',
  displayName: 'Ravi',
  email: 'ravi@dealer.example',
  role: 'owner',
  firm: {
    firmId: '2f6f1a0c-3a55-4a6c-9be6-05d2c54ce1aa',
    name: 'Sample Motors',
    kind: 'dealer',
    isPaused: false,
  },
  endsAt: '2026-11-21T16:50:00Z',
};

/** Signs a member in. Wrong address, password and code get the same refusal in the same time. */
export const loginPartner = defineContract({
  call: calls.loginPartner,
  tag: 'partner',
  who: 'anyone',
  summary: 'Sign in as a partner with password and code',
  body: z.object({
    email: z.string().trim().toLowerCase().min(1).max(200),
    password: z.string().min(1).max(200),
    code: codeSchema,
  }),
  answer: partnerSessionSchema,
  refusals: ['partner/sign-in-refused', 'partner/locked', 'request/cross-site', 'request/too-many'],
  example,
});

/** The member of the session. */
export const partnerSession = defineContract({
  call: calls.partnerSession,
  tag: 'partner',
  who: 'partner',
  summary: 'Who is signed in at the partner entrance',
  answer: partnerSessionSchema,
  refusals: partnerReads,
  example,
});

/** Ends the session. */
export const partnerSignOut = defineContract({
  call: calls.partnerSignOut,
  tag: 'partner',
  who: 'partner',
  summary: 'Sign out of the partner entrance',
  answer: z.object({ signedOut: z.literal(true) }),
  refusals: partnerWrites,
  example: { signedOut: true },
});

/** Changes the password and ends the member's other sessions. */
export const partnerPassword = defineContract({
  call: calls.partnerPassword,
  tag: 'partner',
  who: 'partner',
  summary: 'Change your password',
  body: z.object({ current: z.string().min(1).max(200), next: newPasswordSchema }),
  answer: partnerSessionSchema,
  refusals: [
    ...partnerWrites,
    'partner/sign-in-refused',
    'partner/password-same',
    'partner/locked',
  ],
  example,
});

/** Browsers in which the member is signed in. */
export const partnerDevices = defineContract({
  call: calls.partnerDevices,
  tag: 'partner',
  who: 'partner',
  summary: 'Your signed-in devices',
  answer: z.object({
    devices: z.array(
      z.object({
        deviceSessionId: z.uuid(),
        label: z.string(),
        signedInAt: instantSchema,
        lastSeenAt: instantSchema,
        isThis: z.boolean(),
      }),
    ),
  }),
  refusals: partnerReads,
  example: {
    devices: [
      {
        deviceSessionId: '0b9e0d9e-6a2c-4a1b-9c39-0c1f2b3a4d5e',
        label: 'Chrome on Android',
        signedInAt: '2026-11-21T04:44:00Z',
        lastSeenAt: '2026-11-21T05:10:00Z',
        isThis: true,
      },
    ],
  },
});

/** Signs one of the member's own browsers out. Idempotent. */
export const partnerSignOutDevice = defineContract({
  call: calls.partnerSignOutDevice,
  tag: 'partner',
  who: 'partner',
  summary: 'Sign one of your devices out',
  params: z.object({ deviceSessionId: z.uuid() }),
  answer: z.object({ signedOut: z.literal(true) }),
  refusals: partnerWrites,
  example: { signedOut: true },
});

/** Sends a link for a new password, if the address belongs to a member. The response is the same for any address. */
export const partnerRecover = defineContract({
  call: calls.partnerRecover,
  tag: 'partner',
  who: 'anyone',
  summary: 'Ask for a link to set a new password',
  body: z.object({ email: memberEmailSchema, language: languageSchema.default('en') }),
  answer: z.object({ isAsked: z.literal(true) }),
  refusals: ['request/cross-site', 'request/too-many'],
  example: { isAsked: true },
});

/** Sets a new password by the link and a code of the authenticator. All sessions end. */
export const partnerNewPassword = defineContract({
  call: calls.partnerNewPassword,
  tag: 'partner',
  who: 'anyone',
  summary: 'Set a new password by link and code',
  params: z.object({ token: z.string().max(100) }),
  body: z.object({ password: newPasswordSchema, code: codeSchema }),
  answer: z.object({ isChanged: z.literal(true) }),
  refusals: [
    'partner/link-over',
    'partner/code-wrong',
    'partner/locked',
    'request/cross-site',
    'request/too-many',
  ],
  example: { isChanged: true },
});

/** What an invitation offers, with the secret for the authenticator app. */
export const partnerInvitation = defineContract({
  call: calls.partnerInvitation,
  tag: 'partner',
  who: 'anyone',
  summary: 'Open an invitation',
  params: z.object({ token: z.string().max(100) }),
  answer: z.object({
    firmName: z.string(),
    email: z.string(),
    displayName: z.string(),
    role: z.enum(partnerRoles),
    expiresAt: instantSchema,
    totp: z.object({
      key: z.string().describe('For typing into an authenticator app, base32'),
      uri: z.string(),
      qrSvg: z.string().describe('The address as a QR code'),
    }),
  }),
  refusals: ['partner/link-over', 'request/too-many'],
  example: {
    firmName: 'Sample Motors',
    email: 'ravi@dealer.example',
    displayName: 'Ravi',
    role: 'owner',
    expiresAt: '2026-11-24T04:44:00Z',
    totp: {
      key: 'JBSWY3DPEHPK3PXP',
      uri: 'otpauth://totp/Pahiya:ravi%40dealer.example?secret=JBSWY3DPEHPK3PXP',
      qrSvg: '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
    },
  },
});

/** Accepts an invitation: sets the password and proves the authenticator. Signs in. */
export const partnerAcceptInvitation = defineContract({
  call: calls.partnerAcceptInvitation,
  tag: 'partner',
  who: 'anyone',
  summary: 'Accept an invitation',
  params: z.object({ token: z.string().max(100) }),
  body: z.object({ password: newPasswordSchema, code: codeSchema }),
  answer: partnerSessionSchema,
  refusals: [
    'partner/link-over',
    'partner/code-wrong',
    'partner/locked',
    'request/cross-site',
    'request/too-many',
  ],
  example,
});
