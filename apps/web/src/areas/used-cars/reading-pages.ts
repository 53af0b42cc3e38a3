import type { ReadingPageEntry } from '../../frame/reading/reading-page.ts';
import { searchParameters } from './facts/search-wish.ts';

const content = ['used-cars', 'new-cars'];
// Days on sale and years left change from one day to the next, holds by the hour.
const freshSeconds = 60 * 60;

export const readingPages: readonly ReadingPageEntry[] = [
  {
    path: '/used-cars',
    module: 'used-cars',
    copy: ['used-cars', 'errors'],
    screen: 'used car',
    ...{ content, freshSeconds },
  },
  {
    path: '/used-cars/:city',
    module: 'city',
    copy: ['used-cars', 'errors'],
    screen: 'used car search',
    ...{ content, freshSeconds },
    query: searchParameters,
  },
  {
    path: '/used-cars/:city/:car',
    module: 'car',
    copy: ['used-cars', 'used-car', 'fault-map', 'errors'],
    screen: 'used car detail',
    ...{ content, freshSeconds },
    isCounted: true,
  },
];
