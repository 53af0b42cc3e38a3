import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { languageSchema } from '../fields.ts';
import {
  type ArticleCard,
  articleCardSchema,
  articleSchema,
  categorySchema,
  markedTextSchema,
  pollSchema,
  slugInput,
} from './article-schema.ts';
import * as calls from './blog-calls.ts';

const language = languageSchema.default('en');

const card = {
  slug: 'puc-certificate',
  title: 'PUC: what it is and when it ends',
  description: 'How long a pollution certificate is valid and what it costs.',
  author: 'Pahiya editors',
  categoryId: 'rules',
  categoryName: 'Rules',
  tags: ['PUC'],
  image: null,
  readingMinutes: 5,
  publishedAt: '2026-11-20T18:30:00Z',
  updatedOn: '2026-11-21',
} satisfies ArticleCard;

const poll = {
  id: 'how-do-you-remember-puc',
  question: 'How do you remember your PUC expiry date?',
  options: [{ id: 'paper', text: 'I check the certificate', votes: 3 }],
  total: 3,
  isClosed: false,
};

/** Sections of the blog's home: the newest articles and some of each topic, or all with one tag. */
export const blogHome = defineContract({
  call: calls.blogHome,
  tag: 'blog',
  who: 'anyone',
  summary: 'Sections of the blog home',
  query: z.object({
    tag: z.string().trim().min(1).max(60).optional().describe('Only articles with this tag'),
    language,
  }),
  answer: z.object({
    sections: z.array(
      z.object({
        kind: z.enum(['newest', 'category', 'tag']),
        categoryId: z.string().nullable(),
        title: z
          .string()
          .nullable()
          .describe('Name of the topic or tag; null for the newest articles'),
        description: z.string().nullable(),
        articles: z.array(articleCardSchema),
      }),
    ),
    categories: z.array(categorySchema),
    tags: z.array(z.string()).describe('Recent tags, most frequent first'),
  }),
  refusals: ['request/too-many'],
  example: {
    sections: [
      { kind: 'newest', categoryId: null, title: null, description: null, articles: [card] },
    ],
    categories: [{ id: 'rules', name: 'Rules', description: 'The law behind it.' }],
    tags: ['PUC'],
  },
});

/** Articles of a topic, or all, newest first. */
export const blogArticles = defineContract({
  call: calls.blogArticles,
  tag: 'blog',
  who: 'anyone',
  summary: 'Articles of a category, or all',
  params: z.object({ category: slugInput.describe('Id of a category, or "all"') }),
  query: z.object({ pageNumber: z.coerce.number().int().min(1).max(10_000).default(1), language }),
  answer: z.object({
    category: categorySchema.nullable(),
    articles: z.array(articleCardSchema),
    pageNumber: z.int(),
    pages: z.int(),
    total: z.int(),
  }),
  refusals: ['blog/unknown-category', 'request/too-many'],
  example: { category: null, articles: [card], pageNumber: 1, pages: 1, total: 1 },
});

/** An article. */
export const blogArticle = defineContract({
  call: calls.blogArticle,
  tag: 'blog',
  who: 'anyone',
  summary: 'An article; a former slug returns the article under its current one',
  params: z.object({ slug: slugInput }),
  query: z.object({ language }),
  answer: articleSchema,
  refusals: ['blog/unknown-article', 'request/too-many'],
  example: {
    ...card,
    html: '<p>…</p>',
    contents: [{ id: 's-what', text: 'What it is', level: 2 }],
    questions: [{ question: 'How long is it valid?', answer: 'Six months.' }],
    poll,
    related: [],
  },
});

/** Full-text search. The query is never logged. */
export const blogSearch = defineContract({
  call: calls.blogSearch,
  tag: 'blog',
  who: 'anyone',
  summary: 'Search articles; tolerates misspellings in English and Hindi',
  query: z.object({ q: z.string().max(200).describe('Search text'), language }),
  answer: z.object({
    results: z.array(
      z.object({
        article: articleCardSchema,
        title: markedTextSchema,
        excerpt: markedTextSchema,
      }),
    ),
    instead: z
      .array(z.object({ typed: z.string(), taken: z.array(z.string()) }))
      .describe('Unknown words, and the words searched instead'),
  }),
  refusals: ['request/too-many'],
  example: {
    results: [
      {
        article: card,
        title: [
          { text: 'PUC', isMatch: true },
          { text: ': what it is and when it ends', isMatch: false },
        ],
        excerpt: [{ text: 'How long a pollution certificate is valid.', isMatch: false }],
      },
    ],
    instead: [],
  },
});

/** Votes in a poll, once per account or browser. A repeat is ignored, with `isCounted` false. */
export const votePoll = defineContract({
  call: calls.votePoll,
  tag: 'blog',
  who: 'anyone',
  summary: 'Vote in a poll, once',
  body: z.object({ pollId: slugInput, optionId: slugInput, language }),
  answer: z.object({
    isCounted: z.boolean().describe('False when this account or browser has voted before'),
    poll: pollSchema,
  }),
  refusals: ['blog/unknown-poll', 'blog/poll-closed', 'request/cross-site', 'request/too-many'],
  example: { isCounted: true, poll },
});
