/** The footer. Only pages that exist; a test of the server opens each. */
export const footer = {
  data: [
    {
      id: 'vehicle',
      title: { en: 'Your vehicle', hi: 'आपकी गाड़ी' },
      links: [
        {
          id: 'rc-search',
          path: '/rc-search',
          label: { en: 'RC details by number', hi: 'नंबर से RC की जानकारी' },
        },
        { id: 'challan-pay', path: '/challan-pay', label: { en: 'Challans', hi: 'चालान' } },
        {
          id: 'fake-challan-check',
          path: '/fake-challan-check',
          label: { en: 'Check a challan message', hi: 'चालान का मैसेज जाँचें' },
        },
        { id: 'garage', path: '/garage', label: { en: 'Garage', hi: 'गैरेज' } },
        { id: 'rto-codes', path: '/rto-codes', label: { en: 'RTO codes', hi: 'RTO कोड' } },
        { id: 'rto', path: '/rto', label: { en: 'RTO offices by state', hi: 'राज्य के RTO दफ़्तर' } },
        {
          id: 'rto-services',
          path: '/rto-services',
          label: { en: 'RTO services and fees', hi: 'RTO के काम और फ़ीस' },
        },
      ],
    },
    {
      id: 'account',
      title: { en: 'You', hi: 'आप' },
      links: [
        { id: 'orders', path: '/orders', label: { en: 'Your orders', hi: 'आपके ऑर्डर' } },
        { id: 'account', path: '/account', label: { en: 'Account', hi: 'मेरा खाता' } },
        { id: 'city', path: '/city', label: { en: 'Choose a city', hi: 'शहर चुनें' } },
        {
          id: 'consent',
          path: '/consent',
          label: { en: 'Your privacy choices', hi: 'निजता की पसंद' },
        },
      ],
    },
    {
      id: 'product',
      title: { en: 'This product', hi: 'यह सेवा' },
      links: [
        { id: 'about-us', path: '/about-us', label: { en: 'About us', hi: 'हमारे बारे में' } },
        { id: 'contact-us', path: '/contact-us', label: { en: 'Contact us', hi: 'संपर्क करें' } },
        { id: 'feedback', path: '/feedback', label: { en: 'Give feedback', hi: 'अपनी राय दें' } },
        { id: 'blog', path: '/blog', label: { en: 'Blog', hi: 'ब्लॉग' } },
        { id: 'assistant', path: '/assistant', label: { en: 'Assistant', hi: 'सहायक' } },
        { id: 'figures', path: '/figures', label: { en: 'How we do', hi: 'हमारा काम' } },
        { id: 'status', path: '/status', label: { en: 'Status', hi: 'क्या चल रहा है' } },
        {
          id: 'challan-status',
          path: '/challan-status',
          label: { en: 'Status of challan sources', hi: 'चालान की जगहों का हाल' },
        },
        { id: 'api-docs', path: '/api/docs', label: { en: 'API reference', hi: 'API की जानकारी' } },
      ],
    },
    {
      id: 'rules',
      title: { en: 'Rules and rights', hi: 'नियम और अधिकार' },
      links: [
        { id: 'privacy', path: '/privacy', label: { en: 'Privacy', hi: 'निजता' } },
        { id: 'terms', path: '/terms', label: { en: 'Terms of the site', hi: 'साइट की शर्तें' } },
        {
          id: 'terms-challans',
          path: '/terms-conditions-challans',
          label: { en: 'Terms for challans', hi: 'चालान की शर्तें' },
        },
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
