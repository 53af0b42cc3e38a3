import type { EditorArticle, EditorArticleRow, WholeRevision } from './editor-schema.ts';

const articleId = '0f5a3c1e-6b2d-4f7a-9c48-1e2d3c4b5a69';
const revisionId = '7b1d9e2f-3c4a-4d5b-8e6f-9a0b1c2d3e4f';

const text = {
  title: 'PUC: what it is and when it ends',
  description: 'How long a pollution certificate is valid and what it costs.',
  author: 'Pahiya editors',
  tags: ['PUC'],
  image: null,
  markdown: '## What it is\n\nA certificate.',
};

const revision = {
  revisionId,
  number: 2,
  state: 'draft' as const,
  publishAt: null,
  madeAt: '2026-11-21T04:44:00Z',
  madeBy: 'Asha',
  note: 'New fee',
  languages: ['en' as const, 'hi' as const],
};

export const exampleRevision: WholeRevision = {
  ...revision,
  articleId,
  categoryId: 'rules',
  updatedOn: '2026-11-21',
  texts: { en: text, hi: { ...text, title: 'PUC क्या है और कब ख़त्म होता है' } },
};

export const exampleArticle: EditorArticle = {
  articleId,
  slug: 'puc-certificate',
  formerSlugs: [],
  liveRevisionId: null,
  firstPublishedAt: null,
  withdrawnAt: null,
  newest: exampleRevision,
  revisions: [revision],
  poll: {
    pollId: 'how-do-you-remember-puc',
    en: 'How do you remember your PUC expiry date?',
    hi: 'PUC की आख़िरी तारीख़ आप कैसे याद रखते हैं?',
    options: [
      { id: 'paper', en: 'I check the certificate', hi: 'सर्टिफ़िकेट देख लेते हैं', votes: 3 },
      { id: 'phone', en: 'My phone reminds me', hi: 'फ़ोन याद दिलाता है', votes: 1 },
    ],
    total: 4,
    closedAt: null,
  },
  categories: [{ id: 'rules', en: 'Rules', hi: 'नियम' }],
};

export const exampleRow: EditorArticleRow = {
  articleId,
  slug: 'puc-certificate',
  titles: { en: text.title, hi: 'PUC क्या है और कब ख़त्म होता है' },
  categoryId: 'rules',
  isLive: true,
  isWithdrawn: false,
  hasDraft: true,
  publishAt: null,
  savedAt: '2026-11-21T04:44:00Z',
  savedBy: 'Asha',
};

/** Response to a save. */
export const exampleSaved = { articleId, revisionId };
