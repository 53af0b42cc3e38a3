import { adEventNames } from '@pahiya/domain/forms/ports';
import { z } from 'zod';
import { calls } from '../calls.ts';
import { defineContract } from '../contract.ts';
import { instantSchema, languageSchema, mobileInput } from '../fields.ts';
import { submittedSchema } from './form-contracts.ts';

/** A path of this site, maybe with a query. */
const ownPath = z
  .string()
  .max(300)
  .regex(/^\/(?![/\\])[^\s\\]*$/, { error: 'A path of this site' });

/** Says what somebody thinks of the product. Stored as a submission of FEEDBACK_FORM. */
export const sendFeedback = defineContract({
  call: calls.sendFeedback,
  tag: 'forms',
  who: 'anyone',
  summary: 'Give feedback on the product',
  body: z.object({
    rating: z.int().min(1).max(5),
    remark: z.string().trim().max(1000).default(''),
    path: ownPath.default('/').describe('Page it is about; only its kind is kept'),
    language: languageSchema.default('en'),
    submissionKey: z.uuid().optional(),
  }),
  answer: submittedSchema,
  status: 201,
  refusals: ['request/cross-site', 'request/too-many', 'form/unknown'],
  example: { submissionId: '0f8a3c1e-5b7e-4e0e-9b53-6d6d2a6f3b22' },
});

/** Sends the caller a link to a page of ours by text message: to their own mobile and to no other. */
export const sendLinkSms = defineContract({
  call: calls.sendLinkSms,
  tag: 'forms',
  who: 'user',
  summary: 'Send yourself a link by text message',
  body: z.object({
    path: ownPath.describe('Page without anything of a person in its address: no vehicle number'),
    language: languageSchema.default('en'),
  }),
  answer: z.object({ mobileMasked: z.string() }),
  status: 202,
  refusals: ['auth/required', 'auth/sms-not-sent', 'request/cross-site', 'request/too-many'],
  example: { mobileMasked: '98•••••210' },
});

/** Tells the advertisement service of an event, for those who allowed it. Address and mobile are hashed as they come and
 * are kept in no other form. */
export const sendAdEvent = defineContract({
  call: calls.sendAdEvent,
  tag: 'forms',
  who: 'anyone',
  summary: 'Tell the advertisement service of an event',
  description:
    'Passed on only with a recorded consent to ad-measurement and while a service is configured; otherwise nothing is kept.',
  body: z.object({
    eventId: z.uuid().describe('The same id is the same event'),
    event: z.enum(adEventNames),
    happenedAt: instantSchema.optional().describe('Not in the future, at most seven days ago'),
    path: ownPath,
    email: z.email().max(254).optional(),
    mobile: mobileInput.optional(),
    amountPaise: z.int().min(0).max(1_000_000_000).optional(),
  }),
  answer: z.object({
    isForwarded: z.boolean().describe('False: no consent, or no service'),
  }),
  status: 202,
  refusals: ['request/cross-site', 'request/too-many'],
  example: { isForwarded: false },
});
