import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { languageSchema } from '../fields.ts';
import * as calls from './community-calls.ts';
import {
  afterInput,
  exampleCard,
  nextSchema,
  postCardSchema,
  subjectInput,
  subjectSchema,
} from './community-schemas.ts';

const common = { tag: 'community', who: 'anyone' } as const;

/** For the page of a model, RTO, offence or service. */
export const questionsAbout = defineContract({
  ...common,
  call: calls.questionsAbout,
  summary: 'Best answered questions about a subject',
  query: z.object({ about: subjectInput }),
  answer: z.object({
    questions: z
      .array(
        z.object({
          postId: z.uuid(),
          title: z.string(),
          language: languageSchema,
          path: z.string(),
          answer: z.string().describe('Beginning of the accepted or most liked reply'),
          isAccepted: z.boolean(),
          commentCount: z.int(),
        }),
      )
      .describe('At most three'),
  }),
  refusals: ['request/too-many'],
  example: { questions: [] },
});

export const postsAbout = defineContract({
  ...common,
  call: calls.postsAbout,
  summary: 'Posts about a subject',
  query: z.object({ about: subjectInput, after: afterInput }),
  answer: z.object({
    subject: subjectSchema,
    posts: z.array(postCardSchema).describe('At most twenty'),
    next: nextSchema,
  }),
  refusals: ['community/not-found', 'request/too-many'],
  example: {
    subject: {
      about: 'service/puc',
      name: { en: 'PUC', hi: 'PUC' },
      path: '/rto-services/puc',
    },
    posts: [exampleCard],
    next: null,
  },
});

export const taggedPosts = defineContract({
  ...common,
  call: calls.taggedPosts,
  summary: 'Posts with a tag',
  query: z.object({ tag: z.string().max(60).describe('Without its sign'), after: afterInput }),
  answer: z.object({
    tag: z.string(),
    posts: z.array(postCardSchema).describe('At most twenty, newest first'),
    next: nextSchema,
  }),
  refusals: ['community/not-found', 'request/too-many'],
  example: { tag: 'brakes', posts: [exampleCard], next: null },
});
