import type { PageEntry } from './lazy-page.ts';

/** Every page of the product. A new page is one entry here and one file under routes/. */
export const pages: readonly PageEntry[] = [
  {
    path: '/',
    file: 'src/routes/home.tsx',
    areas: ['home', 'rc-search'],
    load: () => import('../routes/home.tsx'),
  },
  {
    path: '/rc-search',
    file: 'src/routes/rc-search.tsx',
    areas: ['rc-search'],
    load: () => import('../routes/rc-search.tsx'),
  },
  {
    path: '/rc-details/:vehicleNum',
    file: 'src/routes/rc-details.tsx',
    areas: ['rc-details', 'limit', 'errors'],
    load: () => import('../routes/rc-details.tsx'),
  },
  {
    path: '/rc-details/:vehicleNum/report',
    file: 'src/routes/report-field.tsx',
    areas: ['rc-details', 'ownership', 'errors'],
    load: () => import('../routes/report-field.tsx'),
  },
  {
    path: '/rc-details/:vehicleNum/hide',
    file: 'src/routes/hide-vehicle.tsx',
    areas: ['ownership', 'errors'],
    load: () => import('../routes/hide-vehicle.tsx'),
  },
  {
    path: '/challan-pay',
    file: 'src/routes/challan-pay.tsx',
    areas: ['challan-pay', 'errors'],
    load: () => import('../routes/challan-pay.tsx'),
  },
  {
    path: '/challan-status',
    file: 'src/routes/challan-status.tsx',
    areas: ['challan-status', 'errors'],
    load: () => import('../routes/challan-status.tsx'),
  },
  {
    path: '/terms-conditions-challans',
    file: 'src/routes/terms-conditions-challans.tsx',
    areas: ['challan-terms'],
    load: () => import('../routes/terms-conditions-challans.tsx'),
  },
  {
    path: '/fake-challan-check',
    file: 'src/routes/fake-challan-check.tsx',
    areas: ['challan-check', 'errors'],
    load: () => import('../routes/fake-challan-check.tsx'),
  },
  {
    path: '/contest-challan',
    file: 'src/routes/contest-challan.tsx',
    areas: ['challan-contest', 'errors'],
    load: () => import('../routes/contest-challan.tsx'),
  },
  {
    path: '/app-challan-pay/:vehicleNum',
    file: 'src/routes/challan-results.tsx',
    areas: ['challan-results', 'limit', 'errors'],
    load: () => import('../routes/challan-results.tsx'),
  },
  {
    path: '/app-challan-pay/:vehicleNum/checkout',
    file: 'src/routes/challan-checkout.tsx',
    areas: ['checkout', 'errors'],
    load: () => import('../routes/challan-checkout.tsx'),
  },
  {
    path: '/orders',
    file: 'src/routes/orders.tsx',
    areas: ['orders', 'errors'],
    load: () => import('../routes/orders.tsx'),
  },
  {
    path: '/orders/:orderId',
    file: 'src/routes/order.tsx',
    areas: ['order', 'orders', 'checkout', 'errors'],
    load: () => import('../routes/order.tsx'),
  },
  {
    path: '/verify/:code',
    file: 'src/routes/verify-receipt.tsx',
    areas: ['order-receipt', 'errors'],
    load: () => import('../routes/verify-receipt.tsx'),
  },
  {
    path: '/blog/newsletter',
    file: 'src/routes/blog-newsletter.tsx',
    areas: ['blog', 'errors'],
    load: () => import('../routes/blog-newsletter.tsx'),
  },
  {
    path: '/garage',
    file: 'src/routes/garage.tsx',
    areas: ['garage', 'rc-details', 'errors'],
    load: () => import('../routes/garage.tsx'),
  },
  {
    path: '/account',
    file: 'src/routes/account.tsx',
    areas: ['account', 'errors'],
    load: () => import('../routes/account.tsx'),
  },
  {
    path: '/rto-codes',
    file: 'src/routes/rto-codes.tsx',
    areas: ['rto-codes', 'errors'],
    load: () => import('../routes/rto-codes.tsx'),
  },
  {
    path: '/limit',
    file: 'src/routes/limit.tsx',
    areas: ['limit', 'errors'],
    load: () => import('../routes/limit.tsx'),
  },
  {
    path: '/sign-in',
    file: 'src/routes/sign-in.tsx',
    areas: ['sign-in', 'errors'],
    load: () => import('../routes/sign-in.tsx'),
  },
  {
    path: '/sign-out',
    file: 'src/routes/sign-out.tsx',
    areas: [],
    load: () => import('../routes/sign-out.tsx'),
  },
  {
    path: '/city',
    file: 'src/routes/city.tsx',
    areas: ['city', 'errors'],
    load: () => import('../routes/city.tsx'),
  },
  {
    path: '/theme',
    file: 'src/routes/theme.tsx',
    areas: [],
    load: () => import('../routes/theme.tsx'),
  },
  {
    path: '/consent',
    file: 'src/routes/consent.tsx',
    areas: ['consent', 'errors'],
    load: () => import('../routes/consent.tsx'),
  },
  {
    path: '/offline',
    file: 'src/routes/offline.tsx',
    areas: ['offline'],
    load: () => import('../routes/offline.tsx'),
  },
  {
    path: '/ui',
    file: 'src/routes/ui-gallery.tsx',
    areas: [],
    load: () => import('../routes/ui-gallery.tsx'),
  },
  {
    path: '*',
    file: 'src/routes/not-found.tsx',
    areas: [],
    load: () => import('../routes/not-found.tsx'),
  },
];

/** Paths of pages that everybody may find: what the sitemap lists. Those with a parameter are left out. */
export const sitemapPaths: readonly string[] = [
  '/',
  '/rc-search',
  '/challan-pay',
  '/challan-status',
  '/fake-challan-check',
  '/contest-challan',
  '/terms-conditions-challans',
  '/rto-codes',
];
