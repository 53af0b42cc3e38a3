import { searchKinds } from '@pahiya/domain/search/search-entry';
import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { instantSchema, languageSchema } from '../fields.ts';
import * as calls from './assistant-calls.ts';

/** A passage of one of our pages, with its location. */
const sourceSchema = z.object({
  number: z.int().describe('Number cited in the text, as [1]'),
  kind: z.enum(searchKinds),
  title: z.string(),
  heading: z.string().nullable().describe('Heading of the section'),
  passage: z.string().describe('Plain text, quoted from the page'),
  path: z
    .string()
    .regex(/^\/(?!\/)/)
    .describe('Below the language prefix; never another site'),
});

/** A question with its answer. */
export const assistantMessageSchema = z.object({
  id: z.uuid(),
  askedAt: instantSchema,
  language: languageSchema,
  question: z.string().describe('Without vehicle numbers, mobiles and addresses'),
  outcome: z.enum(['answered', 'unknown']).describe('unknown: none of our pages answers it'),
  writtenBy: z.enum(['model', 'sources']).describe('sources: the passages are the answer'),
  text: z
    .string()
    .nullable()
    .describe('Plain text citing its sources as [1]; null without an answer'),
  sources: z.array(sourceSchema),
  posts: z
    .array(
      z.object({
        title: z.string(),
        excerpt: z.string(),
        language: languageSchema,
        path: z.string(),
      }),
    )
    .describe('What people wrote about it in the community: unchecked, never part of the answer'),
});
export type AssistantMessage = z.infer<typeof assistantMessageSchema>;

const message = {
  id: '0f8a3c1e-5b7e-4e0e-9b53-6d6d2a6f3b11',
  askedAt: '2026-11-21T04:44:00Z',
  language: 'en',
  question: 'How long is a PUC valid?',
  outcome: 'answered',
  writtenBy: 'sources',
  text: null,
  sources: [
    {
      number: 1,
      kind: 'article',
      title: 'PUC certificate: validity, price, fine',
      heading: 'How long it is valid',
      passage: 'One year; six months for older engines.',
      path: '/blog/puc-certificate',
    },
  ],
  posts: [],
} satisfies AssistantMessage;

/** Asks the assistant. It answers from our own pages, or returns `unknown`. */
export const askAssistant = defineContract({
  call: calls.askAssistant,
  tag: 'assistant',
  who: 'anyone',
  summary: 'Ask the assistant',
  description:
    'Answers come from our own pages, with links to them. Vehicle numbers, mobiles, email addresses and long numbers are removed from the question before it is stored or sent to a model.',
  body: z.object({
    question: z.string().trim().min(2).max(500).describe('In English or Hindi'),
    language: languageSchema
      .default('en')
      .describe('Language of the page; a question in Hindi script is answered in Hindi'),
  }),
  answer: z.object({
    message: assistantMessageSchema,
    wasShortened: z.boolean().describe('Personal data was removed from the question'),
  }),
  refusals: ['request/cross-site', 'request/too-many'],
  example: { message, wasShortened: false },
});

/** The questions of this account, or of this browser if not signed in, of the last 30 days. */
export const assistantHistory = defineContract({
  call: calls.assistantHistory,
  tag: 'assistant',
  who: 'anyone',
  summary: 'The conversation, oldest first',
  answer: z.object({ messages: z.array(assistantMessageSchema) }),
  refusals: ['request/too-many'],
  example: { messages: [message] },
});

/** Deletes the conversation. */
export const clearAssistant = defineContract({
  call: calls.clearAssistant,
  tag: 'assistant',
  who: 'anyone',
  summary: 'Delete the conversation',
  answer: z.object({ cleared: z.literal(true) }),
  refusals: ['request/cross-site', 'request/too-many'],
  example: { cleared: true },
});
