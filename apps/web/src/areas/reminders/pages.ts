import type { AppPageEntry } from '../../frame/routing/page-entry.ts';

export const pages: readonly AppPageEntry[] = [
  {
    path: '/reminders',
    module: 'reminders',
    copy: ['reminders', 'install', 'errors'],
    screen: 'reminders',
  },
  {
    path: '/reminders/calendar',
    module: 'calendar/due-calendar',
    copy: ['due-calendar', 'reminders', 'errors'],
    screen: 'due calendar',
  },
];
