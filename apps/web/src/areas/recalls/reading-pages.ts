import type { ReadingPageEntry } from '../../frame/reading/reading-page.ts';

export const readingPages: readonly ReadingPageEntry[] = [
  {
    path: '/recalls',
    module: 'recalls',
    copy: ['recalls', 'errors'],
    screen: 'recalls',
    sitemap: true,
    content: ['recalls'],
    query: ['car', 'year'],
  },
];
