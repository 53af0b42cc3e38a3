import type { ReadingPageEntry } from '../../frame/reading/reading-page.ts';

export const readingPages: readonly ReadingPageEntry[] = [
  {
    path: '/search',
    module: 'search',
    copy: ['site-search', 'errors'],
    screen: 'site search results',
    content: ['search', 'community'],
    query: ['q'],
  },
];
