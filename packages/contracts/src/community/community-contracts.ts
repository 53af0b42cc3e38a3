import { publicActs, textLengths } from '@pahiya/domain/community/post-states';
import { trustSteps } from '@pahiya/domain/community/trust';
import { reportReasons } from '@pahiya/domain/reports/report-reasons';
import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { instantSchema, languageSchema } from '../fields.ts';
import * as calls from './community-calls.ts';
import {
  actKind,
  afterInput,
  appealSchema,
  commentSchema,
  displayNameSchema,
  exampleCard,
  examplePost,
  handleInput,
  nextSchema,
  pastedInput,
  personSchema,
  picturesInput,
  postCardSchema,
  postSchema,
  subjectInput,
  topicInput,
  topicSchema,
  typedInput,
  writtenKind,
} from './community-schemas.ts';

const reads = ['request/too-many'] as const;
const writes = ['auth/required', 'request/cross-site', 'request/too-many'] as const;
const authored = [
  ...(['community/name-first', 'community/refused', 'community/suspended', ...writes] as const),
] as const;
const listOf = { posts: z.array(postCardSchema).describe('At most twenty'), next: nextSchema };
const list = { posts: [exampleCard], next: null };
const order = z
  .enum(['latest', 'top'])
  .default('latest')
  .describe('latest: newest first; top: likes and replies count, newer posts count more');

const common = { tag: 'community' } as const;

/** Topics as filters, and what the caller is and follows. */
export const communityInit = defineContract({
  ...common,
  call: calls.communityInit,
  who: 'anyone',
  summary: 'Topics and the caller in the community',
  answer: z.object({
    filters: z.array(topicSchema),
    userData: personSchema
      .extend({
        following: z.array(
          z.object({ id: z.string(), name: displayNameSchema, deleted: z.boolean() }),
        ),
        topics: z.array(z.string()),
        missing: z
          .array(z.object({ what: z.enum(trustSteps), has: z.int(), needs: z.int() }))
          .describe('To the next level of trust'),
        suspension: z
          .object({
            suspensionId: z.uuid(),
            reason: z.string(),
            endsAt: instantSchema.nullable(),
            appeal: appealSchema,
          })
          .nullable()
          .describe('From writing; endsAt null: until it is lifted'),
      })
      .nullable()
      .describe('null: a visitor, or somebody without a name in the community'),
  }),
  refusals: reads,
  example: { filters: [], userData: null },
});

/** What is the caller's on a page that is the same for everybody. Empty for visitors. */
export const communityOwn = defineContract({
  ...common,
  call: calls.communityOwn,
  who: 'anyone',
  summary: 'Likes and follows of the caller',
  query: z.object({
    postId: z.uuid().optional().describe('Also likes of this post and its comments'),
    postIds: z
      .string()
      .regex(/^[0-9a-f-]{36}(?:,[0-9a-f-]{36}){0,19}$/, { error: 'At most twenty ids' })
      .optional()
      .describe('Also likes of these posts, separated by commas'),
  }),
  answer: z.object({
    marks: z
      .array(z.string())
      .describe(
        '`like:<id>`, `like-comment:<id>`, `save:<id>`, `own:<id>`, `user:<name>`, `topic:<topic>`, `mute:<name>`, `block:<name>`, `own:news`',
      ),
  }),
  refusals: reads,
  example: { marks: ['topic:repairs'] },
});

/** A feed. `following` is empty for visitors. */
export const communityFeeds = defineContract({
  ...common,
  call: calls.communityFeeds,
  who: 'anyone',
  summary: 'A feed of posts',
  query: z.object({
    feed: z.enum(['latest', 'top', 'following']).default('latest').describe('Which feed'),
    after: afterInput,
  }),
  answer: z.object(listOf),
  refusals: reads,
  example: list,
});

export const subscribeTopic = defineContract({
  ...common,
  call: calls.subscribeTopic,
  who: 'user',
  summary: 'Follow a topic, or no longer',
  body: z.object({ topic: topicInput, isSubscribed: z.boolean() }),
  answer: z.object({ isSubscribed: z.boolean() }),
  refusals: writes,
  example: { isSubscribed: true },
});

