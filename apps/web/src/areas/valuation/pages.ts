import type { AppPageEntry } from '../../frame/routing/page-entry.ts';

export const pages: readonly AppPageEntry[] = [
  {
    path: '/valuation',
    module: 'valuation',
    copy: ['valuation', 'errors'],
    screen: 'valuation',
    sitemap: true,
  },
  {
    path: '/sell-car',
    module: 'sell-car',
    copy: ['valuation', 'errors'],
    screen: 'sell car',
    sitemap: true,
  },
];
