import type { PageEntry } from '../../frame/routing/page-entry.ts';

export const partnerPages: readonly PageEntry[] = [
  { path: '/partner/sign-in', module: 'sign-in/sign-in', copy: ['partner', 'errors'] },
  { path: '/partner/sign-out', module: 'sign-in/sign-out', copy: ['partner'] },
  { path: '/partner/account', module: 'sign-in/account', copy: ['partner', 'errors'] },
  { path: '/partner/recover', module: 'sign-in/recover', copy: ['partner', 'errors'] },
  { path: '/partner/recover/:token', module: 'sign-in/new-password', copy: ['partner', 'errors'] },
  { path: '/partner/invitation/:token', module: 'sign-in/invitation', copy: ['partner', 'errors'] },
  { path: '/partner/members', module: 'members/members', copy: ['partner', 'errors'] },
  {
    path: '/partner/statement',
    module: 'statement/statement',
    copy: ['partner', 'partner-statement', 'errors'],
  },
  { path: '/partner/bids', module: 'bids/bids', copy: ['partner', 'partner-bids', 'errors'] },
  {
    path: '/partner/bids/:roundId',
    module: 'bids/bid',
    copy: ['partner', 'partner-bids', 'inspection-report', 'fault-map', 'errors'],
  },
  {
    path: '/partner/listings',
    module: 'listings/listings',
    copy: ['partner', 'partner-listings', 'errors'],
  },
  {
    path: '/partner/listings/:listing',
    module: 'listings/listing',
    copy: ['partner', 'partner-listings', 'errors'],
  },
  {
    path: '/partner/drives',
    module: 'listings/drives',
    copy: ['partner', 'partner-drives', 'errors'],
  },
  {
    path: '/partner/webhook',
    module: 'webhook/webhook',
    copy: ['partner', 'partner-webhook', 'errors'],
  },
  {
    path: '/partner/statistics',
    module: 'statistics/statistics',
    copy: ['partner', 'partner-statistics', 'partner-leads', 'errors'],
  },
  {
    path: '/partner/assignment',
    module: 'assignment/assignment',
    copy: ['partner', 'partner-assignment', 'errors'],
  },
  {
    path: '/partner/leads/:leadId/offer',
    module: 'offer/offer',
    copy: ['partner', 'partner-offer', 'errors'],
  },
  {
    path: '/partner/insurance-price',
    module: 'insurance/price',
    copy: ['partner', 'partner-insurance', 'errors'],
  },
  { path: '/partner/audit', module: 'audit/audit', copy: ['partner', 'partner-audit', 'errors'] },
  { path: '/partner/bank', module: 'bank/bank', copy: ['partner', 'partner-bank', 'errors'] },
  { path: '/partner/keys', module: 'keys/keys', copy: ['partner', 'partner-keys', 'errors'] },
  { path: '/partner/card', module: 'card/card', copy: ['partner', 'errors'] },
  {
    path: '/partner/leads/:leadId',
    module: 'inbox/lead',
    copy: ['partner', 'partner-leads', 'errors'],
  },
  { path: '/partner', module: 'inbox/inbox', copy: ['partner', 'partner-leads', 'errors'] },
];
