import type { AppPageEntry } from '../../frame/routing/page-entry.ts';

export const pages: readonly AppPageEntry[] = [
  {
    path: '/write-review/:make/:model',
    module: 'reviews/write-review',
    copy: ['car-reviews', 'owner-proof', 'errors'],
    screen: 'write car review',
  },
];
