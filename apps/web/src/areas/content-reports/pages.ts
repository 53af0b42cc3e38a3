import type { AppPageEntry } from '../../frame/routing/page-entry.ts';

export const pages: readonly AppPageEntry[] = [
  {
    path: '/report/:kind/:subjectId',
    module: 'report',
    copy: ['content-report', 'errors'],
    screen: 'report content',
  },
];
