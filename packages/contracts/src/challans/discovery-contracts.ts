import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { instantSchema, vehicleNumberInput, vehicleNumberOutput } from '../fields.ts';
import { challanSourceSchema, discoveryDataSchema, sourceStateSchema } from './challan-schema.ts';
import * as calls from './challans-calls.ts';
import { exampleDiscovery, exampleSource } from './examples.ts';

/** State of a discovery. `revision` grows with every response, so a page with parallel requests keeps the latest. */
export const discoverySchema = z.object({
  discoveryId: z.uuid(),
  vehicleNumber: vehicleNumberOutput,
  display: z.string(),
  startedAt: instantSchema,
  isRevealed: z.boolean().describe('Whether places, times and photographs are shown'),
  revision: z.int(),
  sources: z.array(sourceStateSchema),
  discoveryData: discoveryDataSchema,
});
export type Discovery = z.infer<typeof discoverySchema>;

const lookupRefusals = [
  'vehicle/not-a-mark',
  'vehicle/not-in-register',
  'vehicle/hidden',
  '1003',
  'request/too-many',
] as const;

/** Starts a discovery for a vehicle number: its sources and the first tabs. Counts towards the daily look-up limit.
 * With `asksSources`, requests to all sources start at once, and `challan/details` joins the one in flight. */
export const initChallans = defineContract({
  call: calls.initChallans,
  tag: 'challan',
  who: 'anyone',
  summary: 'Start the search for challans of a vehicle',
  body: z.object({
    vehicleNumber: vehicleNumberInput,
    asksSources: z
      .boolean()
      .optional()
      .describe('Starts requests to all sources; `challan/details` then joins those in flight'),
  }),
  answer: discoverySchema,
  status: 201,
  refusals: [...lookupRefusals, 'request/cross-site'],
  example: exampleDiscovery,
});

/** Requests one source and returns everything known so far. A failing source is reported in its row, with status
 * 200. `retry` requests a failed source again. */
export const challanDetails = defineContract({
  call: calls.challanDetails,
  tag: 'challan',
  who: 'anyone',
  summary: 'Challans of one source',
  query: z.object({
    discoveryId: z.uuid(),
    source: challanSourceSchema.optional().describe('Default: no request, only the current state'),
    retry: z.enum(['1']).optional().describe('Requests the source again'),
  }),
  answer: discoverySchema,
  refusals: ['challan/unknown-discovery', 'request/too-many'],
  example: { ...exampleDiscovery, revision: 1, sources: [exampleSource] },
});

/** Shows places, times and photographs. Needs a sign-in by OTP and a declared ground; is logged. */
export const revealChallans = defineContract({
  call: calls.revealChallans,
  tag: 'challan',
  who: 'user',
  summary: 'Show the hidden details',
  body: z.object({
    discoveryId: z.uuid(),
    ground: z.enum(['owner', 'permitted']).describe('Own vehicle, or permitted by the owner'),
  }),
  answer: discoverySchema,
  refusals: [
    'auth/required',
    'challan/unknown-discovery',
    'challan/reveal-limit',
    'vehicle/hidden',
    'request/cross-site',
    'request/too-many',
  ],
  example: { ...exampleDiscovery, isRevealed: true },
});

/** Photograph of an offence, as WebP, for a discovery with revealed details. */
export const challanPhoto = defineContract({
  call: calls.challanPhoto,
  tag: 'challan',
  who: 'user',
  summary: 'Photograph of an offence',
  params: z.object({
    discoveryId: z.uuid(),
    challanNumber: z.string().min(5).max(40),
    index: z.coerce.number().int().min(0).max(9).describe('Index of the photo, from 0'),
  }),
  answer: null,
  refusals: ['auth/required', 'challan/unknown-discovery', 'request/not-found', 'request/too-many'],
});

/** Public status of the sources. */
export const challanSourceStatus = defineContract({
  call: calls.challanSourceStatus,
  tag: 'challan',
  who: 'anyone',
  summary: 'Public status of the sources and of payment',
  answer: z.object({
    asOf: instantSchema,
    sources: z.array(
      z.object({
        source: challanSourceSchema,
        name: z.string(),
        sandbox: z.boolean(),
        state: z.enum(['up', 'slow', 'down', 'unknown']),
        lastSuccessAt: instantSchema.nullable(),
        lastFailureAt: instantSchema.nullable(),
        typicalMs: z.int().nullable().describe('Median of the recent successful calls'),
        failedShare: z.number().nullable().describe('Share of failed recent calls, 0 to 1'),
      }),
    ),
    states: z
      .array(z.object({ stateCode: z.string(), lastSuccessAt: instantSchema }))
      .describe('Last time challans of a state were seen'),
    payment: z.object({
      state: z.enum(['up', 'down', 'unknown']),
      lastSuccessAt: instantSchema.nullable(),
    }),
  }),
  refusals: ['request/too-many'],
  example: {
    asOf: '2026-11-21T04:44:00Z',
    sources: [
      {
        source: 'national',
        name: 'National e-challan system through ULIP',
        sandbox: true,
        state: 'up',
        lastSuccessAt: '2026-11-21T04:43:10Z',
        lastFailureAt: null,
        typicalMs: 420,
        failedShare: 0,
      },
    ],
    states: [{ stateCode: 'DL', lastSuccessAt: '2026-11-21T04:43:10Z' }],
    payment: { state: 'up', lastSuccessAt: '2026-11-21T04:40:00Z' },
  },
});
