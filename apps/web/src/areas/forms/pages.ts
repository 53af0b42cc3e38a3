import type { AppPageEntry } from '../../frame/routing/page-entry.ts';

export const pages: readonly AppPageEntry[] = [
  {
    path: '/contact-us',
    module: 'contact-us',
    copy: ['forms', 'errors'],
    screen: 'contact us',
    sitemap: true,
  },
  {
    path: '/feedback',
    module: 'feedback',
    copy: ['forms', 'errors'],
    screen: 'feedback',
  },
  {
    path: '/forms/:formId',
    module: 'form',
    copy: ['forms', 'errors'],
    screen: 'form',
    sitemap: ['/forms/WEB_BUY_FASTAG_FORM'],
  },
];
