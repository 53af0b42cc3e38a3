import { moderationActs, postStates } from '@pahiya/domain/community/post-states';
import { reportReasons } from '@pahiya/domain/reports/report-reasons';
import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { deskReads, deskWrites } from '../desk-refusals.ts';
import { instantSchema, languageSchema } from '../fields.ts';
import * as calls from './community-calls.ts';
import {
  actKind,
  afterInput,
  displayNameSchema,
  exampleCard,
  handleInput,
  nextSchema,
  postPictureSchema,
  topicInput,
  writtenKind,
} from './community-schemas.ts';

const moderator = { tag: 'moderator', who: 'operator', role: 'moderator' } as const;
const reason = z.enum(reportReasons['community-post']);

/** How much waits for a moderator. Every view is logged. */
export const communityAdmin = defineContract({
  ...moderator,
  call: calls.communityAdmin,
  summary: 'What waits for a moderator',
  answer: z.object({
    due: z.int().describe('Posts and comments that wait for a decision'),
    pending: z.int().describe('Posts and comments that wait to be shown'),
    hidden: z.int().describe('Posts and comments hidden by reports'),
    overdue: z.int().describe('Past their deadline'),
    appeals: z.int().describe('Appeals without an answer'),
    accounts: z.array(z.string()).describe('Names of the caller in the community'),
  }),
  refusals: deskReads,
  example: { due: 3, pending: 2, hidden: 1, overdue: 0, appeals: 0, accounts: [] },
});

