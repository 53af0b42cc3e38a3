import type { AppPageEntry } from '../../frame/routing/page-entry.ts';

export const pages: readonly AppPageEntry[] = [
  {
    path: '/',
    module: 'home',
    copy: ['home', 'menu', 'rc-search'],
    screen: 'home',
    sitemap: true,
    shared: { variants: [], personal: ['vehicle_num'] },
  },
  {
    path: '/menu',
    module: 'menu',
    copy: ['menu'],
    screen: 'menu',
    shared: { variants: [], personal: [] },
  },
  {
    path: '/vehicle',
    module: 'vehicle-hub',
    copy: ['menu', 'rc-search'],
    screen: 'vehicle hub',
    sitemap: true,
    shared: { variants: [], personal: [] },
  },
  {
    path: '/pay',
    module: 'pay-hub',
    copy: ['menu', 'rc-search'],
    screen: 'payments hub',
    sitemap: true,
    shared: { variants: [], personal: [] },
  },
  {
    path: '/trade',
    module: 'trade-hub',
    copy: ['menu'],
    screen: 'buy and sell hub',
    sitemap: true,
    shared: { variants: [], personal: [] },
  },
];
