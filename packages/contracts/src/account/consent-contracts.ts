import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { instantSchema } from '../fields.ts';
import * as calls from './consent-calls.ts';

/** Purposes of consent, one switch each. `toll-crossings` is an account's only: where a vehicle passed toll plazas is
 * kept for its proved owner. `toll-reminders` too: messages before an e-notice that the owner entered becomes dearer, and
 * `whatsapp-reminders` and `whatsapp-alerts`: reminders, and other messages that were switched on, in the chat of the
 * account's mobile.
 * Source: DPDP Act 2023, s. 6 (rule PRIV-CONSENT). */
export const consentPurposeSchema = z.enum([
  'analytics',
  'marketing-messages',
  'ad-measurement',
  'toll-crossings',
  'toll-reminders',
  'whatsapp-reminders',
  'whatsapp-alerts',
]);
export type ConsentPurpose = z.infer<typeof consentPurposeSchema>;

/** Consent for one purpose, of the user or, if not signed in, of the device. */
export const consentSchema = z.object({
  purpose: consentPurposeSchema,
  state: z.enum(['granted', 'denied', 'default']),
  isGranted: z.boolean().describe('Effective consent, with the default applied'),
  textVersion: z.string(),
  changedAt: instantSchema.nullable(),
});
export type Consent = z.infer<typeof consentSchema>;

/** The caller's consents. */
export const getConsents = defineContract({
  call: calls.getConsents,
  tag: 'account',
  who: 'anyone',
  summary: "The caller's consents, one for each purpose",
  answer: z.object({ consents: z.array(consentSchema) }),
  refusals: ['request/too-many'],
  example: {
    consents: [
      {
        purpose: 'analytics',
        state: 'denied',
        isGranted: false,
        textVersion: '2026-11',
        changedAt: '2026-11-21T04:44:00Z',
      },
    ],
  },
});

/** Gives or withdraws consent for one purpose. */
export const setConsent = defineContract({
  call: calls.setConsent,
  tag: 'account',
  who: 'anyone',
  summary: 'Give or withdraw consent for one purpose',
  body: z.object({ purpose: consentPurposeSchema, granted: z.boolean() }),
  answer: z.object({ consents: z.array(consentSchema) }),
  refusals: ['request/bad-input', 'request/cross-site', 'request/too-many'],
  example: {
    consents: [
      {
        purpose: 'analytics',
        state: 'denied',
        isGranted: false,
        textVersion: '2026-11',
        changedAt: '2026-11-21T04:44:00Z',
      },
    ],
  },
});
