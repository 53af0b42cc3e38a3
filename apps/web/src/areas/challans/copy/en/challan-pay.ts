import { marks } from '../../../../frame/copy/shared/en/marks.ts';
import { states } from '../../../../frame/copy/shared/en/states.ts';
import { banner, sources } from '../shared/en/challan-sources.ts';

/** Categories of the fine table, by their code. */
const categories: Readonly<Record<string, string>> = {
  general: 'Signals, lanes and parking',
  'road-regulation': 'Road rules',
  passenger: 'Passengers and tickets',
  order: 'Directions and information',
  licence: 'Driving licence',
  vehicle: 'Alteration and manufacture',
  speed: 'Speed',
  dangerous: 'Dangerous or drunk driving, mobile phone',
  condition: 'Vehicle condition',
  pollution: 'Pollution certificate',
  goods: 'Goods and overloading',
  registration: 'Registration and plates',
  permit: 'Permit and fitness',
  business: 'Dealers and aggregators',
  safety: 'Helmet, seat belt, children',
  noise: 'Horn and noise',
  insurance: 'Insurance',
  misuse: 'Unauthorised use',
  toll: 'Toll',
  local: 'Local orders',
};

/** Copy of the challan landing page. */
export const copy = {
  marks,
  states,
  sources,
  banner,
  categories,
  metaTitle: 'Traffic challans: check and pay online',
  metaDescription:
    'Check challans of any vehicle from three sources, with offence, fine and deadline. All fees are shown before you pay.',
  title: 'Check and pay your challans',
  lead: 'We check three sources at once and show all charges before you pay.',
  label: 'Enter vehicle number to see challans',
  submit: 'Check challans',
  how: {
    title: 'How it works',
    steps: [
      {
        id: 'find',
        title: 'Enter the vehicle number',
        text: 'We check three sources at once: the national e-challan system, virtual courts and state traffic police.',
      },
      {
        id: 'pick',
        title: 'Select challans to pay',
        text: 'Fines, our fees and GST are listed separately. There are no hidden charges.',
      },
      {
        id: 'follow',
        title: 'Track it to the receipt',
        text: 'See each step with its date, and the authority’s receipt number. If a challan is not settled on time, you are refunded automatically.',
      },
    ],
    days: 'E-challans take up to 3 days, court challans up to 60.',
    terms: 'Terms for challans',
  },
  fines: {
    title: 'Traffic fines by offence',
    lead: 'The amount on your notice applies. A state may charge less than the Act.',
    state: 'State',
    act: 'All India (Motor Vehicles Act)',
    show: 'Show',
    noOwn: 'We don’t have this state’s own amounts. These are from the Act.',
    twoWheeler: 'two-wheeler',
    light: 'car',
    heavy: 'heavy vehicle',
    repeat: 'repeat offence',
    court: 'court decides',
    none: 'no fixed amount',
    section: (section: string) => (/^\d/.test(section) ? `s. ${section}` : section),
    stateSum: (asOf: string) => `state amount, as of ${asOf}`,
    unsure: 'not confirmed',
    failed: 'The fines could not be loaded',
  },
  fake: {
    title: 'Fake challan messages',
    text: 'Fraudsters send challan messages with an app file or a link. No authority sends an app file (.apk), and we never send files. Check the message before you tap anything.',
    action: 'Check a message',
  },
  more: {
    status: 'Source status',
    contest: 'Contest a wrong challan',
  },
  faq: {
    title: 'FAQs',
    items: [
      {
        id: 'sign-in',
        question: 'Do I need to sign in to see challans?',
        answer:
          'No. Offence, fine, date and status are visible to everyone. Sign in to see place, time and photos, and to pay.',
      },
      {
        id: 'fee',
        question: 'What does it cost?',
        answer:
          'Checking is free. To pay here, we charge a settlement fee per order and a legal fee per court challan, shown before you pay. On the authority’s own site you pay none of our fees.',
      },
      {
        id: 'deadline',
        question: 'How long do I have?',
        answer:
          'For challans issued from 21 January 2026: 45 days to pay or contest; after that it is deemed accepted and you have 30 more days to pay. Older ones go to a virtual court after about 60 days. Check your notice.',
      },
      {
        id: 'missing',
        question: 'My challan is not listed',
        answer:
          'New challans can take a few days to appear. Check whether a source did not respond and retry, or look on the authority’s site.',
      },
      {
        id: 'paid',
        question: 'I paid, but it still shows unpaid',
        answer:
          'Sources update within minutes to 3 days. If one source shows it paid, we treat it as paid.',
      },
      {
        id: 'wrong',
        question: 'The challan is not mine',
        answer:
          'Don’t pay it yet. Open “Contest a wrong challan” for the deadline, the documents you need and a ready letter.',
      },
    ],
  },
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'challan-pay': typeof copy;
  }
}
