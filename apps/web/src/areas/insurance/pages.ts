import type { AppPageEntry } from '../../frame/routing/page-entry.ts';

export const pages: readonly AppPageEntry[] = [
  {
    path: '/insurance-homepage',
    module: 'home/insurance-home',
    copy: ['insurance', 'insurance-quotes', 'errors'],
    screen: 'insurance home',
    sitemap: true,
  },
  {
    path: '/insurance-homepage/:vehicleNum',
    module: 'vehicle/insurance-vehicle',
    copy: [
      'insurance',
      'insurance-extras',
      'insurance-terms',
      'insurance-quotes',
      'limit',
      'errors',
    ],
    screen: 'insurance of a vehicle',
  },
  {
    path: '/insurance-new-vehicle',
    module: 'new-vehicle/new-vehicle',
    copy: ['insurance-new', 'insurance', 'insurance-quotes', 'errors'],
    screen: 'insurance of a new vehicle',
    sitemap: true,
  },
  {
    path: '/insurance-call-back',
    module: 'call-back/insurance-call-back',
    copy: ['insurance-call-back', 'insurance-quotes', 'errors'],
    screen: 'insurance call back',
    sitemap: true,
  },
  {
    path: '/insurance-claims',
    module: 'claims/insurance-claims',
    copy: ['insurance-claims', 'insurance-terms', 'errors'],
    screen: 'insurance claims',
    sitemap: true,
  },
  {
    path: '/insurance-claims/mine',
    module: 'claims/own-claims',
    copy: ['insurance-claims', 'own-claims', 'errors'],
    screen: 'own insurance claims',
  },
  {
    path: '/insurance-quotes/:requestId',
    module: 'quotes/quotes',
    copy: ['insurance-quotes', 'insurance-extras', 'insurance-terms', 'errors'],
    screen: 'insurance quotes',
  },
  {
    path: '/insurance-quotes/:requestId/:insurerId',
    module: 'quotes/quote',
    copy: ['insurance-quotes', 'errors'],
    screen: 'insurance quote',
  },
  {
    path: '/insurance-quotes/:requestId/:insurerId/buy',
    module: 'buy/buy-policy',
    copy: ['insurance-buy', 'insurance-quotes', 'insurance-terms', 'errors'],
    screen: 'insurance proposal',
  },
  {
    path: '/insurance-quotes/:requestId/:insurerId/inspection',
    module: 'inspection/vehicle-inspection',
    copy: ['insurance-inspection', 'insurance-quotes', 'errors'],
    screen: 'vehicle inspection',
  },
  {
    path: '/insurance-policy/:orderId/bonus',
    module: 'bonus/policy-bonus',
    copy: ['insurance-bonus', 'errors'],
    screen: 'correct declared bonus',
  },
  {
    path: '/insurance-policy/:orderId/cancel',
    module: 'cancel/cancel-policy',
    copy: ['insurance-cancel', 'errors'],
    screen: 'cancel insurance policy',
  },
  {
    path: '/insurance-policy/:orderId/sheet',
    module: 'sheet/policy-sheet',
    copy: ['insurance-buy', 'insurance-quotes', 'insurance-terms', 'errors'],
    screen: 'insurance information sheet',
  },
  {
    path: '/insurance-quote/:token',
    module: 'quotes/shared-quote',
    copy: ['insurance-quotes', 'errors'],
    screen: 'shared insurance quote',
  },
];
