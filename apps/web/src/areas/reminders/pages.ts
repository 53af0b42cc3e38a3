import type { AppPageEntry } from '../../frame/routing/page-entry.ts';

export const pages: readonly AppPageEntry[] = [
  {
    path: '/reminders',
    module: 'reminders',
    copy: ['reminders', 'errors'],
    screen: 'reminders',
  },
];
