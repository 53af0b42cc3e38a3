import { z } from 'zod';
import { calls } from '../calls.ts';
import { defineContract } from '../contract.ts';
import { instantSchema, vehicleNumberInput, vehicleNumberOutput } from '../fields.ts';
import { challanSourceSchema, discoveryDataSchema, sourceStateSchema } from './challan-schema.ts';
import { exampleDiscovery, exampleSource } from './examples.ts';

/** A discovery with what is known so far. `revision` grows with every answer, so that a page that asks side by side
 * keeps the newest. */
export const discoverySchema = z.object({
  discoveryId: z.uuid(),
  vehicleNumber: vehicleNumberOutput,
  display: z.string(),
  startedAt: instantSchema,
  isRevealed: z.boolean().describe('Places, times and photographs are shown'),
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

/** Starts a discovery for a vehicle number: the sources to ask, and the first tabs. Counts as a look-up of the day. With
 * `asksSources` the sources are being asked from then on, and `challan/details` joins what is under way. */
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
      .describe('Begins to ask all sources; `challan/details` then waits for what is under way'),
  }),
  answer: discoverySchema,
  status: 201,
  refusals: [...lookupRefusals, 'request/cross-site'],
  example: exampleDiscovery,
});

/** Asks one source and answers with all that is known since. A source that fails is told in its row, with 200: the
 * others stand. `retry` asks a source that failed again. */
export const challanDetails = defineContract({
  call: calls.challanDetails,
  tag: 'challan',
  who: 'anyone',
  summary: 'What one source knows',
  query: z.object({
    discoveryId: z.uuid(),
    source: challanSourceSchema.optional().describe('Left out: asks none, answers what is known'),
    retry: z.enum(['1']).optional().describe('Asks the source again although it has answered'),
  }),
  answer: discoverySchema,
  refusals: ['challan/unknown-discovery', 'request/too-many'],
  example: { ...exampleDiscovery, revision: 1, sources: [exampleSource] },
});

/** Shows places, times and photographs. Needs a sign-in by one-time password and a statement of why; is logged. */
export const revealChallans = defineContract({
  call: calls.revealChallans,
  tag: 'challan',
  who: 'user',
  summary: 'Show the details that are held back from strangers',
  body: z.object({
    discoveryId: z.uuid(),
    ground: z.enum(['owner', 'permitted']).describe('My own vehicle, or its owner asked me to'),
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

/** A photograph of the offence, as WebP, for a search whose details are shown. */
export const challanPhoto = defineContract({
  call: calls.challanPhoto,
  tag: 'challan',
  who: 'user',
  summary: 'Photograph of an offence',
  params: z.object({
    discoveryId: z.uuid(),
    challanNumber: z.string().min(5).max(40),
    index: z.coerce.number().int().min(0).max(9).describe('Which photo, from 0'),
  }),
  answer: null,
  refusals: ['auth/required', 'challan/unknown-discovery', 'request/not-found', 'request/too-many'],
});

/** How each source has been answering: the public status. */
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
        failedShare: z.number().nullable().describe('Share of recent calls that failed, 0 to 1'),
      }),
    ),
    states: z
      .array(z.object({ stateCode: z.string(), lastSuccessAt: instantSchema }))
      .describe('When challans of a state were last seen'),
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
