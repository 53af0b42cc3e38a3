import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { instantSchema, languageSchema, mobileInput } from '../fields.ts';
import * as calls from './session-calls.ts';
import { generateOtp as generateOtpCall, loginUser as loginUserCall } from './sign-in-calls.ts';

/** The signed-in user. The mobile is always masked. */
export const signedInUserSchema = z.object({
  userId: z.uuid(),
  name: z.string().nullable(),
  mobileMasked: z.string().describe('e.g. 98•••••210'),
  language: languageSchema,
});
export type SignedInUser = z.infer<typeof signedInUserSchema>;

/** Whether the caller is signed in, and as which user. */
export const checkLogin = defineContract({
  call: calls.checkLogin,
  tag: 'auth',
  who: 'anyone',
  summary: 'Current session and user',
  answer: z.object({ isLoggedIn: z.boolean(), user: signedInUserSchema.nullable() }),
  refusals: ['request/too-many'],
  example: { isLoggedIn: false, user: null },
});

/** Sends an OTP: 6 digits, valid for 5 minutes, 5 attempts, resend after 30 s. The response is the same for known
 * and unknown mobiles and never contains the OTP. */
export const generateOtp = defineContract({
  call: generateOtpCall,
  tag: 'auth',
  who: 'anyone',
  summary: 'Send an OTP to a mobile number',
  description:
    'The answer is the same for known and unknown numbers. Rate limits apply per mobile, device and address.',
  body: z.object({
    mobile: mobileInput,
    channel: z
      .enum(['sms', 'voice'])
      .default('sms')
      .describe('By SMS, or by voice call on request'),
    language: languageSchema.default('en'),
  }),
  answer: z.object({
    challengeId: z.uuid().describe('Send with the OTP'),
    mobileMasked: z.string(),
    expiresAt: instantSchema,
    resendAt: instantSchema.describe('Earliest time of the next OTP'),
  }),
  refusals: ['auth/otp-wait', 'auth/sms-not-sent', 'request/too-many', 'request/cross-site'],
  example: {
    challengeId: '0f8a3c1e-5b7e-4e0e-9b53-6d6d2a6f3b11',
    mobileMasked: '98•••••210',
    expiresAt: '2026-11-21T04:49:00Z',
    resendAt: '2026-11-21T04:44:30Z',
  },
});

/** Signs in with mobile and OTP and sets the session cookie. */
export const loginUser = defineContract({
  call: loginUserCall,
  tag: 'auth',
  who: 'anyone',
  summary: 'Sign in with mobile and OTP',
  body: z.object({
    mobile: mobileInput,
    challengeId: z.uuid(),
    otp: z
      .string()
      .trim()
      .regex(/^\d{6}$/, { error: 'Enter the six digits of the OTP' }),
    language: languageSchema
      .default('en')
      .describe('Language of the page; the message language of a new account'),
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

/** Result of a session check, in the specification's spelling. */
export const verifySession = defineContract({
  call: calls.verifySession,
  tag: 'auth',
  who: 'anyone',
  summary: 'Whether the session (cookie) or web-view token (Authorization: Bearer) is valid',
  answer: z.object({ result: z.enum(['Verified', 'Not-Verified']) }),
  refusals: ['request/too-many'],
  example: { result: 'Verified' },
});

/** Issues a signed token, valid for five minutes, for a web view of the native app; only for the caller's own
 * account. */
export const issueWebViewToken = defineContract({
  call: calls.issueWebViewToken,
  tag: 'auth',
  who: 'user',
  summary: "Short-lived token for the native app's web view",
  query: z.object({
    userId: z.uuid().optional().describe('User id; refused unless it is the caller’s'),
    uuid: z.uuid().optional().describe('Installation id of the app; not stored'),
  }),
  answer: z.object({ token: z.string(), expiresAt: instantSchema }),
  refusals: ['auth/required', 'auth/not-yours', 'request/too-many'],
  example: { token: 'eyJhbGciOiJIUzI1NiJ9.e30.signature', expiresAt: '2026-11-21T04:49:00Z' },
});

/** The first request of a native app's web view, with the token in its headers: exchanges it once for a cookie of fifteen
 * minutes and leads to the page (303). */
export const openWebView = defineContract({
  call: calls.openWebView,
  tag: 'auth',
  who: 'user',
  summary: 'Exchange a web-view token for a short cookie',
  query: z.object({
    to: z
      .string()
      .max(500)
      .regex(/^\/(?![/\\])[!-[\]-~]*$/)
      .describe('Path of the page to open'),
  }),
  answer: null,
  refusals: ['auth/required', 'request/bad-input', 'request/too-many'],
});

/** Ends the session. */
export const logout = defineContract({
  call: calls.logout,
  tag: 'auth',
  who: 'anyone',
  summary: 'Sign out on this device',
  answer: z.object({ isLoggedIn: z.literal(false) }),
  refusals: ['request/cross-site', 'request/too-many'],
  example: { isLoggedIn: false },
});
