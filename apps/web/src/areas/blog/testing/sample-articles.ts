import type { ArticleCard, ArticleOnWire } from '@pahiya/contracts/blog/article-schema';

/** A card as the API returns it. */
export const sampleCard: ArticleCard = {
  slug: 'puc',
  title: 'प्रदूषण की जाँच',
  description: 'कितने दिन चलता है।',
  author: 'पहिया संपादक',
  categoryId: 'rules',
  categoryName: 'नियम',
  tags: ['PUC', 'जाँच'],
  image: null,
  readingMinutes: 5,
  publishedAt: '2026-11-20T18:30:00.000Z',
  updatedOn: '2026-11-21',
};

/** A poll with votes. */
export const samplePoll = {
  id: 'puc-how',
  question: 'कैसे याद रखते हैं?',
  options: [
    { id: 'paper', text: 'काग़ज़', votes: 3 },
    { id: 'forget', text: 'भूल जाते हैं', votes: 1 },
  ],
  total: 4,
  isClosed: false,
};

/** A full article.
 * @internal Tests only. */
export const sampleArticle: ArticleOnWire = {
  ...sampleCard,
  html: '<h2 id="s-a">क</h2><p>बात</p><h2 id="s-b">ख</h2><h2 id="s-c">ग</h2>',
  contents: [
    { id: 's-a', text: 'क', level: 2 },
    { id: 's-b', text: 'ख', level: 2 },
    { id: 's-c', text: 'ग', level: 2 },
  ],
  questions: [{ question: 'क्या?', answer: 'हाँ।' }],
  poll: samplePoll,
  related: [{ ...sampleCard, slug: 'other' }],
};
