import { z } from 'zod';
import { calls } from '../calls.ts';
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
  question: 'How do you remember when your PUC ends?',
  options: [{ id: 'paper', text: 'I look at the paper', votes: 3 }],
  total: 3,
  isClosed: false,
};

/** What the blog opens with: the newest and some of each topic, or all of one tag. */
export const blogHome = defineContract({
  call: calls.blogHome,
  tag: 'blog',
  who: 'anyone',
  summary: 'Sections of the blog home',
  query: z.object({
    tag: z.string().trim().min(1).max(60).optional().describe('Only what is written about it'),
    language,
  }),
  answer: z.object({
    sections: z.array(
      z.object({
        kind: z.enum(['newest', 'category', 'tag']),
        categoryId: z.string().nullable(),
        title: z.string().nullable().describe('Name of the topic or the tag; null for the newest'),
        description: z.string().nullable(),
        articles: z.array(articleCardSchema),
      }),
    ),
    categories: z.array(categorySchema),
    tags: z.array(z.string()).describe('Tags in use lately, the most frequent first'),
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

/** Articles of a topic, or all, the newest first. */
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

/** One article. */
export const blogArticle = defineContract({
  call: calls.blogArticle,
  tag: 'blog',
  who: 'anyone',
  summary: 'One article; an old address gives the article under its new one',
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

/** Full-text search. The question is written to no log of ours. */
export const blogSearch = defineContract({
  call: calls.blogSearch,
  tag: 'blog',
  who: 'anyone',
  summary: 'Search articles; forgives slips and spellings of both languages',
  query: z.object({ q: z.string().max(200).describe('What is looked for'), language }),
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
      .describe('Words that are in no article, and what was looked for in their place'),
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

/** One vote a person. A second one changes nothing and says so. */
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