/** One post with its text, or the newest ones. */
export const communityPosts = defineContract({
  ...common,
  call: calls.communityPosts,
  who: 'anyone',
  summary: 'One post, or the newest posts',
  query: z.object({ postId: z.uuid().optional().describe('Id of a post'), after: afterInput }),
  answer: z.object({
    post: postSchema.nullable().describe('null: a list was asked for'),
    ...listOf,
  }),
  refusals: ['community/not-found', ...reads],
  example: { post: examplePost, posts: [], next: null },
});

export const filterPosts = defineContract({
  ...common,
  call: calls.filterPosts,
  who: 'anyone',
  summary: 'Posts of a topic or of all',
  body: z.object({ topic: topicInput.nullable().default(null), order, after: afterInput }),
  answer: z.object(listOf),
  refusals: ['request/cross-site', ...reads],
  example: list,
});

/** Carries the wanted state: again changes nothing. */
export const likePost = defineContract({
  ...common,
  call: calls.likePost,
  who: 'user',
  summary: 'Like a post or comment, or no longer',
  body: z.object({ kind: writtenKind, id: z.uuid(), isLiked: z.boolean() }),
  answer: z.object({ isLiked: z.boolean(), likeCount: z.int() }),
  refusals: ['community/not-found', 'community/suspended', ...writes],
  example: { isLiked: true, likeCount: 4 },
});

export const createPost = defineContract({
  ...common,
  call: calls.createPost,
  who: 'user',
  summary: 'Write a post',
  description:
    'The first post of a new account and texts that look like advertising wait for a moderator.',
  body: z.object({
    topic: topicInput,
    title: z.string().max(textLengths.title.most * 2),
    text: z.string().max(textLengths.post.most * 2),
    language: languageSchema,
    about: subjectInput.nullable().default(null),
    pictures: picturesInput,
    typedSeconds: typedInput,
    pasted: pastedInput,
  }),
  answer: z.object({ postId: z.uuid(), state: z.enum(['pending', 'live']) }),
  status: 201,
  idempotency: 'accepted',
  refusals: authored,
  example: { postId: exampleCard.postId, state: 'live' },
});

export const deletePost = defineContract({
  ...common,
  call: calls.deletePost,
  who: 'user',
  summary: "Delete one's own post",
  body: z.object({ postId: z.uuid() }),
  answer: z.object({ isDeleted: z.literal(true) }),
  refusals: ['community/not-found', ...writes],
  example: { isDeleted: true },
});

/** Comments, each below what it answers, oldest first; the thread of the accepted answer before all others. */
export const postComments = defineContract({
  ...common,
  call: calls.postComments,
  who: 'anyone',
  summary: 'Comments of a post',
  query: z.object({ postId: z.uuid().describe('Id of a post'), after: afterInput }),
  answer: z.object({
    comments: z.array(commentSchema).describe('At most fifty'),
    next: nextSchema,
  }),
  refusals: ['community/not-found', ...reads],
  example: { comments: [], next: null },
});

export const saveComment = defineContract({
  ...common,
  call: calls.saveComment,
  who: 'user',
  summary: 'Write a comment',
  body: z.object({
    postId: z.uuid(),
    parentId: z.uuid().nullable().default(null).describe('The comment it answers'),
    text: z.string().max(textLengths.comment.most * 2),
    pictures: picturesInput,
    typedSeconds: typedInput,
    pasted: pastedInput,
  }),
  answer: z.object({ commentId: z.uuid(), state: z.enum(['pending', 'live']) }),
  status: 201,
  idempotency: 'accepted',
  refusals: ['community/not-found', 'community/locked', ...authored],
  example: { commentId: exampleCard.postId, state: 'live' },
});

export const deleteComment = defineContract({
  ...common,
  call: calls.deleteComment,
  who: 'user',
  summary: "Delete one's own comment",
  body: z.object({ commentId: z.uuid() }),
  answer: z.object({ isDeleted: z.literal(true) }),
  refusals: ['community/not-found', ...writes],
  example: { isDeleted: true },
});

const report = {
  reason: z.enum(reportReasons['community-post']),
  note: z.string().trim().max(500).default(''),
};
const reportRefusals = ['report/unknown-subject', 'report/unknown-reason', ...writes] as const;