/** Posts and comments in one state, longest waiting first; with hours given by law first of all. */
export const adminPosts = defineContract({
  ...moderator,
  call: calls.adminPosts,
  summary: 'Posts and comments to moderate',
  query: z.object({
    state: z
      .enum(['queue', ...postStates])
      .default('queue')
      .describe('queue: everything that waits for a decision, nearest deadline first'),
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
          isMasked: z.boolean().describe('Contact details hidden: claim it to read them'),
          pictures: z.array(postPictureSchema.omit({ src: true })),
          language: languageSchema,
          author: z.string().nullable(),
          authorName: displayNameSchema,
          state: z.enum(postStates),
          spamParts: z.record(z.string(), z.int()).describe('Points by part'),
          createdAt: instantSchema,
          reports: z.array(reason).describe('Reasons of open reports'),
          dueAt: instantSchema.nullable().describe('When a decision is due; null: nothing waits'),
          isLocked: z.boolean(),
          claimedBy: z.string().nullable().describe('Moderator who looks at it'),
          isClaimedByOther: z.boolean(),
          authorRemoved: z.int().describe('Removed texts of the author'),
          isOwn: z.boolean().describe('Of the caller: another moderator decides'),
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
        ...{ title: exampleCard.title, text: exampleCard.excerpt, language: 'en', pictures: [] },
        isMasked: false,
        ...{ author: 'asha_drives', authorName: null, state: 'pending' },
        spamParts: { first: 2 },
        ...{ createdAt: '2026-11-21T04:44:00Z', reports: [], dueAt: null },
        ...{ isLocked: false, claimedBy: null, isClaimedByOther: false, authorRemoved: 0 },
        isOwn: false,
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

/** A claim lasts a quarter of an hour; another moderator's is refused. */
export const claimPost = defineContract({
  ...moderator,
  call: calls.claimPost,
  summary: 'Claim a text of the queue, or give it back',
  body: z.object({ kind: writtenKind, id: z.uuid(), isClaimed: z.boolean() }),
  answer: z.object({ isClaimed: z.boolean() }),
  refusals: [...deskWrites, 'operator/not-found', 'operator/wrong-state'],
  example: { isClaimed: true },
});

/** What was decided about a text, with who and notes, newest first. */
export const postHistory = defineContract({
  ...moderator,
  call: calls.postHistory,
  summary: 'Decisions about a post or comment',
  query: z.object({ kind: writtenKind, id: z.uuid().describe('Id of the post or comment') }),
  answer: z.object({
    subject: z
      .object({
        title: z.string(),
        author: z.string().nullable(),
        authorName: displayNameSchema,
        state: z.enum(postStates),
        topic: z.string(),
        isLocked: z.boolean(),
        isPinned: z.boolean(),
      })
      .nullable()
      .describe('null: it is gone'),
    acts: z.array(
      z.object({
        act: z.string(),
        reason: z.string().nullable(),
        note: z.string(),
        by: z.string().nullable().describe('null: reports'),
        actedAt: instantSchema,
      }),
    ),
    formerNames: z
      .array(
        z.object({ kind: z.enum(['handle', 'display']), name: z.string(), endedAt: instantSchema }),
      )
      .describe('Of the author, in 180 days, newest first'),
    similar: z
      .array(
        z.object({
          kind: writtenKind,
          id: z.uuid(),
          title: z.string(),
          act: z.string(),
          reason: z.string().nullable(),
          actedAt: instantSchema,
        }),
      )
      .describe('The last five decisions of the same topic about others'),
  }),
  refusals: deskReads,
  example: { subject: null, acts: [], formerNames: [], similar: [] },
});

export const lockPost = defineContract({
  ...moderator,
  call: calls.lockPost,
  summary: 'Close a post for replies or move it',
  body: z.object({
    id: z.uuid(),
    isLocked: z.boolean().optional().describe('Absent: as it is'),
    topic: topicInput.optional().describe('Topic to move it to'),
    note: z.string().trim().max(200).default(''),
  }),
  answer: z.object({ isLocked: z.boolean() }),
  refusals: [...deskWrites, 'operator/not-found', 'operator/wrong-state'],
  example: { isLocked: true },
});

/** Pins a post in its topic, or merges it into another, whose replies its own join. */
export const arrangePost = defineContract({
  ...moderator,
  call: calls.arrangePost,
  summary: 'Pin, unpin or merge a post',
  body: z.object({
    id: z.uuid(),
    act: z.enum(['pin', 'unpin', 'merge']),
    into: z.uuid().nullable().default(null).describe('Post to merge it into'),
    note: z.string().trim().max(200).default(''),
  }),
  answer: z.object({ act: z.string() }),
  refusals: [...deskWrites, 'operator/not-found', 'operator/wrong-state', 'request/bad-input'],
  example: { act: 'pin' },
});

/** Suspends a member from writing, or lifts it. Reading stays. */
export const suspendMember = defineContract({
  ...moderator,
  call: calls.suspendMember,
  summary: 'Suspend a member from writing',
  body: z.object({
    handle: handleInput,
    isSuspended: z.boolean(),
    reason: reason.default('other'),
    days: z.int().min(1).max(365).nullable().default(null).describe('null: until it is lifted'),
    note: z.string().trim().min(3).max(200).describe('What happened, for other moderators'),
  }),
  answer: z.object({ isSuspended: z.boolean() }),
  refusals: [...deskWrites, 'operator/not-found', 'operator/wrong-state'],
  example: { isSuspended: true },
});

/** Never taken back: others decide about what it wrote, and about its appeals and suspensions. */
export const nameModerator = defineContract({
  ...moderator,
  call: calls.nameModerator,
  summary: "Name one's own account in the community",
  body: z.object({ handle: handleInput }),
  answer: z.object({ accounts: z.array(z.string()) }),
  refusals: [...deskWrites, 'operator/not-found'],
  example: { accounts: ['asha_drives'] },
});

export const adminAppeals = defineContract({
  ...moderator,
  call: calls.adminAppeals,
  summary: 'Appeals without an answer',
  answer: z.object({
    appeals: z
      .array(
        z.object({
          appealId: z.int(),
          kind: actKind,
          id: z.uuid(),
          title: z.string().describe('Of the post; name of a member'),
          text: z.string(),
          act: z.string(),
          reason: z.string().nullable(),
          words: z.string(),
          filedAt: instantSchema,
          dueAt: instantSchema,
          isOwnAct: z.boolean().describe('Another moderator decides it'),
        }),
      )
      .describe('At most fifty, nearest deadline first'),
  }),
  refusals: deskReads,
  example: { appeals: [] },
});

/** Granted: the text is shown again. Refused for who acted. */
export const decideAppeal = defineContract({
  ...moderator,
  call: calls.decideAppeal,
  summary: 'Decide an appeal against a decision',
  body: z.object({
    appealId: z.int().min(1),
    isGranted: z.boolean(),
    note: z.string().trim().min(3).max(200),
  }),
  answer: z.object({ isGranted: z.boolean() }),
  refusals: [...deskWrites, 'operator/not-found', 'operator/wrong-state'],
  example: { isGranted: true },
});
