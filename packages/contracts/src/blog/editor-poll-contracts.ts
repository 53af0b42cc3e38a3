import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { deskReads, deskWrites } from '../desk-refusals.ts';
import { inEveryLanguage } from '../fields.ts';
import { slugInput } from './article-schema.ts';
import * as calls from './blog-calls.ts';
import { exampleArticle } from './editor-examples.ts';

const editor = { tag: 'editor', who: 'operator', role: 'editor' } as const;
const words = (longest: number) => z.string().trim().min(1).max(longest);

/** Creates or updates the poll of an article. Votes belong to the id of a choice. */
export const editorSavePoll = defineContract({
  ...editor,
  call: calls.editorSavePoll,
  summary: 'Create or update the poll of an article',
  params: z.object({ articleId: z.uuid() }),
  body: z.object({
    pollId: slugInput.nullable().describe('Null creates a poll'),
    ...inEveryLanguage(words(200)).shape,
    options: z
      .array(z.object({ id: slugInput.nullable(), ...inEveryLanguage(words(120)).shape }))
      .min(2)
      .max(8)
      .describe('Omitting a choice deletes it with its votes'),
  }),
  answer: z.object({ pollId: z.string() }),
  refusals: [...deskWrites, 'operator/not-found', 'operator/wrong-state'],
  example: { pollId: exampleArticle.poll?.pollId },
});

/** Closes a poll. Its result is kept. */
export const editorClosePoll = defineContract({
  ...editor,
  call: calls.editorClosePoll,
  summary: 'Close a poll',
  params: z.object({ pollId: slugInput }),
  answer: z.object({ articleId: z.uuid() }),
  refusals: [...deskWrites, 'operator/not-found', 'operator/wrong-state'],
  example: { articleId: exampleArticle.articleId },
});

/** Number of newsletter subscribers. Addresses are never shown. */
export const editorNewsletter = defineContract({
  ...editor,
  call: calls.editorNewsletter,
  summary: 'Newsletter subscribers',
  answer: z.object({
    ...inEveryLanguage(z.int().describe('Subscribers in the language')).shape,
    unconfirmed: z.int(),
    due: z.int().describe('Subscribers with unsent articles'),
  }),
  refusals: deskReads,
  example: { en: 120, hi: 240, unconfirmed: 3, due: 360 },
});

/** Enqueues the newsletter now instead of on its scheduled day. */
export const editorSendNewsletter = defineContract({
  ...editor,
  call: calls.editorSendNewsletter,
  summary: 'Send the newsletter now',
  answer: z.object({ isQueued: z.literal(true) }),
  status: 202,
  refusals: [...deskWrites, 'operator/wrong-state'],
  example: { isQueued: true },
});
