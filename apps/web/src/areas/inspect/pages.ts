import type { AppPageEntry } from '../../frame/routing/page-entry.ts';

export const pages: readonly AppPageEntry[] = [
  {
    path: '/inspect',
    module: 'inspections',
    copy: ['inspect', 'errors'],
    screen: 'inspector list',
  },
  {
    path: '/inspect/sign-in',
    module: 'inspect-sign-in',
    copy: ['inspect', 'errors'],
    screen: 'inspector sign in',
  },
  {
    path: '/inspect/:inspectionId',
    module: 'inspection/inspection',
    copy: ['inspect', 'outbox', 'errors'],
    screen: 'inspector inspection',
  },
  {
    path: '/inspect/:inspectionId/:group',
    module: 'inspection/inspection-group',
    copy: ['inspect', 'outbox', 'errors'],
    screen: 'inspector points',
  },
];
