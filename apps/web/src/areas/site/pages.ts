import type { AppPageEntry } from '../../frame/routing/page-entry.ts';

export const pages: readonly AppPageEntry[] = [
  {
    path: '/limit',
    module: 'limit',
    copy: ['limit', 'errors'],
    screen: 'limit reached',
  },
  {
    path: '/app',
    module: 'the-app',
    copy: ['limit', 'site-app', 'install', 'errors'],
    screen: 'about the app',
    sitemap: true,
  },
  {
    path: '/offline',
    module: 'offline/offline',
    copy: ['offline'],
    screen: 'offline',
    shared: { variants: [], personal: ['from'] },
  },
  {
    path: '/ui',
    module: 'ui-gallery',
    copy: [],
    screen: 'component gallery',
  },
  {
    path: '*',
    module: 'not-found',
    copy: [],
    screen: 'not found',
  },
];
