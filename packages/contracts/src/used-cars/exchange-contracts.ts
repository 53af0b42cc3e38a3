import { z } from 'zod';
import { contactChannels } from '../contact-ledger/contact-terms.ts';
import { defineContract } from '../contract.ts';
import { instantSchema, languageSchema } from '../fields.ts';
import * as calls from './exchange-calls.ts';
import { paiseSchema, publicListingId } from './used-car-fields.ts';

const tag = 'used cars';
const params = z.object({ listing: publicListingId });

/** Whether the dealer of a car can be asked to take another in exchange. */
export const partExchangeOffer = defineContract({
  call: calls.partExchangeOffer,
  tag,
  who: 'anyone',
  summary: 'Dealer to ask for a part exchange',
  params,
  answer: z.object({ dealer: z.string().nullable().describe('Null: cannot be asked here') }),
  refusals: ['used-car/not-found', 'request/too-many'],
  example: { dealer: 'Sample Motors' },
});

/** Asks the dealer of a car to take the person's own in exchange. It is an enquiry about the car: the number is read
 * through the ledger only, on a channel that the person ticked. */
export const askPartExchange = defineContract({
  call: calls.askPartExchange,
  tag,
  who: 'user',
  summary: 'Ask a dealer for a part exchange',
  params,
  body: z.object({
    car: z.string().trim().min(3).max(80).describe('Make and model; no number, no contact data'),
    year: z.int(),
    km: z.int(),
    valuePaise: paiseSchema.describe('What the person expects for it'),
    channels: z.array(z.enum(contactChannels)).min(1).max(3),
    language: languageSchema.default('en'),
  }),
  answer: z.object({
    isRepeat: z.boolean().describe('It joined an earlier enquiry about the car'),
    firstAskedAt: instantSchema,
    toPayPaise: paiseSchema.describe('Price less the expected value'),
  }),
  status: 201,
  refusals: [
    'auth/required',
    'used-car/not-found',
    'lead/partner-paused',
    'lead/unknown-city',
    'request/cross-site',
    'request/too-many',
  ],
  example: { isRepeat: false, firstAskedAt: '2026-11-25T06:00:00Z', toPayPaise: 20_000_000 },
});
