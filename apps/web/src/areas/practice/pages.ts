import type { AppPageEntry } from '../../frame/routing/page-entry.ts';

export const pages: readonly AppPageEntry[] = [
  {
    path: '/practice',
    module: 'practice',
    copy: ['practice', 'errors'],
    screen: 'learner licence practice',
    sitemap: true,
    // States with a rule of their own: the others share one page.
    shared: { variants: [['state', ['KL']]], personal: [] },
  },
  {
    path: '/practice/questions',
    module: 'questions',
    copy: ['practice', 'errors'],
    screen: 'learner licence questions',
  },
  {
    path: '/practice/test',
    module: 'mock-test',
    copy: ['practice', 'errors'],
    screen: 'learner licence mock test',
  },
];
