import type { AppPageEntry } from '../../frame/routing/page-entry.ts';

export const pages: readonly AppPageEntry[] = [
  {
    path: '/garage',
    module: 'garage',
    copy: ['garage', 'rc-details', 'errors'],
    screen: 'garage',
  },
  {
    path: '/garage/documents',
    module: 'wallet/wallet',
    copy: ['wallet', 'errors'],
    screen: 'wallet',
  },
  {
    path: '/garage/licence',
    module: 'licence/licence',
    copy: ['licence', 'errors'],
    screen: 'driving licence',
  },
  {
    path: '/garage/family',
    module: 'family/family',
    copy: ['family', 'errors'],
    screen: 'family',
  },
  {
    path: '/garage/family/join',
    module: 'family/join',
    copy: ['family', 'errors'],
    screen: 'family join',
  },
  {
    path: '/app/share',
    module: 'shared/shared',
    copy: ['shared', 'errors'],
    screen: 'shared',
  },
  {
    path: '/garage/:vehicleNum/alerts',
    module: 'alerts/alerts',
    copy: ['owner-alerts', 'owner-proof', 'errors'],
    screen: 'owner alerts',
  },
  {
    path: '/garage/all-alerts',
    module: 'alerts/all-alerts',
    copy: ['owner-alerts', 'errors'],
    screen: 'all alerts',
  },
  {
    path: '/garage/alerts',
    module: 'alerts/stop-alerts',
    copy: ['owner-alerts', 'errors'],
    screen: 'stop alerts',
  },
];
