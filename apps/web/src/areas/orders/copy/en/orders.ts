/** Copy of the list of orders. */
export const copy = {
  metaTitle: 'Your orders',
  title: 'Your orders',
  filter: 'Show orders of',
  all: 'All orders',
  visitor: {
    title: 'Sign in to see your orders',
    text: 'See payments, receipts and refunds in one place.',
    action: 'Sign in',
  },
  empty: {
    title: 'No orders yet',
    detail: 'After you pay, follow each order here until it is complete.',
    action: 'Check challans',
  },
  emptyKind: {
    title: 'No orders of this kind',
    detail: 'You have not ordered this yet.',
    action: 'See all orders',
  },
  failed: 'Your orders could not be opened',
  failedPayment: 'Payment failed',
  placed: (time: string) => `Ordered ${time}`,
  open: (publicId: string) => `Open order ${publicId}`,
  pages: 'More orders',
  older: 'Older orders',
  newest: 'Latest orders',
  sandbox: 'Sandbox data',
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly orders: typeof copy;
  }
}
