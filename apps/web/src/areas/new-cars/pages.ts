import type { AppPageEntry } from '../../frame/routing/page-entry.ts';

export const pages: readonly AppPageEntry[] = [
  {
    path: '/write-review/:make/:model',
    module: 'reviews/write-review',
    copy: ['car-reviews', 'owner-proof', 'errors'],
    screen: 'write car review',
  },
  {
    path: '/new-cars/search',
    module: 'search/car-search',
    copy: ['car-search', 'keeping', 'errors'],
    screen: 'new car search',
    sitemap: true,
  },
  {
    path: '/new-cars/search/filters',
    module: 'search/car-filters',
    copy: ['car-search', 'errors'],
    screen: 'new car filters',
  },
  {
    path: '/shortlist',
    module: 'shortlist/shortlist',
    copy: ['shortlist', 'keeping', 'errors'],
    screen: 'shortlist',
  },
  {
    path: '/saved-searches',
    module: 'saved/saved-searches',
    copy: ['saved-searches', 'car-search', 'errors'],
    screen: 'saved searches',
  },
];
