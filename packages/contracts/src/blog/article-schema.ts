import { z } from 'zod';
import { instantSchema, istDateSchema } from '../fields.ts';

/** Slug of an article: lower-case letters, digits, dashes. */
export const slugInput = z
  .string()
  .min(1)
  .max(120)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .describe('Slug, e.g. "puc-certificate"');

/** A topic, in the requested language. */
export const categorySchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
});
export type CategoryOnWire = z.infer<typeof categorySchema>;

/** An article in a list. */
export const articleCardSchema = z.object({
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  author: z.string(),
  categoryId: z.string(),
  categoryName: z.string(),
  tags: z.array(z.string()),
  image: z
    .object({ src: z.string().describe('Path below /media or /assets'), alt: z.string() })
    .nullable(),
  readingMinutes: z.int(),
  publishedAt: instantSchema,
  updatedOn: istDateSchema.describe('Date of the last update'),
});
export type ArticleCard = z.infer<typeof articleCardSchema>;

/** A poll with its result. */
export const pollSchema = z.object({
  id: z.string(),
  question: z.string(),
  options: z.array(z.object({ id: z.string(), text: z.string(), votes: z.int() })),
  total: z.int().describe('Total votes'),
  isClosed: z.boolean(),
});
export type PollOnWire = z.infer<typeof pollSchema>;

/** An article. `slug` differs from the requested one if the article has moved. */
export const articleSchema = z.object({
  ...articleCardSchema.shape,
  html: z.string().describe('Cleaned HTML; headings carry ids'),
  contents: z.array(z.object({ id: z.string(), text: z.string(), level: z.int() })),
  questions: z.array(z.object({ question: z.string(), answer: z.string() })),
  poll: pollSchema.nullable(),
  related: z.array(articleCardSchema),
});
export type ArticleOnWire = z.infer<typeof articleSchema>;

/** A run of text, marked where it matches the query. */
export const markedTextSchema = z
  .array(z.object({ text: z.string(), isMatch: z.boolean() }))
  .describe('Text in runs');
export type MarkedText = z.infer<typeof markedTextSchema>;
