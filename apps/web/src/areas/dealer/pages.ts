import type { AppPageEntry } from '../../frame/routing/page-entry.ts';

export const pages: readonly AppPageEntry[] = [
  { path: '/dealer/:token', module: 'dealer', copy: ['dealer', 'errors'], screen: 'dealer card' },
];
