import { keptRule } from '@pahiya/domain/shared/kept-after-deletion';
import { keptDays, keptRecords, keptYears } from '../../../../frame/copy/shared/en/kept-records.ts';
import { crumbs, siteOperator } from '../shared/en/site-operator.ts';

const days = (count: number | null, otherwise: string) =>
  count === null ? otherwise : keptDays(count);

/** Period of the retention table. */
const kept = (id: 'security-log' | 'lookup-log' | 'paid-orders') => {
  const { period } = keptRule(id);
  return 'days' in period ? keptDays(period.days) : keptYears(period.years);
};

/** How long data is kept. */
type KeptFor = {
  /** Days as configured by the operator for look-up log and documents; null if unknown. */
  readonly lookupDays: number | null;
  readonly documentDays: number | null;
  /** What the community keeps against spam and false reports. */
  readonly printDays: number;
  readonly rangeHours: number;
};

/** Words of the notice about personal data. Sources: DPDP Act 2023, sections 5 to 14; DPDP Rules 2025, rules 3, 6, 8, 9 and
 * 14. Times are those that the program keeps. */
export const copy = {
  crumbs,
  operator: siteOperator,
  metaTitle: 'Privacy',
  metaDescription:
    'What data this site holds about you, why, for how long, who receives it, and how to view, download, delete it or complain.',
  title: 'Privacy',
  lead: 'Each type of data we hold: what it is, why we need it and when it is deleted.',
  before: [
    {
      id: 'short',
      title: 'In short',
      items: [
        'You can look up vehicles and read everything without an account.',
        'We never sell your data or share it for advertising without your consent.',
        'Consent is asked for each purpose separately. You can withdraw it in one tap.',
        'You can download or delete your data yourself from your account.',
      ],
    },
  ],
  dataTitle: 'Data we hold',
  data: { why: 'Purpose:', kept: 'Retention:' },
  items: ({ lookupDays, documentDays, printDays, rangeHours }: KeptFor) => [
    {
      id: 'mobile',
      what: 'Your mobile number',
      why: 'Sign-in by OTP and messages about your orders.',
      kept: 'Until you delete your account. OTPs: a few minutes, stored only as a keyed hash.',
    },
    {
      id: 'profile',
      what: 'Name, email and language, if provided',
      why: 'Addressing you and sending messages in your language.',
      kept: 'Until you remove them or delete your account.',
    },
    {
      id: 'sessions',
      what: 'Signed-in devices: device type, first and last use',
      why: 'Keeping you signed in and listing your devices.',
      kept: '30 days after last use, 180 days at most.',
    },
    {
      id: 'garage',
      what: 'Your garage: vehicles, documents, licence, log, typed dates, reminders and your calendar link',
      why: 'Showing upcoming renewals and reminding you.',
      kept: 'Until you remove them or delete your account.',
    },
    {
      id: 'lookups',
      what: keptRecords['lookup-log'].what,
      why: `Preventing bulk collection of records. ${keptRule('lookup-log').law}.`,
      kept: `${days(lookupDays, kept('lookup-log'))}. Also after you delete your account.`,
    },
    {
      id: 'records',
      what: 'Vehicle records as received from VAHAN, masked',
      why: 'Answering the next look-up without a new request.',
      kept: 'Until replaced by a newer record. Owners can hide their vehicle here.',
    },
    {
      id: 'reports',
      what: 'Reports of mistakes: detail, correct value, and your account if signed in',
      why: 'Reviewing the report; a verified owner’s report is also shown on the record, without your words.',
      kept: '180 days after we close it and it is no longer shown. Your words and account are erased when you delete your account.',
    },
    {
      id: 'grievances',
      what: 'Complaints to the grievance officer: what you wrote, your name, and an email address or mobile number',
      why: 'Deciding and answering them. Only the officer reads them; they are stored encrypted.',
      kept: '180 days after the decision. Kind, dates and outcome stay for the published figures, without you.',
    },
    {
      id: 'car-reviews',
      what: 'Reviews of cars you write, with every version, and reports of other people’s reviews',
      why: 'Showing your review without your name after an editor has read it; deciding on reports. A vehicle you verify is not kept with the review.',
      kept: 'Reviews: until you delete them or your account. Reports: 180 days after the decision; your words and account are erased when you delete your account.',
    },
    {
      id: 'community',
      what: 'Community: the names you choose, also those of the last 180 days, posts, replies, pictures, drafts, likes, whom and what you follow, save, mute or block, reports and appeals',
      why: 'Showing what you write under them, telling you about answers, and deciding on reports.',
      kept: 'Until you delete them or your account; what others have read stays without your name. Texts that you delete or moderators remove: 180 days, where no page shows them. News: 180 days.',
    },
    {
      id: 'community-spam',
      what: 'Community, against spam and false reports: how long writing a text took, how much of it was pasted at once, a fingerprint of the text, and a keyed hash of the address range (not the address) of a report',
      why: 'Holding back advertising and fraud for a moderator, and counting many reports from one network once. The text cannot be read from the fingerprint.',
      kept: `Writing time and pasting: only as points, kept with the text. Fingerprints: ${keptDays(printDays)}. Hashes: ${rangeHours} hours, or until the report is decided if that is sooner.`,
    },
    {
      id: 'toll-tag',
      what: 'That you verified a vehicle, its toll crossings if you turned them on, e-notices you entered, and FASTag balances if you asked for low-balance alerts',
      why: 'Showing them to you alone, counting trips and reminding you of deadlines. Crossings need your consent, which you can withdraw here and in your account.',
      kept: 'Proof: 180 days. Crossings: 30 days; erased at once when you withdraw. E-notices: until you remove them. Balances: 30 days; erased at once when you turn that off. All until you delete your account at most.',
    },
    {
      id: 'challans',
      what: 'Challan searches and the reason given for viewing hidden details',
      why: 'Showing you the results and hiding place and time of an offence from strangers.',
      kept: 'Searches: 1 day. Source responses: 30 days.',
    },
    {
      id: 'orders',
      what: 'Orders: challans, FASTag recharges and tags, reports, RTO work; amounts, payment references, receipts',
      why: 'Paying for you, refunds and accounts. Card and bank details stay with the payment gateway, never with us.',
      kept: `${kept('paid-orders')} (${keptRule('paid-orders').law}); not linked to you once your account is deleted.`,
    },
    {
      id: 'insurance',
      what: 'Insurance: quotes with your answers, policies, inspection pictures, and claims you note',
      why: 'Getting prices, buying the policy you chose and keeping the dates of a claim.',
      kept: 'Quotes: 1 day. Your details for a policy: encrypted, until it is issued. Pictures: a week after the inspection ends. Policies: with the order. Claims: until you delete them or your account.',
    },
    {
      id: 'loans',
      what: 'Loan applications with their consents, and the dates of a loan you paid off',
      why: 'Asking the lenders you choose and reminding you of the NOC.',
      kept: 'Drafts: 30 days. Undecided applications: withdrawn after 14 days. Ended ones: 1 year. Paid-off loans: until you remove them. All until you delete your account at most.',
    },
    {
      id: 'cars',
      what: 'Cars you list or sell, with photos, inspection and sale papers; your place in a queue, test drives and saved searches',
      why: 'Showing the listing, arranging the sale and sending the alerts you turned on.',
      kept: 'Until you delete them or your account; payments as orders.',
    },
    {
      id: 'enquiries',
      what: 'Enquiries to dealers and partner firms, and the ways of contact you ticked',
      why: 'Passing on what you asked and showing you who used your number.',
      kept: 'Your number: until the consent ends or you withdraw it. Enquiries that led to nothing: 90 days after they are closed. All until you delete your account at most.',
    },
    {
      id: 'documents',
      what: 'Documents for a court challan or RTO work, if you upload them',
      why: 'Carrying out that order.',
      kept:
        documentDays === null
          ? 'Encrypted; deleted after the order is closed.'
          : `Encrypted; deleted ${days(documentDays, '')} after the order is closed.`,
    },
    {
      id: 'tags',
      what: 'A new FASTag: its progress and the delivery address',
      why: 'Ordering the tag and showing where it is. Your name, date of birth, proof of identity and pictures go to the bank that issues it; we do not store them.',
      kept: 'Progress: with the order. Address: encrypted; deleted with the documents of the order.',
    },
    {
      id: 'histories',
      what: 'Service-history reports you ordered',
      why: 'Showing you the report and sharing it where you want to.',
      kept: '1 year after the report was made, or until you delete your account.',
    },
    {
      id: 'forms',
      what: 'Forms and feedback you submit',
      why: 'Answering you, and nothing else unless you agreed on the form.',
      kept: 'Encrypted; 6 months or 1 year, as stated on the form.',
    },
    {
      id: 'assistant',
      what: 'Questions to the assistant',
      why: 'Showing you the conversation. Vehicle and mobile numbers are removed first.',
      kept: '30 days.',
    },
    {
      id: 'newsletter',
      what: 'Email address for the newsletter',
      why: 'Sending the newsletter once you confirm.',
      kept: 'Encrypted; until you unsubscribe. Unconfirmed: 7 days.',
    },
    {
      id: 'polls',
      what: 'Poll votes: that this browser voted, as a keyed hash',
      why: 'Counting each person once.',
      kept: '1 year. The vote itself stays counted.',
    },
    {
      id: 'consents',
      what: 'Consents given and withdrawn, with time and wording',
      why: 'Proof for you and for the authority.',
      kept: 'Until you delete your account; without an account: 1 year.',
    },
    {
      id: 'security',
      what: keptRecords['security-log'].what,
      why: `Detecting misuse and breaches. ${keptRule('security-log').law}; CERT-In directions of 28 April 2022.`,
      kept: `${kept('security-log')}. Also after you delete your account.`,
    },
    {
      id: 'device',
      what: 'In your browser: city, theme, recent look-ups, a random device id; offline pages while signed in',
      why: 'Remembering your choices and preventing misuse. Not used on other sites.',
      kept: 'Until you clear your browser or sign out.',
    },
  ],
  after: [
    {
      id: 'others',
      title: 'Who receives your data',
      items: [
        'VAHAN, the e-challan system, courts and state police: the vehicle number you look up.',
        'SARATHI, the register of licences: the number and date of birth of a licence you look up.',
        'The SMS service: your mobile number and the message. The email service and your browser’s push service likewise.',
        'WhatsApp, if you agreed to its messages: your mobile number and the message.',
        'The payment gateway: amount and order number. You enter the rest there yourself.',
        'The settlement partner: challan, vehicle number and, for a court OTP, your mobile number.',
        'The partner that does RTO work, where it is not our own desk: vehicle number, service and the documents you uploaded for it.',
        'The FASTag directory and the bill-payment system with your issuer: vehicle number and amount of the recharge.',
        'The bank that issues a new FASTag: your mobile number, name, date of birth, proof of identity, vehicle, pictures and delivery address.',
        'The vendor of service histories: the vehicle number.',
        'Insurers, for quotes: the vehicle and your answers, without name or mobile number. For a policy also your name, mobile number, email, address, nominee and previous policy.',
        'Lenders, each only with your consent: name, PAN, date of birth, PIN code, work, income, mobile number and email.',
        'Dealers and partner firms: what you ask them and, only in the ways you ticked, your number. Their calls go through a call service.',
        'The language model behind the assistant, if the operator connects one: your question without vehicle and mobile numbers.',
        'Analytics, if the operator connects a service: pages visited and the campaign that brought you. It is on by default until you turn it off under Privacy settings.',
        'Ad measurement: nothing, unless you turn it on.',
        'Authorities: only what a law or court order requires.',
      ],
    },
    {
      id: 'where',
      title: 'Storage and security',
      items: [
        'Payment data is stored in India only (RBI direction of 6 April 2018). The operator of this site is responsible for that.',
        'Connections are encrypted. Documents, newsletter addresses and form entries are also stored encrypted.',
        'Our staff sign in with two factors and see only what a task needs. All actions are logged.',
        'In a data breach we inform you and the Data Protection Board without delay: what happened, the likely impact and what you can do.',
      ],
    },
    {
      id: 'children',
      title: 'Children',
      text: [
        'You must be 18 or older to have an account. We do not track children or advertise to them. If a child has an account, write to us and we will delete it.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      text: [
        'You can access, correct or erase your data, withdraw consent, nominate a person to act for you after death or incapacity, and complain. Most of this you can do yourself:',
      ],
    },
  ],
  ways: [
    { to: '/account', label: 'Account: view, correct, download, delete' },
    { to: '/consent', label: 'Privacy settings: withdraw consent' },
    { to: '/grievance-officer', label: 'Grievance officer: everything else' },
  ],
  officerTitle: 'Contact',
  complaint: [
    {
      id: 'board',
      title: 'If our answer does not help',
      text: [
        'We answer within 90 days. After that, or if you disagree with the answer, you can complain to the Data Protection Board of India.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      text: [
        'This notice is dated 29 November 2026. We will inform you of any new purpose and, where required, ask for your consent first.',
      ],
    },
  ],
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'site-privacy': typeof copy;
  }
}
