/** The areas of the product, in the order of the home page. Only what exists: an area joins when it is built. Pages have the
 * words for these ids; an area that an editor adds brings its own. */
export const services = {
  services: [
    { id: 'rc-details', path: '/rc-search' },
    { id: 'challans', path: '/challan-pay' },
    { id: 'garage', path: '/garage' },
    { id: 'rto-codes', path: '/rto-codes' },
    { id: 'rto-services', path: '/rto-services' },
    { id: 'blog', path: '/blog' },
    { id: 'assistant', path: '/assistant' },
    { id: 'account', path: '/account' },
  ],
};
