import { z } from 'zod';
import { calls } from '../calls.ts';
import { defineContract } from '../contract.ts';
import { instantSchema } from '../fields.ts';
import { slugSchema } from '../layout/layout-texts.ts';

/** Places that a link to a partner may name: a closed list, so that counts stay few. */
export const referralPlaces = [
  'home',
  'rc-details',
  'challans',
  'garage',
  'rto',
  'blog',
  'orders',
] as const;

/** Leads to a partner's site. Only partners of the configuration can be named, and only paths of theirs. What is kept is
 * a count for each day, partner and place: nothing of who pressed. */
export const redirectToPartner = defineContract({
  call: calls.redirectToPartner,
  tag: 'app',
  who: 'anyone',
  summary: 'Redirect to a partner with attribution',
  description:
    'Answers 302 to the partner’s address with `utm_source`, `utm_medium=referral` and, where a place is named, `utm_campaign`.',
  query: z.object({
    partner: slugSchema.describe('Id of a partner in the configuration'),
    place: z.enum(referralPlaces).optional().describe('Where the link stood'),
    path: z
      .string()
      .max(200)
      .regex(/^(?!.*(?:\/\/|\/\.{1,2}(?:\/|$)))\/[A-Za-z0-9\-._~/]*$/, {
        error: 'This must be a plain path below the partner’s address.',
      })
      .optional()
      .describe("Path below the partner's address"),
  }),
  answer: null,
  refusals: ['redirection/unknown-partner', 'request/too-many'],
});

/** The address that the caller comes from, and what can be said of it without asking anybody else: no place, no
 * provider. */
export const ownAddress = defineContract({
  call: calls.ownAddress,
  tag: 'app',
  who: 'anyone',
  summary: "The caller's own address",
  answer: z.object({
    address: z.string().nullable().describe('Null when it is not known'),
    family: z.enum(['ipv4', 'ipv6']).nullable(),
    reach: z
      .enum(['public', 'private', 'loopback', 'link-local', 'carrier-grade-nat', 'reserved'])
      .nullable()
      .describe('What kind of network such an address belongs to'),
  }),
  refusals: ['request/too-many'],
  example: { address: '203.0.113.7', family: 'ipv4', reach: 'reserved' },
});

/** Services that the product stands on, as the status names them. */
export const watchedServices = [
  'register',
  'national',
  'virtual-court',
  'state-police',
  'payment',
  'messages',
] as const;

/** How everything behind the product has been answering, counted from the calls themselves. */
export const siteStatus = defineContract({
  call: calls.siteStatus,
  tag: 'app',
  who: 'anyone',
  summary: 'How the services behind the product answer',
  answer: z.object({
    asOf: instantSchema,
    services: z.array(
      z.object({
        service: z.enum(watchedServices),
        state: z
          .enum(['up', 'slow', 'down', 'paused', 'unknown'])
          .describe('unknown: not asked in the last week; paused: switched off by the operator'),
        lastSuccessAt: instantSchema.nullable(),
        lastFailureAt: instantSchema.nullable(),
        typicalMs: z.int().nullable().describe('Half of the answers of the last hour were quicker'),
        failedShare: z.number().min(0).max(1).nullable().describe('Of the last hour'),
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
