import { searchKinds } from '@pahiya/domain/search/search-entry';
import { z } from 'zod';
import { markedTextSchema } from '../blog/article-schema.ts';
import { calls } from '../calls.ts';
import { defineContract } from '../contract.ts';
import { languageSchema } from '../fields.ts';

const kindSchema = z.enum(searchKinds);
const pathSchema = z
  .string()
  .regex(/^\/(?!\/)/)
  .describe('Below the language prefix');

/** Something found. */
export const searchResultSchema = z.object({
  kind: kindSchema,
  ref: z.string(),
  title: markedTextSchema,
  excerpt: markedTextSchema,
  path: pathSchema,
  rank: z.int().describe('Place among all results, from 1'),
});
export type SearchResult = z.infer<typeof searchResultSchema>;

/** What the text itself names, without a search. */
export const directHitSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('vehicle'),
    vehicleNumber: z.string(),
    display: z.string(),
    path: pathSchema,
  }),
  z.object({
    kind: z.literal('office'),
    code: z.string(),
    title: z.string(),
    path: pathSchema,
  }),
]);
export type DirectHit = z.infer<typeof directHitSchema>;

/** Search of everything: articles, offices, places, services, questions, fines, pages. The text is written to no log. */
export const searchUniversal = defineContract({
  call: calls.searchUniversal,
  tag: 'search',
  who: 'anyone',
  summary: 'Search everything; forgives slips and spellings of both languages',
  query: z.object({
    q: z.string().max(200).describe('What is looked for'),
    language: languageSchema.default('en'),
    perKind: z.coerce.number().int().min(1).max(20).default(5).describe('Results of each kind'),
  }),
  answer: z.object({
    direct: directHitSchema.nullable().describe('The text is a vehicle number or an office code'),
    groups: z
      .array(z.object({ kind: kindSchema, results: z.array(searchResultSchema) }))
      .describe('The kind with the best result first'),
    total: z.int().describe('Results in all groups together'),
    instead: z
      .array(z.object({ typed: z.string(), taken: z.array(z.string()) }))
      .describe('Words that are nowhere, and what was looked for in their place'),
  }),
  refusals: ['request/too-many'],
  example: {
    direct: null,
    groups: [
      {
        kind: 'office',
        results: [
          {
            kind: 'office',
            ref: 'MH12',
            title: [
              { text: 'MH 12: ', isMatch: false },
              { text: 'Pune', isMatch: true },
            ],
            excerpt: [{ text: 'Registering office in Maharashtra.', isMatch: false }],
            path: '/rto/maharashtra/office/mh-12',
            rank: 1,
          },
        ],
      },
    ],
    total: 1,
    instead: [],
  },
});
