import type { AppPageEntry } from '../../frame/routing/page-entry.ts';
import { kindCopies } from './kinds/kind-copies.ts';

export const pages: readonly AppPageEntry[] = [
  {
    path: '/orders',
    module: 'orders',
    copy: ['orders', 'errors', ...kindCopies],
    screen: 'order history',
  },
  {
    path: '/orders/:orderId',
    module: 'order/order',
    copy: ['order', 'orders', 'checkout', 'new-tag', 'errors', ...kindCopies],
    screen: 'order details',
  },
  {
    path: '/verify/:code',
    module: 'receipt/verify-receipt',
    copy: ['order-receipt', 'errors', ...kindCopies],
    screen: 'receipt check',
  },
];
