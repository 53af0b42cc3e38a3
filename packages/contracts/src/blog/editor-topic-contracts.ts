import { z } from 'zod';
import { calls } from '../calls.ts';
import { defineContract } from '../contract.ts';
import { languageSchema } from '../fields.ts';
import { deskReads, deskWrites } from '../operators/desk-refusals.ts';
import { slugInput } from './article-schema.ts';

const editor = { tag: 'editor', who: 'operator', role: 'editor' } as const;
const words = (longest: number) => z.object({ en: line(longest), hi: line(longest) });
const line = (longest: number) => z.string().trim().min(1).max(longest);

/** Address part of a topic; `all` is every topic. */
const topicIdInput = slugInput
  .max(40)
  .refine((id) => id !== 'all', { error: '"all" stands for every topic' });
const params = z.object({ topicId: topicIdInput });

/** A topic as editors see it. */
const topicSchema = z.object({
  topicId: z.string(),
  name: z.object({ en: z.string(), hi: z.string() }),
  description: z.object({ en: z.string(), hi: z.string() }),
  articles: z.int().describe('Articles of which any save is in it'),
  live: z.int().describe('Articles in it that readers see'),
});
export type EditorTopic = z.infer<typeof topicSchema>;

/** The topics in their order, and the tags of what readers see. */
export const editorTopics = defineContract({
  ...editor,
  call: calls.editorTopics,
  summary: 'Topics and tags',
  answer: z.object({
    topics: z.array(topicSchema),
    tags: z
      .array(z.object({ language: languageSchema, tag: z.string(), articles: z.int() }))
      .describe('The most used first, 200 at most'),
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

/** Writes a topic, or begins one. Its address stays what it was. */
export const editorSaveTopic = defineContract({
  ...editor,
  call: calls.editorSaveTopic,
  summary: 'Write a topic',
  params,
  body: z.object({
    isNew: z.boolean().describe('Begins a topic; refused when there is one of this name'),
    name: words(60),
    description: words(200),
    place: z.int().min(1).max(1000).describe('Place in the list, from 1'),
  }),
  answer: z.object({ topicId: z.string() }),
  refusals: [...deskWrites, 'operator/not-found', 'operator/wrong-state'],
  example: { topicId: 'rules' },
});

/** Takes a topic away that no save of any article is in. */
export const editorDeleteTopic = defineContract({
  ...editor,
  call: calls.editorDeleteTopic,
  summary: 'Take an unused topic away',
  params,
  answer: z.object({ isDeleted: z.literal(true) }),
  refusals: [...deskWrites, 'operator/not-found', 'operator/wrong-state'],
  example: { isDeleted: true },
});
