/** The services of the product, in the order of the home page. Only existing ones. Pages have the copy for these ids; a
 * service added by an editor has its own. */
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
