import { crumbs } from './shared/site-operator.ts';

/** Words of the published figures. */
export const copy = {
  crumbs,
  metaTitle: 'How we do, in figures',
  metaDescription:
    'Speed of our pages, days until refunds and settlements, and how often sources answer, computed from the rows of the last thirty days.',
  title: 'How we do, in figures',
  lead: (days: number) =>
    `Computed from our own rows of the last ${days} days. Nothing is set by hand.`,
  asOf: (time: string) => `As of ${time}.`,
  failed: 'The figures could not be loaded',
  none: 'Nothing to count yet',
  vitals: {
    title: 'Speed of pages',
    text: 'As browsers of readers measured it. Three of four page views were at least as good.',
    names: {
      lcp: 'Largest part of the page is there after',
      inp: 'Slowest answer to a touch',
      cls: 'Movement of the page by itself',
    },
    seconds: (value: string) => `${value} s`,
    ms: (value: number) => `${value} ms`,
    samples: (n: string) => `${n} page views`,
  },
  refunds: { title: 'Refunds', text: 'From our order to the bank until the bank confirms.' },
  settlements: {
    title: 'Settlement of challans',
    text: 'From your payment to the receipt of the authority.',
    kinds: { 'e-challan': 'E-challans', court: 'Court challans' },
  },
  count: (n: string) => `${n} in all`,
  median: (days: string) => `half of them within ${days} days`,
  inTime: (percent: string) => `${percent} % in the promised time`,
  sources: {
    title: 'Sources',
    text: 'Share of our questions that were answered.',
    answered: (percent: string, n: string) => `${percent} % of ${n} questions`,
  },
  services: {
    register: 'Vehicle register',
    national: 'National challan system',
    'virtual-court': 'Virtual courts',
    'state-police': 'State police',
    payment: 'Payment',
    messages: 'Messages with codes',
  },
  measure:
    'Browsers tell us three numbers of a page that is read, kept by the hour: no address, no device, no page, no person.',
  status: 'What works right now',
};
