import type { ReadingPageEntry } from '../../frame/reading/reading-page.ts';

export const readingPages: readonly ReadingPageEntry[] = [
  {
    path: '/blog',
    module: 'blog',
    copy: ['blog', 'errors'],
    screen: 'blog home',
    content: ['blog'],
    section: 'blog',
    query: ['tag'],
  },
  {
    path: '/blog/category/:category',
    module: 'blog-category',
    copy: ['blog', 'errors'],
    screen: 'blog category',
    content: ['blog'],
    section: 'blog',
    query: ['page'],
  },
  {
    path: '/blog/search',
    module: 'blog-search',
    copy: ['blog', 'errors'],
    screen: 'blog search results',
    content: ['blog'],
    query: ['q'],
  },
  {
    path: '/blog/:slug',
    module: 'blog-article',
    copy: ['blog', 'errors'],
    screen: 'blog detail',
    content: ['blog'],
    section: 'blog',
  },
];
