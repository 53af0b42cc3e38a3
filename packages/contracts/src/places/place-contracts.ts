import { issuedForKinds } from '@pahiya/domain/places/issued-for';
import { z } from 'zod';
import { defineContract } from '../contract.ts';
import * as calls from './places-calls.ts';

const confidence = z.enum(['high', 'medium', 'low', 'unverified']);
const bilingual = z.object({ en: z.string(), hi: z.string() });

/** A registering office. */
export const rtoOfficeSchema = z.object({
  code: z.string().describe('Plate code, e.g. DL08'),
  display: z.string().describe('e.g. DL 08'),
  office: z.string(),
  city: z.string().nullable(),
  district: z.string().nullable(),
  stateCode: z.string(),
  state: z.string(),
  status: z
    .string()
    .describe('active, legacy, legacy-series, legacy-prefix, unallotted or special'),
  confidence: confidence.describe('How many office lists agree on the place'),
  issuedFor: z
    .enum(issuedForKinds)
    .nullable()
    .describe("Null: the public of the office's area. whole-state: the code is not of one office"),
});
export type RtoOffice = z.infer<typeof rtoOfficeSchema>;

/** States with their active offices. */
export const rtoDropdown = defineContract({
  call: calls.rtoDropdown,
  tag: 'places',
  who: 'anyone',
  summary: 'States and their RTO offices',
  answer: z.object({
    states: z.array(
      z.object({
        code: z.string(),
        name: z.string(),
        offices: z.array(
          z.object({
            code: z.string(),
            office: z.string(),
            city: z.string().nullable(),
            confidence,
          }),
        ),
      }),
    ),
  }),
  refusals: ['request/too-many'],
  example: {
    states: [
      {
        code: 'DL',
        name: 'Delhi',
        offices: [{ code: 'DL08', office: 'Wazirpur', city: 'Delhi', confidence: 'high' }],
      },
    ],
  },
});

/** The RTO of a plate code ("DL08", "dl-8") or of a full vehicle number. */
export const findRtoOffice = defineContract({
  call: calls.findRtoOffice,
  tag: 'places',
  who: 'anyone',
  summary: 'RTO of a plate code',
  query: z.object({
    code: z.string().trim().min(1).max(20).describe('RTO code or full vehicle number'),
  }),
  answer: z.object({ office: rtoOfficeSchema, note: bilingual.nullable() }),
  refusals: ['places/unknown-office', 'request/too-many'],
  example: {
    office: {
      code: 'DL08',
      display: 'DL 08',
      office: 'Wazirpur',
      city: 'Delhi',
      district: 'North West Delhi',
      stateCode: 'DL',
      state: 'Delhi',
      status: 'active',
      confidence: 'high',
      issuedFor: null,
    },
    note: null,
  },
});

/** A city. */
export const citySchema = z.object({
  id: z.int(),
  name: z.string(),
  nameHindi: z.string(),
  slug: z.string(),
  aliases: z.array(z.string()),
  stateCode: z.string(),
  state: z.string(),
  popular: z.boolean(),
  primaryRto: z.string().nullable(),
});
export type City = z.infer<typeof citySchema>;

/** All cities, at `data.allCities`; Delhi (10084) is the default. */
export const allCities = defineContract({
  call: calls.allCities,
  tag: 'places',
  who: 'anyone',
  summary: 'All cities',
  answer: z.object({ allCities: z.array(citySchema), defaultCityId: z.int() }),
  refusals: ['request/too-many'],
  example: {
    allCities: [
      {
        id: 10084,
        name: 'Delhi',
        nameHindi: 'दिल्ली',
        slug: 'delhi',
        aliases: ['New Delhi'],
        stateCode: 'DL',
        state: 'Delhi',
        popular: true,
        primaryRto: 'DL01',
      },
    ],
    defaultCityId: 10084,
  },
});
