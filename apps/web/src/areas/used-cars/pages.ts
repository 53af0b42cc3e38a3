import type { AppPageEntry } from '../../frame/routing/page-entry.ts';

export const pages: readonly AppPageEntry[] = [
  {
    path: '/reserve-car/:listing',
    module: 'reserve/reserve',
    copy: ['reserve-car', 'checkout', 'errors'],
    screen: 'reserve a used car',
  },
];
