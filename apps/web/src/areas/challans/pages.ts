import { STATES } from '@pahiya/domain/places/states';
import type { AppPageEntry } from '../../frame/routing/page-entry.ts';

const stateCodes = STATES.map(({ code }) => code);

export const pages: readonly AppPageEntry[] = [
  {
    path: '/challan-pay',
    module: 'landing/challan-pay',
    copy: ['challan-pay', 'errors'],
    screen: 'challan search',
    sitemap: true,
    shared: { variants: [['state', stateCodes]], personal: ['vehicleNumber', 'edit'] },
  },
  {
    path: '/challan-status',
    module: 'status/challan-status',
    copy: ['challan-status', 'errors'],
    screen: 'challan source status',
    sitemap: true,
  },
  {
    path: '/terms-conditions-challans',
    module: 'guidance/terms-conditions-challans',
    copy: ['challan-terms'],
    screen: 'challan terms',
    sitemap: true,
    shared: { variants: [['src', ['app']]], personal: [] },
  },
  {
    path: '/fake-challan-check',
    module: 'guidance/fake-challan-check',
    copy: ['challan-check', 'errors'],
    screen: 'fake challan check',
    sitemap: true,
    shared: { variants: [], personal: [] },
  },
  {
    path: '/contest-challan',
    module: 'guidance/contest-challan',
    copy: ['challan-contest', 'errors'],
    screen: 'contest challan',
    sitemap: true,
  },
  {
    path: '/app-challan-pay/:vehicleNum',
    module: 'results/challan-results',
    copy: ['challan-results', 'limit', 'errors'],
    screen: 'challan results',
  },
  {
    path: '/app-challan-pay/:vehicleNum/checkout',
    module: 'checkout/challan-checkout',
    copy: ['checkout', 'errors'],
    screen: 'challan checkout',
  },
];
