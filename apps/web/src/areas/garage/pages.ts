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
];
