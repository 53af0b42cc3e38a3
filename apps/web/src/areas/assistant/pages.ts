import type { AppPageEntry } from '../../frame/routing/page-entry.ts';

export const pages: readonly AppPageEntry[] = [
  {
    path: '/assistant',
    module: 'assistant',
    copy: ['assistant', 'errors'],
    screen: 'assistant',
    sitemap: true,
  },
];
