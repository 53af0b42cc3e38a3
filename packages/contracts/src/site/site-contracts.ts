import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { instantSchema } from '../fields.ts';
import { slugSchema } from '../layout/layout-texts.ts';
import * as calls from './site-calls.ts';

/** Places of partner links: a closed list, to bound the number of counters. */
export const referralPlaces = [
  'home',
  'rc-details',
  'challans',
  'garage',
  'rto',
  'blog',
  'orders',
] as const;

/** Redirects to a partner's site. Only configured partners and paths below their address, and the own page of an insurer
 * for a quote of the caller. Stores a count per day, partner and place; nothing about the visitor. */
export const redirectToPartner = defineContract({
  call: calls.redirectToPartner,
  tag: 'app',
  who: 'anyone',
  summary: 'Redirect to a partner with attribution',
  description:
    'Answers 302 to the partner’s address with `utm_source`, `utm_medium=referral` and, where a place is named, `utm_campaign`. With a quote that is over or belongs to somebody else, a browser is led to the page of the quotes; any other caller gets the refusal.',
  query: z.object({
    partner: slugSchema.describe('Id of a partner in the configuration, or of an insurer'),
    quote: z.uuid().optional().describe('Request for quotes, with an insurer as the partner'),
    place: z.enum(referralPlaces).optional().describe('Place of the link'),
    path: z
      .string()
      .max(200)
      .regex(/^(?!.*(?:\/\/|\/\.{1,2}(?:\/|$)))\/[A-Za-z0-9\-._~/]*$/, {
        error: 'Enter a plain path under the partner’s address.',
      })
      .optional()
      .describe("Path below the partner's address"),
  }),
  answer: null,
  refusals: ['redirection/unknown-partner', 'insurance/quote-over', 'request/too-many'],
});

/** The caller's IP address and what it reveals without a look-up elsewhere: no location, no provider. */
export const ownAddress = defineContract({
  call: calls.ownAddress,
  tag: 'app',
  who: 'anyone',
  summary: "The caller's IP address",
  answer: z.object({
    address: z.string().nullable().describe('Null when it is not known'),
    family: z.enum(['ipv4', 'ipv6']).nullable(),
    reach: z
      .enum(['public', 'private', 'loopback', 'link-local', 'carrier-grade-nat', 'reserved'])
      .nullable()
      .describe('Kind of network of the address'),
  }),
  refusals: ['request/too-many'],
  example: { address: '203.0.113.7', family: 'ipv4', reach: 'reserved' },
});

/** Services that the product depends on, as named on the status page. */
export const watchedServices = [
  'register',
  'national',
  'virtual-court',
  'state-police',
  'payment',
  'messages',
] as const;

/** Status of the services behind the product, measured on real calls. */
export const siteStatus = defineContract({
  call: calls.siteStatus,
  tag: 'app',
  who: 'anyone',
  summary: 'Status of the services behind the product',
  answer: z.object({
    asOf: instantSchema,
    services: z.array(
      z.object({
        service: z.enum(watchedServices),
        state: z
          .enum(['up', 'slow', 'down', 'paused', 'unknown'])
          .describe('unknown: no calls in the last week; paused: switched off by the operator'),
        lastSuccessAt: instantSchema.nullable(),
        lastFailureAt: instantSchema.nullable(),
        typicalMs: z.int().nullable().describe('Median of the last hour'),
        failedShare: z
          .number()
          .min(0)
          .max(1)
          .nullable()
          .describe('Share of failed calls of the last hour, 0 to 1'),
      }),
    ),
  }),
  refusals: ['request/too-many'],
  example: {
    asOf: '2026-11-21T04:50:00Z',
    services: [
      {
        service: 'register',
        state: 'up',
        lastSuccessAt: '2026-11-21T04:49:58Z',
        lastFailureAt: null,
        typicalMs: 310,
        failedShare: 0,
      },
    ],
  },
});
