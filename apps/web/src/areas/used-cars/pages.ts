import type { AppPageEntry } from '../../frame/routing/page-entry.ts';

export const pages: readonly AppPageEntry[] = [
  {
    path: '/reserve-car/:listing',
    module: 'reserve/reserve',
    copy: ['reserve-car', 'checkout', 'errors'],
    screen: 'reserve a used car',
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
