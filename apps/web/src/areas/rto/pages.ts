import { STATES } from '@pahiya/domain/places/states';
import type { AppPageEntry } from '../../frame/routing/page-entry.ts';

const stateCodes = STATES.map(({ code }) => code);

export const pages: readonly AppPageEntry[] = [
  {
    path: '/rto-codes',
    module: 'codes/rto-codes',
    copy: ['rto-codes', 'errors'],
    screen: 'rto codes',
    sitemap: true,
    shared: { variants: [['state', stateCodes]], personal: ['code'] },
  },
  {
    path: '/rto-services/:service/order',
    module: 'order/rto-order',
    copy: ['rto-order', 'checkout', 'errors'],
    screen: 'rto service order',
  },
];
