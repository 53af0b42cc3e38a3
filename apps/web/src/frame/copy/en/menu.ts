/** Words of the menu: header panels, tab bar, menu page, hub pages, groups of the home page. */
export const copy = {
  navigation: 'Main',
  tabs: 'Quick access',
  search: 'Search',
  searchHint: 'Search or type a number',
  home: 'Home',
  menu: 'Menu',
  also: 'Also:',
  alsoTitle: 'Also',
  groups: {
    vehicle: {
      name: 'My vehicle',
      title: 'My vehicle',
      lead: 'Check an RC, track due dates, see RTO forms and fees.',
    },
    pay: {
      name: 'Pay',
      title: 'Pay',
      lead: 'Find and pay challans, follow your orders.',
    },
    learn: { name: 'Learn & ask', title: 'Learn & ask', lead: 'RTO codes, guides and answers.' },
  },
  entries: {
    rc: { name: 'RC details', note: 'As per VAHAN' },
    garage: { name: 'Garage', note: 'Your vehicles and due dates' },
    rtoServices: { name: 'RTO services', note: 'Transfer, NOC, duplicate RC' },
    calculator: { name: 'Fee calculator', note: 'RTO fees and road tax' },
    nearestRto: { name: 'Nearest RTO', note: '' },
    serviceHistory: { name: 'Service history', note: '' },
    sentBack: { name: 'Application sent back', note: '' },
    practice: { name: 'Learner’s licence practice', note: '' },
    challans: { name: 'Challans', note: 'Check, contest, pay' },
    fastag: { name: 'FASTag', note: 'Recharge any bank’s tag' },
    orders: { name: 'Orders', note: 'Receipts and refunds' },
    messageCheck: { name: 'Message check', note: 'Is a challan SMS genuine?' },
    contest: { name: 'Contest a challan', note: 'Grounds, deadline, letter' },
    fines: { name: 'Fines by offence', note: '' },
    sources: { name: 'Challan source status', note: '' },
    buyFastag: { name: 'Buy a FASTag', note: '' },
    rtoCodes: { name: 'RTO codes', note: 'Which RTO a plate is from' },
    offices: { name: 'RTO offices', note: 'By state and city' },
    guides: { name: 'Guides', note: 'Rules and costs' },
    assistant: { name: 'Assistant', note: 'Answers from our pages' },
    newsletter: { name: 'Newsletter', note: '' },
    contact: { name: 'Contact us', note: '' },
    status: { name: 'Service status', note: '' },
    privacy: { name: 'Privacy', note: '' },
    terms: { name: 'Terms', note: '' },
    accessibility: { name: 'Accessibility', note: '' },
    grievance: { name: 'Grievance officer', note: '' },
  },
  page: {
    title: 'Menu',
    services: 'Services',
    challansSubmit: 'Check challans',
    signIn: 'Sign in',
    signInNote: 'Garage, orders, reminders',
    account: 'Account',
    accountNote: 'Devices, consents, your data',
    city: 'City',
    settings: 'Settings',
    language: 'Language',
    english: 'English',
    hindi: 'हिन्दी',
    legal: 'Help and legal',
  },
};

declare module '../copies.ts' {
  interface Copies {
    readonly menu: typeof copy;
  }
}
