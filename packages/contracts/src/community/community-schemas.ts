import { handleLength } from '@pahiya/domain/community/handle';
import { actKinds, postStates } from '@pahiya/domain/community/post-states';
import { subjectPattern } from '@pahiya/domain/community/post-subject';
import { topicSlugs } from '@pahiya/domain/community/topics';
import { z } from 'zod';
import { inEveryLanguage, instantSchema, languageSchema } from '../fields.ts';

export const topicInput = z.enum(topicSlugs).describe('Topic, e.g. repairs');
/** Where a page of a list begins: `next` of the page before. */
export const afterInput = z
  .string()
  .max(200)
  .optional()
  .describe('`next` of the page before; without it the first page');
export const nextSchema = z
  .string()
  .nullable()
  .describe('Begin of the next page; null: this is the last');
export const handleInput = z
  .string()
  .trim()
  .toLowerCase()
  .min(1)
  .max(handleLength.most * 2)
  .describe('Name of a person in the community');
/** From opening the form to sending it. */
export const typedInput = z.int().min(0).max(86_400).optional();
/** Absent: not known. */
export const pastedInput = z
  .int()
  .min(0)
  .max(100_000)
  .optional()
  .describe('Letters pasted at once');
export const writtenKind = z.enum(['post', 'comment']).describe('What it is');

export const actKind = z.enum(actKinds).describe('member: a suspension');
export const appealSchema = z
  .enum(['possible', 'open', 'granted', 'refused'])
  .nullable()
  .describe('Against the last decision; null: none can be filed');

/** What a post is about. */
export const subjectInput = z
  .string()
  .regex(subjectPattern, { error: 'No such subject' })
  .describe('`model/<make>_<model>`, `office/mh-12`, `offence/<id>` or `service/<id>`');

export const subjectSchema = z.object({
  about: z.string(),
  name: inEveryLanguage(z.string()),
  path: z.string().describe('Its page, without the language'),
});

/** A picture of a post. */
export const postPictureSchema = z.object({
  pictureId: z.uuid(),
  src: z.string().describe('Answers while its post is shown'),
  width: z.int(),
  height: z.int(),
  alt: z.string().describe('What it shows'),
  isSynthetic: z.boolean().describe('Made or altered with AI'),
});

const author = z.string().nullable().describe('Name of the author; null: a person who left');
/** Shown beside a handle, which alone is unique. */
export const displayNameSchema = z.string().nullable().describe('Beside the name; null: none');

/** A post in a list. */
export const postCardSchema = z.object({
  postId: z.uuid(),
  topic: z.string(),
  title: z.string(),
  excerpt: z.string().describe('The beginning as plain words'),
  language: languageSchema.describe('Language of the text, as its author chose'),
  author,
  authorName: displayNameSchema,
  publishedAt: instantSchema.nullable().describe('null: not shown yet'),
  likeCount: z.int(),
  commentCount: z.int(),
});

/** One post with what the caller may do with it. */
export const postSchema = postCardSchema.extend({
  text: z.string().describe('As typed: a small Markdown without HTML'),
  state: z.enum(postStates).describe('Other than live only for its author'),
  version: z.int().describe('Grows with every change; an edit names it'),
  editedAt: instantSchema.nullable(),
  reason: z.string().nullable().describe('Why it was removed, for its author'),
  isLocked: z.boolean().describe('No replies are taken'),
  acceptedId: z.uuid().nullable().describe('Comment that the author accepted as the answer'),
  pictures: z.array(postPictureSchema),
  about: subjectSchema.nullable().describe('null: nothing named'),
  isOwn: z.boolean(),
  isLiked: z.boolean(),
  isAuthorFollowed: z.boolean(),
});

/** Pictures that a text takes. */
export const picturesInput = z
  .array(z.uuid())
  .max(8)
  .default([])
  .describe('Of `addPicture`, in order');

export const commentSchema = z.object({
  commentId: z.uuid(),
  parentId: z.uuid().nullable(),
  depth: z.int().describe('0: to the post itself'),
  author,
  authorName: displayNameSchema,
  text: z.string().nullable().describe('null: deleted, hidden, removed or muted; replies stay'),
  pictures: z.array(postPictureSchema),
  isMuted: z.boolean().describe('By the caller'),
  state: z.enum(postStates).describe('pending only for its author'),
  createdAt: instantSchema,
  version: z.int(),
  editedAt: instantSchema.nullable(),
  likeCount: z.int(),
  isOwn: z.boolean(),
  isLiked: z.boolean(),
});

export const topicSchema = z.object({
  slug: z.string(),
  name: inEveryLanguage(z.string()),
  about: inEveryLanguage(z.string()),
  postCount: z.int(),
});

export const personSchema = z.object({
  handle: z.string(),
  displayName: displayNameSchema,
  bio: z.string(),
  joinedAt: instantSchema,
  trust: z.int().min(0).max(3).describe('0: new, 1: member, 2: regular, 3: trusted'),
  isOwn: z.boolean(),
  isFollowed: z.boolean(),
});

/** What a draft becomes. */
export const placeInput = z
  .string()
  .regex(/^(?:post|(?:reply|edit):[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/, {
    error: 'No such place',
  })
  .describe('`post`, `reply:<id of the post>` or `edit:<id of the text>`');

export const draftSchema = z.object({
  place: z.string(),
  revision: z.int(),
  topic: z.string(),
  title: z.string(),
  text: z.string(),
  about: z.string(),
  language: languageSchema,
  version: z.int().describe('Of the text that is edited; 0: none is'),
  updatedAt: instantSchema,
});

export const examplePicture = {
  ...{ pictureId: '2c1a9d7e-5b3f-4e8a-b6d0-7f9c8e1d2a34', width: 1600, height: 1200 },
  ...{ src: '/media/community/2c1a9d7e-5b3f-4e8a-b6d0-7f9c8e1d2a34.webp', alt: 'A brake disc' },
  isSynthetic: false,
};
export const exampleCard = {
  ...{ postId: '6a1f6c39-6f0c-4b5c-8c39-2f8d6a3f1b11', topic: 'repairs' },
  ...{ title: 'Front brakes squeal after rain', excerpt: 'Only for the first few stops.' },
  ...{ language: 'en', author: 'asha_drives', authorName: null },
  publishedAt: '2026-11-21T04:44:00Z',
  ...{ likeCount: 3, commentCount: 1 },
} as const;
export const examplePost = {
  ...exampleCard,
  ...{
    text: 'Only for the first few stops.',
    state: 'live',
    reason: null,
    version: 1,
    editedAt: null,
  },
  ...{
    isLocked: false,
    acceptedId: null,
    about: null,
    pictures: [],
    isOwn: false,
    isLiked: false,
    isAuthorFollowed: false,
  },
} as const;
