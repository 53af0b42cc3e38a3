import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { deskReads, deskWrites } from '../desk-refusals.ts';
import { instantSchema, languageSchema } from '../fields.ts';
import { slugInput } from './article-schema.ts';
import * as calls from './blog-calls.ts';
import { exampleArticle, exampleRevision, exampleRow, exampleSaved } from './editor-examples.ts';
import {
  articleDraftInput,
  editorArticleRowSchema,
  editorArticleSchema,
  editorCategorySchema,
  languageFilters,
  wholeRevisionSchema,
} from './editor-schema.ts';

const editor = { tag: 'editor', who: 'operator', role: 'editor' } as const;
const articleParams = z.object({ articleId: z.uuid() });
const revisionParams = z.object({ revisionId: z.uuid() });
const saved = z.object({ articleId: z.uuid(), revisionId: z.uuid() });
const base = z.uuid().describe('The latest revision that the editor saw');

/** Articles, last saved first. */
export const editorArticles = defineContract({
  ...editor,
  call: calls.editorArticles,
  summary: 'Articles, for editors',
  query: z.object({
    state: z
      .enum(['all', 'live', 'draft', 'scheduled', 'withdrawn'])
      .default('all')
      .describe('Only articles in this state'),
    language: z
      .enum(languageFilters)
      .default('any')
      .describe('Only articles whose latest revision has, or lacks, a language'),
    q: z.string().trim().max(100).default('').describe('Part of a title or slug'),
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

/** An article with its latest revision, its history and its poll. */
export const editorArticle = defineContract({
  ...editor,
  call: calls.editorArticle,
  summary: 'An article, for editors',
  params: articleParams,
  answer: editorArticleSchema,
  refusals: [...deskReads, 'operator/not-found'],
  example: exampleArticle,
});

/** A revision of an article, to compare or restore. */
export const editorRevision = defineContract({
  ...editor,
  call: calls.editorRevision,
  summary: 'A revision of an article',
  params: revisionParams,
  answer: wholeRevisionSchema,
  refusals: [...deskReads, 'operator/not-found'],
  example: exampleRevision,
});

/** Creates an article as a draft. */
export const editorCreateArticle = defineContract({
  ...editor,
  call: calls.editorCreateArticle,
  summary: 'Create an article',
  body: z.object({ slug: slugInput, draft: articleDraftInput }),
  answer: saved,
  status: 201,
  refusals: [...deskWrites, 'blog/slug-taken', 'blog/unknown-category', 'request/too-large'],
  example: exampleSaved,
});

/** Saves a draft. Refused with 409 if another editor has saved since. */
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

/** Publishes a revision now or at a set time, or cancels a scheduled publication. */
export const editorPlaceRevision = defineContract({
  ...editor,
  call: calls.editorPlaceRevision,
  summary: 'Publish or schedule a revision, or cancel its schedule',
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

/** Restores an earlier revision as the latest one. */
export const editorRestoreRevision = defineContract({
  ...editor,
  call: calls.editorRestoreRevision,
  summary: 'Restore an earlier revision',
  params: revisionParams,
  body: z.object({ baseRevisionId: base, note: z.string().trim().max(300).default('') }),
  answer: saved,
  refusals: [...deskWrites, 'operator/not-found', 'operator/wrong-state'],
  example: exampleSaved,
});

/** Changes the slug of an article; the former one redirects. */
export const editorMoveArticle = defineContract({
  ...editor,
  call: calls.editorMoveArticle,
  summary: 'Change the slug of an article',
  params: articleParams,
  body: z.object({ slug: slugInput }),
  answer: z.object({ articleId: z.uuid() }),
  refusals: [...deskWrites, 'blog/unknown-article', 'blog/slug-taken'],
  example: { articleId: exampleArticle.articleId },
});

/** Unpublishes an article. Its revisions are kept. */
export const editorWithdrawArticle = defineContract({
  ...editor,
  call: calls.editorWithdrawArticle,
  summary: 'Unpublish an article',
  params: articleParams,
  answer: z.object({ articleId: z.uuid() }),
  refusals: [...deskWrites, 'operator/not-found', 'operator/wrong-state'],
  example: { articleId: exampleArticle.articleId },
});

/** Preview of an article, rendered and sanitized as on the public page. Nothing is stored. */
export const editorPreview = defineContract({
  ...editor,
  call: calls.editorPreview,
  summary: 'Preview an article',
  body: z.object({ markdown: z.string().max(60_000), language: languageSchema }),
  answer: z.object({
    html: z.string().describe('Sanitized HTML'),
    readingMinutes: z.int(),
    questions: z.int().describe('Questions in the FAQ block'),
  }),
  refusals: [...deskWrites, 'request/too-large'],
  example: { html: '<p>…</p>', readingMinutes: 1, questions: 0 },
});
