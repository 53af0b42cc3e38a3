import type { ReadingPageEntry } from '../../frame/reading/reading-page.ts';

/** Taxes and fees that operators import. */
const content = ['tax-rules'];

export const readingPages: readonly ReadingPageEntry[] = [
  {
    path: '/rto-services',
    module: 'services/rto-services',
    copy: ['rto-services', 'rto-pages'],
    screen: 'rto services',
    content,
    section: 'rto',
  },
  {
    path: '/rto-services/calculator',
    module: 'services/rto-fee-calculator',
    copy: ['rto-services', 'rto-pages'],
    screen: 'rto fee calculator',
    content,
    query: ['service', 'class', 'age', 'late', 'card', 'state', 'price', 'fuel', 'owner', 'engine'],
  },
  {
    path: '/rto-services/sent-back',
    module: 'services/rto-sent-back',
    copy: ['rto-services', 'rto-pages'],
    screen: 'rto application sent back',
    content: [],
  },
  {
    path: '/rto-services/:service',
    module: 'services/rto-service',
    copy: ['rto-services', 'rto-pages', 'asked-here', 'errors'],
    screen: 'rto service',
    content: [...content, 'community-service'],
  },
  {
    path: '/rto-services/:service/checklist',
    module: 'services/rto-service-checklist',
    copy: ['rto-services', 'rto-pages'],
    screen: 'rto service checklist',
    content,
    query: ['state'],
  },
  {
    path: '/rto',
    module: 'places/rto',
    copy: ['rto-pages', 'rto-codes'],
    screen: 'rto home',
    content: [],
    section: 'rto',
  },
  {
    path: '/rto/near',
    module: 'places/rto-near',
    copy: ['rto-near', 'rto-pages'],
    screen: 'rto near',
    content: [],
    query: ['place'],
  },
  {
    path: '/rto/:state',
    module: 'places/rto-state',
    copy: ['rto-pages', 'rto-codes'],
    screen: 'rto state',
    content,
    section: 'rto',
  },
  {
    path: '/rto/:state/:city',
    module: 'places/rto-city',
    copy: ['rto-pages', 'rto-codes'],
    screen: 'rto city',
    content,
    section: 'rto',
  },
  {
    path: '/rto/:state/office/:code',
    module: 'places/rto-office',
    copy: ['rto-pages', 'rto-codes', 'asked-here'],
    screen: 'rto office',
    content: [...content, 'community-office'],
    section: 'rto',
  },
];
