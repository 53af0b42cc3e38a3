import { type Language, languages } from '@pahiya/domain/shared/language';
import { z } from 'zod';
import { inEveryLanguage, instantSchema, istDateSchema, languageSchema } from '../fields.ts';
import { slugInput } from './article-schema.ts';

/** Sources of pictures in articles: files of this site that the image optimizer can read. */
export const picturePathSchema = z
  .string()
  .max(220)
  .regex(/^\/(?:media|assets)\/(?!.*\.\.)[\w./-]+\.(?:png|jpe?g|webp|avif)$/i, {
    error: 'Enter a path under /media or /assets that ends in png, jpg, webp or avif',
  })
  .describe('Path of a picture, e.g. "/media/uploads/….webp"');

const line = (longest: number) => z.string().trim().min(1).max(longest);

/** The content of an article in one language. */
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
  note: z.string().trim().max(300).default('').describe('Change note for editors'),
  texts: inEveryLanguage(articleTextInput.optional()).refine(
    (texts) => languages.some((language) => texts[language] !== undefined),
    { error: 'Enter at least one language' },
  ),
});

/** A revision as stored, without the length limits, which may have changed since. */
const savedTextSchema = z.object({
  title: z.string(),
  description: z.string(),
  author: z.string(),
  tags: z.array(z.string()),
  image: z.object({ src: z.string(), alt: z.string() }).nullable(),
  markdown: z.string(),
});
export type SavedText = z.infer<typeof savedTextSchema>;

/** Articles whose latest revision has, or lacks, a language. */
export type LanguageFilter = 'any' | Language | `no-${Language}`;
export const languageFilters: readonly LanguageFilter[] = [
  'any',
  ...languages,
  ...languages.map((language) => `no-${language}` as const),
];

export const revisionStates = ['draft', 'scheduled', 'published', 'replaced'] as const;

/** A revision of an article, without its content. */
export const revisionSchema = z.object({
  revisionId: z.uuid(),
  number: z.int().describe('Revision number, from 1'),
  state: z.enum(revisionStates),
  publishAt: instantSchema.nullable().describe('Set while scheduled'),
  madeAt: instantSchema,
  madeBy: z.string().nullable().describe('Name of the editor; null for shipped content'),
  note: z.string().nullable(),
  languages: z.array(languageSchema),
});
export type Revision = z.infer<typeof revisionSchema>;

/** A revision of an article with its content. */
export const wholeRevisionSchema = z.object({
  ...revisionSchema.shape,
  articleId: z.uuid(),
  categoryId: z.string(),
  updatedOn: istDateSchema,
  texts: inEveryLanguage(savedTextSchema.nullable()),
});
export type WholeRevision = z.infer<typeof wholeRevisionSchema>;

/** A poll in both languages, with its result. */
export const editorPollSchema = z.object({
  pollId: z.string(),
  ...inEveryLanguage(z.string()).shape,
  options: z.array(
    z.object({ id: z.string(), ...inEveryLanguage(z.string()).shape, votes: z.int() }),
  ),
  total: z.int().describe('Total votes'),
  closedAt: instantSchema.nullable(),
});
export type EditorPoll = z.infer<typeof editorPollSchema>;

/** A topic in both languages. */
export const editorCategorySchema = z.object({
  id: z.string(),
  ...inEveryLanguage(z.string()).shape,
});

/** An article as its editors see it. */
export const editorArticleSchema = z.object({
  articleId: z.uuid(),
  slug: z.string(),
  formerSlugs: z.array(z.string()).describe('Former slugs, which redirect'),
  liveRevisionId: z.uuid().nullable().describe('Published revision; null if unpublished'),
  firstPublishedAt: instantSchema.nullable(),
  withdrawnAt: instantSchema.nullable(),
  newest: wholeRevisionSchema,
  revisions: z.array(revisionSchema).describe('Newest first, at most 100'),
  poll: editorPollSchema.nullable(),
  categories: z.array(editorCategorySchema),
});
export type EditorArticle = z.infer<typeof editorArticleSchema>;

/** An article in the editors' list. */
export const editorArticleRowSchema = z.object({
  articleId: z.uuid(),
  slug: z.string(),
  titles: inEveryLanguage(z.string().nullable()),
  categoryId: z.string(),
  isLive: z.boolean(),
  isWithdrawn: z.boolean(),
  hasDraft: z.boolean().describe('The latest revision is not published'),
  publishAt: instantSchema.nullable().describe('Scheduled time of publication'),
  savedAt: instantSchema,
  savedBy: z.string().nullable(),
});
export type EditorArticleRow = z.infer<typeof editorArticleRowSchema>;
