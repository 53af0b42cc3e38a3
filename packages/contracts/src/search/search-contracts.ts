import { searchKinds } from '@pahiya/domain/search/search-entry';
import { z } from 'zod';
import { markedTextSchema } from '../blog/article-schema.ts';
import { defineContract } from '../contract.ts';
import { languageSchema } from '../fields.ts';
import * as calls from './search-calls.ts';

const kindSchema = z.enum(searchKinds);
const pathSchema = z
  .string()
  .regex(/^\/(?!\/)/)
  .describe('Below the language prefix');

/** A search result. */
export const searchResultSchema = z.object({
  kind: kindSchema,
  ref: z.string(),
  title: markedTextSchema,
  excerpt: markedTextSchema,
  path: pathSchema,
  rank: z.int().describe('Rank among all results, from 1'),
});
export type SearchResult = z.infer<typeof searchResultSchema>;

/** A direct hit: a vehicle number or office code recognized without a search. */
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

/** A post of the community. Not exported as a result: it is what a person wrote, and no source. */
const foundPostSchema = z.object({
  postId: z.uuid(),
  title: markedTextSchema,
  excerpt: markedTextSchema,
  language: languageSchema.describe('Language of the text'),
  commentCount: z.int(),
  isAnswered: z.boolean().describe('Its author accepted an answer'),
  path: pathSchema,
});

/** Site search: articles, offices, places, services, FAQs, fines, pages. The text is never logged. */
export const searchUniversal = defineContract({
  call: calls.searchUniversal,
  tag: 'search',
  who: 'anyone',
  summary: 'Site search; tolerates misspellings and Hindi in Latin letters',
  query: z.object({
    q: z.string().max(200).describe('Search text'),
    language: languageSchema.default('en'),
    perKind: z.coerce.number().int().min(1).max(20).default(5).describe('Results of each kind'),
  }),
  answer: z.object({
    direct: directHitSchema
      .nullable()
      .describe('The text is a vehicle number, the start of one, or an office code'),
    groups: z
      .array(z.object({ kind: kindSchema, results: z.array(searchResultSchema) }))
      .describe('Ordered by the best result of each kind'),
    total: z.int().describe('Results in all groups together'),
    instead: z
      .array(z.object({ typed: z.string(), taken: z.array(z.string()) }))
      .describe('Unknown words, and the words searched instead'),
    posts: z
      .array(foundPostSchema)
      .describe('What people wrote in the community: unchecked, not counted in `total`'),
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
    posts: [],
  },
});
