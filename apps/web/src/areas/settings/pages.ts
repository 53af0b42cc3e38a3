import type { AppPageEntry } from '../../frame/routing/page-entry.ts';

export const pages: readonly AppPageEntry[] = [
  {
    path: '/city',
    module: 'city',
    copy: ['city', 'errors'],
    screen: 'city choice',
  },
  {
    path: '/theme',
    module: 'theme',
    copy: [],
    screen: 'theme',
  },
  {
    path: '/consent',
    module: 'consent',
    copy: ['consent', 'errors'],
    screen: 'consent',
  },
];
