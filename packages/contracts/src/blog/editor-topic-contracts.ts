import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { deskReads, deskWrites } from '../desk-refusals.ts';
import { inEveryLanguage, languageSchema } from '../fields.ts';
import { slugInput } from './article-schema.ts';
import * as calls from './blog-calls.ts';

const editor = { tag: 'editor', who: 'operator', role: 'editor' } as const;
const words = (longest: number) => inEveryLanguage(z.string().trim().min(1).max(longest));

/** Slug of a topic; `all` is reserved. */
const topicIdInput = slugInput
  .max(40)
  .refine((id) => id !== 'all', { error: '"all" is reserved for all topics' });
const params = z.object({ topicId: topicIdInput });

/** A topic as editors see it. */
const topicSchema = z.object({
  topicId: z.string(),
  name: inEveryLanguage(z.string()),
  description: inEveryLanguage(z.string()),
  articles: z.int().describe('Articles with any revision in the topic'),
  live: z.int().describe('Published articles in the topic'),
});
export type EditorTopic = z.infer<typeof topicSchema>;

/** Topics in their order, and the tags of published articles. */
export const editorTopics = defineContract({
  ...editor,
  call: calls.editorTopics,
  summary: 'Topics and tags',
  answer: z.object({
    topics: z.array(topicSchema),
    tags: z
      .array(z.object({ language: languageSchema, tag: z.string(), articles: z.int() }))
      .describe('Most used first, at most 200'),
  }),
  refusals: deskReads,
  example: {
    topics: [
      {
        topicId: 'rules',
        name: { en: 'Rules', hi: 'नियम' },
        description: { en: 'What the law asks for.', hi: 'क़ानून क्या कहता है।' },
        articles: 4,
        live: 3,
      },
    ],
    tags: [{ language: 'hi', tag: 'चालान', articles: 3 }],
  },
});

/** Creates or updates a topic. Its slug never changes. */
export const editorSaveTopic = defineContract({
  ...editor,
  call: calls.editorSaveTopic,
  summary: 'Create or update a topic',
  params,
  body: z.object({
    isNew: z.boolean().describe('Create the topic; refused if it exists'),
    name: words(60),
    description: words(200),
    place: z.int().min(1).max(1000).describe('Position in the list, from 1'),
  }),
  answer: z.object({ topicId: z.string() }),
  refusals: [...deskWrites, 'operator/not-found', 'operator/wrong-state'],
  example: { topicId: 'rules' },
});

/** Deletes a topic. Refused while any revision of an article is in it. */
export const editorDeleteTopic = defineContract({
  ...editor,
  call: calls.editorDeleteTopic,
  summary: 'Delete an unused topic',
  params,
  answer: z.object({ isDeleted: z.literal(true) }),
  refusals: [...deskWrites, 'operator/not-found', 'operator/wrong-state'],
  example: { isDeleted: true },
});
