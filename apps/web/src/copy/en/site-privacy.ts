import { crumbs, siteOperator } from './shared/site-operator.ts';

const days = (count: number | null, otherwise: string) =>
  count === null ? otherwise : `${count} days`;

/** Words of the notice about personal data. Sources: DPDP Act 2023, sections 5 to 14; DPDP Rules 2025, rules 3, 6, 8, 9 and
 * 14. Times are those that the program keeps. */
export const copy = {
  crumbs,
  operator: siteOperator,
  metaTitle: 'Privacy',
  metaDescription:
    'Which data this site has about you, what for, how long, who else gets it, and how to see it, take it away or complain.',
  title: 'Privacy',
  lead: 'Each kind of data by itself: what it is, what it is for, and when it goes.',
  before: [
    {
      id: 'short',
      title: 'In short',
      items: [
        'Reading and looking up need no account and no name.',
        'Nothing is sold, and nothing is given to anybody for advertising without your consent.',
        'What you allow is asked for one purpose at a time and taken back with one press.',
        'What we hold about you can be downloaded and deleted in your account, without asking us.',
      ],
    },
  ],
  dataTitle: 'What we hold, and why',
  data: { why: 'For:', kept: 'Kept:' },
  /** Days that the operator configured for the log of look-ups and for documents; null where they are not known. */
  items: (lookupDays: number | null, documentDays: number | null) => [
    {
      id: 'mobile',
      what: 'Your mobile number',
      why: 'Signing in with a one-time password, and messages about your own orders. You give it for that.',
      kept: 'Until you delete the account. A one-time password: minutes, and only as a keyed fingerprint.',
    },
    {
      id: 'profile',
      what: 'Name, e-mail and language, if you give them',
      why: 'Addressing you and writing to you in your language.',
      kept: 'Until you take them out or delete the account.',
    },
    {
      id: 'sessions',
      what: 'Where you are signed in: kind of device, first and last time',
      why: 'Keeping you signed in, and showing you where.',
      kept: '30 days after the last use, 180 days at most.',
    },
    {
      id: 'garage',
      what: 'Vehicles in your garage, and the address of your calendar',
      why: 'Showing what falls due, and reminding you.',
      kept: 'Until you take them out or delete the account.',
    },
    {
      id: 'lookups',
      what: 'Log of look-ups: vehicle, time, purpose; browser and network only as keyed fingerprints',
      why: 'Stopping those who collect records, and showing on request who asked for a vehicle. The law asks for such logs for at least a year (DPDP Rules 2025, rule 8).',
      kept: `${days(lookupDays, 'At least one year')}.`,
    },
    {
      id: 'records',
      what: 'Records of vehicles, as the register gives them: masked',
      why: 'Answering the next look-up without asking again.',
      kept: 'Until a newer answer replaces them. An owner can have a vehicle hidden here.',
    },
    {
      id: 'challans',
      what: 'Searches for challans, and for which reason you had details shown',
      why: 'Showing you what the sources answered, and keeping place and time of an offence from strangers.',
      kept: 'A search: one day. Answers of the sources: 30 days.',
    },
    {
      id: 'orders',
      what: 'Orders: challans, amounts, payment references, receipts',
      why: 'Paying for you, giving money back, and the books. Card and bank details are with the payment gateway, never with us.',
      kept: 'Eight years, because company and tax law ask for it; without any link to you once the account is deleted.',
    },
    {
      id: 'documents',
      what: 'Documents that a court asks for, if you hand them in',
      why: 'Settling that challan.',
      kept: `Encrypted; erased ${days(documentDays, 'soon')} after the end of the order.`,
    },
    {
      id: 'forms',
      what: 'What you write to us in a form or as feedback',
      why: 'Answering it, and for nothing else unless you ticked it there.',
      kept: 'Encrypted; half a year or a year. The form says which.',
    },
    {
      id: 'assistant',
      what: 'Questions to the assistant',
      why: 'Showing you the conversation. Vehicle and mobile numbers are taken out before anything else happens.',
      kept: '30 days.',
    },
    {
      id: 'newsletter',
      what: 'E-mail address for the newsletter',
      why: 'Sending it, after you confirmed it.',
      kept: 'Encrypted; until you unsubscribe. Unconfirmed: seven days.',
    },
    {
      id: 'polls',
      what: 'That this browser voted in a poll, as a keyed fingerprint',
      why: 'Counting each person once.',
      kept: 'One year. The vote itself stays counted without it.',
    },
    {
      id: 'consents',
      what: 'What you allowed and took back, with the time and the words you saw',
      why: 'Proving it, to you and to the authority.',
      kept: 'With the account; for a browser without one: one year.',
    },
    {
      id: 'security',
      what: 'Security log: codes of events and random ids, without name, mobile or vehicle',
      why: 'Finding misuse and breaches. The law asks for it (DPDP Rules 2025, rule 6; directions of CERT-In).',
      kept: 'One year.',
    },
    {
      id: 'device',
      what: 'In your browser: city, look, last look-ups, a random number; pages for reading offline while signed in',
      why: 'Not asking you again, and stopping misuse. None of it follows you to other sites.',
      kept: 'In your browser, until you clear it or sign out.',
    },
  ],
  after: [
    {
      id: 'others',
      title: 'Who else gets what',
      items: [
        'The vehicle register, the challan system, courts and state police: the vehicle number that is asked for.',
        'The message service: your mobile number and the message to it.',
        'The payment gateway: the amount and the number of the order. You give it the rest yourself.',
        'The partner who pays challans: challan, vehicle number and, for a court’s password, your mobile number.',
        'Counting of visits and advertising: nothing, unless the operator connected a service and your consent holds.',
        'Authorities: what a law or a court orders, and no more.',
      ],
    },
    {
      id: 'where',
      title: 'Where it is, and how it is guarded',
      items: [
        'Payment data must stay in India (Reserve Bank of India, 6 April 2018); the operator of this site sees to it.',
        'Lines are encrypted; documents, newsletter addresses and what forms hold are encrypted where they are kept.',
        'Who works here signs in with two factors, sees only what the task needs, and every act is written down.',
        'If data is breached, you and the Board are told without delay: what happened, what it means, what you can do.',
      ],
    },
    {
      id: 'children',
      title: 'Children',
      text: [
        'Accounts are for people of 18 and over. We do not follow children and do not advertise to them. If a child has an account, write to us and it goes.',
      ],
    },
    {
      id: 'rights',
      title: 'What you can ask for',
      text: [
        'To see it, to have it corrected or erased, to take a consent back, to name somebody who acts for you after death or incapacity, and to complain. Most of it you do yourself:',
      ],
    },
  ],
  ways: [
    { to: '/account', label: 'Your account: see, correct, download, delete' },
    { to: '/consent', label: 'Your privacy choices: take a consent back' },
    { to: '/grievance-officer', label: 'Grievance officer: for everything else' },
  ],
  officerTitle: 'Whom to ask',
  complaint: [
    {
      id: 'board',
      title: 'If our answer does not help',
      text: [
        'You get an answer within 90 days at most. After that, or when you do not agree with it, you can complain to the Data Protection Board of India.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      text: [
        'This notice is of 21 November 2026. When a purpose is added you are told and, where it needs consent, asked before.',
      ],
    },
  ],
};
