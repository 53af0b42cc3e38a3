import type { ReadingPage } from './reading-page.ts';

/** Every reading page of the product. A new one is one entry here and one file under routes/. */
export const readingPages: readonly ReadingPage[] = [
  {
    path: '/blog',
    file: 'src/routes/blog.tsx',
    areas: ['blog', 'errors'],
    content: ['blog'],
    query: ['tag'],
    load: () => import('../routes/blog.tsx'),
  },
  {
    path: '/blog/category/:category',
    file: 'src/routes/blog-category.tsx',
    areas: ['blog', 'errors'],
    content: ['blog'],
    query: ['page'],
    load: () => import('../routes/blog-category.tsx'),
  },
  {
    path: '/blog/search',
    file: 'src/routes/blog-search.tsx',
    areas: ['blog', 'errors'],
    content: ['blog'],
    query: ['q'],
    load: () => import('../routes/blog-search.tsx'),
  },
  {
    path: '/blog/:slug',
    file: 'src/routes/blog-article.tsx',
    areas: ['blog', 'errors'],
    content: ['blog'],
    load: () => import('../routes/blog-article.tsx'),
  },
  {
    path: '/rto',
    file: 'src/routes/rto.tsx',
    areas: ['rto-pages', 'rto-codes'],
    content: [],
    load: () => import('../routes/rto.tsx'),
  },
  {
    path: '/rto/:state',
    file: 'src/routes/rto-state.tsx',
    areas: ['rto-pages', 'rto-codes'],
    content: [],
    load: () => import('../routes/rto-state.tsx'),
  },
  {
    path: '/rto/:state/:city',
    file: 'src/routes/rto-city.tsx',
    areas: ['rto-pages', 'rto-codes'],
    content: [],
    load: () => import('../routes/rto-city.tsx'),
  },
  {
    path: '/rto/:state/office/:code',
    file: 'src/routes/rto-office.tsx',
    areas: ['rto-pages', 'rto-codes'],
    content: [],
    load: () => import('../routes/rto-office.tsx'),
  },
];
