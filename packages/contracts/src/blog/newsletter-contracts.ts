import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { languageSchema } from '../fields.ts';
import * as calls from './blog-calls.ts';

const key = z.string().min(40).max(120).describe('Key from the link in the message');

/** Subscribes to the newsletter. The response is the same for known and unknown addresses. */
export const subscribeNewsletter = defineContract({
  call: calls.subscribeNewsletter,
  tag: 'blog',
  who: 'anyone',
  summary: 'Subscribe to the newsletter; sends a confirmation link',
  body: z.object({
    email: z.email().max(254).trim(),
    language: languageSchema.default('en'),
  }),
  answer: z.object({ isMailed: z.literal(true) }),
  status: 202,
  refusals: ['blog/mail-not-sent', 'request/cross-site', 'request/too-many'],
  example: { isMailed: true },
});

/** Confirms a subscription with the key from the mail. */
export const confirmNewsletter = defineContract({
  call: calls.confirmNewsletter,
  tag: 'blog',
  who: 'anyone',
  summary: 'Confirm a newsletter subscription',
  body: z.object({ key }),
  answer: z.object({ isConfirmed: z.literal(true) }),
  refusals: ['blog/link-over', 'request/cross-site', 'request/too-many'],
  example: { isConfirmed: true },
});

/** Unsubscribes and erases the address. Idempotent. */
export const unsubscribeNewsletter = defineContract({
  call: calls.unsubscribeNewsletter,
  tag: 'blog',
  who: 'anyone',
  summary: 'Unsubscribe and erase the address',
  body: z.object({ key }),
  answer: z.object({ isErased: z.literal(true) }),
  refusals: ['blog/link-over', 'request/cross-site', 'request/too-many'],
  example: { isErased: true },
});
