import type { AppPageEntry } from '../../frame/routing/page-entry.ts';

export const pages: readonly AppPageEntry[] = [
  {
    path: '/reserve-car/:listing',
    module: 'reserve/reserve',
    copy: ['reserve-car', 'checkout', 'errors'],
    screen: 'reserve a used car',
  },
  {
    path: '/used-car-alerts',
    module: 'alerts/used-car-alerts',
    copy: ['used-car-alerts', 'errors'],
    screen: 'used car alerts',
  },
  {
    path: '/shortlist/used-cars',
    module: 'alerts/used-shortlist',
    copy: ['used-car-alerts', 'used-cars', 'errors'],
    screen: 'used car shortlist',
  },
  {
    path: '/test-drive/:listing',
    module: 'test-drive/test-drive',
    copy: ['test-drive', 'contact-consent', 'errors'],
    screen: 'test drive of a used car',
  },
  {
    path: '/ask-dealer/:listing',
    module: 'ask/ask-dealer',
    copy: ['ask-dealer', 'contact-consent', 'errors'],
    screen: 'enquiry about a used car',
  },
  {
    path: '/part-exchange/:listing',
    module: 'exchange/exchange',
    copy: ['part-exchange', 'contact-consent', 'errors'],
    screen: 'part exchange of a used car',
  },
  {
    path: '/test-drives',
    module: 'test-drive/test-drives',
    copy: ['test-drive', 'errors'],
    screen: 'test drives',
  },
  {
    path: '/sell-car/listings',
    module: 'own/own-listings',
    copy: ['own-listing', 'used-cars', 'errors'],
    screen: 'own car listings',
  },
  {
    path: '/sell-car/listings/new',
    module: 'own/new-listing',
    copy: ['own-listing', 'used-cars', 'errors'],
    screen: 'new car listing',
  },
  {
    path: '/sell-car/listings/:listing',
    module: 'own/own-listing',
    copy: ['own-listing', 'used-cars', 'owner-proof', 'errors'],
    screen: 'own car listing',
  },
];
