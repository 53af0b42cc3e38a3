import { valuationLineIds } from '@pahiya/domain/valuation/valuation';
import { z } from 'zod';
import { contactChannels } from '../contact-ledger/contact-terms.ts';
import { defineContract } from '../contract.ts';
import { instantSchema, istDateSchema, languageSchema } from '../fields.ts';
import * as calls from './exchange-calls.ts';
import { paiseSchema, publicListingId } from './used-car-fields.ts';

const tag = 'used cars';
const params = z.object({ listing: publicListingId });
const range = z.object({
  pricePaise: paiseSchema,
  lowPaise: paiseSchema,
  highPaise: paiseSchema,
});
const estimated = z.object({
  estimateId: z.uuid(),
  car: z.string(),
  year: z.int(),
  km: z.int(),
  toDealer: range.describe('What a dealer pays'),
  privatePaise: paiseSchema,
  lines: z
    .array(z.object({ id: z.enum(valuationLineIds), amountPaise: z.int() }))
    .describe('They sum up to the private price exactly'),
  on: istDateSchema,
  expiresAt: instantSchema,
});

/** Whether the dealer of a car can be asked to take another in exchange, and the stored estimate of that. */
export const partExchangeOffer = defineContract({
  call: calls.partExchangeOffer,
  tag,
  who: 'anyone',
  summary: 'Dealer to ask for a part exchange',
  params,
  query: z.object({ estimate: z.uuid().optional().describe('Id of a stored estimate') }),
  answer: z.object({
    dealer: z.string().nullable().describe('Null: cannot be asked here'),
    estimate: estimated.nullable().describe('Null: none, too old, or without a price'),
  }),
  refusals: ['used-car/not-found', 'request/too-many'],
  example: { dealer: 'Sample Motors', estimate: null },
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
    estimateId: z.uuid().optional().describe('Its car and value count; else state the other four'),
    car: z.string().trim().min(3).max(80).optional().describe('Make and model; no contact data'),
    year: z.int().optional(),
    km: z.int().optional(),
    valuePaise: paiseSchema.optional().describe('What the person expects for it'),
    channels: z.array(z.enum(contactChannels)).min(1).max(3),
    language: languageSchema.default('en'),
  }),
  answer: z.object({
    isRepeat: z.boolean().describe('It joined an earlier enquiry about the car'),
    firstAskedAt: instantSchema,
    toPayPaise: paiseSchema.describe('Price less the value'),
  }),
  status: 201,
  refusals: [
    'auth/required',
    'used-car/not-found',
    'sale/unknown-estimate',
    'lead/partner-paused',
    'lead/unknown-city',
    'request/cross-site',
    'request/too-many',
  ],
  example: { isRepeat: false, firstAskedAt: '2026-11-25T06:00:00Z', toPayPaise: 20_000_000 },
});
