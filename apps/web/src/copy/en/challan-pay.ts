import { banner, sources } from './shared/challan-sources.ts';
import { marks } from './shared/marks.ts';
import { states } from './shared/states.ts';

/** Categories of the fine table, by their code. */
const categories: Readonly<Record<string, string>> = {
  general: 'Signals, lanes and parking',
  'road-regulation': 'Road rules',
  passenger: 'Passengers and tickets',
  order: 'Orders and information',
  licence: 'Driving licence',
  vehicle: 'Vehicle as made',
  speed: 'Speed',
  dangerous: 'Dangerous driving, drinking, phone',
  condition: 'Condition of the vehicle',
  pollution: 'Pollution certificate',
  goods: 'Goods and loads',
  registration: 'Registration and plates',
  permit: 'Permit and fitness',
  business: 'Dealers and makers',
  safety: 'Helmet, seat belt, children',
  noise: 'Horn and noise',
  insurance: 'Insurance',
  misuse: 'Use without right',
  toll: 'Toll',
  local: 'Local orders',
};

/** Words of the challan page: field, how it works, usual fines, false messages. */
export const copy = {
  marks,
  states,
  sources,
  banner,
  categories,
  metaTitle: 'Traffic challans: find, check and pay',
  metaDescription:
    'Challans of any vehicle from three sources, each with its offence, fine and last day. Every fee is shown before you pay.',
  title: 'See every challan. Pay what is due.',
  lead: 'Three sources are asked side by side. You see each answer as it comes, and every rupee before you pay.',
  label: 'Enter vehicle number to see challans',
  submit: 'See challans',
  how: {
    title: 'How it works',
    steps: [
      {
        id: 'find',
        title: 'Type the number',
        text: 'We ask the national e-challan system, the virtual courts and the state’s traffic police. One that does not answer is named.',
      },
      {
        id: 'pick',
        title: 'Pick what to pay',
        text: 'Nothing is ticked for you. Fine, our fee, legal fee and GST stand each on its own line, and the first total is the last.',
      },
      {
        id: 'follow',
        title: 'Follow it to the receipt',
        text: 'Paid, sent to the authority, receipt number, cleared at the source: each with its date. Not settled by the promised day, the money comes back by itself.',
      },
    ],
    days: 'E-Challans take up to 3 days, court challans up to 60.',
    terms: 'Terms for challans',
  },
  fines: {
    title: 'Usual fines by offence',
    lead: 'The sum on your notice is the one that counts. A state may collect less than the Act says.',
    state: 'State',
    act: 'All India (the Act itself)',
    show: 'Show',
    noOwn: 'We know no sums of this state. These are the Act’s.',
    twoWheeler: 'two-wheeler',
    light: 'car',
    heavy: 'heavy',
    repeat: 'again',
    court: 'only a court decides',
    none: 'no fixed sum',
    section: (section: string) => (/^\d/.test(section) ? `s. ${section}` : section),
    stateSum: (asOf: string) => `the state’s own sum, as of ${asOf}`,
    unsure: 'not confirmed',
    failed: 'The fines could not be loaded',
  },
  fake: {
    title: 'Fake challan messages',
    text: 'Thieves send messages with a challan and an app file or a link. No authority sends an app file (.apk), and we never send any file. Paste the message here before you press anything in it.',
    action: 'Check a message',
  },
  more: {
    status: 'Status of the sources',
    contest: 'Contest a wrong challan',
  },
  faq: {
    title: 'Questions people ask',
    items: [
      {
        id: 'sign-in',
        question: 'Do I have to sign in to see challans?',
        answer:
          'No. Offence, fine, day and status are shown to everybody. Place, time and photographs are shown after a sign-in, and paying needs one, so that the receipt finds you.',
      },
      {
        id: 'fee',
        question: 'What does it cost?',
        answer:
          'Looking costs nothing. Paying here costs a settlement fee with GST, and for each court challan a legal fee. All of it is shown before you pay. At the authority’s own site you pay no fee of ours.',
      },
      {
        id: 'deadline',
        question: 'How long do I have?',
        answer:
          'For challans since 21 January 2026: 45 days to pay or contest, then it counts as accepted, then 30 days more to pay. Older ones go to a virtual court after about 60 days. Check the notice.',
      },
      {
        id: 'missing',
        question: 'My challan is not in the list',
        answer:
          'A new challan can take days to reach the sources, and a source that did not answer is named in the list. Ask again later, or look at the authority’s own site.',
      },
      {
        id: 'paid',
        question: 'I paid and it is still open',
        answer:
          'Sources follow within minutes to three days. If one source says paid, we show it as paid and tell you which one lags.',
      },
      {
        id: 'wrong',
        question: 'The challan is not mine',
        answer:
          'Do not pay it yet. Open “Contest a wrong challan”: it tells what to collect, until when, and writes the letter.',
      },
    ],
  },
};
