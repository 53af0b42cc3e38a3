import type { AppPageEntry } from '../../frame/routing/page-entry.ts';

export const pages: readonly AppPageEntry[] = [
  {
    path: '/grievance',
    module: 'grievance',
    copy: ['grievance', 'grievance-words', 'errors'],
    screen: 'file grievance',
  },
  {
    path: '/grievance/:key',
    module: 'grievance-status',
    copy: ['grievance', 'grievance-words', 'errors'],
    screen: 'grievance status',
  },
];
