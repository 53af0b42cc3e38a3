/** Default footer. Links only to existing pages; a server test opens each one. */
export const footer = {
  data: [
    {
      id: 'vehicle',
      title: { en: 'My vehicle', hi: 'मेरी गाड़ी' },
      links: [
        {
          id: 'rc-search',
          path: '/rc-search',
          label: { en: 'RC details', hi: 'RC की जानकारी' },
        },
        { id: 'challan-pay', path: '/challan-pay', label: { en: 'Challans', hi: 'चालान' } },
        {
          id: 'fake-challan-check',
          path: '/fake-challan-check',
          label: { en: 'Message check', hi: 'मैसेज की जाँच' },
        },
        { id: 'garage', path: '/garage', label: { en: 'Garage', hi: 'गैरेज' } },
        { id: 'rto-codes', path: '/rto-codes', label: { en: 'RTO codes', hi: 'RTO कोड' } },
        { id: 'rto', path: '/rto', label: { en: 'RTO offices', hi: 'RTO सूची' } },
        {
          id: 'rto-services',
          path: '/rto-services',
          label: { en: 'RTO services', hi: 'RTO सेवाएँ' },
        },
      ],
    },
    {
      id: 'account',
      title: { en: 'Account', hi: 'मेरा खाता' },
      links: [
        { id: 'orders', path: '/orders', label: { en: 'Orders', hi: 'ऑर्डर' } },
        {
          id: 'account',
          path: '/account',
          label: { en: 'Profile and data', hi: 'प्रोफ़ाइल और डेटा' },
        },
        { id: 'city', path: '/city', label: { en: 'City', hi: 'शहर' } },
        {
          id: 'consent',
          path: '/consent',
          label: { en: 'Privacy settings', hi: 'गोपनीयता सेटिंग' },
        },
      ],
    },
    {
      id: 'product',
      title: { en: 'Help', hi: 'मदद' },
      links: [
        { id: 'about-us', path: '/about-us', label: { en: 'About us', hi: 'हमारे बारे में' } },
        { id: 'contact-us', path: '/contact-us', label: { en: 'Contact us', hi: 'संपर्क करें' } },
        { id: 'feedback', path: '/feedback', label: { en: 'Feedback', hi: 'अपनी राय दें' } },
        { id: 'blog', path: '/blog', label: { en: 'Guides', hi: 'गाइड' } },
        { id: 'assistant', path: '/assistant', label: { en: 'Assistant', hi: 'सहायक' } },
        { id: 'figures', path: '/figures', label: { en: 'Our performance', hi: 'हमारा प्रदर्शन' } },
        { id: 'status', path: '/status', label: { en: 'Service status', hi: 'सेवाओं की स्थिति' } },
        {
          id: 'challan-status',
          path: '/challan-status',
          label: { en: 'Challan source status', hi: 'चालान स्रोतों की स्थिति' },
        },
        { id: 'api-docs', path: '/api/docs', label: { en: 'API reference', hi: 'API दस्तावेज़' } },
      ],
    },
    {
      id: 'rules',
      title: { en: 'Legal', hi: 'क़ानूनी जानकारी' },
      links: [
        { id: 'privacy', path: '/privacy', label: { en: 'Privacy', hi: 'गोपनीयता' } },
        { id: 'terms', path: '/terms', label: { en: 'Terms of use', hi: 'उपयोग की शर्तें' } },
        {
          id: 'terms-challans',
          path: '/terms-conditions-challans',
          label: { en: 'Challan terms', hi: 'चालान की शर्तें' },
        },
        {
          id: 'accessibility',
          path: '/accessibility',
          label: { en: 'Accessibility', hi: 'सुगम्यता' },
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
