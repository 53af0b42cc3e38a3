import type { ReadingPageEntry } from '../../frame/reading/reading-page.ts';

export const readingPages: readonly ReadingPageEntry[] = [
  {
    path: '/challan-pay/offence/:offence',
    module: 'offence/challan-offence',
    copy: ['challan-offence', 'challan-pay', 'asked-here'],
    screen: 'challan offence',
    content: ['community-offence'],
  },
];
