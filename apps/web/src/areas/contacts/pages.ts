import type { AppPageEntry } from '../../frame/routing/page-entry.ts';

export const pages: readonly AppPageEntry[] = [
  {
    path: '/account/contacts',
    module: 'contacts',
    copy: ['contacts', 'errors'],
    screen: 'who has my number',
  },
];
