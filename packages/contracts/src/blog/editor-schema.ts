import { z } from 'zod';
import { instantSchema, istDateSchema, languageSchema } from '../fields.ts';
import { slugInput } from './article-schema.ts';

/** Where the pictures of articles may come from: files of this site, as the optimizer takes them. */
export const picturePathSchema = z
  .string()
  .max(220)
  .regex(/^\/(?:media|assets)\/(?!.*\.\.)[\w./-]+\.(?:png|jpe?g|webp|avif)$/i, {
    error: 'A path below /media or /assets that ends in png, jpg, webp or avif',
  })
  .describe('Path of a picture, e.g. "/media/uploads/….webp"');

const line = (longest: number) => z.string().trim().min(1).max(longest);

/** What an editor writes in one language. */
export const articleTextInput = z.object({
  title: line(160),
  description: line(320),
  author: line(80),
  tags: z.array(line(40)).max(12),
  image: z.object({ src: picturePathSchema, alt: line(300) }).nullable(),
  markdown: z.string().trim().min(1).max(60_000),
});

/** A revision as submitted. Publishing needs both languages; a draft needs one. */
export const articleDraftInput = z.object({
  categoryId: slugInput,
  updatedOn: istDateSchema.describe('Date shown to readers as last updated'),
  note: z.string().trim().max(300).default('').describe('For the editors: what was changed'),
  texts: z
    .object({ en: articleTextInput.optional(), hi: articleTextInput.optional() })
    .refine(({ en, hi }) => en !== undefined || hi !== undefined, {
      error: 'One language at least',
    }),
});

/** A text as it was saved, whatever the bounds were then. */
const savedTextSchema = z.object({
  title: z.string(),
  description: z.string(),
  author: z.string(),
  tags: z.array(z.string()),
  image: z.object({ src: z.string(), alt: z.string() }).nullable(),
  markdown: z.string(),
});
export type SavedText = z.infer<typeof savedTextSchema>;

export const revisionStates = ['draft', 'scheduled', 'published', 'replaced'] as const;

/** One save of an article, without its texts. */
export const revisionSchema = z.object({
  revisionId: z.uuid(),
  number: z.int().describe('Counts the saves of the article from 1'),
  state: z.enum(revisionStates),
  publishAt: instantSchema.nullable().describe('Set while it waits to be published'),
  madeAt: instantSchema,
  madeBy: z.string().nullable().describe('Name of the editor; null for what the program brought'),
  note: z.string().nullable(),
  languages: z.array(languageSchema),
});
export type Revision = z.infer<typeof revisionSchema>;

/** One save of an article with its texts. */
export const wholeRevisionSchema = z.object({
  ...revisionSchema.shape,
  articleId: z.uuid(),
  categoryId: z.string(),
  updatedOn: istDateSchema,
  texts: z.object({ en: savedTextSchema.nullable(), hi: savedTextSchema.nullable() }),
});
export type WholeRevision = z.infer<typeof wholeRevisionSchema>;

/** A poll in both languages, with its result. */
export const editorPollSchema = z.object({
  pollId: z.string(),
  en: z.string(),
  hi: z.string(),
  options: z.array(z.object({ id: z.string(), en: z.string(), hi: z.string(), votes: z.int() })),
  total: z.int().describe('Votes in all'),
  closedAt: instantSchema.nullable(),
});
export type EditorPoll = z.infer<typeof editorPollSchema>;

/** A topic in both languages. */
export const editorCategorySchema = z.object({ id: z.string(), en: z.string(), hi: z.string() });

/** An article as its editors see it. */
export const editorArticleSchema = z.object({
  articleId: z.uuid(),
  slug: z.string(),
  formerSlugs: z.array(z.string()).describe('Addresses that lead to it'),
  liveRevisionId: z.uuid().nullable().describe('What readers see; null for nothing'),
  firstPublishedAt: instantSchema.nullable(),
  withdrawnAt: instantSchema.nullable(),
  newest: wholeRevisionSchema,
  revisions: z.array(revisionSchema).describe('Newest first, 100 at most'),
  poll: editorPollSchema.nullable(),
  categories: z.array(editorCategorySchema),
});
export type EditorArticle = z.infer<typeof editorArticleSchema>;

/** An article in the editors' list. */
export const editorArticleRowSchema = z.object({
  articleId: z.uuid(),
  slug: z.string(),
  titles: z.object({ en: z.string().nullable(), hi: z.string().nullable() }),
  categoryId: z.string(),
  isLive: z.boolean(),
  isWithdrawn: z.boolean(),
  hasDraft: z.boolean().describe('The newest save is not what readers see'),
  publishAt: instantSchema.nullable().describe('When a save of it is published'),
  savedAt: instantSchema,
  savedBy: z.string().nullable(),
});
export type EditorArticleRow = z.infer<typeof editorArticleRowSchema>;
