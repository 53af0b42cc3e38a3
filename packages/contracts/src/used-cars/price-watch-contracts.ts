import { z } from 'zod';
import { defineContract } from '../contract.ts';
import * as calls from './price-watch-calls.ts';
import { publicListingId } from './used-car-fields.ts';

const user = { tag: 'used cars', who: 'user' } as const;
const one = z.object({ listing: publicListingId });
const channels = z.array(z.enum(['sms', 'email'])).max(2);
const seen = ['auth/required', 'used-car/not-found', 'request/too-many'] as const;
const state = z.object({
  channels: channels.describe('Empty: not watched'),
  hasEmail: z.boolean(),
});
const example = { channels: ['email' as const], hasEmail: true };

/** Whether the caller is told when the price of a car drops. */
export const priceWatch = defineContract({
  ...user,
  call: calls.priceWatch,
  summary: 'Price alert of a used car',
  params: one,
  answer: state,
  refusals: seen,
  example,
});

/** Asks to be told, by these channels; none ends it. The act is the consent. */
export const watchPrice = defineContract({
  ...user,
  call: calls.watchPrice,
  summary: 'Set a price alert of a used car',
  params: one,
  body: z.object({ channels }),
  answer: state,
  refusals: [...seen, 'request/cross-site', 'saved-search/full', 'saved-search/no-email'],
  example,
});

/** Ends a price alert by the key of its message, without sign-in. */
export const stopPriceWatch = defineContract({
  call: calls.stopPriceWatch,
  tag: 'used cars',
  who: 'anyone',
  summary: 'Stop a price alert',
  body: z.object({ key: z.string().min(1).max(200) }),
  answer: z.object({ isStopped: z.literal(true) }),
  refusals: ['used-car/not-found', 'request/cross-site', 'request/too-many'],
  example: { isStopped: true },
});
