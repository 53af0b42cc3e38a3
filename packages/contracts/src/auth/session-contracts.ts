import { z } from 'zod';
import { calls } from '../calls.ts';
import { defineContract } from '../contract.ts';
import { instantSchema, languageSchema, mobileInput } from '../fields.ts';

/** The signed-in person as the pages need it. The mobile is masked, always. */
export const signedInUserSchema = z.object({
  userId: z.uuid(),
  name: z.string().nullable(),
  mobileMasked: z.string().describe('e.g. 98•••••210'),
  language: languageSchema,
});
export type SignedInUser = z.infer<typeof signedInUserSchema>;

/** Is the caller signed in, and as whom. */
export const checkLogin = defineContract({
  call: calls.checkLogin,
  tag: 'auth',
  who: 'anyone',
  summary: 'Is the caller signed in, and as whom',
  answer: z.object({ isLoggedIn: z.boolean(), user: signedInUserSchema.nullable() }),
  refusals: ['request/too-many'],
  example: { isLoggedIn: false, user: null },
});

/** Sends a one-time password: 6 digits, 5 minutes, 5 tries, resend after 30 s. The answer is the same
 * whether the mobile is known or not, and never holds the password. */
export const generateOtp = defineContract({
  call: calls.generateOtp,
  tag: 'auth',
  who: 'anyone',
  summary: 'Send a one-time password to a mobile number',
  description:
    'The answer is the same for known and unknown numbers. Limits hold per mobile, device and address.',
  body: z.object({
    mobile: mobileInput,
    channel: z
      .enum(['sms', 'voice'])
      .default('sms')
      .describe('By text message, or read out by a call the person asked for'),
    language: languageSchema.default('en'),
  }),
  answer: z.object({
    challengeId: z.uuid().describe('Goes back with the password'),
    mobileMasked: z.string(),
    expiresAt: instantSchema,
    resendAt: instantSchema.describe('Another may be asked for from then on'),
  }),
  refusals: ['auth/otp-wait', 'auth/sms-not-sent', 'request/too-many', 'request/cross-site'],
  example: {
    challengeId: '0f8a3c1e-5b7e-4e0e-9b53-6d6d2a6f3b11',
    mobileMasked: '98•••••210',
    expiresAt: '2026-11-21T04:49:00Z',
    resendAt: '2026-11-21T04:44:30Z',
  },
});

/** Signs in with mobile and one-time password; sets the session cookie. */
export const loginUser = defineContract({
  call: calls.loginUser,
  tag: 'auth',
  who: 'anyone',
  summary: 'Sign in with mobile and one-time password',
  body: z.object({
    mobile: mobileInput,
    challengeId: z.uuid(),
    otp: z
      .string()
      .trim()
      .regex(/^\d{6}$/, { error: 'The one-time password has six digits' }),
    language: languageSchema
      .default('en')
      .describe('Language of the pages it is made on: a new account gets its messages in it'),
  }),
  answer: z.object({ user: signedInUserSchema }),
  refusals: [
    'auth/otp-wrong',
    'auth/otp-expired',
    'auth/otp-tries-used',
    'request/too-many',
    'request/cross-site',
  ],
  example: {
    user: {
      userId: '0f8a3c1e-5b7e-4e0e-9b53-6d6d2a6f3b11',
      name: 'Asha',
      mobileMasked: '98•••••210',
      language: 'hi',
    },
  },
});

/** Result word of a session check, spelled as the specification spells it. */
export const verifySession = defineContract({
  call: calls.verifySession,
  tag: 'auth',
  who: 'anyone',
  summary: 'Is the session (cookie) or the web-view token (Authorization: Bearer) good',
  answer: z.object({ result: z.enum(['Verified', 'Not-Verified']) }),
  refusals: ['request/too-many'],
  example: { result: 'Verified' },
});

/** A five-minute signed token for a web view of the native app; only for the caller itself. */
export const issueWebViewToken = defineContract({
  call: calls.issueWebViewToken,
  tag: 'auth',
  who: 'user',
  summary: "Short-lived token for the native app's web view",
  query: z.object({
    userId: z.uuid().optional().describe('Of the account: refused when it is not the caller’s'),
    uuid: z.uuid().optional().describe('Of the app’s installation; not kept'),
  }),
  answer: z.object({ token: z.string(), expiresAt: instantSchema }),
  refusals: ['auth/required', 'auth/not-yours', 'request/too-many'],
  example: { token: 'eyJhbGciOiJIUzI1NiJ9.e30.signature', expiresAt: '2026-11-21T04:49:00Z' },
});

/** Ends the session. */
export const logout = defineContract({
  call: calls.logout,
  tag: 'auth',
  who: 'anyone',
  summary: 'End the session',
  answer: z.object({ isLoggedIn: z.literal(false) }),
  refusals: ['request/cross-site', 'request/too-many'],
  example: { isLoggedIn: false },
});
