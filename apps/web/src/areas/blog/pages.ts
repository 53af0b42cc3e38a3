import type { AppPageEntry } from '../../frame/routing/page-entry.ts';

export const pages: readonly AppPageEntry[] = [
  {
    path: '/blog/newsletter',
    module: 'blog-newsletter',
    copy: ['blog', 'errors'],
    screen: 'blog newsletter',
  },
];
