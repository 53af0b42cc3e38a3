import { z } from 'zod';
import { calls } from '../calls.ts';
import { defineContract } from '../contract.ts';
import { languageSchema } from '../fields.ts';

const key = z.string().min(40).max(120).describe('Key from the link in the message');

/** Asks for the newsletter. The answer is the same whether the address is known or not. */
export const subscribeNewsletter = defineContract({
  call: calls.subscribeNewsletter,
  tag: 'blog',
  who: 'anyone',
  summary: 'Ask for the newsletter; a message with a link to confirm follows',
  body: z.object({
    email: z.email().max(254).trim(),
    language: languageSchema.default('en'),
  }),
  answer: z.object({ isMailed: z.literal(true) }),
  status: 202,
  refusals: ['blog/mail-not-sent', 'request/cross-site', 'request/too-many'],
  example: { isMailed: true },
});

/** Confirms an address with the key that was sent to it. */
export const confirmNewsletter = defineContract({
  call: calls.confirmNewsletter,
  tag: 'blog',
  who: 'anyone',
  summary: 'Confirm an address for the newsletter',
  body: z.object({ key }),
  answer: z.object({ isConfirmed: z.literal(true) }),
  refusals: ['blog/link-over', 'request/cross-site', 'request/too-many'],
  example: { isConfirmed: true },
});

/** Ends the newsletter for an address, which is erased. Doing it again changes nothing. */
export const unsubscribeNewsletter = defineContract({
  call: calls.unsubscribeNewsletter,
  tag: 'blog',
  who: 'anyone',
  summary: 'End the newsletter and erase the address',
  body: z.object({ key }),
  answer: z.object({ isErased: z.literal(true) }),
  refusals: ['blog/link-over', 'request/cross-site', 'request/too-many'],
  example: { isErased: true },
});
