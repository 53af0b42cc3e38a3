import { z } from 'zod';
import { contactChannels, contactSlots } from '../contact-ledger/contact-terms.ts';
import { defineContract } from '../contract.ts';
import { instantSchema, languageSchema } from '../fields.ts';
import * as calls from './car-enquiry-calls.ts';
import { publicListingId } from './used-car-fields.ts';

/** Sends the dealer of a live car an enquiry about it. The number is passed on only with a channel that the person
 * ticked; a second enquiry about the same car joins the first. */
export const askAboutCar = defineContract({
  call: calls.askAboutCar,
  tag: 'used cars',
  who: 'user',
  summary: 'Ask the dealer of a car about it',
  params: z.object({ listing: publicListingId }),
  body: z.object({
    wish: z.string().trim().max(500).default('').describe('No contact data, no vehicle number'),
    slot: z.enum(contactSlots).default('any'),
    channels: z.array(z.enum(contactChannels)).max(3).default([]).describe('None: no contact'),
    language: languageSchema.default('en'),
  }),
  answer: z.object({
    isRepeat: z.boolean().describe('It joined an earlier enquiry about the car'),
    firstAskedAt: instantSchema,
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
  example: { isRepeat: false, firstAskedAt: '2026-11-25T06:00:00Z' },
});
