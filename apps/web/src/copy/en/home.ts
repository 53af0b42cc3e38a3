/** Words of the home page. */
export const copy = {
  metaTitle: 'Everything your vehicle owes and owns',
  metaDescription:
    'Type a vehicle number: registration, owner serial, insurance, pollution certificate and RTO in one place. Free, open source, no calls afterwards.',
  title: 'Everything your vehicle owes and owns.',
  lead: 'Type the number on the plate. No sign-in, no captcha, no calls afterwards.',
  /** Above parts that open by their names. */
  tabs: 'Also useful',
  areas: {
    title: 'What you can do here',
    'rc-details': { name: 'RC details', text: 'What the register knows' },
    challans: { name: 'Challans', text: 'Find, check and pay' },
    garage: { name: 'Garage', text: 'Your vehicles and their dates' },
    'rto-codes': { name: 'RTO codes', text: 'Which office a plate is from' },
    'rto-services': { name: 'RTO services', text: 'Fees, forms and papers' },
    blog: { name: 'Blog', text: 'Rules and costs explained' },
    assistant: { name: 'Assistant', text: 'Answers with their source' },
    account: { name: 'Account', text: 'Devices, consents, your data' },
  },
  next: {
    title: 'Next on this road',
    text: 'Not here yet. They are being built in the open, in this order.',
    items: [
      'Insurance renewal',
      'FASTag',
      'Service history',
      'Buy a car',
      'Sell a car',
      'Loans',
      'RTO work done for you',
      'Community',
    ],
  },
  due: {
    title: 'What falls due is easy to miss',
    lead: 'A vehicle carries up to seven dates. This is how a record shows them.',
    example: 'An example',
    ownDamage: {
      name: 'Own-damage cover',
      detail: 'ended, while third party still runs',
      word: '18 days over',
    },
    puc: {
      name: 'Pollution certificate',
      detail: 'once a year, six months for older engines',
      word: '9 days',
    },
    registration: {
      name: 'Registration',
      detail: '15 years, then five at a time',
      word: '9 y 3 m',
    },
    action: 'Keep yours in the garage',
  },
  privacy: {
    title: 'What we promise',
    items: [
      {
        id: 'masked',
        title: 'The owner stays masked',
        text: 'No full name, no address, no mobile. Not for sale either.',
      },
      {
        id: 'calls',
        title: 'Nobody calls you',
        text: 'We ask for no number to show you a record, and pass none on.',
      },
      {
        id: 'source',
        title: 'Who said it, and when',
        text: 'Every fact carries its source and the time it was asked.',
      },
      {
        id: 'leave',
        title: 'Leave in one step',
        text: 'Export or delete everything you have here, any day.',
      },
    ],
  },
};
