import type { ReadingPageEntry } from '../../frame/reading/reading-page.ts';
import { costFields } from './facts/cost-wish.ts';
import { whichFields } from './which/which-wishes.ts';

const content = ['new-cars'];
const day = 24 * 60 * 60;

// Prices grow old from one day to the next.
export const readingPages: readonly ReadingPageEntry[] = [
  {
    path: '/new-cars',
    module: 'new-cars',
    copy: ['new-cars', 'car-search', 'car-videos', 'errors'],
    screen: 'new car',
    content,
    freshSeconds: day,
  },
  {
    path: '/compare',
    module: 'compare/compare',
    copy: ['new-cars', 'errors'],
    screen: 'compare new cars',
    content,
    query: ['ids', 'city', 'make', 'model', 'only', 'width', 'length'],
    cityIn: 'city',
    freshSeconds: day,
  },
  {
    path: '/new-cars/:make',
    module: 'make',
    copy: ['new-cars', 'errors'],
    screen: 'new car make',
    content,
    freshSeconds: day,
  },
  {
    path: '/new-cars/:make/:model',
    module: 'model',
    copy: ['new-cars', 'car-cost', 'car-reviews', 'car-videos', 'asked-here', 'errors'],
    screen: 'new car model',
    content: [...content, 'community-model'],
    query: ['reviews', 'city', ...whichFields],
    cityIn: 'city',
    freshSeconds: day,
  },
  {
    path: '/new-cars/:make/:model/:variant',
    module: 'variant',
    copy: ['new-cars', 'car-cost', 'errors'],
    screen: 'new car variant',
    content,
    query: ['city', 'owner', 'loan'],
    cityIn: 'city',
    freshSeconds: day,
  },
  {
    path: '/new-cars/:make/:model/:variant/cost',
    module: 'cost-page/cost',
    copy: ['new-cars', 'car-cost', 'errors'],
    screen: 'new car cost',
    content,
    query: ['city', 'owner', ...costFields.map(({ name }) => name)],
    cityIn: 'city',
    freshSeconds: day,
  },
  {
    path: '/new-cars/quotation-check',
    module: 'quotation/quotation-check',
    copy: ['new-cars', 'quotation', 'errors'],
    screen: 'quotation check',
    content,
    query: ['car', 'city', 'owner', 'loan', 'lines', 'make', 'model'],
    cityIn: 'city',
    freshSeconds: day,
    sitemap: true,
  },
];
