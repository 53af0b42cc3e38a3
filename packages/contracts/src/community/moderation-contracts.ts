import { moderationActs, postStates } from '@pahiya/domain/community/post-states';
import { reportReasons } from '@pahiya/domain/reports/report-reasons';
import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { deskReads, deskWrites } from '../desk-refusals.ts';
import { instantSchema, languageSchema } from '../fields.ts';
import * as calls from './community-calls.ts';
import { afterInput, exampleCard, nextSchema, writtenKind } from './community-schemas.ts';

const moderator = { tag: 'moderator', who: 'operator', role: 'moderator' } as const;
const reason = z.enum(reportReasons['community-post']);

/** How much waits for a moderator. Every view is logged. */
export const communityAdmin = defineContract({
  ...moderator,
  call: calls.communityAdmin,
  summary: 'What waits for a moderator',
  answer: z.object({
    pending: z.int().describe('Posts and comments that wait to be shown'),
    hidden: z.int().describe('Posts and comments hidden by reports'),
  }),
  refusals: deskReads,
  example: { pending: 2, hidden: 1 },
});

/** Posts and comments in one state, longest waiting first; with hours given by law first of all. */
export const adminPosts = defineContract({
  ...moderator,
  call: calls.adminPosts,
  summary: 'Posts and comments to moderate',
  query: z.object({
    state: z.enum(postStates).default('pending').describe('State to list'),
    after: afterInput,
  }),
  answer: z.object({
    items: z
      .array(
        z.object({
          kind: writtenKind,
          id: z.uuid(),
          version: z.int(),
          topic: z.string(),
          title: z.string().describe('Of the post, also for its comments'),
          text: z.string(),
          language: languageSchema,
          author: z.string().nullable(),
          state: z.enum(postStates),
          spamParts: z.record(z.string(), z.int()).describe('Points by part'),
          createdAt: instantSchema,
          reports: z.array(reason).describe('Reasons of open reports'),
          dueAt: instantSchema.nullable().describe('Deadline of the most urgent report'),
        }),
      )
      .describe('At most twenty'),
    next: nextSchema,
  }),
  refusals: deskReads,
  example: {
    items: [
      {
        ...{ kind: 'post', id: exampleCard.postId, version: 1, topic: 'repairs' },
        ...{ title: exampleCard.title, text: exampleCard.excerpt, language: 'en' },
        ...{ author: 'asha_drives', state: 'pending', spamParts: { first: 2 } },
        ...{ createdAt: '2026-11-21T04:44:00Z', reports: [], dueAt: null },
      },
    ],
    next: null,
  },
});

/** Approves, removes or restores. Refuses a version that changed meanwhile. */
export const moderatePost = defineContract({
  ...moderator,
  call: calls.moderatePost,
  summary: 'Approve, remove or restore a post or comment',
  body: z.object({
    kind: writtenKind,
    id: z.uuid(),
    act: z.enum(moderationActs),
    version: z.int().min(1).max(1_000_000),
    reason: reason.nullable().default(null).describe('Needed to remove; shown to the author'),
    note: z.string().trim().max(200).default(''),
  }),
  answer: z.object({ state: z.enum(postStates) }),
  refusals: [...deskWrites, 'operator/not-found', 'operator/wrong-state'],
  example: { state: 'live' },
});
