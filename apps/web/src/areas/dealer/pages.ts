import type { AppPageEntry } from '../../frame/routing/page-entry.ts';

export const pages: readonly AppPageEntry[] = [
  {
    path: '/dealer/:token',
    module: 'dealer',
    copy: ['dealer', 'contact-consent', 'errors'],
    screen: 'dealer card',
  },
  {
    path: '/dealer/offer/:token',
    module: 'offer',
    copy: ['offer', 'errors'],
    screen: 'dealer offer',
  },
];
