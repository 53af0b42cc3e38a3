import { crumbs } from './shared/site-operator.ts';

/** Words of the public status: how what is behind the product answers, and what is planned. */
export const copy = {
  crumbs,
  metaTitle: 'Status of the site',
  metaDescription:
    'Whether the vehicle register, the challan sources, payment and messages answer now, and which outages are planned.',
  title: 'What works right now',
  lead: 'How the services behind this site have been answering.',
  asOf: (time: string) => `As of ${time}.`,
  again: 'Look again',
  plansTitle: 'Planned outages',
  nothingPlanned: 'Nothing is planned.',
  from: (time: string) => `From ${time}`,
  until: (time: string) => `Until ${time}`,
  servicesTitle: 'Services',
  services: {
    register: 'Vehicle register',
    national: 'National challan system',
    'virtual-court': 'Virtual courts',
    'state-police': 'State police',
    payment: 'Payment',
    messages: 'Messages with codes',
  },
  words: {
    up: 'Answers',
    slow: 'Slow',
    down: 'Does not answer',
    paused: 'Paused by us',
    unknown: 'Not asked lately',
  },
  last: (time: string) => `Last answer ${time}`,
  never: 'No answer in the last seven days',
  lastFailure: (time: string) => `Last failure ${time}`,
  typical: (seconds: string) => `Usually within ${seconds} s`,
  failedShare: (percent: number) => `${percent} % of the questions of the last hour failed`,
  counted:
    'Counted from real questions, never set by hand; only payment can be paused. A service that nobody asked says so: that is no promise that it works.',
  challans: 'Challan sources, state by state',
  failed: 'The status could not be loaded',
};
