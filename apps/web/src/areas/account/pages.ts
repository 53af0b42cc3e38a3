import type { AppPageEntry } from '../../frame/routing/page-entry.ts';

export const pages: readonly AppPageEntry[] = [
  {
    path: '/account',
    module: 'account',
    copy: ['account', 'errors'],
    screen: 'account',
  },
  {
    path: '/sign-in',
    module: 'sign-in',
    copy: ['sign-in', 'errors'],
    screen: 'login',
  },
  {
    path: '/sign-out',
    module: 'sign-out',
    copy: [],
    screen: 'sign out',
  },
];
