import { allNewsKinds, letterChannels, newsKinds } from '@pahiya/domain/community/news-kinds';
import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { instantSchema } from '../fields.ts';
import * as calls from './community-calls.ts';
import {
  afterInput,
  displayNameSchema,
  exampleCard,
  handleInput,
  nextSchema,
  postCardSchema,
} from './community-schemas.ts';

const common = { tag: 'community', who: 'user' } as const;
const reads = ['auth/required', 'request/too-many'] as const;
const writes = ['auth/required', 'request/cross-site', 'request/too-many'] as const;

export const savePost = defineContract({
  ...common,
  call: calls.savePost,
  summary: 'Save a post for later, or no longer',
  body: z.object({ postId: z.uuid(), isSaved: z.boolean() }),
  answer: z.object({ isSaved: z.boolean() }),
  refusals: ['community/not-found', ...writes],
  example: { isSaved: true },
});

export const savedPosts = defineContract({
  ...common,
  call: calls.savedPosts,
  summary: "One's own saved posts",
  query: z.object({ after: afterInput }),
  answer: z.object({ posts: z.array(postCardSchema).describe('At most twenty'), next: nextSchema }),
  refusals: reads,
  example: { posts: [exampleCard], next: null },
});

/** Muted: their posts are not shown to the caller. Blocked: besides, they cannot reply to, like, follow or mention. */
export const mutePerson = defineContract({
  ...common,
  call: calls.mutePerson,
  summary: 'Mute or block a member, or neither',
  body: z.object({ handle: handleInput, how: z.enum(['none', 'mute', 'block']) }),
  answer: z.object({ how: z.enum(['none', 'mute', 'block']) }),
  refusals: ['community/not-found', ...writes],
  example: { how: 'mute' },
});

export const mutedPeople = defineContract({
  ...common,
  call: calls.mutedPeople,
  summary: 'Members that one mutes or blocks',
  answer: z.object({
    people: z.array(
      z.object({
        handle: z.string(),
        displayName: displayNameSchema,
        how: z.enum(['mute', 'block']),
      }),
    ),
  }),
  refusals: reads,
  example: { people: [] },
});

export const acceptAnswer = defineContract({
  ...common,
  call: calls.acceptAnswer,
  summary: 'Accept a comment as the answer',
  body: z.object({ postId: z.uuid(), commentId: z.uuid().nullable() }),
  answer: z.object({ acceptedId: z.uuid().nullable() }),
  refusals: ['community/not-found', ...writes],
  example: { acceptedId: null },
});

const kinds = z.enum(newsKinds);
const channel = z.enum(letterChannels);

/** Reading them marks them as read. */
export const communityNews = defineContract({
  ...common,
  call: calls.communityNews,
  summary: 'Mentions, replies, decisions and reminders',
  query: z.object({ after: afterInput }),
  answer: z.object({
    news: z
      .array(
        z.object({
          kind: z.enum(allNewsKinds),
          postId: z.uuid().nullable(),
          commentId: z.uuid().nullable(),
          title: z.string().nullable().describe('Of the post'),
          actor: z.string().nullable(),
          actorName: displayNameSchema,
          act: z.string().nullable().describe('What a moderator did'),
          createdAt: instantSchema,
          isRead: z.boolean(),
        }),
      )
      .describe('At most twenty, newest first'),
    off: z.array(kinds).describe('Kinds that are switched off'),
    channels: z.array(channel).describe('Chosen for a digest and notifications'),
    hasEmail: z.boolean(),
    devices: z.int().describe('With notifications switched on'),
    next: nextSchema,
  }),
  refusals: reads,
  example: { news: [], off: [], channels: [], hasEmail: true, devices: 0, next: null },
});

export const chooseNews = defineContract({
  ...common,
  call: calls.chooseNews,
  summary: 'Choose which news one gets',
  body: z.object({
    off: z.array(kinds).max(newsKinds.length),
    channels: z.array(channel).max(letterChannels.length).optional(),
  }),
  answer: z.object({ off: z.array(kinds), channels: z.array(channel) }),
  refusals: writes,
  example: { off: ['mention'], channels: ['email'] },
});

/** Ends messages about news, by the key of a message, without a sign-in. */
export const stopLetters = defineContract({
  tag: 'community',
  who: 'anyone',
  call: calls.stopLetters,
  summary: 'Stop messages about news',
  body: z.object({ key: z.string().max(200) }),
  answer: z.object({ isStopped: z.literal(true) }),
  refusals: ['community/not-found', 'request/cross-site', 'request/too-many'],
  example: { isStopped: true },
});
