/** The footer. Links without a label have words of the page's frame, by id; those with one keep the frame small. Only pages
 * that exist. */
export const footer = {
  data: [
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
        { id: 'about-us', path: '/about-us', label: { en: 'About us', hi: 'हमारे बारे में' } },
        { id: 'contact-us', path: '/contact-us', label: { en: 'Contact us', hi: 'संपर्क करें' } },
        { id: 'feedback', path: '/feedback', label: { en: 'Give feedback', hi: 'अपनी राय दें' } },
        { id: 'blog', path: '/blog' },
        { id: 'status', path: '/status', label: { en: 'Status', hi: 'क्या चल रहा है' } },
        { id: 'challan-status', path: '/challan-status' },
        { id: 'api-docs', path: '/api/docs' },
      ],
    },
    {
      id: 'rules',
      title: { en: 'Rules and rights', hi: 'नियम और अधिकार' },
      links: [
        { id: 'privacy', path: '/privacy', label: { en: 'Privacy', hi: 'निजता' } },
        { id: 'terms', path: '/terms', label: { en: 'Terms of the site', hi: 'साइट की शर्तें' } },
        { id: 'terms-challans', path: '/terms-conditions-challans' },
        {
          id: 'accessibility',
          path: '/accessibility',
          label: { en: 'Accessibility', hi: 'सबके लिए सुगम' },
        },
        {
          id: 'grievance-officer',
          path: '/grievance-officer',
          label: { en: 'Grievance officer', hi: 'शिकायत अधिकारी' },
        },
      ],
    },
  ],
};
