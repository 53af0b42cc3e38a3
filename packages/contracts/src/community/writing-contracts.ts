import { postStates, textLengths } from '@pahiya/domain/community/post-states';
import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { instantSchema, languageSchema } from '../fields.ts';
import * as calls from './community-calls.ts';
import {
  actKind,
  afterInput,
  appealSchema,
  draftSchema,
  exampleCard,
  nextSchema,
  picturesInput,
  placeInput,
  postPictureSchema,
  topicInput,
  writtenKind,
} from './community-schemas.ts';

const common = { tag: 'community', who: 'user' } as const;
const reads = ['auth/required', 'request/too-many'] as const;
const writes = ['auth/required', 'request/cross-site', 'request/too-many'] as const;
const edits = [
  'community/suspended',
  ...['community/not-found', 'community/changed', 'community/name-first', 'community/refused'],
  ...writes,
] as const;

/** A draft; another person's is never found. */
export const communityDraft = defineContract({
  ...common,
  call: calls.communityDraft,
  summary: 'Read a draft of a text',
  query: z.object({ place: placeInput }),
  answer: z.object({ draft: draftSchema.nullable() }),
  refusals: reads,
  example: { draft: null },
});

export const communityDrafts = defineContract({
  ...common,
  call: calls.communityDrafts,
  summary: "List one's own drafts",
  answer: z.object({ drafts: z.array(draftSchema).describe('At most fifty, newest first') }),
  refusals: reads,
  example: { drafts: [] },
});

/** Names the revision that it continues: an older one is refused, so that no device overwrites another unseen. */
export const saveDraft = defineContract({
  ...common,
  call: calls.saveDraft,
  summary: 'Save a draft of a text',
  body: z.object({
    place: placeInput,
    revision: z.int().min(0).max(1_000_000).describe('Of the draft it continues; 0: a new one'),
    topic: z.string().max(40).default(''),
    title: z
      .string()
      .max(textLengths.title.most * 2)
      .default(''),
    text: z.string().max(textLengths.post.most * 2),
    about: z.string().max(100).default(''),
    language: languageSchema,
    version: z.int().min(0).max(1_000_000).default(0).describe('Of the text that is edited'),
  }),
  answer: z.object({ revision: z.int(), updatedAt: instantSchema }),
  refusals: ['community/changed', ...writes],
  example: { revision: 2, updatedAt: '2026-11-21T04:44:00Z' },
});

export const dropDraft = defineContract({
  ...common,
  call: calls.dropDraft,
  summary: 'Delete a draft of a text',
  body: z.object({ place: placeInput }),
  answer: z.object({ isDropped: z.literal(true) }),
  refusals: writes,
  example: { isDropped: true },
});

/** What the caller wrote, newest first; deleted ones while it can be undone. */
export const ownWriting = defineContract({
  ...common,
  call: calls.ownWriting,
  summary: "One's own posts and comments",
  query: z.object({ after: afterInput }),
  answer: z.object({
    items: z
      .array(
        z.object({
          kind: writtenKind,
          id: z.uuid(),
          postId: z.uuid(),
          title: z.string().describe('Of the post, also for its comments'),
          excerpt: z.string(),
          language: languageSchema,
          state: z.enum(postStates),
          reason: z.string().nullable().describe('Why it was hidden or removed'),
          createdAt: instantSchema,
          undoUntil: instantSchema
            .nullable()
            .describe('Until when its deletion can be undone; null: not deleted'),
          appeal: appealSchema,
        }),
      )
      .describe('At most twenty'),
    next: nextSchema,
  }),
  refusals: reads,
  example: { items: [], next: null },
});

/** The old text stays in the history. An edit that looks like advertising waits for a moderator. */
export const editPost = defineContract({
  ...common,
  call: calls.editPost,
  summary: "Edit one's own post",
  body: z.object({
    postId: z.uuid(),
    version: z.int().min(1).max(1_000_000),
    topic: topicInput,
    title: z.string().max(textLengths.title.most * 2),
    text: z.string().max(textLengths.post.most * 2),
    language: languageSchema,
    pictures: picturesInput,
  }),
  answer: z.object({ state: z.enum(postStates), version: z.int() }),
  refusals: edits,
  example: { state: 'live', version: 2 },
});

