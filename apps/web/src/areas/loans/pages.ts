import type { AppPageEntry } from '../../frame/routing/page-entry.ts';

const calculator = ['loans', 'errors'] as const;

export const pages: readonly AppPageEntry[] = [
  {
    path: '/loans',
    module: 'calculators/loans',
    copy: calculator,
    screen: 'loans home',
    sitemap: true,
  },
  {
    path: '/loans/prepay',
    module: 'calculators/prepay',
    copy: calculator,
    screen: 'loan prepayment',
    sitemap: true,
  },
  {
    path: '/loans/eligibility',
    module: 'calculators/eligibility',
    copy: calculator,
    screen: 'loan eligibility',
    sitemap: true,
  },
  {
    path: '/loans/bike',
    module: 'calculators/bike',
    copy: calculator,
    screen: 'bike loan or personal loan',
    sitemap: true,
  },
  {
    path: '/loans/apply',
    module: 'apply/apply',
    copy: ['loans', 'loan-application', 'errors'],
    screen: 'loan apply',
  },
  {
    path: '/loans/application/:applicationId',
    module: 'apply/application',
    copy: ['loans', 'loan-application', 'errors'],
    screen: 'loan application',
  },
  {
    path: '/loans/noc',
    module: 'noc/noc',
    copy: ['loan-noc', 'errors'],
    screen: 'loan noc',
  },
];
