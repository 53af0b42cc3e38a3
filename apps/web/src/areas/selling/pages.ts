import type { AppPageEntry } from '../../frame/routing/page-entry.ts';

export const pages: readonly AppPageEntry[] = [
  {
    path: '/sell-car/inspection',
    module: 'book/sell-inspection',
    copy: ['sell-car', 'errors'],
    screen: 'sell car inspection',
    sitemap: true,
  },
  {
    path: '/sell-car/sales',
    module: 'sale/sales',
    copy: ['sell-car', 'errors'],
    screen: 'sell car list',
  },
  {
    path: '/sell-car/sales/:saleId',
    module: 'sale/sale',
    copy: ['sell-car', 'sell-offer', 'inspection-report', 'fault-map', 'errors'],
    screen: 'sell car sale',
  },
  {
    path: '/sell-car/sold',
    module: 'sold/sold-list',
    copy: ['sold', 'errors'],
    screen: 'sell car sold',
    sitemap: true,
  },
  {
    path: '/sell-car/sold/:soldId',
    module: 'sold/sold',
    copy: ['sold', 'errors'],
    screen: 'sell car sold vehicle',
  },
  {
    path: '/sell-car/sold-alerts',
    module: 'sold/sold-alerts',
    copy: ['sold', 'errors'],
    screen: 'sell car sold alerts',
  },
  {
    path: '/sell-car/handover/:code',
    module: 'handover/handover-check',
    copy: ['sell-offer', 'errors'],
    screen: 'handover check',
  },
];
