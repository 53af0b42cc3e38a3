import { crumbs } from '../shared/en/site-operator.ts';

/** Words of the published figures. */
export const copy = {
  crumbs,
  metaTitle: 'Our performance',
  metaDescription:
    'Page speed, refund and settlement times and source availability, calculated from our records of the last 30 days.',
  title: 'Our performance',
  lead: (days: number) => `Calculated from our records of the last ${days} days.`,
  asOf: (time: string) => `As of ${time}.`,
  failed: 'The figures could not be loaded',
  none: 'No data yet',
  vitals: {
    title: 'Page speed',
    text: 'Measured in visitors’ browsers. 75 % of page views were at least this fast.',
    names: {
      lcp: 'Largest content shown after',
      inp: 'Response to a tap',
      cls: 'Layout shift',
    },
    seconds: (value: string) => `${value} s`,
    ms: (value: number) => `${value} ms`,
    samples: (n: string) => `${n} page views`,
  },
  refunds: { title: 'Refunds', text: 'From our refund request to the bank’s confirmation.' },
  settlements: {
    title: 'Challan settlement',
    text: 'From your payment to the authority’s receipt.',
    kinds: { 'e-challan': 'E-challans', court: 'Court challans' },
  },
  count: (n: string) => `${n} in total`,
  median: (days: string) => `half within ${days} days`,
  inTime: (percent: string) => `${percent} % on time`,
  sources: {
    title: 'Sources',
    text: 'Share of requests that succeeded.',
    answered: (percent: string, n: string) => `${percent} % of ${n} requests`,
  },
  services: {
    register: 'VAHAN (vehicle records)',
    national: 'National e-challan system',
    'virtual-court': 'Virtual courts',
    'state-police': 'State police',
    payment: 'Payment',
    messages: 'OTP messages',
  },
  measure:
    'Browsers send three speed values per page view, stored by the hour, without address, device, page or person.',
  status: 'Service status',
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'site-figures': typeof copy;
  }
}
