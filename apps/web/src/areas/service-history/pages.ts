import type { AppPageEntry } from '../../frame/routing/page-entry.ts';

export const pages: readonly AppPageEntry[] = [
  {
    path: '/service-history',
    module: 'landing/service-history',
    copy: ['service-history'],
    screen: 'service history',
    sitemap: true,
    shared: { variants: [], personal: ['vehicleNumber', 'edit'] },
  },
  {
    path: '/service-history/sample',
    module: 'report/sample-report',
    copy: ['service-history', 'errors'],
    screen: 'sample service report',
  },
  {
    path: '/service-history/:vehicleNum',
    module: 'check/vehicle-history',
    copy: ['service-history', 'checkout', 'limit', 'errors'],
    screen: 'service history check',
  },
  {
    path: '/service-history/report/:orderId',
    module: 'report/service-report',
    copy: ['service-history', 'errors'],
    screen: 'service report',
  },
  {
    path: '/service-history/report/:orderId/correct',
    module: 'report/wrong-line',
    copy: ['service-history', 'errors'],
    screen: 'report a wrong line',
  },
  {
    path: '/service-history/shared/:token',
    module: 'report/shared-report',
    copy: ['service-history', 'errors'],
    screen: 'shared service report',
  },
];
