import type { AppPageEntry } from '../../frame/routing/page-entry.ts';

export const pages: readonly AppPageEntry[] = [
  {
    path: '/rc-search',
    module: 'search/rc-search',
    copy: ['rc-search'],
    screen: 'rc search',
    sitemap: true,
    shared: {
      variants: [
        ['then', ['insurance']],
        ['faq', ['all']],
      ],
      personal: ['vehicleNumber', 'vehicle_num', 'edit'],
    },
  },
  {
    path: '/rc-details/:vehicleNum',
    module: 'record/rc-details',
    copy: ['rc-details', 'limit', 'basic-errors'],
    screen: 'rc details',
  },
  {
    path: '/rc-details/:vehicleNum/report',
    module: 'ownership/report-field',
    copy: ['rc-details', 'ownership', 'owner-proof', 'errors'],
    screen: 'report a detail',
  },
  {
    path: '/rc-details/:vehicleNum/hide',
    module: 'ownership/hide-vehicle',
    copy: ['ownership', 'owner-proof', 'errors'],
    screen: 'hide vehicle',
  },
  {
    path: '/shared-record/:token',
    module: 'record/shared-record',
    copy: ['rc-details', 'errors'],
    screen: 'shared record',
  },
];
