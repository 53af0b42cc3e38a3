/** A link by its id; pages have the words for it, in each language. */
export type LayoutLink = { readonly id: string; readonly path: string };

/** The areas of the product, in the order of the home page. Only what exists: an area joins when it is built. */
export const topServices: readonly LayoutLink[] = [
  { id: 'rc-details', path: '/rc-search' },
  { id: 'challans', path: '/challan-pay' },
  { id: 'garage', path: '/garage' },
  { id: 'rto-codes', path: '/rto-codes' },
];

/** Sections of the layout by name. */
export const layoutSections: ReadonlyMap<
  string,
  readonly { readonly id: string; readonly links: readonly LayoutLink[] }[]
> = new Map([
  [
    'footer',
    [
      {
        id: 'vehicle',
        links: [
          { id: 'rc-search', path: '/rc-search' },
          { id: 'challan-pay', path: '/challan-pay' },
          { id: 'fake-challan-check', path: '/fake-challan-check' },
          { id: 'garage', path: '/garage' },
          { id: 'rto-codes', path: '/rto-codes' },
          { id: 'rto', path: '/rto' },
        ],
      },
      {
        id: 'account',
        links: [
          { id: 'orders', path: '/orders' },
          { id: 'account', path: '/account' },
          { id: 'city', path: '/city' },
          { id: 'consent', path: '/consent' },
        ],
      },
      {
        id: 'product',
        links: [
          { id: 'blog', path: '/blog' },
          { id: 'challan-status', path: '/challan-status' },
          { id: 'terms-challans', path: '/terms-conditions-challans' },
          { id: 'api-docs', path: '/api/docs' },
        ],
      },
    ],
  ],
]);
