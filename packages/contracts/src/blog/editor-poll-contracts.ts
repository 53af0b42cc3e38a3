import { z } from 'zod';
import { calls } from '../calls.ts';
import { defineContract } from '../contract.ts';
import { deskReads, deskWrites } from '../operators/desk-refusals.ts';
import { slugInput } from './article-schema.ts';
import { exampleArticle } from './editor-examples.ts';

const editor = { tag: 'editor', who: 'operator', role: 'editor' } as const;
const words = (longest: number) => z.string().trim().min(1).max(longest);

/** Writes the poll of an article, or new words for it. Votes belong to the id of a choice. */
export const editorSavePoll = defineContract({
  ...editor,
  call: calls.editorSavePoll,
  summary: 'Write the poll of an article',
  params: z.object({ articleId: z.uuid() }),
  body: z.object({
    pollId: slugInput.nullable().describe('Null begins a poll'),
    en: words(200),
    hi: words(200),
    options: z
      .array(z.object({ id: slugInput.nullable(), en: words(120), hi: words(120) }))
      .min(2)
      .max(8)
      .describe('A choice that is left out goes with its votes'),
  }),
  answer: z.object({ pollId: z.string() }),
  refusals: [...deskWrites, 'operator/not-found', 'operator/wrong-state'],
  example: { pollId: exampleArticle.poll?.pollId },
});

/** Ends a poll. Its result stays. */
export const editorClosePoll = defineContract({
  ...editor,
  call: calls.editorClosePoll,
  summary: 'End a poll',
  params: z.object({ pollId: slugInput }),
  answer: z.object({ articleId: z.uuid() }),
  refusals: [...deskWrites, 'operator/not-found', 'operator/wrong-state'],
  example: { articleId: exampleArticle.articleId },
});

/** How many get the newsletter. No address is shown to anybody. */
export const editorNewsletter = defineContract({
  ...editor,
  call: calls.editorNewsletter,
  summary: 'How many get the newsletter',
  answer: z.object({
    en: z.int().describe('Readers in English'),
    hi: z.int().describe('Readers in Hindi'),
    unconfirmed: z.int(),
    due: z.int().describe('Readers for whom something is new'),
  }),
  refusals: deskReads,
  example: { en: 120, hi: 240, unconfirmed: 3, due: 360 },
});

/** Sends what is new without waiting for the day of the newsletter. The worker does it. */
export const editorSendNewsletter = defineContract({
  ...editor,
  call: calls.editorSendNewsletter,
  summary: 'Send the newsletter now',
  answer: z.object({ isQueued: z.literal(true) }),
  status: 202,
  refusals: [...deskWrites, 'operator/wrong-state'],
  example: { isQueued: true },
});