export const editComment = defineContract({
  ...common,
  call: calls.editComment,
  summary: "Edit one's own comment",
  body: z.object({
    commentId: z.uuid(),
    version: z.int().min(1).max(1_000_000),
    text: z.string().max(textLengths.comment.most * 2),
    pictures: picturesInput,
  }),
  answer: z.object({ state: z.enum(postStates), version: z.int() }),
  refusals: edits,
  example: { state: 'live', version: 2 },
});

/** It is where it was before: shown, waiting or hidden. */
export const undoDelete = defineContract({
  ...common,
  call: calls.undoDelete,
  summary: "Undo the deletion of one's own text",
  body: z.object({ kind: writtenKind, id: z.uuid() }),
  answer: z.object({ state: z.enum(postStates) }),
  refusals: ['community/not-found', 'community/suspended', ...writes],
  example: { state: 'live' },
});

/** One's own comment in any state that can be edited. */
export const ownComment = defineContract({
  ...common,
  call: calls.ownComment,
  summary: "One's own comment, to edit it",
  query: z.object({ commentId: z.uuid().describe('Id of the comment') }),
  answer: z.object({
    commentId: z.uuid(),
    postId: z.uuid(),
    title: z.string().describe('Of the post'),
    language: languageSchema.describe('Of the post'),
    text: z.string(),
    version: z.int(),
    state: z.enum(postStates),
    pictures: z.array(postPictureSchema),
  }),
  refusals: ['community/not-found', ...reads],
  example: {
    ...{ commentId: exampleCard.postId, postId: exampleCard.postId, title: exampleCard.title },
    ...{ language: 'en', text: 'It is dust.', version: 1, state: 'live', pictures: [] },
  },
});

/** What a shown text said before its edits, newest first. */
export const revisions = defineContract({
  tag: 'community',
  who: 'anyone',
  call: calls.revisions,
  summary: 'Earlier texts of a post or comment',
  query: z.object({ kind: writtenKind, id: z.uuid().describe('Id of the post or comment') }),
  answer: z.object({
    postId: z.uuid(),
    commentId: z.uuid().nullable().describe('null: of the post itself'),
    title: z.string().describe('Of the post today'),
    revisions: z
      .array(
        z.object({ title: z.string().nullable(), text: z.string(), replacedAt: instantSchema }),
      )
      .describe('At most fifty'),
  }),
  refusals: ['community/not-found', 'request/too-many'],
  example: {
    ...{ postId: exampleCard.postId, commentId: null, title: exampleCard.title },
    revisions: [],
  },
});

/** Shown posts whose titles are like one that is being typed. */
export const similarPosts = defineContract({
  tag: 'community',
  who: 'anyone',
  call: calls.similarPosts,
  summary: 'Posts with a similar title',
  query: z.object({ title: z.string().trim().min(10).max(300).describe('At least 10 characters') }),
  answer: z.object({
    posts: z
      .array(z.object({ postId: z.uuid(), title: z.string(), commentCount: z.int() }))
      .describe('At most five'),
  }),
  refusals: ['request/too-many'],
  example: { posts: [{ postId: exampleCard.postId, title: exampleCard.title, commentCount: 1 }] },
});

/** One for each decision, within 30 days. Another moderator answers within 7. */
export const appealDecision = defineContract({
  ...common,
  call: calls.appealDecision,
  summary: 'Appeal against a decision',
  body: z.object({
    kind: actKind,
    id: z.uuid(),
    words: z.string().max(2000),
  }),
  answer: z.object({ dueAt: instantSchema }),
  status: 201,
  refusals: ['community/not-found', 'community/changed', ...writes],
  example: { dueAt: '2026-12-02T06:00:00Z' },
});
