import type { AppPageEntry } from '../../frame/routing/page-entry.ts';

export const pages: readonly AppPageEntry[] = [
  {
    path: '/s/:token',
    module: 'short-link',
    copy: ['links', 'errors'],
    screen: 'shared link',
  },
];
