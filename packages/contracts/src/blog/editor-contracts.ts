import { z } from 'zod';
import { calls } from '../calls.ts';
import { defineContract } from '../contract.ts';
import { instantSchema, languageSchema } from '../fields.ts';
import { deskReads, deskWrites } from '../operators/desk-refusals.ts';
import { slugInput } from './article-schema.ts';
import { exampleArticle, exampleRevision, exampleRow, exampleSaved } from './editor-examples.ts';
import {
  articleDraftInput,
  editorArticleRowSchema,
  editorArticleSchema,
  editorCategorySchema,
  wholeRevisionSchema,
} from './editor-schema.ts';

const editor = { tag: 'editor', who: 'operator', role: 'editor' } as const;
const articleParams = z.object({ articleId: z.uuid() });
const revisionParams = z.object({ revisionId: z.uuid() });
const saved = z.object({ articleId: z.uuid(), revisionId: z.uuid() });
const base = z.uuid().describe('The newest save that the editor had seen');

/** Articles, the last saved first. */
export const editorArticles = defineContract({
  ...editor,
  call: calls.editorArticles,
  summary: 'Articles as editors list them',
  query: z.object({
    state: z
      .enum(['all', 'live', 'draft', 'scheduled', 'withdrawn'])
      .default('all')
      .describe('Only articles that stand so'),
    language: z
      .enum(['any', 'en', 'hi', 'no-en', 'no-hi'])
      .default('any')
      .describe('Whose newest save is in a language, or misses it'),
    q: z.string().trim().max(100).default('').describe('Part of a title or address'),
    pageNumber: z.coerce.number().int().min(1).max(10_000).default(1),
  }),
  answer: z.object({
    rows: z.array(editorArticleRowSchema),
    pageNumber: z.int(),
    hasMore: z.boolean(),
    categories: z.array(editorCategorySchema),
  }),
  refusals: deskReads,
  example: {
    rows: [exampleRow],
    pageNumber: 1,
    hasMore: false,
    categories: exampleArticle.categories,
  },
});

/** One article with its newest save, its revisions and its poll. */
export const editorArticle = defineContract({
  ...editor,
  call: calls.editorArticle,
  summary: 'An article as its editors see it',
  params: articleParams,
  answer: editorArticleSchema,
  refusals: [...deskReads, 'operator/not-found'],
  example: exampleArticle,
});

/** One save of an article, to be compared or taken up again. */
export const editorRevision = defineContract({
  ...editor,
  call: calls.editorRevision,
  summary: 'One save of an article',
  params: revisionParams,
  answer: wholeRevisionSchema,
  refusals: [...deskReads, 'operator/not-found'],
  example: exampleRevision,
});

/** Begins an article with its first save. Readers see nothing of it. */
export const editorCreateArticle = defineContract({
  ...editor,
  call: calls.editorCreateArticle,
  summary: 'Begin an article',
  body: z.object({ slug: slugInput, draft: articleDraftInput }),
  answer: saved,
  status: 201,
  refusals: [...deskWrites, 'blog/slug-taken', 'blog/unknown-category', 'request/too-large'],
  example: exampleSaved,
});

/** Saves a draft. Refused with 409 when somebody else saved since the editor looked. */
export const editorSaveArticle = defineContract({
  ...editor,
  call: calls.editorSaveArticle,
  summary: 'Save a draft of an article',
  params: articleParams,
  body: z.object({ baseRevisionId: base, draft: articleDraftInput }),
  answer: saved,
  refusals: [
    ...deskWrites,
    'operator/not-found',
    'operator/wrong-state',
    'blog/unknown-category',
    'request/too-large',
  ],
  example: exampleSaved,
});

/** Puts a save before the readers, now or at an instant, or takes a date back. */
export const editorPlaceRevision = defineContract({
  ...editor,
  call: calls.editorPlaceRevision,
  summary: 'Publish a save, now or later, or take its date back',
  params: revisionParams,
  body: z.discriminatedUnion('when', [
    z.object({ when: z.literal('now') }),
    z.object({ when: z.literal('at'), publishAt: instantSchema }),
    z.object({ when: z.literal('never') }),
  ]),
  answer: z.object({ articleId: z.uuid() }),
  refusals: [
    ...deskWrites,
    'operator/wrong-state',
    'blog/unknown-article',
    'blog/translation-missing',
  ],
  example: { articleId: exampleArticle.articleId },
});

/** Saves an older text as the newest one. */
export const editorRestoreRevision = defineContract({
  ...editor,
  call: calls.editorRestoreRevision,
  summary: 'Take an older save up again',
  params: revisionParams,
  body: z.object({ baseRevisionId: base, note: z.string().trim().max(300).default('') }),
  answer: saved,
  refusals: [...deskWrites, 'operator/not-found', 'operator/wrong-state'],
  example: exampleSaved,
});

/** Gives an article another address; the old one leads to it. */
export const editorMoveArticle = defineContract({
  ...editor,
  call: calls.editorMoveArticle,
  summary: 'Give an article another address',
  params: articleParams,
  body: z.object({ slug: slugInput }),
  answer: z.object({ articleId: z.uuid() }),
  refusals: [...deskWrites, 'blog/unknown-article', 'blog/slug-taken'],
  example: { articleId: exampleArticle.articleId },
});

/** Takes an article away from the readers. Its saves stay. */
export const editorWithdrawArticle = defineContract({
  ...editor,
  call: calls.editorWithdrawArticle,
  summary: 'Take an article away from the readers',
  params: articleParams,
  answer: z.object({ articleId: z.uuid() }),
  refusals: [...deskWrites, 'operator/not-found', 'operator/wrong-state'],
  example: { articleId: exampleArticle.articleId },
});

/** What readers would see of a text: made and cleaned by what makes and cleans the public page. Nothing is stored. */
export const editorPreview = defineContract({
  ...editor,
  call: calls.editorPreview,
  summary: 'What readers would see of a text',
  body: z.object({ markdown: z.string().max(60_000), language: languageSchema }),
  answer: z.object({
    html: z.string().describe('Cleaned HTML'),
    readingMinutes: z.int(),
    questions: z.int().describe('Questions in the block FAQ'),
  }),
  refusals: [...deskWrites, 'request/too-large'],
  example: { html: '<p>…</p>', readingMinutes: 1, questions: 0 },
});