export const reportComment = defineContract({
  ...common,
  call: calls.reportComment,
  who: 'user',
  summary: 'Report a comment',
  body: z.object({ commentId: z.uuid(), ...report }),
  answer: z.object({ isReported: z.literal(true) }),
  status: 201,
  refusals: reportRefusals,
  example: { isReported: true },
});

export const reportPost = defineContract({
  ...common,
  call: calls.reportPost,
  who: 'user',
  summary: 'Report a post',
  body: z.object({ postId: z.uuid(), ...report }),
  answer: z.object({ isReported: z.literal(true) }),
  status: 201,
  refusals: reportRefusals,
  example: { isReported: true },
});

export const allTopics = defineContract({
  ...common,
  call: calls.allTopics,
  who: 'anyone',
  summary: 'Topics of the community',
  answer: z.object({ topics: z.array(topicSchema) }),
  refusals: reads,
  example: { topics: [] },
});

export const topicPosts = defineContract({
  ...common,
  call: calls.topicPosts,
  who: 'anyone',
  summary: 'Posts of a topic',
  query: z.object({ topic: topicInput, order, after: afterInput }),
  answer: z.object({
    ...listOf,
    pinned: z.array(postCardSchema).describe('On the first page; not in the list'),
  }),
  refusals: reads,
  example: { ...list, pinned: [] },
});

export const userPosts = defineContract({
  ...common,
  call: calls.userPosts,
  who: 'anyone',
  summary: 'A person and their posts',
  query: z.object({ handle: handleInput, after: afterInput }),
  answer: z.object({ person: personSchema, ...listOf }),
  refusals: ['community/not-found', ...reads],
  example: {
    person: {
      ...{ handle: 'asha_drives', displayName: null, bio: '', trust: 1 },
      ...{ joinedAt: '2026-11-01T04:44:00Z', isOwn: false, isFollowed: false },
    },
    ...list,
  },
});

export const checkUsername = defineContract({
  ...common,
  call: calls.checkUsername,
  who: 'user',
  summary: 'Whether a name is free',
  query: z.object({ handle: handleInput }),
  answer: z.object({
    result: z
      .enum(['free', 'own', 'taken', 'form', 'reserved', 'plate'])
      .describe('taken: by somebody, or it looks like a name that is'),
  }),
  refusals: ['auth/required', ...reads],
  example: { result: 'free' },
});

export const updateProfile = defineContract({
  ...common,
  call: calls.updateProfile,
  who: 'user',
  summary: "Set one's name and words about oneself",
  description: 'Names can be changed once in 30 days.',
  body: z.object({
    handle: handleInput,
    displayName: z.string().max(200).optional().describe('Shown beside the name; empty: none'),
    bio: z
      .string()
      .max(textLengths.bio.most * 2)
      .default(''),
  }),
  answer: personSchema.pick({ handle: true, displayName: true, bio: true }),
  refusals: ['community/name-taken', ...writes],
  example: { handle: 'asha_drives', displayName: null, bio: '' },
});

export const followUser = defineContract({
  ...common,
  call: calls.followUser,
  who: 'user',
  summary: 'Follow a person, or no longer',
  body: z.object({ handle: handleInput, isFollowed: z.boolean() }),
  answer: z.object({ isFollowed: z.boolean() }),
  refusals: ['community/not-found', ...writes],
  example: { isFollowed: true },
});

/** What moderators did, without the words that were removed and without names. */
export const communityLog = defineContract({
  ...common,
  call: calls.communityLog,
  who: 'anyone',
  summary: 'What moderators decided',
  query: z.object({ after: afterInput }),
  answer: z.object({
    acts: z
      .array(
        z.object({
          kind: actKind,
          topic: z.string().describe('Empty for members'),
          act: z.enum(publicActs),
          appeal: z.enum(['open', 'granted', 'refused']).nullable(),
          reason: z.string().nullable(),
          isByModerator: z.boolean().describe('false: hidden by reports until a moderator decides'),
          actedAt: instantSchema,
        }),
      )
      .describe('At most fifty, newest first'),
    next: nextSchema,
  }),
  refusals: reads,
  example: { acts: [], next: null },
});
