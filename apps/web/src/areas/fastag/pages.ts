import type { AppPageEntry } from '../../frame/routing/page-entry.ts';

export const pages: readonly AppPageEntry[] = [
  {
    path: '/tollsetu',
    module: 'recharge/tollsetu',
    copy: ['tollsetu', 'errors'],
    screen: 'fastag home',
    sitemap: true,
  },
  {
    path: '/tollsetu/recharge',
    module: 'recharge/tag-recharge',
    copy: ['tollsetu', 'checkout', 'errors'],
    screen: 'fastag recharge',
  },
  {
    path: '/tollsetu/tag/:vehicleNum',
    module: 'tag/toll-tag',
    copy: ['toll-tag', 'owner-proof', 'errors'],
    screen: 'fastag tag',
  },
  {
    path: '/tollsetu/tag/:vehicleNum/crossings',
    module: 'tag/toll-crossings',
    copy: ['toll-tag', 'errors'],
    screen: 'fastag crossings',
  },
  {
    path: '/tollsetu/tag/:vehicleNum/dispute',
    module: 'tag/toll-dispute',
    copy: ['toll-tag', 'errors'],
    screen: 'fastag wrong deduction',
  },
  {
    path: '/tollsetu/tag/:vehicleNum/e-notices',
    module: 'tag/toll-notices',
    copy: ['toll-tag', 'errors'],
    screen: 'fastag notices',
  },
  {
    path: '/tollsetu/e-notice/:noticeId',
    module: 'tag/toll-notice',
    copy: ['toll-tag', 'errors'],
    screen: 'fastag notice',
  },
  {
    path: '/tollsetu/tag/:vehicleNum/annual-pass',
    module: 'tag/toll-pass',
    copy: ['toll-tag', 'errors'],
    screen: 'fastag annual pass',
  },
  {
    path: '/tollsetu/tag/:vehicleNum/photo',
    module: 'tag/tag-photo',
    copy: ['toll-tag', 'errors'],
    screen: 'fastag photo check',
  },
  {
    path: '/tollsetu/buy',
    module: 'buy/tag-buy',
    copy: ['tag-buy', 'new-tag', 'errors'],
    screen: 'fastag buy',
    sitemap: true,
  },
  {
    path: '/tollsetu/buy/:issueId',
    module: 'buy/tag-issue',
    copy: ['tag-buy', 'new-tag', 'checkout', 'errors'],
    screen: 'fastag issue',
  },
];
