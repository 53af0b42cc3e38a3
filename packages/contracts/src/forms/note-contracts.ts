import { adEventNames } from '@pahiya/domain/forms/ports';
import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { instantSchema, languageSchema, mobileInput } from '../fields.ts';
import { submittedSchema } from './form-contracts.ts';
import * as calls from './forms-calls.ts';

/** A path of this site, with an optional query. */
const ownPath = z
  .string()
  .max(300)
  .regex(/^\/(?![/\\])[^\s\\]*$/, { error: 'Enter a path of this site' });

/** Sends feedback on the product. Stored as a submission of FEEDBACK_FORM. */
export const sendFeedback = defineContract({
  call: calls.sendFeedback,
  tag: 'forms',
  who: 'anyone',
  summary: 'Give feedback on the product',
  body: z.object({
    rating: z.int().min(1).max(5),
    remark: z.string().trim().max(1000).default(''),
    path: ownPath.default('/').describe('Page concerned; only its kind is stored'),
    language: languageSchema.default('en'),
    submissionKey: z.uuid().optional(),
  }),
  answer: submittedSchema,
  status: 201,
  refusals: ['request/cross-site', 'request/too-many', 'form/unknown'],
  example: { submissionId: '0f8a3c1e-5b7e-4e0e-9b53-6d6d2a6f3b22' },
});

/** Texts the caller a link to a page of ours, only to their own mobile. */
export const sendLinkSms = defineContract({
  call: calls.sendLinkSms,
  tag: 'forms',
  who: 'user',
  summary: 'Send yourself a link by SMS',
  body: z.object({
    path: ownPath.describe('Page without personal data in its address, such as a vehicle number'),
    language: languageSchema.default('en'),
  }),
  answer: z.object({ mobileMasked: z.string() }),
  status: 202,
  refusals: ['auth/required', 'auth/sms-not-sent', 'request/cross-site', 'request/too-many'],
  example: { mobileMasked: '98•••••210' },
});

/** Sends a conversion event to the ad service, with consent only. IP address and mobile are hashed on arrival and
 * never stored in plain form. */
export const sendAdEvent = defineContract({
  call: calls.sendAdEvent,
  tag: 'forms',
  who: 'anyone',
  summary: 'Send a conversion event to the ad service',
  description:
    'Sent only with recorded consent to ad-measurement and a configured service; otherwise nothing is stored.',
  body: z.object({
    eventId: z.uuid().describe('Deduplication id'),
    event: z.enum(adEventNames),
    happenedAt: instantSchema.optional().describe('Not in the future, at most seven days ago'),
    path: ownPath,
    email: z.email().max(254).optional(),
    mobile: mobileInput.optional(),
    amountPaise: z.int().min(0).max(1_000_000_000).optional(),
  }),
  answer: z.object({
    isForwarded: z.boolean().describe('False without consent or service'),
  }),
  status: 202,
  refusals: ['request/cross-site', 'request/too-many'],
  example: { isForwarded: false },
});
