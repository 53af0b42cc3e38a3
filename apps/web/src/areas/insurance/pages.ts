import type { AppPageEntry } from '../../frame/routing/page-entry.ts';

export const pages: readonly AppPageEntry[] = [
  {
    path: '/insurance-homepage',
    module: 'home/insurance-home',
    copy: ['insurance', 'errors'],
    screen: 'insurance home',
    sitemap: true,
  },
  {
    path: '/insurance-homepage/:vehicleNum',
    module: 'vehicle/insurance-vehicle',
    copy: ['insurance', 'limit', 'errors'],
    screen: 'insurance of a vehicle',
  },
];
